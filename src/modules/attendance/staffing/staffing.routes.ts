import { contains } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { datesFrom, kindOf, personDay, ruleOn } from '../plan/plan.rules.ts';
import { calendarRulesOf, personFactsOf } from '../plan/plan.store.ts';
import { MOST_DAYS, type RosterGaps, rosterGaps } from './staffing.contract.ts';
import { staffingErrors } from './staffing.errors.ts';
import { staffedBy } from './staffing.rules.ts';
import { awayIn, needRows, needsIn, seatsIn } from './staffing.store.ts';

/** Throws order and tooLong. */
async function gapsOf({ db, rows, actor: { companyId }, query: span }: Context<typeof rosterGaps>): Promise<RosterGaps> {
  const { from, thru } = span;
  if (thru < from) throw staffingErrors.error('order');
  if (addDays(from, MOST_DAYS - 1) < thru) throw staffingErrors.error('tooLong');
  const needs = await needsIn(db, rows, companyId, span);
  const seats = needs.length === 0 ? [] : await seatsIn(db, companyId, [...new Set(needs.map(({ unitId }) => unitId))], span);
  const people = [...new Set(seats.map(({ partyId }) => partyId))];
  const calendar = await calendarOf(db, companyId);
  const rules = await calendarRulesOf(db, companyId);
  const factsOf = await personFactsOf(db, companyId, people, span);
  const away = Map.groupBy(await awayIn(db, companyId, people, span), ({ partyId }) => partyId);
  const shiftOf = (partyId: string, date: string): string | null => {
    if (away.get(partyId)?.some((days) => contains(days, date))) return null;
    const { shift, shiftId } = personDay(calendar, rules, factsOf(partyId), date);
    return shift === undefined ? null : shiftId;
  };
  const days = datesFrom(from, thru).map((date) => {
    const kind = kindOf(calendar, ruleOn(rules, calendar.defaultCalendarId, date), date);
    const title = calendar.dayOf(date).occasions.find(({ isHoliday }) => isHoliday)?.title ?? null;
    return { date, isHoliday: kind === 'holiday', isRest: kind === 'weeklyRest', title };
  });
  const planned = days.map(({ date, isHoliday, isRest }) => ({ date, isOff: isHoliday || isRest }));
  return { days, needs: staffedBy(needs, seats, planned, shiftOf).map((one) => ({ ...one, needed: [...one.needed], planned: [...one.planned] })) };
}

export const routes = [...recordRoutes(needRows), route(rosterGaps, gapsOf)];
