import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { insurerColumnRows, insurerRows } from './insurers.store.ts';

export const routes = [...recordRoutes(insurerColumnRows), ...registerRoutes(insurerRows)];
