import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { decideReceipt, handReceipt, ownBills } from './place-receipts.contract.ts';
import { decide, hand } from './place-receipts.service.ts';
import { billsOf, eventSumsSource, receiptSource } from './place-receipts.store.ts';

export const routes = [
  ...listRoutes(receiptSource),
  ...listRoutes(eventSumsSource),
  route(ownBills, async ({ db, actor: { companyId, partyId } }) => ({ rows: await billsOf(db, companyId, partyId) })),
  route(handReceipt, (context) => hand(context, context.params.requestId, context.body)),
  route(decideReceipt, (context) => decide(context, context.params.welfareReceiptId, context.body)),
];
