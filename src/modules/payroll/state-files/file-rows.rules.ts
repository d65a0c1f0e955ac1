/** What every writer of a file does with its people: texts cleaned and judged, faults gathered by person. Pure. */
import { isInsuranceNumber, isNationalCode } from '#kernel/identity-codes/identity-codes.ts';
import type { CellFault } from './dbf.rules.ts';
import { type Cleaned, codeOf, type FilePerson, type FileRow, isForeign, type RowFault } from './file-month.rules.ts';
import { cleanText } from './letters.rules.ts';

export interface NamedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a file says of somebody, by the names of its totals: rials, days. */
export interface ControlRow {
  readonly row: number;
  readonly amounts: Readonly<Record<string, bigint>>;
}

/** Cells that the list of the tax says of somebody, in its file of people and in that of amounts; none has a comma in it. */
export interface TaxLine {
  readonly row: number;
  readonly person: readonly string[];
  readonly amounts: readonly string[];
}

/** What was written, of whom, and why not of the others. */
export interface StateFiles {
  readonly files: readonly NamedFile[];
  /** Sums of the rows, as the heads have them; digits. */
  readonly totals: Readonly<Record<string, string>>;
  /** Who stands in the files, of lists of the state. */
  readonly control?: readonly ControlRow[];
  /** Who stands in the list of the tax, line by line. */
  readonly lines?: readonly TaxLine[];
  /** Of the older list of the tax: the line that sums them up. */
  readonly sums?: readonly string[];
  /** In the order of the rows; who stands here stands in no file. */
  readonly refused: readonly RowFault[];
  readonly cleaned: readonly Cleaned[];
  /** Of who stands in the files, what they should say and do not. */
  readonly lacking?: readonly RowFault[];
}

type TextField = Exclude<keyof FilePerson, 'taxCodes'>;

/** Reads the texts of a person for a file that forbids some signs, and remembers what it did to them. */
export function textsOf({ row, person }: FileRow, forbidden: string) {
  const cleaned: Cleaned[] = [];
  const known = new Map<TextField, string>();
  const read = (field: TextField): string => {
    const { text: written, signs } = cleanText(person[field] ?? '', forbidden);
    if (signs.length > 0) cleaned.push({ row, field, signs: signs.join(''), written });
    known.set(field, written);
    return written;
  };
  const text = (field: TextField): string => known.get(field) ?? read(field);
  return { cleaned, text };
}

export const missingOf = (row: number, fields: Readonly<Record<string, string>>): RowFault[] =>
  Object.entries(fields).flatMap(([field, text]) => (text === '' ? [{ row, field, code: 'missing' as const }] : []));

/** Of a citizen's code that is none; who is no citizen has another, which has no check. */
export function codeFaults({ row, person }: FileRow): RowFault[] {
  const code = codeOf(person);
  if (code === '') return [{ row, field: 'nationalCode', code: 'missing' }];
  return isForeign(person) || isNationalCode(code) ? [] : [{ row, field: 'nationalCode', code: 'nationalCode' }];
}

export function insuranceNumberFaults({ row, person }: FileRow): RowFault[] {
  const number = person.insuranceNumber ?? '';
  if (number === '') return [{ row, field: 'insuranceNumber', code: 'missing' }];
  return isInsuranceNumber(number) ? [] : [{ row, field: 'insuranceNumber', code: 'insuranceNumber' }];
}

export const cellFaultOf = (row: number, field: string, fault: CellFault): RowFault =>
  fault.code === 'lacksLetter'
    ? { row, field, code: 'lacksLetter', values: { letters: fault.letters.join(' ') } }
    : { row, field, code: 'tooLong', values: { most: String(fault.width) } };

/** Rows whose code stands on a row before, too. */
export function doubledIn(rows: readonly { readonly row: number; readonly key: string }[], field: string): RowFault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ row, key }) => {
    const first = seen.get(key);
    if (key === '') return [];
    if (first === undefined) seen.set(key, row);
    return first === undefined ? [] : [{ row, field, code: 'doubled' as const, values: { first: String(first) } }];
  });
}

export const sumOf = <T>(rows: readonly T[], read: (row: T) => bigint): bigint => rows.reduce((sum, row) => sum + read(row), 0n);

export const inOrder = (faults: readonly RowFault[]): RowFault[] => faults.toSorted((a, b) => a.row - b.row);

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
