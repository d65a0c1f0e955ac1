import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { addressSource } from './address-report.store.ts';

export const routes = listRoutes(addressSource);
