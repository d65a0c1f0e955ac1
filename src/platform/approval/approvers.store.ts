/** Facts by which the approvers of steps are found. SQL; the rule stands in approvers.rules.ts. */
import { onePersonIn, systemScope } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { employedOn, fullName } from '#platform/people/people.sql.ts';
import { approversOf, type Found, type Holder, MANAGER, MANAGER_STEP, type Position, type Surroundings, type UnitOnLine } from './approvers.rules.ts';
import type { StepTarget } from './chain.rules.ts';

export interface Case {
  readonly partyId: string;
  /** ISO date. */
  readonly day: string;
  /** Whose seats count. */
  readonly companyIds: readonly string[];
}

interface MainPosition {
  readonly fullName: string;
  readonly reportsTo: string | null;
  readonly unitId: string | null;
}

/** The person with the main position of the day. */
const mainPositionOf = (db: Db, rows: RowScope, partyId: string, day: string): Promise<MainPosition | undefined> =>
  db.maybe<MainPosition>(sql`
    select ${fullName(sql`p`)} as "fullName", r.reports_to_id as "reportsTo", u.unit_id as "unitId"
    from person p
    left join lateral (
      select h.empl_position_id from empl_position_party h where h.party_id = p.party_id and h.valid @> ${day}::date order by h.main_position desc, h.empl_position_party_id limit 1
    ) h on true
    left join empl_position_unit u on u.empl_position_id = h.empl_position_id and u.valid @> ${day}::date
    left join empl_position_reporting r on r.empl_position_id = h.empl_position_id and r.valid @> ${day}::date
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);

/** A unit and those above it on a day, nearest first. */
const lineOf = (db: Db, unitId: string, day: string): Promise<UnitOnLine[]> =>
  db.many<UnitOnLine>(sql`
    with recursive line as (
      select ${unitId}::uuid as unit_id, 0 as height
      union select p.parent_unit_id, line.height + 1 from line join org_unit_parent p on p.unit_id = line.unit_id and p.valid @> ${day}::date
      where p.parent_unit_id is not null and line.height < 100
    ) select u.unit_id as "unitId", u.level_enum_id as "levelEnumId" from line join org_unit u on u.unit_id = line.unit_id and u.valid @> ${day}::date order by line.height`);

const seatsOf = (db: Db, ids: readonly string[], { day, companyIds }: Case): Promise<Position[]> =>
  db.many<Position>(sql`
    select empl_position_id as "emplPositionId", status_id = 'EmpsActive' and valid @> ${day}::date as "isActive" from empl_position
    where empl_position_id = any (${[...ids]}::uuid[]) and company_id = any (${[...companyIds]}::uuid[])`);

interface Wanted {
  readonly seats: readonly string[];
  readonly units: readonly string[];
  readonly roles: readonly string[];
}

/**
 * Who holds one of these seats, or in one of these roles a position in one of these units; people whose employment stands on the day.
 * Without a RowScope: whoever has a case may know who decides on it.
 */
const holdersOf = (db: Db, { seats, units, roles }: Wanted, { day, companyIds }: Case): Promise<Holder[]> =>
  db.many<Holder>(sql`
    with wanted as materialized (
      select h.empl_position_party_id from empl_position_party h where h.empl_position_id = any (${[...seats]}::uuid[])
      union select h.empl_position_party_id from empl_position_unit s join empl_position_party h on h.empl_position_id = s.empl_position_id and h.role_type_id = any (${[...roles]}::text[])
        where s.unit_id = any (${[...units]}::uuid[]) and s.valid @> ${day}::date)
    select h.party_id as "partyId", ${fullName(sql`p`)} as "fullName", h.empl_position_id as "emplPositionId", e.description as position, u.unit_id as "unitId",
      h.role_type_id as "roleTypeId"
    from wanted join empl_position_party h using (empl_position_party_id)
    join empl_position e on e.empl_position_id = h.empl_position_id and e.status_id = 'EmpsActive' and e.valid @> ${day}::date
    join person p on p.party_id = h.party_id
    left join empl_position_unit u on u.empl_position_id = h.empl_position_id and u.valid @> ${day}::date
    where h.valid @> ${day}::date and e.company_id = any (${[...companyIds]}::uuid[])
      and exists (
        select from party_relationship r
        where r.party_id = h.party_id and ${employedOn(sql`r`, day)})
    order by p.sort_text, h.party_id, h.main_position desc`);

const present = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

/** The facts about one person's case; undefined when the person is not in scope. */
async function surroundingsOf(db: Db, rows: RowScope, about: Case, steps: readonly StepTarget[]): Promise<Surroundings | undefined> {
  const { partyId, day } = about;
  const position = await mainPositionOf(db, rows, partyId, day);
  if (position === undefined) return undefined;
  const line = position.unitId === null ? [] : await lineOf(db, position.unitId, day);
  const named = present([position.reportsTo, ...steps.map(({ emplPositionId }) => emplPositionId)]);
  const units = present([...line.map(({ unitId }) => unitId), ...steps.map(({ organizationPartyId }) => organizationPartyId)]);
  const roles = present([MANAGER, ...steps.map(({ roleTypeId }) => roleTypeId)]);
  const [seats, holders] = [await seatsOf(db, named, about), await holdersOf(db, { seats: named, units, roles }, about)];
  return { subject: { partyId, fullName: position.fullName }, reportsTo: position.reportsTo, line, seats, holders };
}

/**
 * Approvers of each step for a case about a person, in the order of the steps; undefined when the person is not in scope.
 * Approvers are told whatever the scope: whoever has a case may know who decides on it. But only those who hold a position in one of
 * the companies of the case: a connection may have others open, and steps that are merely tried may name their seats and units.
 */
export async function findApprovers(db: Db, rows: RowScope, about: Case, steps: readonly StepTarget[]): Promise<Found[] | undefined> {
  const facts = await surroundingsOf(db, rows, about, steps);
  return facts === undefined ? undefined : steps.map((step) => approversOf(step, facts));
}

/** A person with those who are their managers on a day. Without a RowScope: of a person whom whoever asks has found. */
export async function managersOn(db: Db, about: Case): Promise<{ readonly fullName: string; readonly managers: readonly string[] }> {
  const facts = await surroundingsOf(db, systemScope(about.companyIds, about.day), about, [MANAGER_STEP]);
  if (facts === undefined) return { fullName: '', managers: [] };
  const managers = approversOf(MANAGER_STEP, facts).approvers.map(({ partyId }) => partyId);
  return { fullName: facts.subject.fullName, managers: managers.filter((partyId) => partyId !== about.partyId) };
}
