/**
 * Exact numbers: nothing is rounded on the way, so the order of × and ÷ never changes an answer. A whole number that fits
 * is a plain number, which is the quick path; everything else is a ratio of bigints in lowest terms with a positive
 * denominator. A value has one representation only, so two whole quick values are equal exactly when `===` says so.
 */
export interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

/** A safe integer (never -0) or a ratio in lowest terms that is no safe integer. */
export type Exact = number | Ratio;

/** Whether something is in the one representation of a number; a ratio is made by `ratio` alone, so its parts are not looked at again. */
export const isExact = (value: unknown): value is Exact =>
  typeof value === 'number' ? Number.isSafeInteger(value) && !Object.is(value, -0) : typeof value === 'object' && value !== null && 'n' in value && typeof value.n === 'bigint';

/** `half` goes away from zero, `down` towards minus infinity, `up` towards plus infinity. */
export type RoundingMode = 'half' | 'down' | 'up' | 'none';

export interface Rounding {
  readonly unit: Exact;
  readonly mode: RoundingMode;
}

/** What arithmetic refuses. */
export class ExactFault extends Error {
  readonly code: 'divisionByZero' | 'tooLarge' | 'badPower';

  constructor(code: 'divisionByZero' | 'tooLarge' | 'badPower') {
    super(code);
    this.code = code;
  }
}

const VALUE_LIMIT = 10n ** 28n;
const PART_LIMIT = 10n ** 60n;
const SAFE = BigInt(Number.MAX_SAFE_INTEGER);
const MAX_POWER = 12;

const size = (value: bigint): bigint => (value < 0n ? -value : value);

function commonDivisor(a: bigint, b: bigint): bigint {
  let [left, right] = [a, b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

/** n / d in its one representation. Throws ExactFault for a zero denominator and beyond |value| < 10^28, parts < 10^60. */
export function ratio(n: bigint, d: bigint): Exact {
  if (d === 0n) throw new ExactFault('divisionByZero');
  if (size(n) <= SAFE && size(d) <= SAFE) return smallRatio(Number(d < 0n ? -n : n), Number(size(d)));
  const shared = commonDivisor(size(n), size(d));
  const bottom = size(d) / shared;
  const top = (d < 0n ? -n : n) / shared;
  if (bottom === 1n && size(top) <= SAFE) return Number(top);
  if (size(top) >= PART_LIMIT || bottom >= PART_LIMIT || size(top) >= VALUE_LIMIT * bottom) throw new ExactFault('tooLarge');
  return { n: top, d: bottom };
}

/** The same for safe whole numbers, the denominator above zero: no limit can be passed, so nothing is thrown. */
export function smallRatio(n: number, d: number): Exact {
  if (d === 1 || n % d === 0) return n / d + 0;
  let [left, right] = [Math.abs(n), d];
  while (right !== 0) [left, right] = [right, left % right];
  return { n: BigInt(n / left), d: BigInt(d / left) };
}

export const numerator = (value: Exact): bigint => (typeof value === 'number' ? BigInt(value) : value.n);
export const denominator = (value: Exact): bigint => (typeof value === 'number' ? 1n : value.d);

export function add(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return ratio(numerator(a) * denominator(b) + numerator(b) * denominator(a), denominator(a) * denominator(b));
}

export const negate = (value: Exact): Exact => (typeof value === 'number' ? 0 - value : { n: -value.n, d: value.d });

export const subtract = (a: Exact, b: Exact): Exact => add(a, negate(b));

export function multiply(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    // adding zero makes the -0 of 0 × -1 the one zero there is
    if (Number.isSafeInteger(product)) return product + 0;
  }
  return ratio(numerator(a) * numerator(b), denominator(a) * denominator(b));
}

export function divide(a: Exact, b: Exact): Exact {
  if (typeof a === 'number' && typeof b === 'number' && b !== 0) return smallRatio(b < 0 ? -a : a, Math.abs(b));
  return ratio(numerator(a) * denominator(b), denominator(a) * numerator(b));
}

/** Whole powers from 0 to 12. Throws ExactFault `badPower` for any other. */
export function power(base: Exact, exponent: Exact): Exact {
  if (typeof exponent !== 'number' || exponent < 0 || exponent > MAX_POWER) throw new ExactFault('badPower');
  let result: Exact = 1;
  for (let left = exponent; left > 0; left -= 1) result = multiply(result, base);
  return result;
}

/** Below zero, zero or above as a is less than, the same as or more than b. */
export function compare(a: Exact, b: Exact): -1 | 0 | 1 {
  const [left, right] = typeof a === 'number' && typeof b === 'number' ? [a, b] : [numerator(a) * denominator(b), numerator(b) * denominator(a)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function whole(value: bigint): Exact {
  return size(value) <= SAFE ? Number(value) : ratio(value, 1n);
}

function wholes(value: Exact, mode: 'half' | 'down' | 'up'): Exact {
  if (typeof value === 'number') return value;
  const { n, d } = value;
  const floor = n / d - (n % d < 0n ? 1n : 0n);
  if (mode === 'down' || d === 1n) return whole(floor);
  if (mode === 'up') return whole(floor + 1n);
  return whole(((2n * size(n) + d) / (2n * d)) * (n < 0n ? -1n : 1n));
}

/** The multiple of the unit that the mode says. A unit of zero is `divisionByZero`. */
export function round(value: Exact, { unit, mode }: Rounding): Exact {
  if (mode === 'none') return value;
  return unit === 1 ? wholes(value, mode) : multiply(wholes(divide(value, unit), mode), unit);
}

/** Reads `12`, `-1.4` and `2/7` in ASCII digits; undefined for anything else, a number beyond the limits among it. */
export function readExact(text: string): Exact | undefined {
  const found = /^(-?)(\d{1,60})(?:\.(\d{1,30})|\/(\d{1,60}))?$/.exec(text);
  if (!found) return undefined;
  const [, sign, whole = '', decimals = '', below] = found;
  try {
    return ratio(BigInt(`${sign}${whole}${decimals}`), below === undefined ? 10n ** BigInt(decimals.length) : BigInt(below));
  } catch {
    return undefined;
  }
}

/** The ratio in full: `40/1`, `2/7`. */
export const writeRatio = (value: Exact): string => (typeof value === 'number' ? `${value}/1` : `${value.n}/${value.d}`);

/** A decimal where the value has one that ends, else the ratio: `40`, `1.4`, `2/7`. What it writes `readExact` reads. */
export function writeExact(value: Exact): string {
  if (typeof value === 'number') return String(value);
  let places = 0;
  for (let scale = 1n; scale % value.d !== 0n; scale *= 10n) {
    places += 1;
    if (places > 30) return writeRatio(value);
  }
  if (places === 0) return String(value.n);
  const digits = size((value.n * 10n ** BigInt(places)) / value.d)
    .toString()
    .padStart(places + 1, '0');
  return `${value.n < 0n ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
