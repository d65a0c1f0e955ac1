/** Sheets counted from stored days, and what later counts of their days say otherwise. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { countsFrom, type SheetFigure, sheetFigures } from '../day/month.rules.ts';
import { daysOfPeople, type StoredDay } from '../days/days.store.ts';
import type { FactorMapping } from '../factors/factors.rules.ts';
import { type Period, periodsOf } from '../periods/periods.store.ts';
import { monthRulesOf } from './month-rules.service.ts';
import { payLinesOf } from './pay-lines.rules.ts';
import { added, differenceOf, type EmployedSpan, figuresOf, flatOf, type Stop, stopsOf } from './sheet.rules.ts';
import { addDifferences, type BroughtOvertime, broughtOvertime, closedSheetsOn, differencesOf, employedSpans, type SheetPay } from './sheets.store.ts';

export interface CountedMonth {
  readonly partyId: string;
  readonly figures: ReturnType<typeof figuresOf>;
  readonly days: readonly StoredDay[];
  readonly stops: readonly Stop[];
  readonly spans: readonly EmployedSpan[];
}

function datesOf(spans: readonly EmployedSpan[], until: string): string[] {
  const dates: string[] = [];
  for (const { from, thru } of spans) for (let day = from; day <= thru && day <= until; day = addDays(day, 1)) dates.push(day);
  return dates;
}

const NOTHING = Object.fromEntries(sheetFigures.map((name) => [name, 0])) as Record<SheetFigure, number>;

/**
 * The overtime of a month that was counted elsewhere, as a day that uses up the ceiling of its year. It lies on the first of that month: no week and no four weeks of a
 * later month begin so early.
 */
export const overtimeDay = ({ partyId, date, minutes }: BroughtOvertime): StoredDay => ({
  ...{ ...NOTHING, partyId, date, kind: 'ordinary', coveredBy: {}, exceptions: [] },
  overtime: { normal: minutes, before: 0, after: 0, weeklyRest: 0, holiday: 0 },
});

/**
 * Months of people from their stored days by the rules of their calendars, a few statements for all. `until`: the last day that is over. Without a RowScope: of people
 * whoever asks has found.
 */
export async function countMonths(db: Db, companyId: string, partyIds: readonly string[], period: Period, until: string): Promise<CountedMonth[]> {
  const spans = await employedSpans(db, companyId, partyIds, period.from, period.thru);
  const rulesFor = await monthRulesOf(db, companyId, partyIds, period, spans);
  const [earliest = period.from] = partyIds.map((partyId) => countsFrom(period.from, rulesFor(partyId))).toSorted();
  const stored = await daysOfPeople(db, companyId, partyIds, earliest, period.thru);
  const elsewhere = earliest < period.from ? await broughtOvertime(db, companyId, partyIds, earliest, period.from) : [];
  const days = Map.groupBy([...elsewhere.map(overtimeDay), ...stored], ({ partyId }) => partyId);
  return partyIds.map((partyId) => {
    const own = spans.get(partyId) ?? [];
    const { before = [], counted = [] } = Object.groupBy(days.get(partyId) ?? [], ({ date }) => (date < period.from ? 'before' : 'counted'));
    return { partyId, days: counted, spans: own, figures: figuresOf(counted, own, rulesFor(partyId), before), stops: stopsOf(counted, datesOf(own, until)) };
  });
}

/** What pay takes of a month by itself, by the factors of the company. */
export const payOf = ({ figures, spans }: CountedMonth, mapping: readonly FactorMapping[]): SheetPay => ({
  employmentId: spans.at(-1)?.employmentId ?? null,
  lines: payLinesOf(figures, {}, mapping) ?? [],
});

/**
 * Notes what stored days say otherwise than the closed sheets of their months, of days that a sheet does not have too (an employment that begins earlier after all): once
 * for each day and state. Called whenever days are counted, and when sheets are closed, by whoever holds the company's counting. Answers how many.
 * Without a RowScope: as `countMonths`.
 */
export async function noteDifferences(
  tx: Tx,
  companyId: string,
  days: readonly { readonly partyId: string; readonly day: string }[],
  { now, newId }: { readonly now: Date; newId(): string },
): Promise<number> {
  const dates = days.map(({ day }) => day).toSorted();
  const [from, thru] = [dates[0], dates.at(-1)];
  if (from === undefined || thru === undefined) return 0;
  const people = [...new Set(days.map(({ partyId }) => partyId))];
  const closed = await closedSheetsOn(tx, companyId, people, from, thru);
  if (closed.length === 0) return 0;
  const noted = Map.groupBy(
    await differencesOf(
      tx,
      closed.map(({ sheetId }) => sheetId),
    ),
    ({ partyId, day }) => `${partyId} ${day}`,
  );
  const standing = new Map((await daysOfPeople(tx, companyId, people, from, thru)).map((day) => [`${day.partyId} ${day.date}`, day]));
  const months = new Map((await periodsOf(tx, companyId)).map((period) => [period.periodId, period]));
  const asked = Map.groupBy(days, ({ partyId }) => partyId);
  const found = closed.flatMap(({ sheetId, partyId, periodId, days: said }) => {
    const month = months.get(periodId);
    const saidOn = new Map((said ?? []).map((day) => [day.date, day]));
    const own = new Set((asked.get(partyId) ?? []).map(({ day }) => day).filter((day) => month !== undefined && month.from <= day && day <= month.thru));
    return [...own].toSorted().flatMap((day) => {
      const [key, before] = [`${partyId} ${day}`, saidOn.get(day)];
      const after = standing.get(key);
      const told = [...(before === undefined ? [] : [flatOf(before)]), ...(noted.get(key) ?? []).map(({ figures }) => figures)];
      const more = differenceOf(added(told), after === undefined ? {} : flatOf(after));
      return more === undefined ? [] : [{ differenceId: newId(), partyId, day, sheetId, figures: more, cause: after === undefined ? ('gone' as const) : ('figures' as const) }];
    });
  });
  return found.length === 0 ? 0 : addDifferences(tx, companyId, found, now);
}
