import { route } from '#platform/http/context.ts';
import { companyInfo, emplPosition, subOrganization } from './party.contract.ts';
import { companiesOf, companyOf, positionsOf, unitsOf } from './party.store.ts';

export const routes = [
  route(companyInfo, async ({ db, actor }) => ({ result: await companyOf(db, actor.companyId) })),
  route(subOrganization, async ({ db, actor, today }) => {
    const [companies, organizationUnit] = [await companiesOf(db, actor.companyIds), await unitsOf(db, actor.companyId, today)];
    const own = companies.filter(({ partyId }) => partyId === actor.companyId);
    const others = companies.filter(({ partyId }) => partyId !== actor.companyId);
    return { organization: [...own, ...others], subOrganization: others, organizationUnit };
  }),
  route(emplPosition, async ({ db, actor, today }) => ({ position: await positionsOf(db, actor.companyId, today) })),
];
