import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { leaveToBuyRows } from './leave-to-buy.store.ts';

export const routes = employmentRoutes(leaveToBuyRows);
