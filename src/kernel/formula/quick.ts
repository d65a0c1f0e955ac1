/**
 * Quick counting: numerators and denominators as plain numbers, most denominators known before anything is counted, nothing allocated.
 * It comes to the exact answer or to none: NaN stands for whatever does not fit (a number beyond the safe integers, a missing value, a
 * division by zero) and goes through every operation; the formula is then counted exactly, which finds the answer or the fault.
 * A call of a closure costs as much as what it counts, so what is known beforehand (numbers of the text, steps, whole slots) is pulled
 * out and counted by whoever uses it.
 */
import type { Exact } from './exact.ts';
import type { Run } from './values.ts';

/**
 * The number is `factor` times what `run` gives, over `den`: numbers of the text are pulled out, so that × 3 ÷ 2 costs nothing.
 * A denominator of 0 is not known beforehand: it is what `run` leaves in the counting, and the factor is 1.
 */
export interface Quick {
  readonly den: number;
  readonly factor: number;
  /** Of what was pulled out, to be counted where it is used. */
  readonly steps: number;
  /** A number of the text; its `run` gives 1. */
  readonly isLiteral?: boolean;
  /** Where a whole number stands that `run` reads: two of them are read by one closure. */
  readonly slot?: number;
  /** Where `run` gives f × a whole number in a slot + g. */
  readonly shift?: Shift;
  /** Where `run` gives f × a whole number in a slot + g × another. */
  readonly pair?: Shift & { readonly other: number };
  /** Where `run` gives one of two by a question. */
  readonly branches?: Branches;
  run(run: Run): number;
}

interface Branches {
  /** Of what `run` gives. */
  readonly den: number;
  readonly met: Quick;
  readonly otherwise: Quick;
  /** Asks, and goes on with one of two. */
  by(first: Quick['run'], second: Quick['run']): Quick['run'];
}

interface Shift {
  readonly slot: number;
  readonly f: number;
  readonly g: number;
}

const MAX = Number.MAX_SAFE_INTEGER;
/** Numerators over larger ones would leave no room for amounts of rials. */
const MAX_DENOMINATOR = 1_000_000_000;
export const NONE = Number.NaN;

/** What was rounded by the machine lies beyond the safe integers, and is none. */
export const safe = (n: number): number => (n <= MAX && n >= -MAX ? n : NONE);

/** The sum of two, each of which and the sum of whose sizes is safe: what one alone is beyond would be hidden by an opposite one. */
export const safeSum = (a: number, b: number): number => (Math.abs(a) + Math.abs(b) <= MAX ? a + b : NONE);

/** Of two that are not below zero. What the machine no longer holds (NaN, Infinity) has one too, so that every search for it ends. */
export function commonDivisor(a: number, b: number): number {
  let [left, right] = [a, b];
  while (right > 0) [left, right] = [right, left % right];
  return left;
}

const one = (): number => 1;
const literalOf = (factor: number, den: number, steps: number): Quick => ({ den, factor, steps, isLiteral: true, run: one });
export const counted = (den: number, steps: number, run: Quick['run']): Quick => ({ den, factor: 1, steps, run });
/** With a denominator that `run` leaves in the counting. */
export const loose = (steps: number, run: Quick['run']): Quick => counted(0, steps, run);

export function literal(value: Exact): Quick | undefined {
  const [n, den] = typeof value === 'number' ? [value, 1] : [Number(value.n), Number(value.d)];
  return Number.isSafeInteger(n) && den <= MAX_DENOMINATOR ? literalOf(n, den, 0) : undefined;
}

/** What a slot holds. `isWhole` where that is a whole number or none that is quick. */
export function load(slot: number, isWhole: boolean): Quick {
  if (isWhole) return { ...counted(1, 0, (run) => run.numerators[slot] as number), slot };
  return loose(0, (run) => {
    run.denominator = run.denominators[slot] as number;
    return run.numerators[slot] as number;
  });
}

/** What `run` gives is to be multiplied by, for a numerator over a multiple of the denominator. */
export const factorOver = ({ den, factor }: Quick, whole: number): number => (den === 0 ? 1 : safe(factor * (whole / den)));

/** The numerator over the denominator, where that is known, with the steps of what was pulled out. */
export const numerator = (value: Quick): Quick['run'] => numeratorOver(value, value.den);

/** The same over a multiple of the denominator. */
export function numeratorOver(value: Quick, whole: number): Quick['run'] {
  const { steps, run: count } = value;
  const factor = factorOver(value, whole);
  if (factor === 1 && steps === 0) return count;
  return (run) => {
    run.steps += steps;
    return safe(count(run) * factor);
  };
}

/** The denominator that all share; 0 where it is not known beforehand or too large. */
export function sharedDenominator(values: readonly Quick[]): number {
  const common = (least: number, { den }: Quick): number => (den === 0 ? 0 : (least / commonDivisor(least, den)) * den);
  const den = values.reduce(common, 1);
  return den > MAX_DENOMINATOR ? 0 : den;
}

