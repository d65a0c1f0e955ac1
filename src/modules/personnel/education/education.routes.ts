import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { educationParts } from './education.store.ts';

export const routes = educationParts.flatMap(partRoutes);
