/** Requests for access, and who decides on them. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { ACCESS_KEY, MAX_A_DAY } from './request.rules.ts';

/** What became of a request: kept now, the same as one of today, or one too many. */
export type Kept = 'new' | 'known' | 'tooMany';

/** Requests of one account wait for one another, so that their number holds. */
export async function keepRequest(tx: Tx, { userId, companyId, path, today }: { userId: string; companyId: string; path: string; today: string }): Promise<Kept> {
  await tx.one(sql`select from user_account where user_id = ${userId}::uuid for update`);
  const asked = await tx.many<{ path: string }>(sql`select path from access_request where user_id = ${userId}::uuid and asked_on = ${today}::date`);
  if (asked.some((one) => one.path === path)) return 'known';
  if (asked.length >= MAX_A_DAY) return 'tooMany';
  await tx.run(sql`insert into access_request (user_id, company_id, path, asked_on) values (${userId}::uuid, ${companyId}::uuid, ${path}, ${today}::date)`);
  return 'new';
}

/** People of a company whose groups let them give access, today. */
export async function deciders(tx: Tx, companyId: string, today: string): Promise<string[]> {
  const rows = await tx.many<{ partyId: string }>(sql`
    select distinct a.party_id as "partyId" from user_group_member m
    join user_account a using (user_id)
    join user_group_permission p using (user_group_id)
    where m.company_id = ${companyId}::uuid and m.valid @> ${today}::date and p.valid @> ${today}::date and a.disabled = 'N'
      and (p.permission = '*' or ${ACCESS_KEY} = p.permission or starts_with(${ACCESS_KEY}, p.permission || '/'))`);
  return rows.map(({ partyId }) => partyId);
}
