import { forgetAccess } from '#platform/access/freshness.server.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { insertCompany, widenReach } from '#platform/party/company-bulk.store.ts';
import { writeIdentifications } from '#platform/party/party-bulk.store.ts';
import { mayFound } from './may-found.server.ts';
import { addSubsidiary, subsidiaryErrors } from './subsidiary.contract.ts';
import messages from './subsidiary.messages.fa.ts';

export const routes = [
  manualRoute(addSubsidiary, async ({ actor, rows, body, newId, transact }) => {
    if (!mayFound(actor)) throw httpErrors.error('forbidden');
    const { organizationName: name, code, legalEntityId, parentCompanyId: parentId } = body;
    if (!rows.companyIds.includes(parentId)) throw subsidiaryErrors.error('unknownParent', { fields: { parentCompanyId: 'unknownParent' } });
    const companyId = newId();
    await transact(async (tx) => {
      await widenReach(tx, [...actor.companyIds, companyId]);
      await insertCompany(tx, { companyId, parentId, code, name });
      await writeIdentifications(tx, [{ party: companyId, company: companyId, type: 'legalEntityId', value: legalEntityId }]);
      const changes = { organizationName: [null, name], pseudoId: [null, code], legalEntityId: [null, legalEntityId], parentCompanyId: [null, parentId] } as const;
      await writeAudit(tx, [{ entity: 'Company', id: companyId, action: 'create', changes, companyId }]);
    });
    forgetAccess();
    return { messages: messages.added(name), companyId };
  }),
];
