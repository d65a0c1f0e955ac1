import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { reportSources } from './reports.store.ts';

const { totals, days, ceilings, late } = reportSources;

export const routes = [...listRoutes(totals), ...listRoutes(days), ...listRoutes(ceilings), ...listRoutes(late)];
