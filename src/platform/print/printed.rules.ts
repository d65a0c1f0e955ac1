/**
 * Stored values as they stand on paper: Persian digits, Jalali dates, amounts in groups, everything that reads from
 * left to right held together (look.md section 14). The screen's counterpart, which follows the reader's settings, is
 * src/ui/format; paper has no reader's settings.
 */
import { display, EMPTY_TEXT, UNKNOWN_TEXT } from '#kernel/form/display.ts';
import texts from '#kernel/form/form.messages.fa.ts';
import { listIn } from '#kernel/form/normalise.ts';
import { formatJalaliFa, todayIn } from '#kernel/jalali/jalali.ts';
import { isolateLtr, toAsciiDigits, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { formatRial, rialInWords } from '#kernel/rial/rial.ts';
import type { ColumnDefinition, ColumnType } from '#kernel/table/definition.ts';
import words from './print.messages.fa.ts';

const ZONE = 'Asia/Tehran';
const clockTime = new Intl.DateTimeFormat('fa-IR', { timeZone: ZONE, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });

/** ISO day -> Jalali date; as it is where the calendar does not reach. */
export function printedDate(iso: string): string {
  try {
    return isolateLtr(formatJalaliFa(iso));
  } catch {
    return isolateLtr(iso);
  }
}

/** ISO instant -> Jalali date and time in Tehran. */
export function printedDateTime(iso: string): string {
  const moment = Date.parse(iso);
  return words.dateTime(printedDate(todayIn(ZONE, moment)), isolateLtr(clockTime.format(moment)));
}

/** Rials, bigint or digits of the wire -> grouped digits. */
export const printedAmount = (rials: bigint | string): string => isolateLtr(formatRial(BigInt(rials)));

export const printedAmountInWords = (rials: bigint | string): string => rialInWords(BigInt(rials));

export const printedCount = (count: number): string => isolateLtr(formatRial(BigInt(count)));

/** A code of digits in Persian digits; one with Latin letters as it is; an IBAN in groups of four that stay on one line. */
export function printedCode(code: string): string {
  const ascii = toAsciiDigits(code);
  if (!/[a-z]/i.test(ascii)) return isolateLtr(toPersianDigits(ascii));
  return isolateLtr(/^IR\d{24}$/.test(ascii) ? ascii.replace(/(.{4})(?=.)/g, '$1\u00a0') : ascii);
}

/** The label of an option by its id; undefined when it is not known. */
export type LabelOf = (column: ColumnDefinition, id: string) => string | undefined;

const number = (value: unknown, type: 'float' | 'hour'): string => isolateLtr(display({ type, name: '', label: '' }, Number(value)));

const cells: Readonly<Record<ColumnType, (value: unknown, column: ColumnDefinition, labelOf: LabelOf) => string>> = {
  text: String,
  code: (value, { isTyped }) => (isTyped ? isolateLtr(String(value)) : printedCode(String(value))),
  count: (value) => printedCount(Number(value)),
  float: (value) => number(value, 'float'),
  amount: (value) => printedAmount(String(value)),
  date: (value) => printedDate(String(value)),
  dateTime: (value) => printedDateTime(String(value)),
  hour: (value) => number(value, 'hour'),
  indicator: (value, { indicatorLabels = { Y: texts.yes, N: texts.no } }) => (value === 'Y' ? indicatorLabels.Y : indicatorLabels.N),
  select: (value, column, labelOf) => labelOf(column, String(value)) ?? UNKNOWN_TEXT,
  multiselect: (value, column, labelOf) => (listIn(value) ?? [value]).map((id) => labelOf(column, String(id)) ?? UNKNOWN_TEXT).join(texts.separator),
};

/** A cell of a table as the wire gives it; a dash for none. */
export const printedCell = (column: ColumnDefinition, value: unknown, labelOf: LabelOf): string =>
  value === null || value === undefined || value === '' ? EMPTY_TEXT : cells[column.type](value, column, labelOf);
