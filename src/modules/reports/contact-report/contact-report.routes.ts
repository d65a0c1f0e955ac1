import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { contactSource } from './contact-report.store.ts';

export const routes = listRoutes(contactSource);
