import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { askRemission, decideRemission, payInstallment, receiveSelected, reverseReceipt } from './instalments.contract.ts';
import { instalmentSource, receiptSource, remissionSource } from './instalments.store.ts';
import { receive, reverse } from './receive.service.ts';
import { receiveChosen } from './receive-selected.service.ts';
import { ask, decide } from './remission.service.ts';

export const routes = [
  ...listRoutes(instalmentSource),
  ...listRoutes(receiptSource),
  ...listRoutes(remissionSource),
  route(payInstallment, (context) => receive(context, context.body)),
  route(receiveSelected, (context) => receiveChosen(context, context.body)),
  route(reverseReceipt, (context) => reverse(context, reverseReceipt, context.params.loanReceiptId, context.body.reason)),
  route(askRemission, (context) => ask(context, context.body)),
  route(decideRemission, (context) => decide(context, context.params.loanRemissionId, context.body)),
];
