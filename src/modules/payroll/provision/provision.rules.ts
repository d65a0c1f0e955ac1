/**
 * What is owed to somebody on a day if they left on it: the arithmetic of settlements (`settle`), without its explanation, which costs milliseconds
 * a person. Pure; rials, minutes, ISO days.
 */
import { compare, divide, type Exact, multiply, numerator, round } from '#kernel/formula/exact.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { eidiOfYear } from '../pay/owed-texts.rules.ts';
import type { MonthLaw } from '../pay/pay-law.rules.ts';
import type { PaidBefore } from '../settlement/paid-before.service.ts';
import { countedDays, daysInYear, type YearMethod, yearDays, yearsOf } from '../settlement/service-years.rules.ts';

export interface ProvisionQuestion {
  /** ISO; the last day of work. */
  readonly day: string;
  readonly hireDate: string;
  /** Rials a day that the end of service and leave, and the bonus, rest on. */
  readonly dailyWage: Exact;
  readonly eidiWage: Exact;
  readonly method: YearMethod;
  readonly paid: PaidBefore;
  /** Below 0 where more was taken than there was; undefined where nobody keeps books of it. */
  readonly leave: { readonly minutes: number; readonly dayMinutes: number } | undefined;
}

export interface Provision {
  readonly severance: bigint;
  readonly leave: bigint;
  readonly eidi: bigint;
}

const rials = (value: Exact): bigint => numerator(round(value, { unit: 1, mode: 'half' }));

/** Throws PayFault `missingLaw`. */
export function provisionOf({ day, hireDate, dailyWage, eidiWage, method, paid, leave }: ProvisionQuestion, law: MonthLaw): Provision {
  const service = countedDays([{ from: hireDate, thru: null, counts: true }], [], day);
  const { year } = toJalali(day);
  const severance = rials(multiply(multiply(dailyWage, law.number('LpSeveranceDays')), yearsOf(service, method, 'own'))) - paid.severance;
  const eidi = divide(multiply(eidiOfYear(eidiWage, law), daysInYear(service, year)), yearDays(year, 'own'));
  const left = leave === undefined ? 0 : multiply(dailyWage, divide(Math.abs(leave.minutes), leave.dayMinutes));
  const isOver = leave !== undefined && compare(leave.minutes, 0) < 0;
  return { severance: severance > 0n ? severance : 0n, leave: isOver ? -rials(left) : rials(left), eidi: paid.hasEidi ? 0n : rials(eidi) };
}
