import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { orderTypeRows } from './order-types.store.ts';

export const routes = recordRoutes(orderTypeRows);
