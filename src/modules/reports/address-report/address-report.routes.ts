import { listRoutes } from '#platform/tables/list-routes.ts';
import { addressSource } from './address-report.store.ts';

export const routes = listRoutes(addressSource);
