/** Which shares of a service a group of welfare has. */
import { type Db, sql } from '#platform/db/db.server.ts';

/** Percent of the employee, exact; a row without relation speaks of all others. */
export interface StoredShare {
  readonly relation?: string;
  readonly employee: string;
}

/** The shares of a group of one of the companies on a day (ISO); undefined where none of them has the group and the service. */
export const sharesOfGroup = async (
  db: Db,
  { groupId, serviceId, day }: { readonly groupId: string; readonly serviceId: string; readonly day: string },
  companyIds: readonly string[],
): Promise<readonly StoredShare[] | undefined> =>
  (
    await db.maybe<{ shares: readonly StoredShare[] }>(sql`
      select coalesce((select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('relation', h.relation, 'employee', trim_scale(h.employee_percent)::text)))
        from welfare_group_share h where h.welfare_group_id = g.welfare_group_id and h.welfare_service_id = s.welfare_service_id and h.valid @> ${day}::date), '[]') as shares
      from welfare_group g join welfare_service s using (company_id)
      where g.welfare_group_id = ${groupId}::uuid and s.welfare_service_id = ${serviceId}::uuid and g.company_id = any(${[...companyIds]}::uuid[])`)
  )?.shares;
