/**
 * Daily wages above the minimum over years (circulars of the Supreme Labour Council; guide iran.md 1.2):
 * w(y) = max(w(y-1) x LpWageFactor + LpWageFixed, LpMinDailyWage), and the seniority base that goes on from what an order said:
 * at each first of a year x LpWageFactor, at each anniversary of service + LpSeniorityDaily. Exact fractions; whoever shows an amount rounds it once.
 * Pure; rials a day, ISO days.
 */
import { monthsLater } from '#kernel/formula/days.ts';
import { add, compare, divide, type Exact, multiply, subtract } from '#kernel/formula/exact.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';

/** Figures of a Jalali month. Throws where the law of the month is not known. */
export interface WageLaw {
  factor(year: number, month: number): Exact;
  fixed(year: number, month: number): Exact;
  least(year: number, month: number): Exact;
  grant(year: number, month: number): Exact;
}

/** What stood on a day, of which the next is made. */
export interface Standing {
  readonly day: string;
  readonly daily: Exact;
}

/** A seniority base at the end of a year, the last one on the day that was asked for. */
export interface SeniorityLevel {
  readonly year: number;
  readonly daily: Exact;
}

export interface LevelStep {
  readonly year: number;
  readonly daily: Exact;
  /** The minimum of the year, for the rule gives less. */
  readonly isLeast: boolean;
}

const LAST_MONTH = 12;
const MONTHS = 12;

function stepOf(year: number, month: number, before: Exact, law: WageLaw): LevelStep {
  const risen = add(multiply(before, law.factor(year, month)), law.fixed(year, month));
  const least = law.least(year, month);
  const isLeast = compare(risen, least) < 0;
  return { year, daily: isLeast ? least : risen, isLeast };
}

/** The step of the year that the wage stands in, done anew where its figures have changed by the month (1399, month 4); undefined where they have not. */
function doneAnew({ day, daily }: Standing, month: number, law: WageLaw): LevelStep | undefined {
  const from = toJalali(day);
  const figures = (one: number) => ({ factor: law.factor(from.year, one), fixed: law.fixed(from.year, one) });
  const [was, is] = [figures(from.month), figures(month)];
  if (compare(was.factor, is.factor) === 0 && compare(was.fixed, is.fixed) === 0) return undefined;
  return stepOf(from.year, month, divide(subtract(daily, was.fixed), was.factor), law);
}

/** The year that the wage stands in, never below the minimum. */
function sameYear(standing: Standing, month: number, law: WageLaw): LevelStep {
  const { day, daily } = standing;
  const from = toJalali(day);
  const anew = doneAnew(standing, month, law);
  if (anew !== undefined) return anew;
  const least = law.least(from.year, month);
  const isLeast = compare(daily, least) < 0;
  return { year: from.year, daily: isLeast ? least : daily, isLeast };
}

/** Year by year from what stood until the day, oldest first; the last is the wage of the day. Throws what the law throws. */
export function wageTrail(standing: Standing, day: string, law: WageLaw): readonly LevelStep[] {
  const [from, now] = [toJalali(standing.day), toJalali(day)];
  if (now.year <= from.year) return [sameYear(standing, now.year < from.year ? from.month : now.month, law)];
  const steps: LevelStep[] = [];
  let before = doneAnew(standing, LAST_MONTH, law)?.daily ?? standing.daily;
  for (let year = from.year + 1; year <= now.year; year += 1) {
    const step = stepOf(year, year === now.year ? now.month : LAST_MONTH, before, law);
    steps.push(step);
    before = step.daily;
  }
  return steps;
}

/** The seniority base year by year until the day, of one that stood on an earlier day; the last is that of the day. `hireDate`: of the service whose years count. */
export function seniorityLevels(standing: Standing, hireDate: string, day: string, law: WageLaw): readonly SeniorityLevel[] {
  const [from, now, hired] = [toJalali(standing.day), toJalali(day), toJalali(hireDate).year];
  const levels: SeniorityLevel[] = [];
  let daily = standing.daily;
  for (let year = from.year; year <= now.year; year += 1) {
    if (year > from.year) daily = multiply(daily, law.factor(year, 1));
    const anniversary = monthsLater({ date: hireDate }, (year - hired) * MONTHS).date;
    if (year > hired && anniversary <= day) {
      const granted = law.grant(year, year === now.year ? now.month : LAST_MONTH);
      // what stood holds the grant of its year as it was on its day
      const held = anniversary > standing.day ? 0 : year === from.year ? law.grant(year, from.month) : granted;
      daily = add(daily, subtract(granted, held));
    }
    levels.push({ year, daily });
  }
  return levels;
}
