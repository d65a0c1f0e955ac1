/** Requests for access, and who decides on them. */
import { sql, type Tx } from '#platform/db/db.ts';
import { ACCESS_KEY } from './request.rules.ts';

/** False when the same was asked today already. */
export async function keepRequest(tx: Tx, { userId, companyId, path, today }: { userId: string; companyId: string; path: string; today: string }): Promise<boolean> {
  const kept = await tx.run(sql`
    insert into access_request (user_id, company_id, path, asked_on) values (${userId}::uuid, ${companyId}::uuid, ${path}, ${today}::date) on conflict do nothing`);
  return kept > 0;
}

/** People of a company whose groups let them give access, today. */
export async function deciders(tx: Tx, companyId: string, today: string): Promise<string[]> {
  const rows = await tx.many<{ partyId: string }>(sql`
    select distinct a.party_id as "partyId" from user_group_member m
    join user_account a using (user_id)
    join user_group_permission p using (user_group_id)
    where m.company_id = ${companyId}::uuid and m.valid @> ${today}::date and a.disabled = 'N'
      and (p.permission = '*' or ${ACCESS_KEY} = p.permission or starts_with(${ACCESS_KEY}, p.permission || '/'))`);
  return rows.map(({ partyId }) => partyId);
}
