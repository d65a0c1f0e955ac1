/**
 * The lunar Hijri calendar as Iran keeps it. Months start with a sighting, so they are read from the published starts
 * (lunar-month-starts.txt, CC0); what comes after them is foretold and said to be so. No arithmetic calendar is right
 * here: see guide/iran.md section 4. Pure; dates are ISO.
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
  /** The start or the end of its month is not published yet. */
  readonly isForetold: boolean;
}

export interface LunarCalendar {
  /** Undefined before the first published month. */
  dayOf(iso: string): LunarDay | undefined;
}

interface MonthStart {
  readonly year: number;
  readonly month: number;
  readonly iso: string;
}

/** Lines `1447/9 2026-02-19 # source`; an asterisk tells that the month did not start when its calendar had said. */
export function readMonthStarts(text: string): MonthStart[] {
  return text.split('\n').flatMap((line) => {
    const [, year, month, iso] = /^\*?(\d{4})\/(\d{1,2}) (\d{4}-\d{2}-\d{2})/.exec(line) ?? [];
    return year && month && iso ? [{ year: Number(year), month: Number(month), iso }] : [];
  });
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The month after one: of 29 days when the crescent is seen on the evening of the 29th, otherwise of 30. */
function nextStart({ year, month, iso }: MonthStart): MonthStart {
  const last = crescentSeen(addDays(iso, 28)) ? 29 : 30;
  return { ...(month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }), iso: addDays(iso, last) };
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

/** Keeps the months it has foretold. */
export function lunarCalendar(published: readonly MonthStart[]): LunarCalendar {
  const starts = [...published];
  return {
    dayOf(iso) {
      for (let last = starts.at(-1); last !== undefined && last.iso <= iso; last = starts.at(-1)) starts.push(nextStart(last));
      const index = indexAt(starts, iso);
      const [start, next] = [starts[index], starts[index + 1]];
      if (!start || !next) return undefined;
      const { year, month } = start;
      return { year, month, day: daysBetween(start.iso, iso) + 1, monthLength: daysBetween(start.iso, next.iso), isForetold: index + 1 >= published.length };
    },
  };
}
