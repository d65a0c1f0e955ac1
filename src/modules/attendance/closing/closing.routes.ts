import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { answerDispute, askReopening, calculateClosing, decideReopening, draftClosing, listClosings, oneClosing, sendClosing, submitClosing } from './closing.contract.ts';
import * as acts from './closing.service.ts';
import { closingIn, closingsIn, sheetsSource } from './closing.store.ts';

export const routes = [
  route(listClosings, async ({ db, rows }) => ({ closings: await closingsIn(db, rows) })),
  ...listRoutes(sheetsSource),
  route(oneClosing, async ({ db, rows, params: { closingId } }) => {
    const closing = await closingIn(db, rows, closingId);
    if (closing === undefined) throw httpErrors.error('notFound');
    return { closing };
  }),
  route(draftClosing, (context) => acts.draft(context, context.body)),
  route(calculateClosing, (context) => acts.calculate(context, context.params.closingId)),
  route(sendClosing, (context) => acts.send(context, context.params.closingId, context.body.toStaff)),
  route(submitClosing, (context) => acts.submit(context, context.params.closingId)),
  route(answerDispute, (context) => acts.answer(context, context.params.sheetId, context.body.answer)),
  route(askReopening, (context) => acts.askReopening(context, context.params.sheetId, context.body.reason)),
  route(decideReopening, (context) => acts.decideReopening(context, context.params.sheetId, context.body.opens)),
];
