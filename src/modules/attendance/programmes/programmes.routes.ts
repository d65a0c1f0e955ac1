import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { programmeRows, ruleRows, turnRows } from './programmes.store.ts';

export const routes = [...recordRoutes(programmeRows), ...recordRoutes(turnRows), ...recordRoutes(ruleRows)];
