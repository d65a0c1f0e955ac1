/** Columns of the lists of an insurer as data: which there may be, and how the cells of each are written. Pure; days ISO, rials as digits. */
import { formatJalali } from '#kernel/jalali/jalali.ts';
import words from './insurers-page.messages.fa.ts';

export type ColumnField = keyof typeof words.fields;
export type ColumnFormat = keyof typeof words.formats;

const days: readonly ColumnFormat[] = ['plain', 'compact', 'gregorian'];
const chosen: readonly ColumnFormat[] = ['plain', 'code'];
const formats: Readonly<Partial<Record<ColumnField, readonly ColumnFormat[]>>> = {
  ...{ birthDate: days, joinedOn: days, thruDate: days },
  ...{ change: chosen, relation: chosen },
  premium: ['plain', 'toman'],
};

/** Ways in which a field may be written. */
export const formatsOf = (field: string): readonly ColumnFormat[] => formats[field as ColumnField] ?? ['plain'];

export interface InsurerColumn {
  readonly field: ColumnField;
  readonly title: string;
  readonly format: ColumnFormat;
  /** Of `text`. */
  readonly fixedText: string | null;
}

/** A column for every field of a line, for whoever has said none. */
export const allColumns: readonly InsurerColumn[] = Object.entries(words.fields).flatMap(([field, title]) =>
  field === 'text' ? [] : [{ field: field as ColumnField, title, format: 'plain' as const, fixedText: null }],
);

/** What is known of a line; options by their id. */
export type LineCells = Readonly<Record<Exclude<ColumnField, 'text'>, string | null>>;
/** What options are called, by field and id. */
export type OptionWords = Readonly<Partial<Record<ColumnField, Readonly<Record<string, string>>>>>;

function dayIn(format: ColumnFormat, iso: string): string {
  if (format === 'gregorian') return iso;
  const day = formatJalali(iso);
  return format === 'compact' ? day.replaceAll('/', '') : day;
}

/** Digits of tomans; the tenth that is left of a rial amount stands behind a point. */
const tomans = (rials: string): string => {
  const [whole, rest] = [BigInt(rials) / 10n, BigInt(rials) % 10n];
  return rest === 0n ? String(whole) : `${whole}.${rest}`;
};

/** One cell as the insurer is told it, empty where nothing is known. */
function cellOf({ field, format, fixedText }: InsurerColumn, line: LineCells, labels: OptionWords): string {
  if (field === 'text') return fixedText ?? '';
  const value = line[field];
  if (value === null) return '';
  if (formats[field] === days) return dayIn(format, value);
  if (format === 'toman') return tomans(value);
  return format === 'code' ? value : (labels[field]?.[value] ?? value);
}

export interface InsurerSheet {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Lines of a list by the columns of an insurer. */
export const sheetBy = (columns: readonly InsurerColumn[], lines: readonly LineCells[], labels: OptionWords): InsurerSheet => ({
  heads: columns.map(({ title }) => title),
  rows: lines.map((line) => columns.map((column) => cellOf(column, line, labels))),
});
