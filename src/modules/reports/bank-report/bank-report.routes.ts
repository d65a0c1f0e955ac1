import { listRoutes } from '#platform/tables/list-routes.ts';
import { bankSource } from './bank-report.store.ts';

export const routes = listRoutes(bankSource);
