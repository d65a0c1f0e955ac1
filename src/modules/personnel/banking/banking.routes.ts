import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { accountRows } from './banking.store.ts';

export const routes = partRoutes(accountRows);
