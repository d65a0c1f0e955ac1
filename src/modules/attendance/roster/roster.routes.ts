import { route } from '#platform/http/context.server.ts';
import { assignPeople, roster, writeRoster } from './roster.contract.ts';
import { assign, rosterOf, writeDays } from './roster.service.ts';

export const routes = [route(roster, rosterOf), route(writeRoster, writeDays), route(assignPeople, assign)];
