import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { loanReportSource } from './loan-report.store.ts';

export const routes = listRoutes(loanReportSource);
