import { manualRoute, route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { receiveOrders, remindOfOrders } from './acknowledgements.contract.ts';
import { receive, remind } from './acknowledgements.service.ts';
import { acknowledgementSource } from './acknowledgements.store.ts';
import { confirmReceipt, lookAtReceipt, mailOrders } from './receipt-link.contract.ts';
import { confirm, look, mail } from './receipt-link.service.ts';

export const routes = [
  ...listRoutes(acknowledgementSource),
  route(remindOfOrders, remind),
  route(receiveOrders, receive),
  route(mailOrders, mail),
  manualRoute(lookAtReceipt, look),
  manualRoute(confirmReceipt, confirm),
];
