import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { activeCompany, changeCompany } from './active.contract.ts';
import { companiesOfAccount, writeActiveCompany } from './active.store.ts';

export const routes = [
  route(activeCompany, async ({ db, actor, today }) => ({ companyId: actor.companyId, companies: await companiesOfAccount(db, actor.userId, today) })),
  route(changeCompany, async ({ tx, actor, today, body: { companyId }, audit }) => {
    const chosen = (await companiesOfAccount(tx, actor.userId, today)).find(({ partyId }) => partyId === companyId);
    if (!chosen) throw httpErrors.error('notFound');
    if (companyId !== actor.companyId) {
      await writeActiveCompany(tx, actor.sessionId, companyId);
      audit({ entity: 'LoginSession', id: actor.sessionId, action: 'update', changes: { companyId: [actor.companyId, companyId] }, subjectPartyId: actor.partyId, companyId });
    }
    return chosen;
  }),
];
