/**
 * Who holds which position, written and asked. The limits (approved number, one main post, one manager, one chief) are those of
 * the database at the end of the transaction; what is asked here tells beforehand who stands in the way.
 */
import type { Days } from '#kernel/intervals/intervals.ts';
import { join, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { type Overwriting, writingOver } from '#platform/db/past.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { CHIEF, fullDay, type GivingWay, giveWay, type HoldingWords, MANAGER, type Reason, SUBSTITUTE, waysOut } from './holders.rules.ts';
import type { Span } from './timeline.rules.ts';

/** A link of a person to a position; the words of the span are what is said of it. */
export interface Holding extends Span<HoldingWords> {
  readonly holdingId: string;
  readonly companyId: string;
  readonly positionId: string;
  readonly partyId: string;
}

const holdingColumns = sql`
  h.empl_position_party_id as "holdingId", h.company_id as "companyId", h.empl_position_id as "positionId", h.party_id as "partyId",
  lower(h.valid)::text as "from", upper(h.valid)::text as until,
  jsonb_build_object('roleTypeId', h.role_type_id, 'mainPosition', h.main_position, 'occupancyRate', h.occupancy_rate) as values`;

const range = ({ from, until }: Days): Sql => sql`daterange(${from}::date, ${until}::date)`;

/** A link that is to stand: it has a first day. */
export interface Wanted extends Holding {
  readonly from: string;
}

/** A link of another person, or of the same one elsewhere, that the wanted one cannot stand beside. */
export interface Standing extends Holding {
  readonly reason: Reason;
  /** From this day on it would have to give way. */
  readonly day: string;
  readonly fullName: string;
  /** Title of the position, today. */
  readonly description: string;
}

const standingQuery = (clashes: Sql, day: string): Sql => sql`
  select c.reason, ${day}::date::text as day, ${holdingColumns}, ${fullName(sql`p`)} as "fullName", e.description
  from (${clashes}) as c (reason, id) join empl_position_party h on h.empl_position_party_id = c.id join person p using (party_id) join empl_position e using (empl_position_id)
  order by c.reason, lower(h.valid), p.sort_text`;

/** Who leads the units of a position while the link stands. */
const managersBeside = ({ positionId }: Holding, days: Sql): Sql => sql`
  select 'secondManager', o.empl_position_party_id from empl_position_unit u
  join org_unit_manager m on m.unit_id = u.unit_id and not isempty(m.valid * u.valid * ${days})
  join empl_position_party o on o.empl_position_id = m.empl_position_id and o.party_id = m.party_id and o.role_type_id = ${MANAGER} and o.valid && m.valid
  where u.empl_position_id = ${positionId}::uuid`;

/** The links that a wanted one cannot stand beside, the wanted one itself left out. */
export async function standingBeside(tx: Tx, wanted: Wanted): Promise<Standing[]> {
  const { companyId, positionId, partyId, holdingId, values } = wanted;
  const days = range(wanted);
  const clashes = [sql`select 'seatFull', o.empl_position_party_id from empl_position_party o where o.empl_position_id = ${positionId}::uuid and o.valid && ${days}`];
  if (values.roleTypeId === CHIEF)
    clashes.push(
      sql`select 'secondChief', o.empl_position_party_id from empl_position_party o where o.company_id = ${companyId}::uuid and o.role_type_id = ${CHIEF} and o.valid && ${days}`,
    );
  if (values.roleTypeId === MANAGER) clashes.push(managersBeside(wanted, days));
  if (values.mainPosition === 'Y')
    clashes.push(
      sql`select 'secondMain', o.empl_position_party_id from empl_position_party o where o.party_id = ${partyId}::uuid and o.main_position = 'Y' and o.valid && ${days}`,
    );
  const standing = await tx.many<Standing>(standingQuery(sql`select * from (${join(clashes, ' union all ')}) as one (reason, id) where id <> ${holdingId}::uuid`, wanted.from));
  const [others, occupants] = [
    standing.filter(({ reason }) => reason !== 'seatFull'),
    standing.filter(({ reason, values: said }) => reason === 'seatFull' && said.roleTypeId !== SUBSTITUTE),
  ];
  const holders = [wanted, ...occupants].map(({ from, until, values: said }) => ({ from, until, ...said }));
  return fullDay(holders, await approvedNumbers(tx, positionId)) === undefined ? others : [...others, ...occupants];
}

const approvedNumbers = (tx: Tx, positionId: string): Promise<(Days & { seats: number })[]> =>
  tx.many(sql`select lower(valid)::text as "from", upper(valid)::text as until, seats from empl_position_fact where empl_position_id = ${positionId}::uuid`);

/** Who leads a unit while the managers of a position would, were it moved there on a day. */
export const managersMet = (tx: Tx, positionId: string, unitId: string, day: string): Promise<Standing[]> =>
  tx.many<Standing>(
    standingQuery(
      sql`
      select distinct 'secondManager', o.empl_position_party_id from empl_position_unit place
      join empl_position_party own on own.empl_position_id = place.empl_position_id and own.role_type_id = ${MANAGER}
      join org_unit_manager m on m.unit_id = ${unitId}::uuid and m.empl_position_id <> place.empl_position_id
        and not isempty(m.valid * own.valid * place.valid * daterange(${day}::date, null))
      join empl_position_party o on o.empl_position_id = m.empl_position_id and o.party_id = m.party_id and o.role_type_id = ${MANAGER} and o.valid && m.valid
      where place.empl_position_id = ${positionId}::uuid and place.valid @> ${day}::date`,
      day,
    ),
  );

/** What became of a link. */
export interface Replaced {
  readonly holding: Holding;
  readonly day: string;
  readonly rest: readonly Span<HoldingWords>[];
}

/** How links give way, each from its first day in the way on and for all reasons it stands there for. */
export const givenWay = (standing: readonly Standing[]): Replaced[] =>
  [...Map.groupBy(standing, ({ holdingId }) => holdingId).values()].flatMap((links) => {
    const [holding] = links;
    if (holding === undefined) return [];
    const ways = links.map(({ reason }) => waysOut[reason]);
    const change: GivingWay = ways.includes(null) ? null : Object.assign({}, ...ways);
    const day = links.map((link) => link.day).reduce((one, other) => (one < other ? one : other));
    return [{ holding, day, rest: giveWay(holding, day, change) }];
  });

/** Puts spans in the place of a link; the first keeps its id. `why` it may say something else from its first day on (`rewriting`). */
export async function rewriteHolding(tx: Tx, holding: Holding, [first, ...more]: readonly Span<HoldingWords>[], newId: () => string, why?: Overwriting): Promise<void> {
  if (first === undefined) return deleteHolding(tx, holding.holdingId);
  await updateHolding(tx, { ...holding, ...first }, why);
  for (const span of more) await insertHolding(tx, { ...holding, ...span, holdingId: newId() });
}

export async function insertHolding(tx: Tx, holding: Holding): Promise<void> {
  const { holdingId, companyId, positionId, partyId, values } = holding;
  await tx.run(sql`
    insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, role_type_id, main_position, occupancy_rate, valid)
    values (${holdingId}::uuid, ${companyId}::uuid, ${positionId}::uuid, ${partyId}::uuid, ${values.roleTypeId}, ${values.mainPosition}, ${values.occupancyRate}, ${range(holding)})`);
}

/** What is said of a link, and its days; person and position stay. Without a `why` only its end moves. */
export async function updateHolding(tx: Tx, holding: Holding, why?: Overwriting): Promise<void> {
  const { holdingId, values } = holding;
  const write = () =>
    tx.run(sql`
      update empl_position_party set role_type_id = ${values.roleTypeId}, main_position = ${values.mainPosition}, occupancy_rate = ${values.occupancyRate}, valid = ${range(holding)}
      where empl_position_party_id = ${holdingId}::uuid`);
  await (why === undefined ? write() : writingOver(tx, why, write));
}

export async function deleteHolding(tx: Tx, holdingId: string): Promise<void> {
  await tx.run(sql`delete from empl_position_party where empl_position_party_id = ${holdingId}::uuid`);
}

/** Holds the link until the end of the transaction. `version` is the transaction that wrote it last, for who edits what was read. */
export const lockHolding = (tx: Tx, holdingId: string): Promise<(Holding & { readonly version: number }) | undefined> =>
  tx.maybe(sql`select ${holdingColumns}, ${holdingVersion} as version from empl_position_party h where h.empl_position_party_id = ${holdingId}::uuid for update of h`);

/** Links of a person within a company that hold on a day or later but begin before another one (null: open); held until the end of the transaction. */
export const holdingsBeyond = (tx: Tx, companyId: string, partyId: string, days: Days): Promise<Holding[]> =>
  tx.many(sql`
    select ${holdingColumns} from empl_position_party h where h.company_id = ${companyId}::uuid and h.party_id = ${partyId}::uuid and h.valid && ${range(days)}
    order by lower(h.valid) for update of h`);

/** Links have no counter of their own: the transaction that wrote the row, as a whole number that JSON carries. Alias of the table: h. */
export const holdingVersion = sql`(h.xmin::text::bigint % 2147483647)::int`;

/**
 * Whether somebody is employed by a company on all of these days.
 * Without a RowScope: it tells whether, and nothing of the person.
 */
export const isEmployed = async (tx: Tx, companyId: string, partyId: string, days: Days): Promise<boolean> =>
  (
    await tx.one<{ covered: boolean }>(sql`
      select coalesce(range_agg(valid) @> ${range(days)}, false) as covered from party_relationship
      where company_id = ${companyId}::uuid and party_id = ${partyId}::uuid and relationship_type_enum_id = 'PrtEmployee' and (status_id = 'ActiveRel' or not upper_inf(valid))`)
  ).covered;

/** Whether the person holds the position on one of these days by another link. */
export const holdsAlready = async (tx: Tx, { holdingId, positionId, partyId, ...days }: Holding): Promise<boolean> =>
  (await tx.maybe(sql`
    select from empl_position_party where empl_position_id = ${positionId}::uuid and party_id = ${partyId}::uuid and empl_position_party_id <> ${holdingId}::uuid and valid && ${range(days)} limit 1`)) !==
  undefined;
