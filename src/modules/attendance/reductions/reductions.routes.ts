import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { reductionRows } from './reductions.store.ts';

export const routes = employmentRoutes(reductionRows);
