import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { replacePicture } from '#platform/files/claims.service.ts';
import { logoKind } from '#platform/files/file-kind.define.ts';
import { releaseKind } from '#platform/files/files.store.ts';
import { keepFile } from '#platform/files/keeping.service.ts';
import { newImage } from '#platform/files/new-file.server.ts';
import { type AuditEntry, manualRoute, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { removeLogo, setLogo } from './company.contract.ts';
import { lockCompany, type MarkedCompany, writeLogo } from './company.store.ts';

/** The company, held until the end of the transaction; throws notFound. */
async function marked(tx: Tx, rows: RowScope, companyId: string): Promise<MarkedCompany> {
  const company = await lockCompany(tx, rows, companyId);
  if (!company) throw httpErrors.error('notFound');
  return company;
}

const logoTrace = ({ companyId, contentLocation }: MarkedCompany, stored: string | null): AuditEntry => ({
  entity: 'Company',
  id: companyId,
  action: 'update',
  companyId,
  changes: { contentLocation: [contentLocation, stored] },
});

export const routes = [
  manualRoute(setLogo, async ({ rows, actor: { companyId }, upload, transact }) => {
    await transact((tx) => marked(tx, rows, companyId));
    const image = newImage(upload);
    await keepFile(transact, companyId, image);
    return transact(async (tx) => {
      const company = await marked(tx, rows, companyId);
      const contentLocation = await replacePicture(tx, image.storedName, { kind: logoKind, partyId: companyId, companyId });
      await writeLogo(tx, companyId, image.storedName);
      await writeAudit(tx, [logoTrace(company, image.storedName)]);
      return { contentLocation };
    });
  }),
  route(removeLogo, async ({ tx, rows, actor: { companyId }, audit }) => {
    const company = await marked(tx, rows, companyId);
    if (company.contentLocation === null) return { removed: false };
    await releaseKind(tx, { kind: logoKind, partyId: companyId });
    await writeLogo(tx, companyId, null);
    audit(logoTrace(company, null));
    return { removed: true };
  }),
];
