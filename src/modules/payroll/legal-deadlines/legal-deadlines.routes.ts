import { writeAudit } from '#platform/audit/audit.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { workbook } from '../state-files/workbook.server.ts';
import words from './deadlines-page.messages.fa.ts';
import { deadlinesSheet } from './deadlines-sheet.rules.ts';
import { legalDeadlines, legalDeadlinesFile, markDeadline, setDeadlineNotice, unmarkDeadline } from './legal-deadlines.contract.ts';
import { deadlinesIn, mark, readDeadlines, setNotice, unmark } from './legal-deadlines.service.ts';

export const routes = [
  route(legalDeadlines, (context) => readDeadlines(context, context.query.year)),
  route(markDeadline, async (context) => {
    await mark(context, context.body);
    return { marked: true };
  }),
  route(unmarkDeadline, async (context) => {
    await unmark(context, context.body);
    return { unmarked: true };
  }),
  route(setDeadlineNotice, async (context) => {
    await setNotice(context, context.body);
    return { noticeDays: context.body.noticeDays };
  }),
  manualRoute(legalDeadlinesFile, async ({ actor: { companyId }, rows, query: { year }, reply, today, transact }) => {
    const bytes = await transact(async (tx) => {
      const { list } = await deadlinesIn({ db: tx, rows, today }, year);
      await writeAudit(tx, [{ entity: 'Company', id: companyId, action: 'export', companyId, changes: { deadlines: [null, list.length], year: [null, year] } }]);
      return workbook(deadlinesSheet(list));
    });
    reply.header('content-disposition', dispositionOf('attachment', `${words.sheet}.xlsx`));
    reply.header('cache-control', 'no-store');
    return bytes;
  }),
];
