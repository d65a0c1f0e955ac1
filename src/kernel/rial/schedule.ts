/**
 * The instalments of a loan: who pays what when, to the rial. Pure, exact, no floating point; amounts are rials, days ISO dates,
 * rates percent a year. Sources: guide/iran.md 7, guide/screens/welfare.md 7.8.
 *
 * A period is `gapMonths`, its rate the yearly one x gap / 12. The breathing period bears no profit. What a method asks of a line is
 * rounded by `rounding`; the principal is what profit and fee leave of it, and the last line takes the rest, so that principal adds up
 * to the loan and the balance ends at 0. Terms under which a line would be negative or the balance grow are refused.
 */
import { monthsLater } from '#kernel/formula/days.ts';
import { RunFault } from '#kernel/formula/values.ts';
import { type Fraction, fractionOf, plus, type RialRounding, roundTo, times, toRial, ZERO } from './fraction.ts';

/** Ids of LoanInstallmentFormula. */
export const SCHEDULE_METHODS = ['Annuity', 'SimpleProfit', 'EqualPrincipal', 'InterestFree'] as const;
/**
 * `takenOff` and `apart`: once at payment, kept back from the loan or paid beside it; `spread`: the same sum over the lines;
 * `yearlyBalance`: each year on its opening balance, over the lines of the year; `method`: a yearly rate counted as profit is.
 */
export const FEE_MODES = ['none', 'takenOff', 'apart', 'spread', 'yearlyBalance', 'method'] as const;
export const PROFIT_WEIGHTS = ['declining', 'even'] as const;
/** Bounds of terms, so that whatever is asked ends: lines, months, rial digits, percent. */
export const SCHEDULE_LIMITS = { lines: 600, months: 120, amount: 10n ** 15n, rate: 1000n, unit: 10n ** 9n } as const;

export type ScheduleMethod = (typeof SCHEDULE_METHODS)[number];
export type FeeMode = (typeof FEE_MODES)[number];
export type ProfitWeights = (typeof PROFIT_WEIGHTS)[number];

export interface ScheduleTerms {
  readonly amount: bigint;
  readonly count: number;
  /** Percent a year; InterestFree does not look at it. */
  readonly yearlyRate: Fraction;
  readonly method: ScheduleMethod;
  readonly gapMonths: number;
  readonly breathingMonths: number;
  /** Percent; a year's in `yearlyBalance` and `method`. */
  readonly feeRate: Fraction;
  readonly feeMode: FeeMode;
  readonly rounding: { readonly mode: RialRounding; readonly unit: bigint };
  /** How SimpleProfit shares its whole profit: n ... 1 over their sum, or evenly. */
  readonly weights: ProfitWeights;
  /** Day of payment. */
  readonly from: string;
}

/** How profit or fee of a line came about: `balance x rate`, a `share` of a whole, the `rest` of it, or none. */
export type ScheduleHow =
  | { readonly kind: 'none' }
  | { readonly kind: 'balance'; readonly balance: bigint; readonly rate: Fraction }
  | { readonly kind: 'share'; readonly whole: bigint; readonly share: Fraction }
  | { readonly kind: 'rest'; readonly whole: bigint };

export interface ScheduleLine {
  /** From 1. */
  readonly number: number;
  readonly dueDate: string;
  readonly principal: bigint;
  readonly profit: bigint;
  readonly fee: bigint;
  /** principal + profit + fee. */
  readonly instalment: bigint;
  /** What is left of the loan after it. */
  readonly balance: bigint;
  /** What the method asks before rounding; the last line takes what is left instead. */
  readonly exact: Fraction;
  readonly profitHow: ScheduleHow;
  readonly feeHow: ScheduleHow;
}

export interface Schedule {
  readonly lines: readonly ScheduleLine[];
  /** Of the first line, before rounding, its fee within. */
  readonly exactInstalment: Fraction;
  /** Of the whole loan, before rounding. */
  readonly exactProfit: Fraction;
  readonly profit: bigint;
  /** Of lines and payment together. */
  readonly fee: bigint;
  readonly feeAtPayment: bigint;
  /** What the borrower receives. */
  readonly paidOut: bigint;
  /** Everything that comes back: lines and a fee that was taken off or paid apart. */
  readonly total: bigint;
}

export type ScheduleRefusal = 'amount' | 'count' | 'gap' | 'breathing' | 'rate' | 'feeRate' | 'unit' | 'fee' | 'negativeLine' | 'growingBalance' | 'dueDate';

/** Terms that give no schedule; `line` says at which one it shows. */
export class ScheduleFault extends Error {
  readonly code: ScheduleRefusal;
  readonly line: number | undefined;

  constructor(code: ScheduleRefusal, line?: number) {
    super(code);
    this.code = code;
    this.line = line;
  }
}

