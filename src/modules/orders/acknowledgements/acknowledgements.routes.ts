import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { receiveOrders, remindOfOrders } from './acknowledgements.contract.ts';
import { receive, remind } from './acknowledgements.service.ts';
import { acknowledgementSource } from './acknowledgements.store.ts';

export const routes = [...listRoutes(acknowledgementSource), route(remindOfOrders, remind), route(receiveOrders, receive)];
