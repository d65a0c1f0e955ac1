import { employmentRoutes } from '../employment-rows/employment-rows.service.ts';
import { leaveToBuyRows } from './leave-to-buy.store.ts';

export const routes = employmentRoutes(leaveToBuyRows);
