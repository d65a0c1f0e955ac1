/** Companies as imports found and rename them. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface CompanyFacts {
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly hasUnits: boolean;
}

/** All companies of the installation, oldest first. Row policies hide the units of those out of reach. */
export const allCompanies = (db: Db): Promise<CompanyFacts[]> =>
  db.many<CompanyFacts>(sql`
    select c.company_id as "companyId", c.pseudo_id as code, c.organization_name as name, c.parent_company_id as "parentId",
      exists (select 1 from org_unit u where u.company_id = c.company_id) as "hasUnits"
    from company c order by c.created_at, c.pseudo_id`);

/** Lets the transaction write rows of these companies. */
export const widenReach = (tx: Tx, companyIds: readonly string[]): Promise<unknown> => tx.many(sql`select set_config('app.companies', ${`{${companyIds.join(',')}}`}, true)`);

/** Founds a company. The transaction must reach its id. */
export async function insertCompany(tx: Tx, company: { companyId: string; parentId: string | null; code: string; name: string }): Promise<void> {
  await tx.run(sql`insert into party (party_id, party_type_enum_id, company_id) values (${company.companyId}::uuid, 'PtyOrganization', ${company.companyId}::uuid)`);
  await tx.run(
    sql`insert into company (company_id, parent_company_id, pseudo_id, organization_name) values (${company.companyId}::uuid, ${company.parentId}::uuid, ${company.code}, ${company.name})`,
  );
}

export const renameCompany = (tx: Tx, companyId: string, { code, name }: { code: string; name: string }): Promise<number> =>
  tx.run(sql`update company set pseudo_id = ${code}, organization_name = ${name} where company_id = ${companyId}::uuid`);

/** Removes companies that nothing belongs to any more. */
export async function deleteCompanies(tx: Tx, companyIds: readonly string[]): Promise<void> {
  const ids = [...companyIds];
  // words of names stay when people go
  await tx.run(sql`delete from name_word where company_id = any (${ids}::uuid[])`);
  await tx.run(sql`delete from company where company_id = any (${ids}::uuid[])`);
  await tx.run(sql`delete from party where party_id = any (${ids}::uuid[])`);
}
