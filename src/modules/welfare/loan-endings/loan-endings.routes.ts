import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { askLoanEnding, decideLoanEnding } from './loan-endings.contract.ts';
import { ask, decide } from './loan-endings.service.ts';
import { loanEndingSource } from './loan-endings.store.ts';

export const routes = [
  ...listRoutes(loanEndingSource),
  route(askLoanEnding, (context) => ask(context, context.body)),
  route(decideLoanEnding, (context) => decide(context, context.params.loanEndingId, context.body)),
];
