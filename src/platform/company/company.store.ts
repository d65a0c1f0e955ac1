/** SQL of the logo of a company. */
import { companiesIn } from '#platform/access/scope.ts';
import { sql, type Tx } from '#platform/db/db.ts';
import { type FilePlace, removeFile, replaceFile } from '#platform/files/files.store.ts';
import type { NewFile } from '#platform/files/new-file.ts';
import type { RowScope } from '#platform/http/context.ts';

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

const logo = (companyId: string): FilePlace => ({ partyId: companyId, companyId, kind: 'PcntLogo' });

/** Puts a logo in the place of the previous one. */
export async function replaceLogo(tx: Tx, { companyId }: MarkedCompany, image: NewFile): Promise<void> {
  await replaceFile(tx, logo(companyId), image);
  await tx.run(sql`update company set content_location = ${image.storedName} where company_id = ${companyId}::uuid`);
}

export async function takeLogoAway(tx: Tx, { companyId }: MarkedCompany): Promise<void> {
  await removeFile(tx, logo(companyId));
  await tx.run(sql`update company set content_location = null where company_id = ${companyId}::uuid`);
}
