/** SQL of the logo of a company. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface MarkedCompany {
  readonly companyId: string;
  /** Stored name of the logo. */
  readonly contentLocation: string | null;
}

/** Holds a company in scope until the end of the transaction. */
export const lockCompany = (tx: Tx, rows: RowScope, companyId: string): Promise<MarkedCompany | undefined> =>
  tx.maybe<MarkedCompany>(sql`
    select c.company_id as "companyId", c.content_location as "contentLocation" from company c
    where c.company_id = ${companyId}::uuid and ${companiesIn(rows, sql`c.company_id`)} for update`);

export const writeLogo = (tx: Tx, companyId: string, storedName: string | null): Promise<number> =>
  tx.run(sql`update company set content_location = ${storedName} where company_id = ${companyId}::uuid`);
