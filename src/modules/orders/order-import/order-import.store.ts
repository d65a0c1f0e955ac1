/** SQL of orders that a sheet brings. */
import { contains } from '#kernel/intervals/intervals.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { fullDay, type Occupant } from '#platform/structure/holders.rules.ts';
import type { Moves } from '../moves/moves.rules.ts';
import type { PaperFactor, PaperOrder } from './paper-values.rules.ts';

export interface PaperType {
  readonly orderTypeId: string;
  readonly code: string;
  readonly needsEnd: boolean;
  readonly pays: boolean;
  /** JSON list of facts that it may move; null: none. */
  readonly moves: string | null;
}

/** What the rows of a sheet name, of a company. */
export interface PaperLook {
  /** By their codes in capitals. */
  readonly factors: ReadonlyMap<string, PaperFactor>;
  readonly types: ReadonlyMap<string, PaperType>;
  readonly agreements: ReadonlyMap<string, string>;
}

const byCode = <T extends { readonly code: string }>(rows: readonly T[]): ReadonlyMap<string, T> => new Map(rows.map((row) => [row.code.toUpperCase(), row]));

export async function paperLook(db: Db, companyId: string): Promise<PaperLook> {
  const factors = await db.many<PaperFactor>(sql`
    select f.pay_factor_id as "payFactorId", f.code, f.title, f.group_enum_id as "groupEnumId", f.basis_enum_id as basis, coalesce(f.paid_as, f.code) as "paidAs",
      f.is_daily_wage = 'Y' as "isDailyWage", f.display_order as "displayOrder", f.is_scored = 'Y' as "isScored"
    from pay_factor f where f.company_id = ${companyId}::uuid and f.branch = 'order'`);
  const types = await db.many<PaperType>(sql`
    select t.order_type_id as "orderTypeId", t.code, t.needs_end = 'Y' as "needsEnd", t.pays = 'Y' as pays, t.moves from order_type t where t.company_id = ${companyId}::uuid`);
  const agreements = await db.many<{ code: string; agreementId: string }>(sql`
    select a.code, a.agreement_id as "agreementId" from agreement_type a where a.company_id = ${companyId}::uuid and a.code is not null`);
  return { factors: byCode(factors), types: byCode(types), agreements: new Map(agreements.map(({ code, agreementId }) => [code.toUpperCase(), agreementId])) };
}

const paper = sql`
  select o.empl_order_id as "orderId", o.party_relationship_id as "employmentId", o.party_id as "partyId", o.company_id as "companyId", o.old_number as number, t.code as type, a.code as agreement,
    v.employment_status_enum_id as kind, (select s.pseudo_id from empl_position s where s.empl_position_id::text = o.moves -> 'post' ->> 'emplPositionId') as post, o.order_date as "orderDate", o.from_date as "from", o.thru_date as thru, o.version, v.total::text as total,
    coalesce((select jsonb_agg(jsonb_build_object('code', i.code, 'amount', i.amount::text, 'score', i.score) order by i.place) from empl_order_item i
      where i.empl_order_id = o.empl_order_id and i.version = o.version), '[]') as items
  from empl_order o join empl_order_version v using (empl_order_id, version) join order_type t using (order_type_id) left join agreement_type a on a.agreement_id = o.agreement_id
  where o.status_id = 'EoSigned' and o.old_number is not null`;

/** Orders on paper of employments, the earliest first. Without a RowScope: an import is of a whole company. */
export const paperOrders = (db: Db, employmentIds: readonly string[]): Promise<PaperOrder[]> =>
  db.many<PaperOrder>(sql`${paper} and o.party_relationship_id = any (${[...employmentIds]}::uuid[]) order by o.from_date, o.signed_no`);

/** The same by their ids. Without a RowScope: of a run of a whole company. */
export const paperOrdersById = (db: Db, orderIds: readonly string[]): Promise<PaperOrder[]> =>
  db.many<PaperOrder>(sql`${paper} and o.empl_order_id = any (${[...orderIds]}::uuid[]) order by o.from_date, o.signed_no`);

/** Employments that have orders of the product, signed or on their way. Without a RowScope: an import is of a whole company. */
export const orderedHere = async (db: Db, employmentIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ id: string }>(sql`
        select distinct o.party_relationship_id as id from empl_order o where o.party_relationship_id = any (${[...employmentIds]}::uuid[]) and o.old_number is null
          and o.status_id in ('EoInApproval', 'EoReturned', 'EoSigned')`)
    ).map(({ id }) => id),
  );

export interface PaperHead {
  readonly orderId: string;
  readonly employmentId: string;
  readonly partyId: string;
  readonly issueId: string;
  readonly orderTypeId: string;
  /** Null: of the contract that stands on the day. */
  readonly agreementId: string | null;
  readonly number: string;
  readonly orderDate: string;
  readonly from: string;
  readonly thru: string | null;
  readonly series: string;
  readonly year: number;
  readonly place: number;
  /** What it moves beside kind and wage. */
  readonly moves: Moves | null;
}

