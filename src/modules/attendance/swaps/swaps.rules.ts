/** What an exchange of shifts does to the days of somebody. Pure; dates are ISO days, minutes count from midnight of the first day of a row of days. */

import { daysBetween } from '#kernel/formula/days.ts';
import type { Minutes } from '#kernel/intervals/intervals.ts';
import { addDays, weekdayOf } from '#kernel/jalali/jalali.ts';
import { type Shift, workOf } from '#platform/calendar/shifts/shift.rules.ts';

const DAY = 1_440;
const WEEK = 7;
const FOUR_WEEKS = 28;

/** A day as it is planned (plan.rules). */
export interface PlannedDay {
  readonly date: string;
  readonly shift: Shift | undefined;
  readonly minutes: number;
}

/** From the first minute of each shift to its last, in order; `at`: which of the days. */
function spansOf(days: readonly PlannedDay[]): (Minutes & { readonly date: string })[] {
  return days.flatMap(({ date, shift }, at) => {
    const work = shift === undefined ? [] : workOf(shift);
    const [first, last] = [work[0], work.at(-1)];
    return first === undefined || last === undefined ? [] : [{ date, from: first.from + at * DAY, until: last.until + at * DAY }];
  });
}

/** The shortest rest before or after the shifts of some days; none of the others is looked at. Infinity: no shift has a neighbour. */
function leastRest(days: readonly PlannedDay[], touched: ReadonlySet<string>): number {
  const spans = spansOf(days);
  return spans.reduce((least, span, at) => {
    const next = spans[at + 1];
    if (next === undefined || !(touched.has(span.date) || touched.has(next.date))) return least;
    return Math.min(least, next.from - span.until);
  }, Number.POSITIVE_INFINITY);
}

export interface SwapLimits {
  /** Minutes between two shifts. */
  readonly rest: number;
  /** Planned minutes within a week, or within four of a rotation. */
  readonly work: number;
  /** First day of the four weeks of a rotation; null: counted by week, from Saturday. */
  readonly rotationFrom: string | null;
}

function periodOf(date: string, rotationFrom: string | null): { readonly from: string; readonly until: string } {
  const weeks = rotationFrom === null ? WEEK : FOUR_WEEKS;
  const from = rotationFrom === null ? addDays(date, -weekdayOf(date)) : addDays(rotationFrom, Math.floor(daysBetween({ date: rotationFrom }, { date }) / FOUR_WEEKS) * FOUR_WEEKS);
  return { from, until: addDays(from, weeks) };
}

const workIn = (days: readonly PlannedDay[], { from, until }: { readonly from: string; readonly until: string }): number =>
  days.reduce((total, { date, minutes }) => total + (date >= from && date < until ? minutes : 0), 0);

export type SwapFault = 'restBetween' | 'ceiling';

/**
 * What an exchange would break of a person's days; what is broken without it is not its fault. `before` and `after` are the same days in order, reaching a week
 * (of a rotation four) beyond those that change.
 */
export function swapFault(before: readonly PlannedDay[], after: readonly PlannedDay[], dates: readonly string[], { rest, work, rotationFrom }: SwapLimits): SwapFault | undefined {
  const touched = new Set(dates);
  const left = leastRest(after, touched);
  if (left < rest && left < leastRest(before, touched)) return 'restBetween';
  const isOver = dates.some((date) => {
    const period = periodOf(date, rotationFrom);
    const planned = workIn(after, period);
    return planned > work && planned > workIn(before, period);
  });
  return isOver ? 'ceiling' : undefined;
}
