import { isUuid } from '#kernel/ids/ids.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { printOutput, reportsData, reportsFile } from './pay-audit.contract.ts';
import { monthsPage, monthsSheet, payListOf, payListPaper, payListSheet } from './pay-audit.service.ts';
import words from './pay-audit-page.messages.fa.ts';

/** A file of many people is held in memory until it has gone out; who waits holds nothing yet. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

export const routes = [
  route(reportsData, ({ db, rows, query: { page, pageSize, ...asked } }) => monthsPage({ db, rows }, asked, { page, pageSize })),
  manualRoute(reportsFile, ({ actor, rows, query, reply, transact }) =>
    inTurn(actor.userId, async () => {
      const file = await transact(async (tx) => {
        const bytes = await monthsSheet({ db: tx, actor, rows }, reportsFile, query);
        const changes = { year: [null, query.year], month: [null, query.month ?? null] } as const;
        const of = query.payGroupId === undefined ? { entity: 'Company', id: actor.companyId } : { entity: 'PayGroup', id: query.payGroupId };
        await writeAudit(tx, [{ ...of, action: 'export', companyId: actor.companyId, changes }]);
        return bytes;
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.sheet}.xlsx`));
      reply.header('cache-control', 'no-store');
      return file;
    }),
  ),
  manualRoute(printOutput, async ({ actor, rows, params: { payRunId }, query, reply, today, transact }) => {
    if (!isUuid(payRunId)) throw httpErrors.error('notFound');
    return inTurn(actor.userId, async () => {
      const list = await transact(async (tx) => {
        const found = await payListOf({ db: tx, actor, rows }, printOutput, payRunId, query.list);
        const changes = { people: [null, found.matrix.count], list: [null, query.list], as: [null, query.as] } as const;
        await writeAudit(tx, [{ entity: PAY_RUN, id: payRunId, action: 'export', companyId: actor.companyId, changes }]);
        return found;
      });
      const bytes = query.as === 'xlsx' ? await payListSheet(list) : await payListPaper(list, today);
      reply.header('content-type', query.as === 'xlsx' ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' : 'application/pdf');
      reply.header('content-disposition', dispositionOf('attachment', `${list.title}.${query.as}`));
      reply.header('cache-control', 'no-store');
      return bytes;
    });
  }),
];