/** left + sign × right without a step of its own, over their shared denominator. */
export function linear(left: Quick, right: Quick, sign: 1 | -1): Quick {
  const den = sharedDenominator([left, right]);
  if (den === 0) return loose(0, looseSum(left, right, sign));
  const steps = left.steps + right.steps;
  const [f, g] = [factorOver(left, den), sign * factorOver(right, den)];
  if (left.isLiteral && right.isLiteral) return literalOf(safe(f + g), den, steps);
  if (right.isLiteral) return shifted(den, steps, left, f, g);
  if (left.isLiteral) return shifted(den, steps, right, g, f);
  return combined(den, steps, left, f, right, g);
}

/** f × value + g */
function shifted(den: number, steps: number, { slot, run: count }: Quick, f: number, g: number): Quick {
  if (slot === undefined) return counted(den, steps, (run) => safeSum(count(run) * f, g));
  return { ...counted(den, steps, (run) => safeSum((run.numerators[slot] as number) * f, g)), shift: { slot, f, g } };
}

/** f × left + g × right */
function combined(den: number, steps: number, left: Quick, f: number, right: Quick, g: number): Quick {
  const [{ slot, run: a }, { slot: other, run: b }] = [left, right];
  if (slot === undefined || other === undefined) return counted(den, steps, (run) => safeSum(a(run) * f, b(run) * g));
  const run: Quick['run'] = ({ numerators }) => safeSum((numerators[slot] as number) * f, (numerators[other] as number) * g);
  return { ...counted(den, steps, run), pair: { slot, f, other, g } };
}

function looseSum(left: Quick, right: Quick, sign: 1 | -1): Quick['run'] {
  const [a, b] = [numerator(left), numerator(right)];
  return (run) => {
    const n = a(run);
    const d = left.den || run.denominator;
    const m = b(run);
    const e = right.den || run.denominator;
    run.denominator = d === e ? d : safe(d * e);
    if (d === e) return safe(n + sign * m);
    return run.denominator > 0 ? safe(safe(n * e) + sign * safe(m * d)) : NONE;
  };
}

/** With a step of its own. */
export const stepped = (value: Quick): Quick => ({ ...value, steps: value.steps + 1 });

/** The sum, or with a sign of -1 the difference. */
export const sum = (left: Quick, right: Quick, sign: 1 | -1): Quick => stepped(linear(left, right, sign));

export function product(left: Quick, right: Quick): Quick {
  const common = commonDivisor(Math.abs(left.factor * right.factor), left.den * right.den) || 1;
  const [factor, den] = [(left.factor * right.factor) / common, (left.den * right.den) / common];
  const steps = left.steps + right.steps + 1;
  if (den === 0 || den > MAX_DENOMINATOR || !Number.isSafeInteger(left.factor * right.factor)) return looseProduct(left, right);
  if (right.isLiteral) return { ...left, den, factor, steps };
  if (left.isLiteral) return { ...right, den, factor, steps };
  return { den, factor, steps, run: multiplied(left, right) };
}

function multiplied({ slot, run: a }: Quick, { slot: other, run: b }: Quick): Quick['run'] {
  if (slot === undefined || other === undefined) return (run) => safe(a(run) * b(run));
  return ({ numerators }) => safe((numerators[slot] as number) * (numerators[other] as number));
}

function looseProduct(left: Quick, right: Quick): Quick {
  const [a, b] = [numerator(left), numerator(right)];
  return loose(1, (run) => {
    const n = a(run);
    const d = left.den || run.denominator;
    const m = b(run);
    run.denominator = safe(d * (right.den || run.denominator));
    return run.denominator > 0 ? safe(n * m) : NONE;
  });
}

/** By a number of the text it is a product. */
export function quotient(left: Quick, right: Quick): Quick {
  const { factor, den, steps, isLiteral } = right;
  const inverse = (): Quick => literalOf(factor < 0 ? -den : den, Math.abs(factor), steps);
  if (isLiteral && factor !== 0 && Math.abs(factor) <= MAX_DENOMINATOR) return product(left, inverse());
  const [a, b] = [numerator(left), numerator(right)];
  return loose(1, (run) => {
    const n = a(run);
    const d = left.den || run.denominator;
    const m = b(run);
    const e = right.den || run.denominator;
    run.denominator = safe(d * Math.abs(m));
    return run.denominator > 0 ? safe(m < 0 ? -n * e : n * e) : NONE;
  });
}

/** By an exponent that stands in the text, at most 12; undefined by any other. */
export function power(base: Quick, { den, factor: exponent, isLiteral = false, steps }: Quick): Quick | undefined {
  const [below, factor] = [base.den ** exponent, base.factor ** exponent];
  if (!isLiteral || den !== 1 || !(exponent >= 0 && exponent <= 12) || base.den === 0) return undefined;
  if (below > MAX_DENOMINATOR || !Number.isSafeInteger(factor)) return undefined;
  const run: Quick['run'] = (counting) => {
    const value = base.run(counting);
    let result = Number.isNaN(value) ? NONE : 1;
    for (let left = exponent; left > 0; left -= 1) result = safe(result * value);
    return result;
  };
  return { den: below, factor, steps: base.steps + steps + 1, isLiteral: base.isLiteral ?? false, run };
}

export const negative = (value: Quick): Quick => (value.den === 0 ? loose(value.steps, (run) => -value.run(run)) : { ...value, factor: -value.factor });