const heads = (rows: readonly object[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows.map((row, at) => ({ ...row, at })))}::jsonb) as o ("orderId" uuid, "employmentId" uuid, "partyId" uuid, "issueId" uuid, "orderTypeId" uuid, "agreementId" uuid,
    number text, "orderDate" date, "from" date, thru date, series text, year smallint, place integer, moves jsonb, at integer)`;
const agreementOfDay = sql`coalesce(o."agreementId", (
  select c.agreement_id from employment_contract c where c.party_relationship_id = o."employmentId" and c.state <> 'draft' and c.valid @> o."from" limit 1))`;

/** Signed as they come, in the sequence given. Without a RowScope: an import is of a whole company. */
export const insertPaperOrders = (tx: Tx, companyId: string, rows: readonly PaperHead[], now: Date): Promise<number> =>
  tx.run(sql`
    insert into empl_order (empl_order_id, company_id, party_relationship_id, party_id, order_issue_id, order_type_id, agreement_id, status_id, order_date, from_date, thru_date, is_cover,
      ends_cover, pays, order_series, order_year, order_number, signed_no, signed_at, old_number, moves)
    select o."orderId", ${companyId}::uuid, o."employmentId", o."partyId", o."issueId", o."orderTypeId", ${agreementOfDay}, 'EoSigned', o."orderDate", o."from", o.thru, t.is_cover,
      t.ends_cover, t.pays, o.series, o.year, o.place, nextval('empl_order_signing'), ${now}, o.number, o.moves
    from (select * from ${heads(rows)} order by at) o join order_type t on t.order_type_id = o."orderTypeId"`);

/** What a sheet says anew of orders that one has brought. Without a RowScope: an import is of a whole company. */
export const updatePaperOrders = (
  tx: Tx,
  rows: readonly Pick<PaperHead, 'orderId' | 'employmentId' | 'orderTypeId' | 'agreementId' | 'orderDate' | 'from' | 'thru' | 'moves'>[],
): Promise<number> =>
  tx.run(sql`
    update empl_order e set order_type_id = o."orderTypeId", agreement_id = ${agreementOfDay}, order_date = o."orderDate", from_date = o."from", thru_date = o.thru, is_cover = t.is_cover,
      ends_cover = t.ends_cover, pays = t.pays, moves = o.moves, row_version = e.row_version + 1
    from ${heads(rows)} join order_type t on t.order_type_id = o."orderTypeId" where e.empl_order_id = o."orderId"`);

/** A row that puts somebody into a post from a day on (ISO). */
export interface AskedPost {
  readonly row: number;
  readonly partyId: string;
  readonly positionId: string;
  readonly from: string;
}

interface Held extends Occupant {
  readonly partyId: string;
  readonly positionId: string;
}

/** Rows whose post is not there on their day, or has no room from then on beside those who hold it and those of earlier rows. Without a RowScope: an import is of a whole company. */
export async function postFaults(db: Db, rows: readonly AskedPost[]): Promise<ReadonlyMap<number, 'unknown_position' | 'position_full'>> {
  const ids = [...new Set(rows.map(({ positionId }) => positionId))];
  const held = await db.many<Held>(sql`
    select party_id as "partyId", empl_position_id as "positionId", role_type_id as "roleTypeId", occupancy_rate as "occupancyRate", lower(valid) as "from", upper(valid) as until
    from empl_position_party where empl_position_id = any (${ids}::uuid[])`);
  const seats = Map.groupBy(
    await db.many<{ positionId: string; seats: number; from: string | null; until: string | null }>(sql`
      select empl_position_id as "positionId", seats, lower(valid) as "from", upper(valid) as until from empl_position_fact where empl_position_id = any (${ids}::uuid[])`),
    ({ positionId }) => positionId,
  );
  const asked = rows.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  const faults = new Map<number, 'unknown_position' | 'position_full'>();
  const placed: Held[] = [];
  for (const [at, { row, partyId, positionId, from }] of asked.entries()) {
    const own = seats.get(positionId) ?? [];
    const until = asked.slice(at + 1).find((other) => other.partyId === partyId)?.from ?? null;
    const link: Held = { partyId, positionId, roleTypeId: 'Employee', occupancyRate: 100, from, until };
    const others = [...held.filter((one) => one.partyId !== partyId), ...placed].filter((one) => one.positionId === positionId);
    if (!own.some((span) => contains(span, from))) faults.set(row, 'unknown_position');
    else if (
      fullDay(
        [...others.map((one) => ({ ...one, from: one.from === null || one.from < from ? from : one.from })).filter((one) => one.until === null || one.until > from), link],
        own,
      ) !== undefined
    )
      faults.set(row, 'position_full');
    else placed.push(link);
  }
  return faults;
}
