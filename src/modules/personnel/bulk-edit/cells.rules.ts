/** Cells of the grid as text and back, and blocks of them as spreadsheets copy them. Pure. */
import { checkField, requiredMessage } from '#kernel/form/check.ts';
import type { FieldDefinition, FormValues } from '#kernel/form/definition.ts';
import { type DisplayPrefs, display } from '#kernel/form/display.ts';
import { normalise } from '#kernel/form/normalise.ts';
import type { Option } from '#kernel/form/options.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';

/** What a typed or pasted text stores, or why it does not. */
export type ReadText = { readonly value: unknown } | { readonly fault: string };

const squeeze = (text: string): string => foldForSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether a field takes one of a list. */
export const isChoice = ({ type }: FieldDefinition): boolean => type === 'select';

/** Reads a text by the rules of its field; an option is known by its label in any spelling. `unknown`: the sentence of one that is not offered. */
export function readText(field: FieldDefinition, text: string, options: readonly Option[], { today, unknown }: { readonly today: string; readonly unknown: string }): ReadText {
  if (text.trim() === '') return field.required === true ? { fault: requiredMessage(field) } : { value: null };
  if (isChoice(field)) {
    const wanted = squeeze(text);
    const found = options.find(({ id, label, isDisabled }) => !isDisabled && (id === text || squeeze(label) === wanted));
    return found === undefined ? { fault: unknown } : { value: found.id };
  }
  const value = normalise(field, text);
  const fault = checkField({ field, path: field.name }, { [field.name]: value }, today);
  return fault === undefined ? { value } : { fault };
}

/** A value as the cell shows it; empty when there is none. */
export const cellText = (field: FieldDefinition, value: unknown, options: readonly Option[], prefs: DisplayPrefs): string =>
  value === null || value === undefined ? '' : display(field, value, options, prefs);

/** What follows from the other values of the row: the value, undefined while it is the person's to fill. */
export const computed = (field: FieldDefinition, values: FormValues): unknown => (field.visibleWhen?.(values) === false ? null : field.value?.(values));

/** A block of cells as a spreadsheet puts it on the clipboard: tabs, lines, and quotes around what holds either. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  for (;;) {
    const at = cells.lastIndex;
    const [all = '', quoted, plain = '', end = ''] = cells.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    // the last line may end like the others
    if (end === '' || (end !== '\t' && at + all.length >= text.length)) break;
    if (end !== '\t') rows.push([]);
  }
  return rows;
}

const written = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeBlock = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(written).join('\t')).join('\r\n');
