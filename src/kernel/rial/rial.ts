/**
 * Money: whole rials as `bigint`, rates as exact fractions, no floating point.
 * Source of the rules: guide/iran.md section 3 (rials, number words), look/look.md section 3 (separators),
 * guide/engines.md (half away from zero).
 */
import { cleanDigits, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { numberWords } from './rial.messages.fa.ts';

/** Longest amount that is read, in digits: below 10^18 it fits PostgreSQL's bigint. */
const MAX_DIGITS = 18;

/** Names of the powers above a hundred, largest first; 10^12 is read as a thousand milliard, as Iranians do. */
const SCALES = [
  { value: 1_000_000_000n, name: numberWords.milliard },
  { value: 1_000_000n, name: numberWords.million },
  { value: 1_000n, name: numberWords.thousand },
] as const;

/**
 * Reads a typed amount of rials in any of three digit scripts, plain or in groups of three parted by `,`, U+066C,
 * the Persian comma U+060C or a space, with `-` or U+2212 in front; `null` when it is no whole number or too long.
 * Other groups (`1,5`) are refused: they are more likely a decimal than an amount.
 */
export function parseRial(text: string): bigint | null {
  const match = /^([-\u2212]?)\s?(\d+|\d{1,3}(?:[,\u066C\u060C\s]\d{3})+)$/.exec(cleanDigits(text));
  if (match === null) return null;
  const digits = (match[2] ?? '').replace(/\D/g, '');
  if (digits.length > MAX_DIGITS) return null;
  return match[1] === '' ? BigInt(digits) : -BigInt(digits);
}

/** The amount in Persian digits, groups of three parted by U+066C, U+2212 on the left; stands left to right. */
export function formatRial(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).replace(/\B(?=(?:\d{3})+$)/g, '\u066C');
  return toPersianDigits(amount < 0n ? `\u2212${digits}` : digits);
}

/** An amount of rials as whole tomans and the rials that are left (0 to 9), both without the sign. */
export function inTomans(amount: bigint): { readonly isNegative: boolean; readonly tomans: bigint; readonly rials: bigint } {
  const isNegative = amount < 0n;
  const size = isNegative ? -amount : amount;
  return { isNegative, tomans: size / 10n, rials: size % 10n };
}

/** The number in Persian words, without the name of the currency: the caller says rial or toman. */
export function rialInWords(amount: bigint): string {
  if (amount === 0n) return numberWords.zero;
  if (amount < 0n) return `${numberWords.minus} ${rialInWords(-amount)}`;
  const scale = SCALES.find(({ value }) => amount >= value);
  if (scale === undefined) return wordsBelowThousand(Number(amount));
  const rest = amount % scale.value;
  const words = `${rialInWords(amount / scale.value)} ${scale.name}`;
  return rest === 0n ? words : words + numberWords.and + rialInWords(rest);
}

/**
 * `amount * num / den` in whole rials, rounded once, half away from zero, so that a reversal cancels its original.
 * `den` must be positive.
 */
export function mulRate(amount: bigint, num: bigint, den: bigint): bigint {
  if (den <= 0n) throw new RangeError('denominator must be positive');
  const doubled = amount * num * 2n;
  return (doubled < 0n ? doubled - den : doubled + den) / (den * 2n);
}

/** Words of 1..999. */
function wordsBelowThousand(value: number): string {
  const { belowTwenty, tens, hundreds, and } = numberWords;
  const rest = value % 100;
  const parts = rest < 20 ? [belowTwenty[rest]] : [tens[Math.floor(rest / 10)], belowTwenty[rest % 10]];
  return [hundreds[Math.floor(value / 100)], ...parts].filter(Boolean).join(and);
}
