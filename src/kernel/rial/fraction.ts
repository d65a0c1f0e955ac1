/**
 * Exact fractions without a bound, for compound rates: (1 + i)^360 has more digits than a formula may count with
 * (`#kernel/formula/exact.ts` bounds its parts, since anybody may write a formula). Nothing is rounded on the way.
 */
export interface Fraction {
  readonly n: bigint;
  /** Above zero; not in lowest terms unless said. */
  readonly d: bigint;
}

/** How an amount is brought to a multiple of a unit: `half` away from zero, `up` and `down` along the number line. */
export type RialRounding = 'half' | 'up' | 'down';

export const ZERO: Fraction = { n: 0n, d: 1n };
export const fractionOf = (n: bigint, d = 1n): Fraction => ({ n, d });
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });

/** Nothing added to parts of a thousand digits costs nothing: most lines of a loan have no fee. */
export function plus(a: Fraction, b: Fraction): Fraction {
  if (a.n === 0n || b.n === 0n) return b.n === 0n ? a : b;
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d };
}

/** A decimal such as `18` or `0.5` in ASCII digits, never negative; undefined for anything else. */
export function readDecimal(text: string): Fraction | undefined {
  const found = /^(\d{1,18})(?:\.(\d{1,18}))?$/.exec(text);
  if (!found) return undefined;
  const [, whole = '', decimals = ''] = found;
  return { n: BigInt(whole + decimals), d: 10n ** BigInt(decimals.length) };
}

/** The decimal with a fixed number of places, half away from zero: `916666.6667`. */
export function writeDecimal({ n, d }: Fraction, places: number): string {
  const rounded = roundTo({ n: n * 10n ** BigInt(places), d }, 1n, 'half');
  const digits = String(rounded < 0n ? -rounded : rounded).padStart(places + 1, '0');
  const sign = rounded < 0n ? '-' : '';
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The multiple of `unit` (rials, above zero) that the mode says. */
export function roundTo({ n, d }: Fraction, unit: bigint, mode: RialRounding): bigint {
  const part = d * unit;
  if (mode === 'half') {
    const doubled = 2n * (n < 0n ? -n : n);
    return ((doubled + part) / (2n * part)) * unit * (n < 0n ? -1n : 1n);
  }
  const floor = n / part - (n % part < 0n ? 1n : 0n);
  return (mode === 'down' || n % part === 0n ? floor : floor + 1n) * unit;
}

/** Whole rials, half away from zero. */
export const toRial = (value: Fraction): bigint => roundTo(value, 1n, 'half');
