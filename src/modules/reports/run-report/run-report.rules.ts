/** Spans of the trend and what answers mean. Pure; dates are ISO days in Tehran. */
import { addDays, daysInMonth, toIso, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import type { ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { ListedStep, StepList } from '#kernel/workflow/steps.ts';
import type { WorkMinutes } from '#platform/calendar/working-days.rules.ts';
import { refusalEnds, refusedBy } from '#platform/tasks/ways.rules.ts';

export type SpanKind = 'week' | 'month';

/** First and last day, both within. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The longest period that is counted: five years. */
export const MOST_DAYS = 1_830;
/** More weeks than this are shown as months. */
const MOST_WEEKS = 54;
/** Up to so many days the trend goes by weeks when nothing is said. */
const WEEKLY_DAYS = 100;

export const daysOf = ({ from, to }: Span): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** By weeks or months: as asked, unless there would be too many weeks. */
export function spanKind(period: Span, asked: SpanKind | undefined): SpanKind {
  const days = daysOf(period);
  if (asked === 'week' && days > MOST_WEEKS * 7) return 'month';
  return asked ?? (days <= WEEKLY_DAYS ? 'week' : 'month');
}

/** Last day of the Jalali week (from Saturday on) or month of a day. */
function lastOf(day: string, kind: SpanKind): string {
  if (kind === 'week') return addDays(day, 6 - weekdayOf(day));
  const { year, month } = toJalali(day);
  return toIso({ year, month, day: daysInMonth(year, month) });
}

/** The Jalali weeks or months of a period, oldest first, without gap; the first and the last end with it. */
export function spansOf({ from, to }: Span, kind: SpanKind): Span[] {
  const spans: Span[] = [];
  for (let day = from; day <= to; ) {
    const last = lastOf(day, kind);
    const end = last < to ? last : to;
    spans.push({ from: day, to: end });
    day = addDays(end, 1);
  }
  return spans;
}

/** The period when none is asked for: the present Jalali month and the five before it, up to today. */
export function usualPeriod(today: string): Span {
  const { year, month } = toJalali(today);
  const place = year * 12 + month - 1 - 5;
  return { from: toIso({ year: Math.floor(place / 12), month: (place % 12) + 1, day: 1 }), to: today };
}

/** An answer that does not lead on: it ends the case, or sends it back. */
export interface Turn {
  readonly node: string;
  readonly outcome: string;
  readonly isReturn: boolean;
  /** What the case has come to if this was its last answer. */
  readonly result: Result;
}

export type Result = 'refused' | 'withdrawn';

/** An end that a case comes to only when it was refused. */
export interface Refused {
  readonly end: string;
  readonly result: Result;
}

function* asked(list: StepList): Generator<Extract<ListedStep, { is: 'ask' }>> {
  for (const step of list) {
    if (step.is === 'ask') yield step;
    if (step.is === 'beside') for (const branch of step.branches) yield* asked(branch);
  }
}

/** The turns of a version. Of one that came as BPMN nobody knows where a refusal leads: none of them is a return. */
export function turnsOf({ nodes }: ProcessDefinition, steps: StepList | null): Turn[] {
  const back = new Set([...asked(steps ?? [])].flatMap(({ id, outcomes }) => outcomes.filter(({ leads }) => leads === 'back').map((one) => `${id} ${one.id}`)));
  return nodes.flatMap((node) =>
    node.kind === 'user'
      ? node.outcomes
          .filter(({ isRefusal }) => isRefusal === true)
          .map(({ id }) => ({ node: node.id, outcome: id, isReturn: back.has(`${node.id} ${id}`), result: refusedBy(node) }))
      : [],
  );
}

export const refusedEndsOf = (definition: ProcessDefinition): Refused[] => refusalEnds(definition).map(({ end, way }) => ({ end, result: refusedBy(way.node) }));

/** Since 2022 the clocks of Tehran stand still (platform/calendar/working-minutes.rules.ts); cases are younger. */
export const FIRST_DAY = '2022-03-22';
/** A day's work begins at eight, and ends before midnight. */
export const DAY_BEGINS = 480;
const DAY_MINUTES = 1_440;

/** Working minutes before each day from FIRST_DAY on, and before the day after the last: differences of two are what is worked between them. */
export function sumsOf(minutes: WorkMinutes, last: string): number[] {
  const sums = [0];
  for (let day = FIRST_DAY, sum = 0; day <= last; day = addDays(day, 1)) {
    sum += Math.min(minutes(day), DAY_MINUTES - DAY_BEGINS);
    sums.push(sum);
  }
  return sums;
}
