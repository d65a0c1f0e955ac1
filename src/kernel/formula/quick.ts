/**
 * Quick counting: numerators and denominators as plain numbers, most denominators known before anything is counted, nothing allocated.
 * It comes to the exact answer or to none: NaN stands for whatever does not fit (a number beyond the safe integers, a missing value, a
 * division by zero) and goes through every operation; the formula is then counted exactly, which finds the answer or the fault.
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
  run(run: Run): number;
}

const MAX = Number.MAX_SAFE_INTEGER;
/** Numerators over larger ones would leave no room for amounts of rials. */
const MAX_DENOMINATOR = 1_000_000_000;
export const NONE = Number.NaN;

/** What was rounded by the machine lies beyond the safe integers, and is none. */
export const safe = (n: number): number => (n <= MAX && n >= -MAX ? n : NONE);

export function commonDivisor(a: number, b: number): number {
  let [left, right] = [a, b];
  while (right !== 0) [left, right] = [right, left % right];
  return left;
}

const one = (): number => 1;
const literalOf = (factor: number, den: number, steps: number): Quick => ({ den, factor, steps, isLiteral: true, run: one });
export const counted = (den: number, run: Quick['run']): Quick => ({ den, factor: 1, steps: 0, run });
/** With a denominator that `run` leaves in the counting. */
export const loose = (run: Quick['run']): Quick => counted(0, run);

export function literal(value: Exact): Quick | undefined {
  const [n, den] = typeof value === 'number' ? [value, 1] : [Number(value.n), Number(value.d)];
  return Number.isSafeInteger(n) && den <= MAX_DENOMINATOR ? literalOf(n, den, 0) : undefined;
}

/** What a slot holds. `isWhole` where that is a whole number or none that is quick. */
export function load(slot: number, isWhole: boolean): Quick {
  if (isWhole) return counted(1, (run) => run.numerators[slot] as number);
  return loose((run) => {
    run.denominator = run.denominators[slot] as number;
    return run.numerators[slot] as number;
  });
}

/** The numerator over a multiple of the denominator, with the steps of what was pulled out. */
function over({ den, factor: of, steps, isLiteral, run: count }: Quick, whole: number): Quick['run'] {
  const factor = den === 0 ? 1 : safe(of * (whole / den));
  if (factor === 1 && steps === 0) return count;
  if (isLiteral && steps === 0) return () => factor;
  return (run) => {
    run.steps += steps;
    return safe(count(run) * factor);
  };
}

/** The numerator over the denominator, where that is known. */
export const numerator = (value: Quick): Quick['run'] => over(value, value.den);

/** The denominator that all share; 0 where it is not known beforehand or too large. */
function sharedDenominator(values: readonly Quick[]): number {
  const den = values.reduce((least, { den: other }) => (other === 0 ? 0 : (least / commonDivisor(least, other)) * other), 1);
  return den > MAX_DENOMINATOR ? 0 : den;
}

/** Numerators over the denominator that all share; undefined where there is none. */
export function shared(...values: readonly Quick[]): { readonly den: number; readonly runs: readonly Quick['run'][] } | undefined {
  const den = sharedDenominator(values);
  return den === 0 ? undefined : { den, runs: values.map((value) => over(value, den)) };
}

/** left + sign × right without a step of its own, over their shared denominator. */
export function linear(left: Quick, right: Quick, sign: 1 | -1): Quick {
  const den = sharedDenominator([left, right]);
  const steps = left.steps + right.steps;
  if (den === 0) return loose(looseSum(left, right, sign));
  const [f, g] = [safe(left.factor * (den / left.den)), safe(sign * right.factor * (den / right.den))];
  if (left.isLiteral && right.isLiteral) return literalOf(safe(f + g), den, steps);
  const [{ run: a }, { run: b }] = [left, right];
  if (right.isLiteral) return { ...counted(den, (run) => safe(safe(a(run) * f) + g)), steps };
  if (left.isLiteral) return { ...counted(den, (run) => safe(safe(b(run) * g) + f)), steps };
  return { ...counted(den, (run) => safe(safe(a(run) * f) + safe(b(run) * g))), steps };
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
export const stepped = (value: Quick): Quick =>
  value.den === 0
    ? loose((run) => {
        run.steps += 1;
        return value.run(run);
      })
    : { ...value, steps: value.steps + 1 };

/** The sum, or with a sign of -1 the difference. */
export const sum = (left: Quick, right: Quick, sign: 1 | -1): Quick => stepped(linear(left, right, sign));

export function product(left: Quick, right: Quick): Quick {
  const common = commonDivisor(Math.abs(left.factor * right.factor), left.den * right.den) || 1;
  const [factor, den, steps] = [(left.factor * right.factor) / common, (left.den * right.den) / common, left.steps + right.steps + 1];
  const [{ run: a }, { run: b }] = [left, right];
  if (den === 0 || den > MAX_DENOMINATOR || !Number.isSafeInteger(left.factor * right.factor)) return looseProduct(left, right);
  if (right.isLiteral) return { ...left, den, factor, steps };
  if (left.isLiteral) return { ...right, den, factor, steps };
  return { den, factor, steps, run: (run) => safe(a(run) * b(run)) };
}

function looseProduct(left: Quick, right: Quick): Quick {
  const [a, b] = [numerator(left), numerator(right)];
  return loose((run) => {
    run.steps += 1;
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
  if (isLiteral && factor !== 0 && Math.abs(factor) <= MAX_DENOMINATOR) return product(left, literalOf(factor < 0 ? -den : den, Math.abs(factor), steps));
  const [a, b] = [numerator(left), numerator(right)];
  return loose((run) => {
    run.steps += 1;
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

export const negative = (value: Quick): Quick => (value.den === 0 ? loose((run) => -value.run(run)) : { ...value, factor: -value.factor });

/** The whole number that n / d is rounded to, for a denominator above zero; NaN where n or d is. */
export function wholeOf(n: number, d: number, mode: 'half' | 'down' | 'up'): number {
  if (!(Math.abs(n) + d <= MAX)) return NONE;
  // the machine's quotient may be one too large, as its remainder says; both products lie within the safe integers
  let floor = Math.floor(n / d);
  let above = n - floor * d;
  if (above < 0) {
    floor -= 1;
    above += d;
  }
  if (above === 0 || mode === 'down') return floor;
  if (mode === 'up') return floor + 1;
  return 2 * above > d || (2 * above === d && n > 0) ? floor + 1 : floor;
}

/** The multiple of a whole unit that n / d is rounded to. */
export const multipleOf = (n: number, d: number, unit: number, mode: 'half' | 'down' | 'up'): number =>
  unit === 1 ? wholeOf(n, d, mode) : safe(wholeOf(n, safe(d * unit), mode) * unit);
