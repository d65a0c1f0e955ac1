import { route } from '#platform/http/context.ts';
import { calendarDays, nextHolidays } from './calendar.contract.ts';
import { daysBetween, holidaysFrom } from './days.ts';

export const routes = [
  route(calendarDays, async ({ query: { from, to } }) => ({ days: daysBetween(from, to) })),
  route(nextHolidays, async ({ query: { from, limit } }) => ({ holidays: holidaysFrom(from, limit) })),
];
