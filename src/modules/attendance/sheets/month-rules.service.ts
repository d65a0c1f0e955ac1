/** By what months are counted: what makes good for what lacks, as the calendar of each says. */
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { Period } from '../periods/periods.store.ts';
import { assignmentOn, ruleOn } from '../plan/plan.rules.ts';
import { calendarRulesOf, personFactsOf } from '../plan/plan.store.ts';
import { type EmployedSpan, type MonthRules, plainMonth } from './sheet.rules.ts';

/**
 * Rules of the months of people: of the calendar that each works by on the last day employed in the month. One statement where no calendar makes good in the month.
 * Without a RowScope: of people whoever asks has found.
 */
export async function monthRulesOf(
  db: Db,
  companyId: string,
  partyIds: readonly string[],
  { from, thru }: Period,
  spans: ReadonlyMap<string, readonly EmployedSpan[]>,
): Promise<(partyId: string) => MonthRules> {
  const rules = await calendarRulesOf(db, companyId);
  if (rules.every(({ offsetWay }) => offsetWay !== 'month')) return () => plainMonth;
  const calendar = await calendarOf(db, companyId);
  const factsOf = await personFactsOf(db, companyId, partyIds, { from, thru });
  return (partyId) => {
    const last = spans.get(partyId)?.at(-1)?.thru ?? thru;
    const { workCalendarId } = assignmentOn(calendar, factsOf(partyId), last);
    return ruleOn(rules, workCalendarId, last)?.offsetWay === 'month' ? { ...plainMonth, offset: 'month' } : plainMonth;
  };
}
