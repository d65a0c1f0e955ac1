import { writeAudit } from '#platform/audit/audit.store.ts';
import { manualRoute, route, withExamples } from '#platform/http/context.server.ts';
import { issueErrors } from '../issue.errors.ts';
import { costPreview, exportCost } from './cost.contract.ts';
import { costExamples } from './cost.examples.rules.ts';
import { costOf } from './cost.service.ts';
import { costSheet } from './cost-sheet.server.ts';
import { shownCost } from './cost-shown.rules.ts';

export const routes = [
  withExamples(
    costPreview,
    route(costPreview, async (context) => shownCost(await costOf(context, costPreview))),
    costExamples,
  ),
  manualRoute(exportCost, async ({ actor, rows, today, clock, body, newId, transact }) => {
    const cost = await transact(async (tx) => {
      const counted = await costOf({ tx, actor, rows, today, clock, body, newId: () => newId() }, exportCost);
      if (counted.parts.length === 0) throw (counted.errors.length === 1 ? counted.errors[0]?.error : undefined) ?? issueErrors.error('nobody');
      const found = shownCost(counted);
      const changes = { count: [null, found.totals.people] } as const;
      await writeAudit(tx, [{ entity: 'EmplOrder', id: 'cost', action: 'export', companyId: actor.companyId, changes }]);
      return found;
    });
    return costSheet(cost);
  }),
];
