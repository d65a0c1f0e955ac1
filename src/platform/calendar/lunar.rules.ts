/**
 * The lunar Hijri calendar as Iran keeps it. Months start with a sighting, so they are read from the published starts
 * (lunar-month-starts.txt, CC0) and from those that people have entered since; what comes between and after them is foretold
 * and said to be so. No arithmetic calendar is right here: see guide/iran.md section 4. Pure; dates are ISO.
 */
import { addDays } from '#kernel/jalali/jalali.ts';
import { crescentSeen } from './crescent.rules.ts';

export interface LunarDate {
  readonly year: number;
  /** 1 Muharram .. 12 Dhu al-Hijja. */
  readonly month: number;
  readonly day: number;
}

export interface LunarDay extends LunarDate {
  /** Days of its month. */
  readonly monthLength: number;
  /** The start or the end of its month is not known yet. */
  readonly isForetold: boolean;
}

export interface MonthStart {
  readonly year: number;
  readonly month: number;
  readonly iso: string;
}

export interface LunarMonth extends MonthStart {
  readonly length: number;
  /** Its start is published or entered. */
  readonly isKnown: boolean;
}

export interface LunarCalendar {
  /** Undefined before the first published month. */
  dayOf(iso: string): LunarDay | undefined;
  /** So many months from the one of a day on. */
  monthsFrom(iso: string, count: number): readonly LunarMonth[];
}

/** Lines `1447/9 2026-02-19 # source`; an asterisk tells that the month did not start when its calendar had said. */
export function readMonthStarts(text: string): MonthStart[] {
  return text.split('\n').flatMap((line) => {
    const [, year, month, iso] = /^\*?(\d{4})\/(\d{1,2}) (\d{4}-\d{2}-\d{2})/.exec(line) ?? [];
    return year && month && iso ? [{ year: Number(year), month: Number(month), iso }] : [];
  });
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Months of the lunar calendar in one count. */
const ordinal = ({ year, month }: Pick<MonthStart, 'year' | 'month'>): number => year * 12 + month - 1;
const [SHORT, LONG] = [29, 30];

/** The published starts with the entered ones in their place, in order. */
export function withEntered(published: readonly MonthStart[], entered: readonly MonthStart[]): MonthStart[] {
  const starts = new Map([...published, ...entered].map((start) => [ordinal(start), start]));
  return [...starts.values()].sort((a, b) => ordinal(a) - ordinal(b));
}

/**
 * Start of the month after one: after 29 days when the crescent is seen on the evening of the 29th, otherwise after 30. Before a
 * known start the months in between share the days that are left.
 */
function nextStart({ year, month, iso }: MonthStart, known: MonthStart | undefined): MonthStart {
  const next = month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  let length = crescentSeen(addDays(iso, SHORT - 1)) ? SHORT : LONG;
  if (known) {
    const [days, months] = [daysBetween(iso, known.iso), ordinal(known) - ordinal(next)];
    if (days - length > months * LONG) length = LONG;
    if (days - length < months * SHORT) length = SHORT;
  }
  return { ...next, iso: addDays(iso, length) };
}

interface Start extends MonthStart {
  readonly isKnown: boolean;
}

/** All months from the first known to the last known one. */
function fill(known: readonly MonthStart[]): Start[] {
  const starts: Start[] = [];
  for (const start of known) {
    for (let last = starts.at(-1); last !== undefined && ordinal(last) + 1 < ordinal(start); last = starts.at(-1)) starts.push({ ...nextStart(last, start), isKnown: false });
    starts.push({ ...start, isKnown: true });
  }
  return starts;
}

/** Last index whose start is not after the day; -1 when all are. */
function indexAt(starts: readonly MonthStart[], iso: string): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] as MonthStart).iso <= iso) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** `known`: starts in order. Keeps the months it has foretold. */
export function lunarCalendar(known: readonly MonthStart[]): LunarCalendar {
  const starts = fill(known);
  const foretell = (last: Start): number => starts.push({ ...nextStart(last, undefined), isKnown: false });
  function reach(iso: string, more = 0): number {
    for (let last = starts.at(-1); last !== undefined && last.iso <= iso; last = starts.at(-1)) foretell(last);
    const index = indexAt(starts, iso);
    for (let last = starts.at(-1); last !== undefined && starts.length <= index + more; last = starts.at(-1)) foretell(last);
    return index;
  }
  return {
    dayOf(iso) {
      const index = reach(iso);
      const [start, next] = [starts[index], starts[index + 1]];
      if (!start || !next) return undefined;
      const { year, month } = start;
      return { year, month, day: daysBetween(start.iso, iso) + 1, monthLength: daysBetween(start.iso, next.iso), isForetold: !start.isKnown || !next.isKnown };
    },
    monthsFrom(iso, count) {
      const index = Math.max(reach(iso, count), 0);
      return starts
        .slice(index, index + count)
        .map(({ isKnown, ...start }, at) => ({ ...start, isKnown, length: daysBetween(start.iso, starts[index + at + 1]?.iso ?? start.iso) }));
    },
  };
}

/**
 * Days on which a month may start, both included: it and all months between it and its known neighbours have 29 or 30 days, and it
 * is no further than a day from where it is foretold, for the rule was never further off. `known` in order, what it says of the
 * month itself does not count. Undefined before the first known month.
 */
export function startRange(known: readonly MonthStart[], month: Pick<MonthStart, 'year' | 'month'>): { readonly from: string; readonly to: string } | undefined {
  const at = ordinal(month);
  const others = known.filter((start) => ordinal(start) !== at);
  const before = others.findLast((start) => ordinal(start) < at);
  const after = others.find((start) => ordinal(start) > at);
  if (before === undefined) return undefined;
  const since = at - ordinal(before);
  const foretold = lunarCalendar(others).monthsFrom(before.iso, since + 1)[since]?.iso ?? before.iso;
  const left = after === undefined ? undefined : { iso: after.iso, months: ordinal(after) - at };
  const earliest = [addDays(before.iso, since * SHORT), addDays(foretold, -1), ...(left ? [addDays(left.iso, -left.months * LONG)] : [])];
  const latest = [addDays(before.iso, since * LONG), addDays(foretold, 1), ...(left ? [addDays(left.iso, -left.months * SHORT)] : [])];
  return { from: earliest.sort().at(-1) ?? foretold, to: latest.sort()[0] ?? foretold };
}
