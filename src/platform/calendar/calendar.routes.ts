import { route } from '#platform/http/context.server.ts';
import { calendarDays, nextHolidays } from './calendar.contract.ts';
import { calendarOf } from './work-calendar/work-calendar.store.ts';

export const routes = [
  route(calendarDays, async ({ db, actor, query: { from, to } }) => ({ days: (await calendarOf(db, actor.companyId)).daysBetween(from, to) })),
  route(nextHolidays, async ({ db, actor, query: { from, limit } }) => ({ holidays: (await calendarOf(db, actor.companyId)).holidaysFrom(from, limit) })),
];
