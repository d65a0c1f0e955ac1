/**
 * How pay is counted where the law is read in more than one way (labour law circulars, tax law 85 and 137; the readings and
 * their sources stand beside each key in the messages). Pure.
 */
import type { Exact } from '#kernel/formula/exact.ts';
import type { Deductions } from './legal-deductions.rules.ts';

/** What each key may be; the first is what counts unless somebody says otherwise. */
export const choices = {
  /** Days of a full month that a daily wage is paid for. */
  monthBasis: ['calendar', 'fixed30'],
  /** What a month's sum is divided by in a part of a month. */
  partMonth: ['calendar', 'by30'],
  /** A full month of this year's grant: the circular's own figure, or daily times days. */
  seniorityMonth: ['circular', 'days'],
  /** The wage of an hour before it is multiplied. */
  hourRounding: ['none', 'half', 'down'],
  /** Days by which the daily ceiling of insurance is multiplied. */
  capDays: ['insured', '30'],
  taxMethod: ['cumulative', 'monthly'],
  /** More withheld so far than is due: kept for the next months, or paid back. */
  negativeTax: ['carry', 'refund'],
  severanceMethod: ['days', 'months'],
  lineRounding: ['half', 'down'],
  /** Pay that is late is told to the insurance in a list of the month that it is of, or in one of the month that pays it. */
  lateList: ['origin', 'paid'],
} as const;
type Chosen = { readonly [K in keyof typeof choices]: (typeof choices)[K][number] };

/** What the legal profile of a company chooses. */
export interface PayReadings extends Chosen {
  /** Hours that a month's wage is divided by; the law's figure when absent. */
  readonly monthHours?: Exact | undefined;
  /** Share of the worker's insurance that is not taxed, 0 to 1; the law's figure when absent. */
  readonly taxInsuranceShare?: Exact | undefined;
  /** Codes of factors. */
  readonly overtimeBase: readonly string[];
  readonly eidiBase: readonly string[];
  readonly severanceBase: readonly string[];
  /** Rials that net pay is a multiple of, 1 for none; what is held back is carried to the next month. */
  readonly netRounding: number;
}

export interface PaySettings extends PayReadings {
  /** What the pay group says in place of the law; absent where it says nothing. */
  readonly deductions?: Deductions;
}

export const choiceKeys = Object.keys(choices) as (keyof typeof choices)[];

const wage = ['base', 'seniority'] as const;

export const defaultSettings: PaySettings = {
  ...(Object.fromEntries(choiceKeys.map((key) => [key, choices[key][0]])) as Chosen),
  overtimeBase: wage,
  eidiBase: wage,
  severanceBase: wage,
  netRounding: 1,
};
