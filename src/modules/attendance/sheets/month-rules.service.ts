/** By what months are counted: ceilings, rotation and what makes good for what lacks, as the calendar of each says. */
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { lawReader } from '../day/day-law.service.ts';
import type { Period } from '../periods/periods.store.ts';
import { assignmentOn, type CalendarRule, ruleOn } from '../plan/plan.rules.ts';
import { calendarRulesOf, personFactsOf } from '../plan/plan.store.ts';
import { type EmployedSpan, type MonthRules, monthRules, plainMonth } from './sheet.rules.ts';

const HOUR = 60;

const saysOfMonths = ({ offsetWay, rotationFrom, weekCeiling, monthCeiling, yearCeiling }: CalendarRule): boolean =>
  offsetWay === 'month' || rotationFrom !== null || weekCeiling !== null || monthCeiling !== null || yearCeiling !== null;

/**
 * Rules of the months of people: of the calendar that each works by on the last day employed in the month. One statement where no calendar says anything of months.
 * Four weeks of a rotation have the hours of the law on that day (labour law, article 57) where the calendar says nothing else. Without a RowScope: of people whoever
 * asks has found. Throws unknownYear where the law says nothing at all.
 */
export async function monthRulesOf(
  db: Db,
  companyId: string,
  partyIds: readonly string[],
  { from, thru }: Period,
  spans: ReadonlyMap<string, readonly EmployedSpan[]>,
): Promise<(partyId: string) => MonthRules> {
  const rules = await calendarRulesOf(db, companyId);
  if (!rules.some(saysOfMonths)) return () => plainMonth;
  const law = rules.some(({ rotationFrom }) => rotationFrom !== null) ? await lawReader(db) : undefined;
  const legal = (date: string): number | undefined => law && law(date, []).hoursOrFirst('LpFourWeekHours') * HOUR;
  const calendar = await calendarOf(db, companyId);
  const factsOf = await personFactsOf(db, companyId, partyIds, { from, thru });
  return (partyId) => {
    const last = spans.get(partyId)?.at(-1)?.thru ?? thru;
    const { workCalendarId } = assignmentOn(calendar, factsOf(partyId), last);
    return monthRules(ruleOn(rules, workCalendarId, last), legal(last));
  };
}
