/** What a month of pay warns of. Pure. */
import { compare, divide, type Exact, multiply, ratio, round, writeExact } from '#kernel/formula/exact.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import messages from './pay.messages.fa.ts';
import type { PayCase } from './pay-case.rules.ts';
import { lawTitle, type MonthLaw } from './pay-law.rules.ts';
import type { Warning } from './pay-lines.rules.ts';
import { shared } from './pay-month.rules.ts';
import type { CountedMonth } from './pay-month-count.rules.ts';
import type { PayPlan } from './pay-plan.rules.ts';
import type { MonthValues } from './pay-values.rules.ts';
import { isCumulative } from './tax-texts.rules.ts';
import { isFlatColumn, isFlatItem } from './taxed-beside.rules.ts';

const HOUR = 60;

/** Of what is known of the month. */
export function* monthWarnings({ facts, work }: PayCase, { month, values, amounts }: MonthValues, law: MonthLaw): Iterable<Warning> {
  const least = law.number('LpMinDailyWage');
  const warn = (code: Exclude<keyof typeof messages.warnings, 'unconfirmed'>, message: string): Warning => ({ code, message });
  const words = messages.warnings;
  if (month.employed === 0) yield warn('notEmployed', words.notEmployed);
  const isBelow = (amounts.get('base') ?? []).some(({ amount, per }) => compare(amount, per === 'day' ? least : multiply(least, 30)) < 0);
  if (isBelow) yield warn('belowMinimum', words.belowMinimum);
  // who has been here for as many days as are asked for has them, whatever was before
  const isShort = (): boolean => compare(shared(facts.hireDate, month.thru, facts.hireDate, month.thru), law.number('LpChildDays')) < 0;
  if (facts.insuredDays === undefined && compare(values.get('person.children') as Exact, 0) > 0 && isShort()) yield warn('insuredDaysUnknown', words.insuredDaysUnknown);
  if (facts.days !== undefined && work.some(({ workFactor }) => Object.hasOwn(messages.work, workFactor))) yield warn('daysAndAbsence', words.daysAndAbsence);
  if (facts.isException === true) yield warn('exceptionNotCounted', words.exceptionNotCounted);
  const limit = law.value('LpOvertimeDay') as Exact | undefined;
  const hours = divide(values.get('work.overtime') as Exact, HOUR);
  if (limit !== undefined && compare(hours, multiply(limit, month.paid)) > 0) yield warn('overtimeLimit', words.overtimeLimit({ hours: toPersianDigits(String(limit)) }));
}

/** Law that nobody has confirmed. */
export function unconfirmed(rows: readonly LegalFigure[]): readonly Warning[] {
  const kinds = new Set(rows.filter(({ isConfirmed }) => !isConfirmed).map(({ kind }) => kind));
  return [...kinds].map((kind) => ({ code: 'unconfirmed', message: messages.warnings.unconfirmed({ kind: lawTitle(kind) }) }));
}

/** Insurance on more than there is. */
export const floorWarning = (counted: CountedMonth): readonly Warning[] =>
  counted.amount('insuranceBase') > counted.amount('insurable') ? [{ code: 'insuranceFloor', message: messages.warnings.insuranceFloor }] : [];

/** What would be taxed at a rate of its own, had the year one. */
export function flatWarning({ factors }: PayPlan, { items }: PayCase, counted: CountedMonth, owed: Exact): readonly Warning[] {
  const isThere = owed !== 0 || items.some(isFlatItem) || factors.some(({ code, flags, taxColumn }) => flags.taxed && isFlatColumn(taxColumn) && counted.amount(code) !== 0n);
  return isThere ? [{ code: 'flatTaxMissing', message: messages.warnings.flatTaxMissing }] : [];
}

/** Tax that was withheld beyond what is due by now, where it is kept for the next months. */
export function overpaid(of: Parameters<typeof isCumulative>[0], withheld: bigint, due: bigint): readonly Warning[] {
  if (!isCumulative(of) || of.settings.negativeTax === 'refund' || due >= withheld) return [];
  return [{ code: 'taxCarried', message: messages.warnings.taxCarried({ amount: formatRial(withheld - due) }) }];
}

/** A part of a day stands to two places. */
const daysText = (days: Exact): string => toPersianDigits(writeExact(round(days, { unit: ratio(1n, 100n), mode: 'half' })));

/** Of leave that is bought back, where it is less than was asked for. */
export function leaveWarning({ kind, given = {} }: PayCase): readonly Warning[] {
  const { days, asked } = given;
  if (kind !== 'leaveBuyBack' || days === undefined || asked === undefined || compare(days, asked) >= 0) return [];
  return [{ code: 'leaveCut', message: messages.warnings.leaveCut({ asked: daysText(asked), days: daysText(days) }) }];
}
