/** Cells of files and prints: what a reader sees in the list, in a form that sheets and eyes take. Pure. */

import { formatJalali } from '#kernel/jalali/jalali.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import words from './tables.messages.fa.ts';

/** Whole numbers that a sheet holds exactly. */
const MAX_SHEET_DIGITS = 15;

/** Signs with which a formula begins, also in their full-width and small forms (reliability-security.md I3). */
const SIGN = String.raw`=+\-@\uFF1D\uFF0B\uFF0D\uFF20\u2212\uFE62\uFE63\uFE66\uFE6B`;
/** What a spreadsheet would take for a formula: a sign, or a tab, CR, LF or NUL in front, with or without blanks before it. */
const FORMULA = new RegExp(String.raw`^[\s\p{Cf}\p{Cc}]*[${SIGN}\p{Cc}]`, 'u');
/** Inside a text: where a program that parts cells by semicolons or tabs and knows no quotes there sees a cell that begins so. */
const FORMULA_INSIDE = new RegExp(String.raw`(\r\n|[;\t\r\n])(?=(?:(?![\t\r\n])\s|\p{Cf})*[${SIGN}])`, 'gu');
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
/** Controls and noncharacters, which XML has no way to write. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}/gu;

/** Text that no spreadsheet computes: a quotation mark stands before what looks like a formula. A negative number stays one. */
export function harmless(text: string): string {
  const isFormula = FORMULA.test(text) && !PLAIN_NUMBER.test(text);
  const written = text.replace(UNWRITABLE, '');
  return isFormula ? `'${written}` : written;
}

/** The same for the inside of a cell of a CSV: whose separator a program takes for one depends on its language. */
export const harmlessInside = (text: string): string => text.replace(FORMULA_INSIDE, "$1'");

/** Label of an option that stands in the definition; of another one what is there is the label already. */
export function literalLabel({ options }: ColumnDefinition, id: string): string {
  const row = Array.isArray(options) ? options.find((one) => one['enumId'] === id) : undefined;
  return row === undefined ? id : String(row['description'] ?? id);
}

function labelsOf(column: ColumnDefinition, json: string): string {
  try {
    const ids: unknown = JSON.parse(json);
    return Array.isArray(ids) ? ids.map((id) => literalLabel(column, String(id))).join(words.semicolon) : json;
  } catch {
    return json;
  }
}

// written as 2026-11-22 10:05
const inTehran = new Intl.DateTimeFormat('sv-SE-u-ca-gregory-nu-latn', { timeZone: 'Asia/Tehran', dateStyle: 'short', timeStyle: 'short' });

const inHours = (minutes: number): string => `${minutes < 0 ? '-' : ''}${Math.trunc(Math.abs(minutes) / 60)}:${String(Math.abs(minutes) % 60).padStart(2, '0')}`;

/** Jalali, or as it is when the calendar does not reach so far. */
function dayText(iso: string): string {
  try {
    return formatJalali(iso);
  } catch {
    return iso;
  }
}

function momentText(iso: string): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  const [day = '', time = ''] = inTehran.format(at).split(' ');
  return `${dayText(day)} ${time}`;
}

/** A cell as text in ASCII digits: Jalali dates, hours and minutes, labels instead of ids. Empty when there is no value. */
export function cellText(column: ColumnDefinition, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  switch (column.type) {
    case 'date':
      return dayText(text);
    case 'dateTime':
      return momentText(text);
    case 'hour':
      return inHours(Number(text));
    case 'indicator':
      return text === 'Y' ? (column.indicatorLabels?.Y ?? words.yes) : (column.indicatorLabels?.N ?? words.no);
    case 'select':
      return literalLabel(column, text);
    case 'multiselect':
      return labelsOf(column, text);
    default:
      return text;
  }
}

export const isNumeric = ({ type }: Pick<ColumnDefinition, 'type'>): boolean => type === 'count' || type === 'float' || type === 'amount';

/** A cell of a sheet: a number where a sheet can hold it exactly, otherwise harmless text; null when empty. */
export function sheetCell(column: ColumnDefinition, value: unknown): string | number | null {
  const text = cellText(column, value);
  if (text === '') return null;
  if (isNumeric(column) && PLAIN_NUMBER.test(text) && text.replace(/\D/g, '').length <= MAX_SHEET_DIGITS) return Number(text);
  return harmless(text);
}
