import { newImage } from '#platform/files/new-file.ts';
import { route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { removeLogo, setLogo } from './company.contract.ts';
import { lockCompany, replaceLogo, takeLogoAway } from './company.store.ts';

export const routes = [
  route(setLogo, async ({ tx, rows, actor: { companyId }, upload, audit }) => {
    const company = await lockCompany(tx, rows, companyId);
    if (!company) throw httpErrors.error('notFound');
    const image = newImage(upload);
    await replaceLogo(tx, company, image);
    audit({ entity: 'Company', id: companyId, action: 'update', companyId, changes: { contentLocation: [company.contentLocation, image.storedName] } });
    return { contentLocation: `${image.storedName};${image.displayName}` };
  }),
  route(removeLogo, async ({ tx, rows, actor: { companyId }, audit }) => {
    const company = await lockCompany(tx, rows, companyId);
    if (!company) throw httpErrors.error('notFound');
    if (company.contentLocation === null) return { removed: false };
    await takeLogoAway(tx, company);
    audit({ entity: 'Company', id: companyId, action: 'update', companyId, changes: { contentLocation: [company.contentLocation, null] } });
    return { removed: true };
  }),
];
