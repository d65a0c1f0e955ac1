/** Reads what an account may do: groups, companies, units. */
import { type Db, type Sql, sql } from '#platform/db/db.ts';
import type { Grant } from '#platform/http/context.ts';

export interface AccessFacts {
  readonly grants: readonly Grant[];
  readonly roles: readonly string[];
  readonly companyIds: readonly string[];
  readonly unitIds: readonly string[];
}

/** Columns that say whose access is asked for. */
export interface WhoseAccess {
  readonly userId: Sql;
  readonly partyId: Sql;
  readonly companyId: Sql;
}

/** Permissions that a group `g` grants on a day, as an array. */
export const permissionsOn = (day: string): Sql =>
  sql`array(select p.permission from user_group_permission p where p.user_group_id = g.user_group_id and p.valid @> ${day}::date order by 1)`;

/** AccessFacts as one jsonb value, so that the statement that finds a session finds its access too. */
export const accessJson = ({ userId, partyId, companyId }: WhoseAccess, today: string): Sql => sql`(
  with held as (
    select g.user_group_id, g.wire_role, g.row_scope, g.classes, m.company_id,
      ${permissionsOn(today)} as permissions, case when g.row_scope = 'named' then array(select n.unit_id from user_group_unit n where n.user_group_id = g.user_group_id order by 1) else '{}' end as unit_ids
    from user_group_member m join user_group g using (user_group_id)
    where m.user_id = ${userId} and m.valid @> ${today}::date
  )
  select jsonb_build_object(
    'grants', coalesce(jsonb_agg(jsonb_build_object('groupId', user_group_id, 'permissions', permissions, 'rowScope', row_scope,
      'classes', classes, 'companyId', company_id, 'unitIds', unit_ids) order by user_group_id, company_id), '[]'),
    'roles', coalesce(jsonb_agg(distinct wire_role), '[]'),
    'companyIds', case when bool_or(row_scope = 'all') then to_jsonb(array(select company_with_subsidiaries(${companyId})))
      else to_jsonb(array(select company_id from held union select ${companyId})) end,
    'unitIds', case when bool_or(row_scope = 'units') then to_jsonb(array(select units_of(${partyId}, ${today}::date))) else '[]' end)
  from held)`;

/** Groups of an account on a day, with the companies and units they reach. */
export async function accessOf(db: Db, user: { userId: string; partyId: string; companyId: string }, today: string): Promise<AccessFacts> {
  const whose = { userId: sql`${user.userId}::uuid`, partyId: sql`${user.partyId}::uuid`, companyId: sql`${user.companyId}::uuid` };
  return (await db.one<{ access: AccessFacts }>(sql`select ${accessJson(whose, today)} as access`)).access;
}
