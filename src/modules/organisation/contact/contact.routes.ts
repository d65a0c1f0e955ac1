import { contactRows } from './contact.store.ts';
import { partRoutes } from './part-routes.ts';

export const routes = contactRows.flatMap(partRoutes);
