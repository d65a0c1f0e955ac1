/** A stored value as the text of a cell. Spec 5 "Input rules": '-' for nothing, the question mark for an unknown option. */
import { EMPTY_TEXT, UNKNOWN_TEXT } from '#kernel/form/display.ts';
import type { Option } from '#kernel/form/options.ts';
import { SHOWN_MINUS } from '#kernel/persian-text/persian-text.ts';
import type { ColumnDefinition, ColumnType } from '#kernel/table/definition.ts';
import type { FilterTexts } from '#kernel/table/filter-words.ts';
import { formatCode, formatDate, formatDateTime, formatMoney, formatNumber, shownDigits } from '#ui/format/format.ts';
import words from '#ui/options/options.messages.fa.ts';
import messages from './data-table.messages.fa.ts';

const FRACTION = 9;
const pad = (value: number): string => String(value).padStart(2, '0');

/** Minutes as hours and minutes. */
export const hourText = (minutes: number): string => shownDigits(`${minutes < 0 ? SHOWN_MINUS : ''}${Math.trunc(Math.abs(minutes) / 60)}:${pad(Math.abs(minutes) % 60)}`);

/** Undefined while the list is on its way; what a list does not know is the question mark. */
export function optionLabel(options: readonly Option[] | undefined, id: string): string {
  return options === undefined ? '' : (options.find((option) => option.id === id)?.label ?? UNKNOWN_TEXT);
}

function idsOf(value: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(value);
    return Array.isArray(ids) ? ids.map(String) : [value];
  } catch {
    return [value];
  }
}

export const indicatorLabel = ({ indicatorLabels }: ColumnDefinition, value: string): string =>
  value === 'Y' ? (indicatorLabels?.Y ?? messages.yes) : value === 'N' ? (indicatorLabels?.N ?? messages.no) : UNKNOWN_TEXT;

/** The text of one value; empty values are a dash. */
export function cellText(column: ColumnDefinition, value: unknown, options?: readonly Option[]): string {
  if (value === null || value === undefined || value === '') return EMPTY_TEXT;
  const text = String(value);
  switch (column.type) {
    case 'text':
      return text;
    case 'code':
      return column.isTyped ? text : formatCode(text);
    case 'count':
      return formatNumber(Number(text));
    case 'float':
      return formatNumber(Number(text), FRACTION);
    case 'amount':
      return formatMoney(text);
    case 'date':
      return formatDate(text);
    case 'dateTime':
      return text.length === 10 ? formatDate(text) : formatDateTime(text);
    case 'hour':
      return hourText(Number(text));
    case 'indicator':
      return indicatorLabel(column, text);
    case 'select':
      return optionLabel(options, text);
    case 'multiselect':
      return idsOf(text)
        .map((id) => optionLabel(options, id))
        .join(words.separator);
  }
}

/** How values of a filter of the column are shown. */
export const filterTexts = (column: ColumnDefinition, options: readonly Option[] | undefined): FilterTexts => ({
  value: (value) => cellText(column, value, options),
  option: (id) => optionLabel(options, id),
  count: formatNumber,
});

/** Types read from the left. A date with its time holds a word and stays in the line. */
export const isLtr = (type: ColumnType): boolean => type === 'code' || type === 'date' || type === 'hour';

export const alignOf = (type: ColumnType): 'amount' | 'count' | undefined => (type === 'amount' || type === 'count' || type === 'float' ? 'amount' : undefined);

const widths: Readonly<Record<ColumnType, number>> = {
  text: 180,
  code: 116,
  count: 96,
  float: 104,
  amount: 136,
  date: 116,
  dateTime: 168,
  hour: 92,
  indicator: 104,
  select: 148,
  multiselect: 180,
};
/** A sum has more digits than its rows, and a figure that is cut is another figure. */
const TOTAL_WIDTH = 196;
const LETTER = 7;
const HEAD_MORE = 52;
/** The unit beside the head of an amount. */
const UNIT = 8;

/** First width of a column, wide enough for its head with the arrow. */
export const defaultWidth = ({ type, label, width, total }: ColumnDefinition): number =>
  width ?? Math.max(total === true && type === 'amount' ? TOTAL_WIDTH : widths[type], (label.length + (type === 'amount' ? UNIT : 0)) * LETTER + HEAD_MORE);
/** Texts share the free width. */
export const growsOf = ({ type, width }: ColumnDefinition): boolean => width === undefined && (type === 'text' || type === 'select' || type === 'multiselect');