/** What of a year's percent falls on one period. */
const periodRate = (percent: Fraction, gapMonths: number): Fraction => times(percent, fractionOf(BigInt(gapMonths), 1200n));
const percentOf = (amount: bigint, percent: Fraction): Fraction => times(fractionOf(amount, 100n), percent);
const isWhole = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
const isRate = ({ n, d }: Fraction): boolean => n >= 0n && n <= SCHEDULE_LIMITS.rate * d;

/** Throws ScheduleFault for terms that are none before anything is counted. */
function checkTerms({ amount, count, gapMonths, breathingMonths, yearlyRate, feeRate, rounding }: ScheduleTerms): void {
  const { lines, months, amount: most, unit } = SCHEDULE_LIMITS;
  const checks: readonly (readonly [ScheduleRefusal, boolean])[] = [
    ['amount', amount > 0n && amount <= most],
    ['count', isWhole(count, 1, lines)],
    ['gap', isWhole(gapMonths, 1, months)],
    ['breathing', isWhole(breathingMonths, 0, months)],
    ['rate', isRate(yearlyRate)],
    ['feeRate', isRate(feeRate)],
    ['unit', rounding.unit > 0n && rounding.unit <= unit],
  ];
  const failed = checks.find(([, isRight]) => !isRight);
  if (failed) throw new ScheduleFault(failed[0]);
}

/** P i (1+i)^n / ((1+i)^n - 1), and P / n without a rate. */
export function annuityOf(amount: bigint, rate: Fraction, count: number): Fraction {
  if (rate.n === 0n) return fractionOf(amount, BigInt(count));
  const grown = (rate.d + rate.n) ** BigInt(count);
  return { n: amount * rate.n * grown, d: rate.d * (grown - rate.d ** BigInt(count)) };
}

/** Days that lines fall due: each counted from the first day, so that a 31st which became a 30th is a 31st again. Throws ScheduleFault `dueDate`. */
export function dueDates(from: string, { count, gapMonths, breathingMonths }: Pick<ScheduleTerms, 'count' | 'gapMonths' | 'breathingMonths'>): readonly string[] {
  try {
    return Array.from({ length: count }, (_, index) => monthsLater({ date: from }, breathingMonths + gapMonths * (index + 1)).date);
  } catch (error) {
    throw error instanceof RunFault ? new ScheduleFault('dueDate') : error;
  }
}

/** What is charged for time, of profit and fee alike: on the balance, or as shares of a whole. */
interface Charge {
  /** Of the whole loan, before rounding. */
  readonly exact: Fraction;
  /** What of a line `exact` of the method holds already is not asked again. */
  readonly isInMethod: boolean;
  of(line: number, balance: bigint, taken: bigint): { readonly amount: bigint; readonly exact: Fraction; readonly how: ScheduleHow };
}

const nothing: Charge = { exact: ZERO, isInMethod: true, of: () => ({ amount: 0n, exact: ZERO, how: { kind: 'none' } }) };

function onBalance(rate: Fraction, exact: Fraction): Charge {
  return {
    exact,
    isInMethod: true,
    of: (_, balance) => {
      const due = times(fractionOf(balance), rate);
      return { amount: toRial(due), exact: due, how: { kind: 'balance', balance, rate } };
    },
  };
}

/** Shares of a whole; a share is never more than what is left of it, and the last line takes the rest. */
function inShares(exact: Fraction, count: number, weights: ProfitWeights, isInMethod: boolean): Charge {
  const whole = toRial(exact);
  const sum = weights === 'even' ? BigInt(count) : (BigInt(count) * BigInt(count + 1)) / 2n;
  return {
    exact,
    isInMethod,
    of: (line, _, taken) => {
      const share = fractionOf(weights === 'even' ? 1n : BigInt(count - line + 1), sum);
      const due = times(exact, share);
      const left = whole - taken;
      if (line === count) return { amount: left, exact: due, how: { kind: 'rest', whole } };
      const amount = toRial(times(fractionOf(whole), share));
      return { amount: amount < left ? amount : left, exact: due, how: { kind: 'share', whole, share } };
    },
  };
}

/** Each year's fee on the balance that the year opens with, evenly over its lines, the last of them taking the year's rest. */
function yearByYear({ feeRate, count, gapMonths }: ScheduleTerms): Charge {
  const yearOf = (line: number): number => Math.floor(((line - 1) * gapMonths) / 12);
  let year = { at: -1, charge: nothing, first: 1, taken: 0n };
  return {
    exact: ZERO,
    isInMethod: false,
    of: (line, balance) => {
      if (line === 1 || yearOf(line) !== year.at) {
        const lines = Array.from({ length: count - line + 1 }, (_, index) => line + index).filter((one) => yearOf(one) === yearOf(line)).length;
        const exact = times(fractionOf(balance), periodRate(feeRate, gapMonths * lines));
        year = { at: yearOf(line), charge: inShares(exact, lines, 'even', false), first: line, taken: 0n };
      }
      const due = year.charge.of(line - year.first + 1, balance, year.taken);
      year.taken += due.amount;
      return due;
    },
  };
}

