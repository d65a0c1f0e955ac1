import { type Db, sql } from '#platform/db/db.server.ts';

/** What a company is called, with the place of its logo: for the head of papers and of the shell. */
export const companyOf = (db: Db, companyId: string) =>
  db.one<{ contentLocation: string | null; organizationName: string; pseudoId: string }>(sql`
    select content_location as "contentLocation", organization_name as "organizationName", pseudo_id as "pseudoId" from company where company_id = ${companyId}::uuid`);
