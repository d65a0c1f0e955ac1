import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { confirmStep, wageTableErrors } from './wage-table.contract.ts';
import { confirmRow, holdStep, wageStepRows } from './wage-table.store.ts';

export const routes = [
  ...recordRoutes(wageStepRows),
  route(confirmStep, async ({ tx, rows, actor, today, params: { id }, body, audit }) => {
    const stored = await holdStep(tx, rows, id);
    if (stored === undefined) throw httpErrors.error('notFound');
    if (stored.rowVersion !== body.rowVersion) throw wageTableErrors.error('stale');
    await confirmRow(tx, id, actor.partyId, today);
    audit({ entity: 'WageStep', id, companyId: stored.companyId, action: 'update', changes: { verifiedVersion: [stored.verifiedVersion, body.rowVersion] } });
    return { confirmed: true };
  }),
];
