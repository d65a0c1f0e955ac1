import { type Sql, sql } from '#platform/db/db.server.ts';

/** Name of the company of a row; null where the reader knows one company only, for then it tells nothing. */
export const tellingCompany = (companyId: Sql): Sql => sql`
  (select own.organization_name from company own where own.company_id = ${companyId} and exists (select from company other where other.company_id <> own.company_id))`;
