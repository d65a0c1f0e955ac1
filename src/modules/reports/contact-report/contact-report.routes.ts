import { listRoutes } from '#platform/tables/list-routes.ts';
import { contactSource } from './contact-report.store.ts';

export const routes = listRoutes(contactSource);
