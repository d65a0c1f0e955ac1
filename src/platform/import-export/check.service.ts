/** Reads all rows of a sheet with a kind's columns and rules; says which stand, which not and why. Writes nothing. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { foldForSearch, normaliseText, toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type CellTools, type Cleaning, cleaningsOf } from './cells.rules.ts';
import messages from './import-export.messages.fa.ts';
import type { Fault, FileRow, ImportKind, RowFault, Target } from './kind.define.ts';
import type { Matched } from './matching.rules.ts';
import type { Sheet, SheetRow } from './sheets/sheet-form.rules.ts';

export interface ShownFault {
  /** Name of the column. */
  readonly column: string;
  readonly value: string;
  readonly code: string;
  readonly reason: string;
}

export interface Refused extends ShownFault {
  readonly row: number;
  /** Further faults of the same row. */
  readonly more: readonly ShownFault[];
  /** The row as the file has it. */
  readonly cells: readonly string[];
}

export interface Checked {
  readonly good: readonly FileRow[];
  readonly refused: readonly Refused[];
  /** Rows in which something was tidied, and how many rows by what. */
  readonly cleanedRows: number;
  readonly cleaned: Readonly<Partial<Record<Cleaning, number>>>;
  /** Rows by warning: accepted, with something left out. */
  readonly warnings: Readonly<Record<string, number>>;
  /** Rows that were found by what names them, though they lack what a new record needs. */
  readonly found: number;
}

export interface CheckInput {
  readonly kind: ImportKind;
  readonly target: Target;
  readonly sheet: Sheet;
  readonly matched: readonly Matched[];
  readonly tools: CellTools;
}

interface ReadRow {
  readonly values: Record<string, string | undefined>;
  readonly cleared: readonly string[];
  readonly faults: Fault[];
  /** Required cells without a value: faults of a row of a new record only. */
  readonly missing: readonly Fault[];
  readonly cleaned: ReadonlySet<Cleaning>;
  readonly warnings: ReadonlySet<string>;
}

/** Rows read before other requests get their turn. */
const TURN = 1_000;

const increase = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

const cellOf = ({ cells }: SheetRow, index: number | undefined): string => (index === undefined ? '' : (cells[index] ?? ''));

/** How the codes of the template's sample begin: nobody's own. */
const SAMPLE = 'NEMUNEH';

const plain = (text: string): string => toAsciiDigits(normaliseText(text));
const isSampleCode = (cell: string, example: string | undefined): boolean =>
  example?.startsWith(SAMPLE) === true && cell.toUpperCase().includes(SAMPLE) && plain(cell).toUpperCase() === example;

/** Whether a row is the one the template shows, as far as the sheet has its columns: nobody's record. */
export function isExample({ columns, texts: { example } }: ImportKind, matched: readonly Matched[], row: SheetRow): boolean {
  const shown = columns.flatMap(({ name }, i) => {
    const index = matched[i]?.index;
    return index === undefined ? [] : [{ cell: cellOf(row, index), example: example[name] ?? '' }];
  });
  return shown.some((one) => isSampleCode(one.cell, one.example)) && shown.every((one) => plain(one.cell) === plain(one.example));
}

const EMPTY = /^[\s\u200B-\u200F\uFEFF\u00A0]*$/;
/** The mark for emptying, in any spelling of its brackets and letters. */
const isMark = (cell: string): boolean => cell.includes('[') && foldForSearch(cell).replace(/[^\p{L}]+/gu, '') === foldForSearch(messages.clearMark);

function readRow({ kind, matched, target: { held }, tools }: CheckInput, row: SheetRow): ReadRow {
  const values: Record<string, string | undefined> = {};
  const [cleared, faults, missing]: [string[], Fault[], Fault[]] = [[], [], []];
  const cleaned = new Set<Cleaning>();
  const warnings = new Set<string>();
  kind.columns.forEach(({ name, required, missing: code, fieldClass, clears, read }, i) => {
    const cell = cellOf(row, matched[i]?.index);
    if (EMPTY.test(cell)) {
      if (required) missing.push({ column: name, code: code ?? 'missing_value' });
      return;
    }
    if (held?.has(fieldClass) === false) {
      faults.push({ column: name, code: 'class_not_held' });
      return;
    }
    if (isSampleCode(cell, kind.texts.example[name])) {
      faults.push({ column: name, code: 'sample_left' });
      return;
    }
    if (isMark(cell)) {
      if (clears) cleared.push(name);
      else faults.push({ column: name, code: 'cannot_clear' });
      return;
    }
    const result = read(cell, tools);
    if ('code' in result) {
      faults.push({ column: name, code: result.code, ...(result.facts ? { facts: result.facts } : {}) });
      return;
    }
    if (result.warning) warnings.add(result.warning);
    if (result.value === undefined) return;
    values[name] = result.value;
    for (const one of cleaningsOf(cell, result.tidy ?? result.value)) cleaned.add(one);
  });
  return { values, cleared, faults, missing, cleaned, warnings };
}

