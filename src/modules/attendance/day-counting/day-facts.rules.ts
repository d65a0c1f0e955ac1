/**
 * From the facts of a person to the day that is counted (`calculateDay`): which presses belong to it, what covers it. Pure. Moments are Tehran wall time,
 * minutes count from midnight of the day.
 */
import { daysBetween } from '#kernel/formula/days.ts';
import type { Minutes } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { DayCase, DayRules } from '../day/day.rules.ts';
import { type Shift, type ShiftClass, spanOf } from '../day/day-plan.rules.ts';
import type { DayKind } from '../day/overtime.rules.ts';
import type { Cover, CoverFactor, Press, PressKey } from '../day/presses.rules.ts';

/** What is planned of somebody on a day, by which rules it is counted. */
export interface PlannedDay {
  readonly kind: DayKind;
  /** Undefined on a day without a plan. */
  readonly shift: Shift | undefined;
  readonly shiftClass: ShiftClass | undefined;
  /** Minutes before the plan and after it in which presses belong to the day. */
  readonly window: { readonly before: number; readonly after: number };
  readonly rules: DayRules;
}

export interface PressFact {
  /** `2026-05-10T07:58:31`. */
  readonly at: string;
  readonly key?: PressKey | undefined;
}

/** What was approved: whole days, one half of a day, or minutes of the first of them; overtime is granted and an excuse forgives, neither covers. */
export interface SlipFact {
  readonly factor: CoverFactor | 'overtime' | 'excuse';
  readonly fromDate: string;
  readonly thruDate: string;
  readonly part: 'days' | 'first' | 'second' | Minutes;
}

/** Everything known of one person around the days that are counted. */
export interface PersonFacts {
  readonly plans: ReadonlyMap<string, PlannedDay>;
  /** In order. */
  readonly presses: readonly PressFact[];
  readonly slips: readonly SlipFact[];
}

const DAY = 1_440;
const MINUTE = 60;
const MS = 1_000;

const secondOn = (date: string, at: string): number => (Date.parse(`${at}Z`) - Date.parse(`${date}T00:00:00Z`)) / MS;

/** The plan as it is written; the whole day where nothing is planned. */
const writtenOf = ({ shift }: PlannedDay): Minutes => (shift === undefined ? { from: 0, until: DAY } : spanOf(shift));

function reachOf(plan: PlannedDay): Minutes {
  const { from, until } = writtenOf(plan);
  return { from: from - plan.window.before, until: until + plan.window.after };
}

/**
 * Where a day ends and the next begins, in minutes of the first: each its own window, and where they overlap half-way; yet none takes what the other has
 * planned, and where plans themselves overlap the second one begins.
 */
export function borderOf(day: PlannedDay, next: PlannedDay): { readonly until: number; readonly nextFrom: number } {
  const until = reachOf(day).until;
  const nextFrom = reachOf(next).from + DAY;
  if (until <= nextFrom) return { until, nextFrom };
  const least = day.shift === undefined ? Number.NEGATIVE_INFINITY : writtenOf(day).until;
  const most = next.shift === undefined ? Number.POSITIVE_INFINITY : writtenOf(next).from + DAY;
  const border = Math.min(most, Math.max(least, Math.floor((until + nextFrom) / 2)));
  return { until: border, nextFrom: border };
}

/** Presses in order from a minute on, found by halves. */
function firstFrom(presses: readonly PressFact[], date: string, minute: number): number {
  let [low, high] = [0, presses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (secondOn(date, (presses[middle] as PressFact).at) < minute * MINUTE) low = middle + 1;
    else high = middle;
  }
  return low;
}

const NEAR = [-1, 0, 1];

/** Presses of the window, and those of the calendar day that belong to no day: they are told. */
function pressesOf(facts: PersonFacts, date: string, window: Minutes): Press[] {
  const isElsewhere = (second: number): boolean =>
    NEAR.some((near) => {
      const bounds = near === 0 ? window : windowOf(facts, addDays(date, near));
      if (bounds === undefined) return false;
      const minute = Math.floor(second / MINUTE) - near * DAY;
      return bounds.from <= minute && minute < bounds.until;
    });
  const found: Press[] = [];
  const [from, until] = [Math.min(window.from, 0), Math.max(window.until, DAY)];
  for (let at = firstFrom(facts.presses, date, from); at < facts.presses.length; at++) {
    const press = facts.presses[at] as PressFact;
    const second = secondOn(date, press.at);
    const minute = Math.floor(second / MINUTE);
    if (minute >= until) break;
    const isOwn = window.from <= minute && minute < window.until;
    const isLost = !isOwn && minute >= 0 && minute < DAY && !isElsewhere(second);
    if (isOwn || isLost) found.push({ second, key: press.key });
  }
  return found;
}

/** In which minutes presses belong to a day; undefined where no plan says. */
function windowOf({ plans }: PersonFacts, date: string): Minutes | undefined {
  const plan = plans.get(date);
  if (plan === undefined) return undefined;
  const own = reachOf(plan);
  const [before, after] = [plans.get(addDays(date, -1)), plans.get(addDays(date, 1))];
  return {
    from: before === undefined ? own.from : Math.max(own.from, borderOf(before, plan).nextFrom - DAY),
    until: after === undefined ? own.until : Math.min(own.until, borderOf(plan, after).until),
  };
}

/** Minutes of a day that a slip is about; undefined of another day. Whole and half days are of the plan, also of what of it lies behind midnight. */
function minutesOfSlip({ part, fromDate, thruDate }: SlipFact, date: string, plan: PlannedDay): Minutes | undefined {
  if (typeof part === 'object') {
    const away = daysBetween({ date }, { date: fromDate });
    return Math.abs(away) > 1 ? undefined : { from: part.from + away * DAY, until: part.until + away * DAY };
  }
  if (date < fromDate || date > thruDate) return undefined;
  const { from, until } = writtenOf(plan);
  const middle = Math.floor((from + until) / 2);
  const last = until + Math.max(0, ...(plan.shift?.lines.map(({ floating }) => floating) ?? []));
  if (part === 'first') return { from, until: middle };
  return { from: part === 'second' ? middle : from, until: last };
}

const timesOf = (slips: readonly (Minutes & Pick<SlipFact, 'factor'>)[], wanted: SlipFact['factor']): Minutes[] =>
  slips.filter(({ factor }) => factor === wanted).map(({ from, until }) => ({ from, until }));

/** The case of a day; undefined where no plan says what is of it. */
export function caseOf(facts: PersonFacts, date: string): DayCase | undefined {
  const plan = facts.plans.get(date);
  const window = windowOf(facts, date);
  if (plan === undefined || window === undefined) return undefined;
  const next = facts.plans.get(addDays(date, 1));
  const written = writtenOf(plan);
  const slips = facts.slips.flatMap((slip) => {
    const minutes = minutesOfSlip(slip, date, plan);
    return minutes === undefined || minutes.until <= minutes.from ? [] : [{ factor: slip.factor, ...minutes }];
  });
  return {
    kind: plan.kind,
    nextKind: next?.kind ?? 'ordinary',
    shift: plan.shift,
    window: { before: written.from - window.from, after: window.until - written.until },
    nextFrom: next?.shift === undefined ? undefined : writtenOf(next).from + DAY,
    presses: pressesOf(facts, date, window),
    covers: slips.filter((one): one is Cover => one.factor !== 'overtime' && one.factor !== 'excuse'),
    approved: timesOf(slips, 'overtime'),
    excused: timesOf(slips, 'excuse'),
    rules: plan.rules,
  };
}
