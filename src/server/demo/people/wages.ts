/** Daily wages in whole rials: a multiple of the year's minimum wage, raised every 1 Farvardin. Pure. */
import { compareIso, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import type { Grade } from '../jobs.ts';
import type { Span } from '../organisation.ts';

/** Minimum daily wage by Jalali year in rials (guide/iran.md 1.1). */
const minimum: Readonly<Record<number, number>> = {
  1398: 505_627,
  1399: 636_809,
  1400: 885_165,
  1401: 1_393_250,
  1402: 1_769_428,
  1403: 2_388_728,
  1404: 3_463_656,
  1405: 5_541_850,
};
const FIRST = 1398;
const LAST = 1405;

/** Yearly rise assumed where no minimum wage is known. */
const ASSUMED_RISE = 1.25;

/** The minimum of a year; years outside the table follow from its ends. */
export function minimumWage(year: number): number {
  const known = Math.min(LAST, Math.max(FIRST, year));
  return Math.round((minimum[known] ?? 0) * ASSUMED_RISE ** (year - known));
}

/** Multiples of the minimum wage, in hundredths, at the beginning of a career. */
const multiples: Readonly<Record<Grade, number>> = { chief: 620, deputy: 480, manager: 360, head: 270, supervisor: 210, senior: 190, expert: 155, technician: 125, worker: 104 };

export interface WagePeriod extends Span {
  readonly grade: Grade;
}

/**
 * Dated wages from the later of `start` and the first period on: a new one every 1 Farvardin and at every new grade.
 * `merit` is the personal part in hundredths of the minimum wage; each year of service adds two more.
 */
export function wagesOver(periods: readonly WagePeriod[], start: string, today: string, merit: number): (Span & { daily: bigint })[] {
  const wages: (Span & { daily: bigint })[] = [];
  const hiredYear = toJalali(periods[0]?.from ?? start).year;
  for (const { from, thru, grade } of periods) {
    let day = compareIso(from, start) < 0 ? start : from;
    while ((thru === null || compareIso(day, thru) < 0) && compareIso(day, today) <= 0) {
      const { year } = toJalali(day);
      const newYear = toIso({ year: year + 1, month: 1, day: 1 });
      const isLast = compareIso(newYear, today) > 0;
      const end = thru !== null && (isLast || compareIso(thru, newYear) < 0) ? thru : isLast ? null : newYear;
      const hundredths = Math.max(100, multiples[grade] + merit + 2 * (year - hiredYear));
      // wages are agreed in whole thousands
      wages.push({ from: day, thru: end, daily: BigInt(Math.ceil((minimumWage(year) * hundredths) / 100_000) * 1_000) });
      day = newYear;
    }
  }
  return wages;
}
