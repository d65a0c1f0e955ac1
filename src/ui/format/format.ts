/** The one place where values become text: digits of the person's choice, Jalali dates, Rial amounts, codes. */
import { formatJalali, formatLong as formatLongFa } from '#kernel/jalali/jalali.ts';
import { SHOWN_MINUS, toAsciiDigits, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial as formatAmount, inTomans, rialInWords } from '#kernel/rial/rial.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { settings } from '#ui/settings/settings-store.ts';
import messages from './format.messages.fa.ts';

const timeZone = 'Asia/Tehran';
const directionMarks = /[\u200e\u200f\u061c]/g;
const integers = new Intl.NumberFormat('fa-IR');
const instantParts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
const fractions = new Map<number, Intl.NumberFormat>();

/** Persian signs of a number and what stands with Latin digits. */
const latinSigns: Readonly<Record<string, string>> = { '\u066c': ',', '\u066b': '.', '\u066a': '%' };

/** Digits (and the signs of numbers) as the person wants to see them. Inputs take all three scripts whatever is shown. */
export function shownDigits(text: string): string {
  if (settings().digits === 'persian') return toPersianDigits(text);
  return toAsciiDigits(text).replace(/[\u066a-\u066c]/g, (sign) => latinSigns[sign] ?? sign);
}

function numberFormat(fraction: number): Intl.NumberFormat {
  const known = fractions.get(fraction);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('fa-IR', { maximumFractionDigits: fraction });
  fractions.set(fraction, made);
  return made;
}

/** A number whose minus stands on its left whichever way the line runs. */
const signed = (number: string): string => number.replace(/^\u2212/, SHOWN_MINUS);

/** Thousands U+066C, decimal U+066B, minus U+2212, at most `fraction` decimals. Unknown is a dash. */
export function formatNumber(value: number | bigint | null | undefined, fraction = 0): string {
  if (value === null || value === undefined) return kit.unknown;
  const format = fraction === 0 ? integers : numberFormat(fraction);
  return signed(shownDigits(format.format(value).replace(directionMarks, '')));
}

/** `formatPercent(86)` is eighty-six percent. */
export function formatPercent(value: number, fraction = 0): string {
  return shownDigits(`${formatNumber(value, fraction)}\u066a`);
}

/** An amount without its unit: the unit stands once in the head. Accepts the wire's digit string. */
export function formatRial(value: bigint | number | string | null | undefined): string {
  if (value === null || value === undefined || value === '') return kit.unknown;
  return signed(shownDigits(formatAmount(BigInt(value))));
}

/** Rial or toman, as the person wants to see amounts. */
export const moneyUnitName = (): string => messages[settings().moneyUnit];

/** The head of a column of amounts, which stand there without their unit. Asked for when it is drawn: the unit is the person's choice. */
export const amountHead = (label: string): string => messages.amountIn(label, moneyUnitName());

/**
 * An amount of rials (the wire's digit string) in the person's unit, without its name: `moneyUnitName()` stands once in
 * the head. Rials that are no whole toman are shown exactly, as a decimal.
 */
export function formatMoney(rials: bigint | string | null | undefined): string {
  if (rials === null || rials === undefined || rials === '' || settings().moneyUnit === 'rial') return formatRial(rials);
  const { isNegative, tomans, rials: rest } = inTomans(BigInt(rials));
  return `${isNegative ? SHOWN_MINUS : ''}${formatRial(tomans)}${rest === 0n ? '' : shownDigits(`\u066b${rest}`)}`;
}

/** The same amount in words, with the name of the unit. */
export function moneyInWords(rials: bigint | string): string {
  const amount = BigInt(rials);
  if (settings().moneyUnit === 'rial') return messages.rialWords(rialInWords(amount));
  const { tomans, rials: rest } = inTomans(amount);
  if (rest === 0n) return messages.tomanWords(rialInWords(amount / 10n));
  if (tomans === 0n) return messages.rialWords(rialInWords(amount));
  return messages.tomanAndRialWords(rialInWords(amount / 10n), rialInWords(rest));
}

/** An ISO day (or the day of an ISO instant in Tehran) as a Jalali date. */
export function formatDate(iso: string | null | undefined): string {
  if (iso === null || iso === undefined || iso === '') return kit.unknown;
  return shownDigits(formatJalali(iso.length === 10 ? iso : tehranParts(iso).day));
}

/** Weekday, day, month name and year of an ISO day. */
export function formatLongDate(iso: string): string {
  return shownDigits(formatLongFa(iso));
}

/** First and last ISO day of what holds between them; where there is none it has always held, or holds on. Holds Persian words, so it does not go into `Ltr`. */
export const formatPeriod = (from: string | null | undefined, thru: string | null | undefined): string =>
  messages.period(from ? formatDate(from) : messages.always, thru ? formatDate(thru) : messages.endless);

/** An ISO instant as a Jalali date and hour:minute in Tehran. Holds a Persian word, so it does not go into `Ltr`. */
export function formatDateTime(iso: string | null | undefined): string {
  if (iso === null || iso === undefined || iso === '') return kit.unknown;
  const { day, time } = tehranParts(iso);
  return kit.dateTime(shownDigits(formatJalali(day)), shownDigits(time));
}

/** Hour and minute of an instant in Tehran. */
export function formatTime(iso: string): string {
  return shownDigits(tehranParts(iso).time);
}

/** Digits only are shown in the chosen script; any Latin letter inside keeps the code as it is; IBANs are grouped by four. Wrap in `Ltr`. */
export function formatCode(code: string | null | undefined): string {
  if (code === null || code === undefined || code === '') return kit.unknown;
  const ascii = toAsciiDigits(code);
  const packed = ascii.replaceAll(' ', '').toUpperCase();
  if (/^IR\d{24}$/.test(packed)) return packed.replace(/(.{4})(?=.)/g, '$1 ');
  return /[a-z]/i.test(ascii) ? ascii : shownDigits(ascii);
}

/** A file size in Persian words. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return kit.bytes(formatNumber(bytes));
  if (bytes < 1024 * 1024) return kit.kilobytes(formatNumber(bytes / 1024));
  return kit.megabytes(formatNumber(bytes / (1024 * 1024), 1));
}

/** Cuts a name to `length` characters with an ellipsis; whole code points, so nothing breaks inside a letter. */
export function truncate(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length).join('').trimEnd()}\u2026`;
}

function tehranParts(iso: string): { day: string; time: string } {
  const parts = new Map(instantParts.formatToParts(new Date(iso)).map((part) => [part.type, part.value]));
  return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, time: `${Number(parts.get('hour'))}:${parts.get('minute')}` };
}
