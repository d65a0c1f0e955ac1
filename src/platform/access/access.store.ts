/** Reads what an account may do: groups, companies, units. */
import { type Db, sql } from '#platform/db/db.ts';
import type { Grant } from '#platform/http/context.ts';

export interface AccessFacts {
  readonly grants: readonly Grant[];
  readonly roles: readonly string[];
  readonly companyIds: readonly string[];
  readonly unitIds: readonly string[];
}

interface AccessRow {
  grants: Grant[] | null;
  roles: string[] | null;
  company_ids: string[];
  unit_ids: string[];
}

/** Groups of an account on a day, with the companies and units they reach. One statement. */
export async function accessOf(db: Db, user: { userId: string; partyId: string; companyId: string }, today: string): Promise<AccessFacts> {
  const row = await db.one<AccessRow>(sql`
    with held as (
      select g.user_group_id, g.wire_role, g.row_scope, g.classes, m.company_id,
        array(select p.permission from user_group_permission p where p.user_group_id = g.user_group_id order by 1) as permissions
      from user_group_member m join user_group g using (user_group_id)
      where m.user_id = ${user.userId}::uuid and m.valid @> ${today}::date
    )
    select
      (select jsonb_agg(jsonb_build_object('groupId', user_group_id, 'permissions', permissions, 'rowScope', row_scope, 'classes', classes, 'companyId', company_id) order by user_group_id) from held) as grants,
      (select array_agg(distinct wire_role order by wire_role) from held) as roles,
      case when exists (select 1 from held where row_scope = 'all')
        then array(select company_with_subsidiaries(${user.companyId}::uuid))
        else array(select distinct company_id from held union select ${user.companyId}::uuid) end as company_ids,
      case when exists (select 1 from held where row_scope = 'units')
        then array(select distinct u.unit_id from empl_position_party h join empl_position_unit u using (empl_position_id)
          where h.party_id = ${user.partyId}::uuid and h.valid @> ${today}::date and u.valid @> ${today}::date)
        else '{}' end as unit_ids`);
  return { grants: row.grants ?? [], roles: row.roles ?? [], companyIds: row.company_ids, unitIds: row.unit_ids };
}
