/**
 * Periods that follow one another by themselves (guide payroll 4.5): how long each is, and what it is called. Periods of months end with
 * months of the Jalali year, parts of a month with the month. Pure; days are ISO dates, ends within.
 */
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import type { Days } from '../pay/pay-part.rules.ts';
import { periodName } from '../pay/period.rules.ts';
import words from './generated-periods.messages.fa.ts';

const THIRTY = 30;
const MONTHS = 12;
const WEEK = 7;

export type PeriodTitle = 'TtpMonth' | 'TtpQuarter' | 'TtpHalf' | 'TtpYear';
const monthsOfTitle: Readonly<Record<PeriodTitle, number>> = { TtpMonth: 1, TtpQuarter: 3, TtpHalf: 6, TtpYear: MONTHS };

/** Months that make up a year, parts of a month (each of so many days, the last with the rest), or days. */
export type PeriodStep = { readonly months: number } | { readonly part: number } | { readonly days: number };

export interface PeriodKind {
  /** Of the type of periods: absent as the title says. */
  readonly length: number | null;
  /** Uom of UT_TIME_FREQ_MEASURE. */
  readonly unit: string | null;
  readonly title: PeriodTitle;
}

/** How long the periods are; of a length that no day says, as long as their title. */
export function stepOf({ length, unit, title }: PeriodKind): PeriodStep {
  const count = length ?? 1;
  if (unit === 'TF_yr') return { months: MONTHS };
  if (unit === 'TF_mon' && length !== null && MONTHS % count === 0) return { months: count };
  if (unit === 'TF_wk') return { days: count * WEEK };
  if (unit === 'TF_day' && count < THIRTY && THIRTY % count === 0) return { part: count };
  if (unit === 'TF_day') return { days: count };
  return { months: monthsOfTitle[title] };
}

/** The first of them all: that of a day. Weeks begin on Saturday. */
export function firstFrom(step: PeriodStep, day: string): string {
  const { year, month } = toJalali(day);
  if ('part' in step) return toIso({ year, month, day: 1 });
  if ('months' in step) return toIso({ year, month: month - ((month - 1) % step.months), day: 1 });
  const since = (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % WEEK;
  return step.days % WEEK === 0 ? addDays(day, -since) : day;
}

/** The last day of the period that begins on a day. */
export function endOf(step: PeriodStep, from: string): string {
  const { year, month, day } = toJalali(from);
  if ('days' in step) return addDays(from, step.days - 1);
  if ('months' in step) {
    const last = month - ((month - 1) % step.months) + step.months - 1;
    return toIso({ year, month: last, day: daysInMonth(year, last) });
  }
  const length = daysInMonth(year, month);
  const end = (Math.floor((day - 1) / step.part) + 1) * step.part;
  // the last part has the rest of the month, be it short or long
  const isLast = end >= THIRTY || end > length;
  return toIso({ year, month, day: isLast ? length : end });
}

const digits = (value: number): string => value.toLocaleString('fa', { useGrouping: false });

/** What a period is called; of a part of what its title names with the day that it begins on. */
export function titleOf(title: PeriodTitle, step: PeriodStep, from: string): string {
  const { year, month, day } = toJalali(from);
  const at = Math.floor((month - 1) / monthsOfTitle[title]);
  const name = title === 'TtpMonth' ? periodName({ year, month }) : words[title]({ at, year: digits(year) });
  const isPart = !('months' in step) || step.months < monthsOfTitle[title];
  return isPart ? words.from({ name, day: digits(day), month: periodName({ year, month }), isMonth: title === 'TtpMonth' }) : name;
}

/** No more of them at once. */
const MOST = 60;

export interface NewPeriod extends Days {
  readonly title: string;
}

/** Those that are missing until the one after today. `last`: the last day of those that are there. */
export function missingPeriods(kind: PeriodKind, last: string | null, today: string): readonly NewPeriod[] {
  const step = stepOf(kind);
  const found: NewPeriod[] = [];
  let from = last === null ? firstFrom(step, today) : addDays(last, 1);
  // one that begins after today is the next one
  for (let isNext = false; !isNext && found.length < MOST; from = addDays(found.at(-1)?.thru ?? from, 1)) {
    isNext = from > today;
    if (isNext && last !== null && found.length === 0 && last > endOf(step, today)) break;
    found.push({ from, thru: endOf(step, from), title: titleOf(kind.title, step, from) });
  }
  return found;
}
