/** Periods that pay parts of months or more months than one, by other means than the product's: parts counted by hand, each with what those before it came to. */
import { type HandOwed, isTaxedIn, monthByHand, payByHand } from './pay-by-hand.ts';
import type { HandAnswer, HandCase } from './pay-by-hand-case.ts';
import { handLaw, lengthOf } from './pay-by-hand-law.ts';

/** A period, as the days of the month it ends in and of the months before it, oldest first. */
export interface HandPeriod {
  readonly of: HandCase;
  readonly earlier: readonly HandCase[];
}

export interface HandPeriodAnswer extends HandAnswer {
  /** Rials by month and code, of the lines of the months before the one it ends in that come to something. */
  readonly earlier: Readonly<Record<string, bigint>>;
}

const total = (all: Iterable<bigint>): bigint => [...all].reduce((sum, one) => sum + one, 0n);

export function periodByHand({ of, earlier }: HandPeriod): HandPeriodAnswer {
  const months = earlier.map((one) => ({ one, ...monthByHand(one) }));
  const insurance = new Map<string, bigint>();
  for (const month of months) for (const [code, amount] of month.insurance) insurance.set(code, (insurance.get(code) ?? 0n) + amount);
  const owed: HandOwed = {
    gross: total(months.flatMap(({ lines }) => [...lines.values()])),
    taxed: total(months.flatMap(({ one, lines }) => [...lines].flatMap(([code, amount]) => (isTaxedIn(handLaw(one.year, one.month))(code) ? [amount] : [])))),
    insurance,
  };
  const named = months.flatMap(({ one: { year, month }, lines, insurance: own }) => [...lines, ...own].map(([code, amount]) => [`${year}/${month} ${code}`, amount] as const));
  return { ...payByHand(of, owed), earlier: Object.fromEntries(named.filter(([, amount]) => amount !== 0n)) };
}

const nothing = { insured: 0n, insurable: 0n, taxable: 0n, tax: 0n, left: 0n };

/** The parts of a month that end on some of its days and its last. What is known of the whole month, its work and its items, is paid by the last. */
export function partsByHand(one: HandCase, ends: readonly number[]): readonly { readonly of: HandPeriod; readonly answer: HandPeriodAnswer }[] {
  const last = lengthOf(one.year, one.month);
  const parts: { of: HandPeriod; answer: HandPeriodAnswer }[] = [];
  let [from, paid] = [1, nothing];
  for (const thru of [...ends, last]) {
    const known = thru === last ? {} : { work: {}, items: [], days: undefined };
    const of: HandPeriod = { of: { ...one, ...known, part: { from, thru, since: 1, ...paid } }, earlier: [] };
    const answer = periodByHand(of);
    const { insuranceBase = 0n, insurable = 0n, taxable = 0n } = answer.figures;
    const { tax = 0n, untaxedLeft = 0n } = answer.lines;
    paid = {
      ...{ insured: paid.insured + insuranceBase, insurable: paid.insurable + insurable },
      ...{ taxable: paid.taxable + taxable, tax: paid.tax + tax, left: paid.left + untaxedLeft },
    };
    parts.push({ of, answer });
    from = thru + 1;
  }
  return parts;
}

/** A season as one period: two whole months and all of the third. */
export function seasonByHand(months: readonly HandCase[]): { readonly of: HandPeriod; readonly answer: HandPeriodAnswer } {
  const parts = months.map((one): HandCase => ({ ...one, part: { from: 1, thru: lengthOf(one.year, one.month), since: 1, ...nothing } }));
  const of = parts.at(-1);
  if (of === undefined) throw new RangeError('no month');
  // months that a period pays before the one it ends in are months of the year, taxed with that one
  const before = parts.slice(0, -1).map(({ year, month }) => ({ year, month, taxable: 0n, tax: 0n, isOfPeriod: true as const }));
  const period: HandPeriod = { of: { ...of, before: [...before.toReversed(), ...of.before] }, earlier: parts.slice(0, -1) };
  return { of: period, answer: periodByHand(period) };
}