/**
 * What is required is required of a new record; of one that stands, an empty cell leaves what is stored. Answers how many rows
 * without it were found. Where the sheet lacks a required column nobody new can come of it: the row is told so, once.
 */
async function judgeMissing(db: Db, { kind, target, sheet, matched }: CheckInput, read: readonly ReadRow[]): Promise<number> {
  const lacking = sheet.rows.flatMap(({ row }, i) => {
    const one = read[i];
    return one && one.missing.length > 0 ? [{ row, one }] : [];
  });
  const known =
    kind.known && lacking.length > 0
      ? await kind.known(
          db,
          target,
          lacking.map(({ row, one: { values } }) => ({ row, values })),
        )
      : new Set<number>();
  const isNarrow = matched.some(({ required, index }) => required && index === undefined);
  for (const { row, one } of lacking) {
    if (known.has(row)) continue;
    const name = isNarrow && one.faults.length === 0 ? kind.identifies?.find((column) => one.values[column] !== undefined) : undefined;
    one.faults.push(...(name === undefined ? one.missing : [{ column: name, code: 'unknown_record' }]));
  }
  return known.size;
}

/** Of two rows that share a code the later one is refused, also when the earlier is refused for something else: which of them is meant must be said. */
function findDoubles(kind: ImportKind, rows: readonly SheetRow[], read: readonly ReadRow[]): void {
  for (const [column, code] of Object.entries(kind.unique)) {
    const first = new Map<string, number>();
    read.forEach(({ values, faults }, i) => {
      const value = values[column];
      const row = rows[i]?.row;
      if (value === undefined || row === undefined) return;
      // codes that differ in letter case only are one code, as in the tables
      const key = value.toUpperCase();
      const other = first.get(key);
      if (other === undefined) first.set(key, row);
      else faults.push({ column, code, facts: { other } });
    });
  }
}

/** Faults of a row as shown, in the order of the columns. */
export function refusal({ kind, matched }: Pick<CheckInput, 'kind' | 'matched'>, row: SheetRow, faults: readonly Fault[]): Refused {
  const place = new Map(kind.columns.map(({ name }, i) => [name, i]));
  const ordered = [...faults].sort((a, b) => (place.get(a.column) ?? 0) - (place.get(b.column) ?? 0));
  const [first, ...more] = ordered.map(({ column, code, facts }): ShownFault => {
    const say = messages.reasons[code];
    if (!say) throw new Error(`no Persian reason for ${code}`);
    const reason = say({ column: kind.texts.headers[column]?.[0] ?? column, ...facts });
    return { column, value: cellOf(row, matched[place.get(column) ?? -1]?.index), code, reason };
  });
  if (!first) throw new Error('a refused row has a fault');
  return { row: row.row, ...first, more, cells: row.cells };
}

export async function checkRows(db: Db, input: CheckInput): Promise<Checked> {
  const { kind, target, sheet } = input;
  const read: ReadRow[] = [];
  for (const row of sheet.rows) {
    const one = readRow(input, row);
    one.faults.push(...(kind.rowFaults?.(one.values, target) ?? []));
    read.push(one);
    if (read.length % TURN === 0) await nextTurn();
  }
  const found = await judgeMissing(db, input, read);
  findDoubles(kind, sheet.rows, read);
  const standing: FileRow[] = [];
  sheet.rows.forEach(({ row }, i) => {
    const one = read[i];
    if (one && one.faults.length === 0) standing.push({ row, values: kind.complete?.(one.values) ?? one.values, ...(one.cleared.length > 0 ? { cleared: one.cleared } : {}) });
  });
  const late = Map.groupBy<number, RowFault>(await kind.check(db, target, standing), ({ row }) => row);
  const good = standing.filter(({ row }) => !late.has(row));
  const refused: Refused[] = [];
  const cleaned: Record<string, number> = {};
  const warnings: Record<string, number> = {};
  let cleanedRows = 0;
  sheet.rows.forEach((row, i) => {
    const one = read[i];
    const faults = [...(one?.faults ?? []), ...(late.get(row.row) ?? [])];
    if (faults.length > 0) refused.push(refusal(input, row, faults));
    else if (one) {
      if (one.cleaned.size > 0) cleanedRows++;
      for (const name of one.cleaned) increase(cleaned, name);
      for (const name of one.warnings) increase(warnings, name);
    }
  });
  return { good, refused, cleanedRows, cleaned, warnings, found };
}