/** What a yearly rate charges under a method; `together` is the rate that an annuity is counted by. */
function charged(rate: Fraction, terms: ScheduleTerms, together: Fraction): Charge {
  const { amount, count, method, weights, gapMonths } = terms;
  if (rate.n === 0n) return nothing;
  const period = periodRate(rate, gapMonths);
  const simple = times(times(fractionOf(amount), period), fractionOf(BigInt(count + 1), 2n));
  if (method === 'SimpleProfit') return inShares(simple, count, weights, true);
  if (method !== 'Annuity') return onBalance(period, simple);
  const whole = plus(times(annuityOf(amount, periodRate(together, gapMonths), count), fractionOf(BigInt(count))), fractionOf(-amount));
  return onBalance(period, times(whole, { n: rate.n * together.d, d: rate.d * together.n }));
}

function feeOf(terms: ScheduleTerms, together: Fraction): Charge {
  const { amount, count, feeRate, feeMode } = terms;
  if (feeMode === 'spread') return inShares(percentOf(amount, feeRate), count, 'even', false);
  if (feeMode === 'yearlyBalance') return yearByYear(terms);
  return feeMode === 'method' ? charged(feeRate, terms, together) : nothing;
}

/** The schedule of terms. Throws ScheduleFault. */
export function scheduleOf(terms: ScheduleTerms): Schedule {
  checkTerms(terms);
  const { amount, count, method, feeMode, feeRate, gapMonths, rounding } = terms;
  const rate = method === 'InterestFree' ? ZERO : terms.yearlyRate;
  const together = feeMode === 'method' ? plus(rate, feeRate) : rate;
  const [profit, fee] = [charged(rate, terms, together), feeOf(terms, together)];
  const days = dueDates(terms.from, terms);
  const annuity = annuityOf(amount, method === 'Annuity' ? periodRate(together, gapMonths) : ZERO, count);
  const even = method === 'SimpleProfit' ? plus(annuity, times(plus(profit.exact, fee.isInMethod ? fee.exact : ZERO), fractionOf(1n, BigInt(count)))) : annuity;
  const isEven = method === 'Annuity' || method === 'SimpleProfit';
  // what lies in an even instalment already is not asked again
  const [isProfitAsked, isFeeAsked] = [!isEven, !(isEven && fee.isInMethod)];
  const isAlike = !isProfitAsked && !isFeeAsked;
  // of long loans a fraction of thousands of digits: rounded once where all lines ask the same
  const alike = isAlike ? roundTo(even, rounding.unit, rounding.mode) : 0n;

  const lines: ScheduleLine[] = [];
  let [balance, profits, fees] = [amount, 0n, 0n];
  for (const [index, dueDate] of days.entries()) {
    const number = index + 1;
    const [earned, asked] = [profit.of(number, balance, profits), fee.of(number, balance, fees)];
    const exact = isAlike ? even : plus(even, plus(isProfitAsked ? earned.exact : ZERO, isFeeAsked ? asked.exact : ZERO));
    const charges = earned.amount + asked.amount;
    const beside = (isProfitAsked ? earned.amount : 0n) + (isFeeAsked ? asked.amount : 0n);
    const target = isAlike ? alike : roundTo(plus(even, fractionOf(beside)), rounding.unit, rounding.mode);
    const principal = number === count ? balance : target - charges;
    if (principal < 0n) throw new ScheduleFault('growingBalance', number);
    if (principal > balance || charges < 0n) throw new ScheduleFault('negativeLine', number);
    balance -= principal;
    profits += earned.amount;
    fees += asked.amount;
    const amounts = { principal, profit: earned.amount, fee: asked.amount, instalment: principal + charges, balance };
    lines.push({ number, dueDate, ...amounts, exact, profitHow: earned.how, feeHow: asked.how });
  }
  const feeAtPayment = feeMode === 'takenOff' || feeMode === 'apart' ? toRial(percentOf(amount, feeRate)) : 0n;
  const paidOut = feeMode === 'takenOff' ? amount - feeAtPayment : amount;
  if (paidOut <= 0n) throw new ScheduleFault('fee');
  const exactInstalment = lines[0]?.exact ?? ZERO;
  return { lines, exactInstalment, exactProfit: profit.exact, profit: profits, fee: fees + feeAtPayment, feeAtPayment, paidOut, total: amount + profits + fees + feeAtPayment };
}
