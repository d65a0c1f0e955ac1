import { route } from '#platform/http/context.server.ts';
import { prepayLoan, readPrepayment } from './loan-prepayment.contract.ts';
import { prepay, prepayment } from './loan-prepayment.service.ts';

export const routes = [
  route(readPrepayment, ({ db, rows, actor, today, query: { on = today, ...asked } }) => prepayment({ db, rows, actor }, { ...asked, on })),
  route(prepayLoan, (context) => prepay(context, context.body)),
];
