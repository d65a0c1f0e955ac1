import { writeAudit } from '#platform/audit/audit.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import words from './cost-page.messages.fa.ts';
import { costFile, explainCost, readCost } from './pay-cost.contract.ts';
import { costBook, costOf, explained } from './pay-cost.service.ts';

/** Payslips of many people are held in memory until they are divided; who waits holds nothing yet. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

export const routes = [
  route(readCost, (context) => costOf(context, readCost, context.query)),
  route(explainCost, (context) => explained(context, explainCost, context.query, context.query)),
  manualRoute(costFile, ({ actor, rows, query, reply, transact }) =>
    inTurn(actor.userId, async () => {
      const bytes = await transact(async (tx) => {
        const made = await costBook({ db: tx, actor, rows }, costFile, query);
        const { by, year, fromMonth, thruMonth, payGroupId, payRunId } = query;
        const of =
          payRunId !== undefined
            ? { entity: PAY_RUN, id: payRunId }
            : payGroupId !== undefined
              ? { entity: 'PayGroup', id: payGroupId }
              : { entity: 'Company', id: actor.companyId };
        const changes = { by: [null, by], year: [null, year], fromMonth: [null, fromMonth], thruMonth: [null, thruMonth] } as const;
        await writeAudit(tx, [{ ...of, action: 'export', companyId: actor.companyId, changes }]);
        return made;
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.sheet}.xlsx`));
      reply.header('cache-control', 'no-store');
      return bytes;
    }),
  ),
];
