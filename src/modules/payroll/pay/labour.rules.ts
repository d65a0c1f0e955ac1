/**
 * Factors of pay under the labour law: how each is counted, and what it counts for (labour law 41, 51 to 62, 86 of the social
 * security law, circulars of the council; the matrix of insured and taxed items). Texts name codes; the words of them stand in the messages.
 */
import type { FactorCode } from './pay.messages.fa.ts';
import type { TermFormula } from './pay-formulas.rules.ts';

/** What a factor counts for; each may be said otherwise for a group. */
export interface FactorFlags {
  readonly insured: boolean;
  readonly taxed: boolean;
  readonly overtimeBase: boolean;
  readonly eidiBase: boolean;
  readonly severanceBase: boolean;
}

export interface PayFactor {
  readonly code: string;
  readonly title?: string;
  /** Text of its amount in the month. `{hour}` and `{day}` stand for what an hour and a day of the overtime base come to. */
  readonly text: string;
  /** Text of a full month of thirty days, for what rests on it; without it nothing may. */
  readonly whole?: string;
  readonly flags: Partial<FactorFlags>;
  /** Column of the list of amounts for the tax (39 columns). */
  readonly taxColumn: number | null;
  /** Column of the insurance list: wage, benefits or neither. */
  readonly insuranceBucket: 'base' | 'benefit' | 'none';
  /** Of the library, whose text it is counted by. */
  readonly formula?: TermFormula | undefined;
  /** Y: taken by its rank, Z: neither paid nor taken; paid when absent. */
  readonly isDeduct?: 'Y' | 'N' | 'Z' | undefined;
  readonly rank?: number | undefined;
}

const minutes = (code: string, times: string): string => `work.${code} / 60 * {hour} * ${times}`;
const days = (code: string, times: string): string => `work.${code} * {day} * ${times}`;

/** A wage that is said for days: the sum of its spans. */
export const wageText = (code: string): string => `sum(wage.${code}, daily * days + monthly * part)`;
export const wholeText = (code: string): string => `sum(wage.${code}, whole)`;

const both = { insured: true, taxed: true };
const neither = { insured: false, taxed: false };

type Labour = PayFactor & { readonly code: FactorCode };

const wage = (code: FactorCode, taxColumn: number): Labour => ({ code, text: wageText(code), whole: wholeText(code), flags: both, taxColumn, insuranceBucket: 'base' });
const monthly = (code: FactorCode, text: string, flags: PayFactor['flags']): Labour => ({
  code,
  text: `${text} * month.part`,
  whole: text,
  flags,
  taxColumn: 7,
  insuranceBucket: flags.insured ? 'benefit' : 'none',
});
const work = (code: FactorCode, text: string, taxColumn: number, flags: PayFactor['flags'] = both): Labour => ({
  code,
  text,
  flags,
  taxColumn,
  insuranceBucket: flags.insured ? 'benefit' : 'none',
});

/** The first year of which the budget law taxes housing and grocery allowances; rulings of the court exempted them before. */
const TAXED_SINCE = 1402;

export const labourFactors = (year: number): readonly Labour[] => {
  const allowance = { insured: true, taxed: year >= TAXED_SINCE };
  return [
    wage('base', 7),
    wage('seniority', 7),
    monthly('housing', 'law.LpHousing', allowance),
    monthly('grocery', 'law.LpGrocery', allowance),
    monthly('marital', '(if person.married then orElse(law.LpMarital, 0) else 0)', both),
    monthly('child', '(if person.children > 0 then law.LpChild * person.children else 0)', { insured: false, taxed: true }),
    work('overtime', minutes('overtime', 'law.LpOvertime'), 17),
    work('night', minutes('night', 'law.LpNightWork'), 29),
    work('friday', minutes('friday', 'law.LpFriday'), 29),
    work('holiday', minutes('holiday', 'law.LpHoliday'), 29),
    work('shiftTwo', days('shiftTwo', 'law.LpShiftTwo'), 29),
    work('shiftThree', days('shiftThree', 'law.LpShiftThree'), 29),
    work('shiftNight', days('shiftNight', 'law.LpShiftNight'), 29),
    work('mission', days('mission', 'law.LpMissionDays'), 19, neither),
  ];
};

/** Kinds of work that are counted in minutes; the others in days. */
export const minuteFactors: ReadonlySet<string> = new Set(['overtime', 'night', 'friday', 'holiday']);
/** Kinds of work that are paid for. */
export const workFactors = ['overtime', 'night', 'friday', 'holiday', 'shiftTwo', 'shiftThree', 'shiftNight', 'mission'] as const;
/** Kinds of days that are not paid for. */
export const absences = ['unpaidLeave', 'absence', 'sick'] as const;
