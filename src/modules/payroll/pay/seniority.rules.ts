/**
 * The seniority base (labour law circulars of the Supreme Labour Council): a year in the workshop is granted the figure of the
 * year in which it is completed, and what stands rises each new year by the factor of wages: S(y) = S(y-1) x factor(y) + grant(y).
 * The published cumulative table is reproduced by it. Pure; rials a day.
 */
import { monthsLater } from '#kernel/formula/days.ts';
import { add, type Exact, multiply, round } from '#kernel/formula/exact.ts';
import { toIso, toJalali } from '#kernel/jalali/jalali.ts';

export interface SeniorityLaw {
  /** Rials a day granted for a year completed in the month. */
  grant(year: number, month: number): Exact;
  /** By which wages above the minimum rise. */
  factor(year: number): Exact;
}

export interface SeniorityStep {
  readonly year: number;
  /** First day (ISO) of `daily`. */
  readonly from: string;
  /** What stood before, risen by the factor of the year. */
  readonly carried: Exact;
  readonly granted: Exact;
  readonly daily: Exact;
}

/** What somebody brought: rials a day in the year of hiring. */
export interface Opening {
  readonly daily: Exact;
}

const MONTHS = 12;
const rial = { unit: 1, mode: 'half' } as const;
const yearStart = (year: number): string => toIso({ year, month: 1, day: 1 });

/** The day on which a further year in the workshop is complete, `years` after hiring. */
const completed = (hireDate: string, years: number): string => monthsLater({ date: hireDate }, years * MONTHS).date;

/** Year by year until the day, oldest first; empty before the first grant. */
export function seniorityTrail(hireDate: string, asOf: string, law: SeniorityLaw, opening?: Opening): readonly SeniorityStep[] {
  const hired = toJalali(hireDate).year;
  const now = toJalali(asOf);
  const steps: SeniorityStep[] = [];
  let stands: Exact = opening?.daily ?? 0;
  if (stands !== 0) steps.push({ year: hired, from: hireDate, carried: stands, granted: 0, daily: stands });
  for (let year = hired + 1; year <= now.year; year += 1) {
    const carried = stands === 0 ? 0 : round(multiply(stands, law.factor(year)), rial);
    const day = completed(hireDate, year - hired);
    if (carried !== 0 && day > yearStart(year)) steps.push({ year, from: yearStart(year), carried, granted: 0, daily: carried });
    if (day > asOf) break;
    // a figure that changes within the year (1399) is that of the month asked for, at last of the year's end
    const granted = law.grant(year, year === now.year ? now.month : MONTHS);
    stands = add(carried, granted);
    steps.push({ year, from: day > yearStart(year) ? day : yearStart(year), carried, granted, daily: stands });
  }
  return steps;
}

/** Rials a day on a day. */
export const seniorityOn = (trail: readonly SeniorityStep[], day: string): Exact => trail.findLast(({ from }) => from <= day)?.daily ?? 0;
