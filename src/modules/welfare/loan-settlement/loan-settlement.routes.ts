import { route } from '#platform/http/context.server.ts';
import { readSettlement, settleLoan } from './loan-settlement.contract.ts';
import { settle, settlement } from './loan-settlement.service.ts';

export const routes = [
  route(readSettlement, ({ db, rows, actor, today, query: { loanId, on = today } }) => settlement({ db, rows, actor }, loanId, on)),
  route(settleLoan, (context) => settle(context, context.body)),
];
