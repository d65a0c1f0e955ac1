import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { recordsSource } from './records.store.ts';

export const routes = listRoutes(recordsSource);
