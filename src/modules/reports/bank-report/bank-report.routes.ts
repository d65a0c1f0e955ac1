import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { bankSource } from './bank-report.store.ts';

export const routes = listRoutes(bankSource);
