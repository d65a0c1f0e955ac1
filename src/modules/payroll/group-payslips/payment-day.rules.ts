/** On which day a month is paid. Pure. */
import { daysInMonth, toIso } from '#kernel/jalali/jalali.ts';

const MONTHS = 12;

export interface PaymentDay {
  /** Of the month, 1 to 31; the last day of a shorter one. */
  readonly day: number;
  readonly isNextMonth: boolean;
}

/** The day (ISO) on which a Jalali month is paid. */
export function paymentDate({ year, month }: { readonly year: number; readonly month: number }, { day, isNextMonth }: PaymentDay): string {
  const next = month === MONTHS ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const of = isNextMonth ? next : { year, month };
  return toIso({ ...of, day: Math.min(day, daysInMonth(of.year, of.month)) });
}
