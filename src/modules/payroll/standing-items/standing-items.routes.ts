import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { standingItemRows } from './standing-items.store.ts';

export const routes = employmentRoutes(standingItemRows);
