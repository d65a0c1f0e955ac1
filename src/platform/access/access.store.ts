/** Reads what an account may do: groups, companies, units. */
import { type Db, empty, type Sql, sql } from '#platform/db/db.server.ts';
import type { Grant } from '#platform/http/context.server.ts';

export interface AccessFacts {
  readonly grants: readonly Grant[];
  readonly roles: readonly string[];
  readonly companyIds: readonly string[];
  readonly unitIds: readonly string[];
  /** The company one works in has no parent; absent where there is no such company. */
  readonly isTop?: boolean;
}

/** Columns that say whose access is asked for, and in which company. */
export interface WhoseAccess {
  readonly userId: Sql;
  readonly partyId: Sql;
  readonly companyId: Sql;
}

/**
 * How an account works: in one company, where only the grants for it count and `all` is what lies below it; whatever it may do in any of
 * its companies; or, `ever`, that and what it is going to.
 */
type Where = 'here' | 'anywhere' | 'ever';

/** Whether what holds on these days counts on a day, or then or later. */
const counts = (days: Sql, day: string, where: Where): Sql => (where === 'ever' ? sql`${days} && daterange(${day}::date, null)` : sql`${days} @> ${day}::date`);

/** Permissions that a group `g` grants on a day, as an array. */
export const permissionsOn = (day: string, where: Where = 'here'): Sql =>
  sql`array(select distinct p.permission from user_group_permission p where p.user_group_id = g.user_group_id and ${counts(sql`p.valid`, day, where)} order by 1)`;

/** AccessFacts as one jsonb value, so that the statement that finds a session finds its access too. */
export const accessJson = ({ userId, partyId, companyId }: WhoseAccess, today: string, where: Where = 'here'): Sql => {
  const isHere = where === 'here';
  const ofCompany = isHere ? sql`and (m.company_id = ${companyId} or g.row_scope = 'all' and ${companyId} in (select company_with_subsidiaries(m.company_id)))` : empty;
  const seats = sql`select units_of(${partyId}, ${today}::date)`;
  return sql`(
  with held as (
    select g.user_group_id, g.wire_role, g.row_scope, g.classes, m.company_id,
      ${permissionsOn(today, where)} as permissions, case when g.row_scope = 'named'
        then array(select units_in(m.company_id, array(select n.unit_id from user_group_unit n where n.user_group_id = g.user_group_id)) order by 1) else '{}' end as unit_ids
    from user_group_member m join user_group g using (user_group_id)
    where m.user_id = ${userId} and ${counts(sql`m.valid`, today, where)} ${ofCompany}
  )
  select jsonb_build_object(
    'grants', coalesce(jsonb_agg(jsonb_build_object('groupId', user_group_id, 'permissions', permissions, 'rowScope', row_scope,
      'classes', classes, 'companyId', company_id, 'unitIds', unit_ids) order by user_group_id, company_id), '[]'),
    'roles', coalesce(jsonb_agg(distinct wire_role), '[]'),
    'companyIds', to_jsonb(array(
      select ${companyId} union select below from held cross join lateral company_with_subsidiaries(${isHere ? companyId : sql`company_id`}) below where row_scope = 'all'
      ${isHere ? empty : sql`union select company_id from held`})),
    ${isHere ? sql`'isTop', exists (select from company where company_id = ${companyId} and parent_company_id is null),` : empty}
    'unitIds', case when bool_or(row_scope = 'units') then to_jsonb(array(${isHere ? sql`select units_in(${companyId}, array(${seats}))` : seats})) else '[]' end)
  from held)`;
};

/** Roles on the wire that people who may sign in have on a day (ISO) or are going to have, in any company. */
export const rolesEver = (db: Db, partyIds: readonly string[], day: string): Promise<{ readonly partyId: string; readonly role: string }[]> =>
  db.many(sql`
    select distinct a.party_id as "partyId", g.wire_role as role from user_account a join user_group_member m using (user_id) join user_group g using (user_group_id)
    where a.party_id = any (${[...partyIds]}::uuid[]) and a.disabled = 'N' and ${counts(sql`m.valid`, day, 'ever')}`);

/** People who are administrators of any company on a day (ISO) and may sign in. */
export const administratorsOn = async (db: Db, day: string): Promise<string[]> =>
  (
    await db.many<{ partyId: string }>(sql`
      select distinct a.party_id as "partyId" from user_account a join user_group_member m using (user_id) join user_group g using (user_group_id)
      where a.disabled = 'N' and g.wire_role = 'ADMIN' and ${counts(sql`m.valid`, day, 'here')}`)
  ).map(({ partyId }) => partyId);

/** Groups of an account on a day, with the companies and units they reach: in its company or, of `anywhere`, in all of them. */
export async function accessOf(db: Db, user: { userId: string; partyId: string; companyId: string }, today: string, where: Where = 'here'): Promise<AccessFacts> {
  const whose = { userId: sql`${user.userId}::uuid`, partyId: sql`${user.partyId}::uuid`, companyId: sql`${user.companyId}::uuid` };
  return (await db.one<{ access: AccessFacts }>(sql`select ${accessJson(whose, today, where)} as access`)).access;
}
