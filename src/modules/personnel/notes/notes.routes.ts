import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { noteRows } from './notes.store.ts';

export const routes = partRoutes(noteRows);
