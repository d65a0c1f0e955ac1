/** SQL of the company of a session. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { OPTION_LIMIT } from '#platform/party/party.contract.ts';
import type { OrganisationOption } from '#platform/party/party.store.ts';

/** Companies (their ids) in which an account holds a grant on a day: those of its memberships, and what lies below them where the group reaches all. */
export const grantedCompanies = (userId: Sql, day: Sql): Sql => sql`
  select m.company_id from user_group_member m where m.user_id = ${userId} and m.valid @> ${day}
  union select below from user_group_member m join user_group g using (user_group_id) cross join lateral company_with_subsidiaries(m.company_id) below
  where m.user_id = ${userId} and m.valid @> ${day} and g.row_scope = 'all'`;

/** The same with their names; `day` is an ISO date. */
export const companiesOfAccount = (db: Db, userId: string, day: string): Promise<OrganisationOption[]> =>
  db.many<OrganisationOption>(sql`
    select c.company_id as "partyId", c.pseudo_id as "pseudoId", c.organization_name as "organizationName" from company c
    where c.company_id in (${grantedCompanies(sql`${userId}::uuid`, sql`${day}::date`)}) order by c.organization_name collate "fa-x-icu", c.company_id limit ${OPTION_LIMIT}`);

/** Null when it is that of the account, so that the session follows it. */
export const writeActiveCompany = (tx: Tx, sessionId: string, companyId: string): Promise<number> =>
  tx.run(sql`
    update login_session s set company_id = nullif(${companyId}::uuid, a.company_id) from user_account a
    where s.session_id = ${sessionId}::uuid and a.user_id = s.user_id and s.revoked_at is null`);
