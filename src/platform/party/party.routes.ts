import { contentTaggedRoute } from '#platform/http/content-tag.server.ts';
import { route } from '#platform/http/context.server.ts';
import { companyOf } from '#platform/people/company-head.store.ts';
import { companyInfo, emplPosition, subOrganization } from './party.contract.ts';
import { companiesOf, idsBelow, positionsOf, unitsOf } from './party.store.ts';

export const routes = [
  route(companyInfo, async ({ db, actor }) => ({ result: await companyOf(db, actor.companyId) })),
  contentTaggedRoute(subOrganization, async ({ db, actor, today }) => {
    const [companies, below] = await Promise.all([companiesOf(db, actor.companyIds), idsBelow(db, actor.companyId)]);
    const own = companies.filter(({ partyId }) => partyId === actor.companyId);
    const others = companies.filter(({ partyId }) => partyId !== actor.companyId);
    const subOrganization = others.filter(({ partyId }) => below.has(partyId));
    return { organization: [...own, ...others], subOrganization, organizationUnit: await unitsOf(db, actor.companyId, today) };
  }),
  route(emplPosition, async ({ db, actor, today }) => ({ position: await positionsOf(db, actor.companyId, today) })),
];
