import { employmentRoutes } from '../employment-rows/employment-rows.service.ts';
import { wageItemRows } from './wage-items.store.ts';

export const routes = employmentRoutes(wageItemRows);
