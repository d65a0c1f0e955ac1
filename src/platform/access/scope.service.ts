/** Makes the RowScope of a request (the only place that does) and turns it into SQL. */
import type { AnyCall } from '#kernel/call.ts';
import { join, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { type Reacher, rowsFor } from './access.rules.ts';

/** Rows the actor may touch with the permission of this call, on a day (ISO date). */
export const scopeFor = (actor: Reacher, call: Pick<AnyCall, 'permission' | 'scope'>, asOf: string): RowScope => ({ ...rowsFor(actor, call), asOf }) as unknown as RowScope;

/** The scope of the installation itself: imports from the command line and jobs, over whole companies. */
export const systemScope = (companyIds: readonly string[], asOf: string): RowScope => ({ selfPartyId: '', companyIds, unitIds: [], asOf }) as unknown as RowScope;

/** Predicate "this person's row is in scope" over the given party and company columns. */
export function peopleIn(rows: RowScope, party: Sql, company: Sql): Sql {
  const ways: Sql[] = [];
  if (rows.companyIds.length > 0) ways.push(sql`${company} = any (${[...rows.companyIds]}::uuid[])`);
  if (rows.unitIds.length > 0) ways.push(sql`${party} in (select people_under(${[...rows.unitIds]}::uuid[], ${rows.asOf}::date))`);
  if (rows.selfPartyId !== '') ways.push(sql`${party} = ${rows.selfPartyId}::uuid`);
  return ways.length === 0 ? sql`false` : sql`(${join(ways, ' or ')})`;
}

/** `with recursive` part `above (unit_id)`: the units in which a person holds a post on a day (ISO date), and all above them. */
export const unitsAbove = (party: Sql, day: string): Sql => sql`above as (
  select place.unit_id from empl_position_party position
  join empl_position_unit place on place.empl_position_id = position.empl_position_id and place.valid @> ${day}::date
  where position.party_id = ${party} and position.valid @> ${day}::date
  union select p.parent_unit_id from above a
  cross join lateral (
    select c.parent_unit_id from org_unit_parent c where c.unit_id = a.unit_id and c.valid @> ${day}::date offset 0) as p)`;

/**
 * The same predicate asked of one person found by their id: walks from their posts upwards, so that it costs the depth of
 * the structure and not everybody below a large unit.
 */
export function onePersonIn(rows: RowScope, party: Sql, company: Sql): Sql {
  if (rows.unitIds.length === 0) return peopleIn(rows, party, company);
  const others = peopleIn({ ...rows, unitIds: [] }, party, company);
  const below = sql`with recursive ${unitsAbove(party, rows.asOf)} select from above where unit_id = any (${[...rows.unitIds]}::uuid[])`;
  return sql`(${others} or exists (${below}))`;
}

/** Predicate for rows that belong to a company and to nobody in particular (units, jobs, posts). */
export const companiesIn = (rows: RowScope, company: Sql): Sql => (rows.companyIds.length > 0 ? sql`${company} = any (${[...rows.companyIds]}::uuid[])` : sql`false`);

/** Predicate "this unit is in scope": of a whole company, or below the units reached. */
export function unitsIn(rows: RowScope, unit: Sql, company: Sql): Sql {
  const ways: Sql[] = [];
  if (rows.companyIds.length > 0) ways.push(companiesIn(rows, company));
  if (rows.unitIds.length > 0) ways.push(sql`${unit} in (select units_under(${[...rows.unitIds]}::uuid[], ${rows.asOf}::date))`);
  return ways.length === 0 ? sql`false` : sql`(${join(ways, ' or ')})`;
}

/**
 * The same predicate asked of one person at a time: for queries that stop at the first few and would otherwise list
 * everybody below a large unit. `below`: an array of the units of the scope with all units under them.
 */
export function eachPersonIn(rows: RowScope, party: Sql, company: Sql, below: Sql): Sql {
  if (rows.unitIds.length === 0) return peopleIn(rows, party, company);
  const others = peopleIn({ ...rows, unitIds: [] }, party, company);
  return sql`(${others} or exists (
    select from empl_position_party position join empl_position_unit place on place.empl_position_id = position.empl_position_id and place.valid @> ${rows.asOf}::date
    where position.party_id = ${party} and position.valid @> ${rows.asOf}::date and place.unit_id = any (${below})))`;
}
