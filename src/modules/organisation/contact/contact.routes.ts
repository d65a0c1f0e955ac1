import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { contactRows } from './contact.store.ts';

export const routes = contactRows.flatMap(partRoutes);
