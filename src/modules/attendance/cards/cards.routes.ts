import { employmentRoutes } from '#platform/employment-rows/employment-rows.service.ts';
import { cardRows } from './cards.store.ts';

export const routes = employmentRoutes(cardRows);
