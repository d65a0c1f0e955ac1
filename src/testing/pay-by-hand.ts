/**
 * A month of pay by other means: plain fractions of bigints and the circulars read anew, nothing shared with the product's rules
 * or its language of formulas. For tests that compare the two.
 */
import { daysInMonth, toIso } from '#kernel/jalali/jalali.ts';

type Fraction = readonly [n: bigint, d: bigint];
const of = (n: bigint | number, d: bigint | number = 1): Fraction => [BigInt(n), BigInt(d)];
const times = (...all: readonly Fraction[]): Fraction => all.reduce(([a, b], [n, d]) => [a * n, b * d], [1n, 1n]);
const half = ([n, d]: Fraction): bigint => (2n * n + d) / (2n * d);
const down = ([n, d]: Fraction): bigint => n / d;

/** Figures of a year, as its circulars print them. */
export interface YearByHand {
  readonly wage: bigint;
  readonly housing: bigint;
  readonly grocery: bigint;
  readonly marital: bigint;
  /** Yearly upper ends in million rials; ten, fifteen, twenty ... hundredths above the first. */
  readonly ends: readonly number[];
  /** Hundredths of each part, one more than the ends. */
  readonly rates: readonly number[];
}

export const yearsByHand: Readonly<Record<number, YearByHand>> = {
  1404: { wage: 3_463_656n, housing: 9_000_000n, grocery: 22_000_000n, marital: 5_000_000n, ends: [2880, 3600, 4560, 6000, 8000], rates: [0, 10, 15, 20, 25, 30] },
  1405: { wage: 5_541_850n, housing: 30_000_000n, grocery: 22_000_000n, marital: 5_000_000n, ends: [4800, 9600, 12000, 14400, 16800], rates: [0, 10, 15, 20, 25, 30] },
};

/** The tax of a year's income; exact. */
function yearlyTax([n, d]: Fraction, { ends, rates }: YearByHand): Fraction {
  let [tax, low] = [0n, 0n];
  for (const [at, rate] of rates.entries()) {
    const end = ends[at];
    const high = end === undefined ? undefined : BigInt(end) * 1_000_000n * d;
    const top = high === undefined || n < high ? n : high;
    if (top > low) tax += (top - low) * BigInt(rate);
    if (high === undefined || n <= high) break;
    low = high;
  }
  return [tax, d * 100n];
}

export interface HandCase {
  readonly year: number;
  readonly month: number;
  /** Day of this month on which the tie begins; 1: it stood before. */
  readonly firstDay: number;
  /** Rials a day. */
  readonly dailyWage: bigint;
  readonly seniorityDaily: bigint;
  readonly isMarried: boolean;
  readonly children: number;
  readonly overtimeMinutes: number;
  readonly nightMinutes: number;
  readonly basis: 'calendar' | 'fixed30';
  readonly part: 'calendar' | 'by30';
  readonly rounding: 'half' | 'down';
  readonly method: 'cumulative' | 'monthly';
  /** Taxable income and tax of the months before. */
  readonly before: readonly { readonly taxable: bigint; readonly tax: bigint }[];
}

export interface HandAnswer {
  readonly gross: bigint;
  readonly insuranceBase: bigint;
  readonly insuranceWorker: bigint;
  readonly taxable: bigint;
  readonly tax: bigint;
  readonly net: bigint;
}

/** ISO day of hiring: within the month, or long before it. */
export const hiredOf = ({ year, month, firstDay }: HandCase): string => toIso({ year: firstDay > 1 ? year : year - 1, month, day: firstDay });

export function payByHand(one: HandCase): HandAnswer {
  const law = yearsByHand[one.year] as YearByHand;
  const rial = one.rounding === 'half' ? half : down;
  const length = daysInMonth(one.year, one.month);
  const isWhole = one.firstDay === 1;
  const employed = length - one.firstDay + 1;
  const paid = isWhole && one.basis === 'fixed30' ? 30 : employed;
  const thirtieth = paid >= 30 ? of(1) : of(paid, 30);
  const part = isWhole ? of(1) : one.part === 'by30' ? thirtieth : of(employed, length);
  const hour = times(of((one.dailyWage + one.seniorityDaily) * 30n), of(1, 220), of(1, 60));
  const child = law.wage * 3n * BigInt(one.children);
  const lines = {
    base: rial(of(one.dailyWage * BigInt(paid))),
    seniority: rial(of(one.seniorityDaily * BigInt(paid))),
    housing: rial(times(of(law.housing), part)),
    grocery: rial(times(of(law.grocery), part)),
    marital: one.isMarried ? rial(times(of(law.marital), part)) : 0n,
    overtime: rial(times(hour, of(one.overtimeMinutes), of(7, 5))),
    night: rial(times(hour, of(one.nightMinutes), of(7, 20))),
  };
  const insurable = Object.values(lines).reduce((sum, amount) => sum + amount, 0n);
  const gross = insurable + rial(times(of(child), part));
  const cap = law.wage * 7n * BigInt(paid);
  const floor = law.wage * BigInt(paid);
  const capped = insurable < cap ? insurable : cap;
  const insuranceBase = capped > floor ? capped : floor;
  const insuranceWorker = rial(of(insuranceBase * 7n, 100));
  const taxable = rial([gross * 7n - insuranceWorker * 2n, 7n]);
  const months = BigInt(one.before.length + 1);
  const sum = one.before.reduce((total, { taxable: earlier }) => total + earlier, taxable);
  const withheld = one.before.reduce((total, { tax }) => total + tax, 0n);
  const due = one.method === 'monthly' ? rial(times(yearlyTax(of(taxable * 12n), law), of(1, 12))) : rial(times(yearlyTax([sum * 12n, months], law), of(months, 12)));
  const open = one.method === 'monthly' ? due : due - withheld;
  const tax = open > 0n ? open : 0n;
  const left = gross - insuranceWorker - tax;
  // what is more than the pay is lent by the next month
  return { gross, insuranceBase, insuranceWorker, taxable, tax, net: left > 0n ? left : 0n };
}
