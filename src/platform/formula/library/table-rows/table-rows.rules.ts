/** What the rows of a table must be like, so that a lookup finds the row that is meant. Pure. */
import { compare, type Exact, multiply, writeExact } from '#kernel/formula/exact.ts';
import { exactOf } from '../library-forms.rules.ts';

export const MAX_ROWS = 5_000;

/** As it is stored: codes as they are, numbers in their one spelling, null of a band without an end. */
export interface StoredRow {
  readonly keys: readonly (string | null)[];
  readonly cells: readonly string[];
}

export interface TableShape {
  readonly keys: readonly { readonly kind: 'code' | 'band' }[];
  readonly columns: readonly string[];
}

/**
 * shape: not as many keys or cells as the table has; code: no code; number: a cell or a band that is no number; falls: a band
 * that is not above the one before; gap: bands of a key end before those of the key ahead of it rise, so that values above
 * their last would be looked for in the next; twice: a row with the same codes as one before.
 */
export type RowFaultCode = 'shape' | 'code' | 'number' | 'falls' | 'gap' | 'twice';

/** `row` from 1. */
export interface RowNote<C extends string> {
  readonly row: number;
  readonly code: C;
}

const isNumber = (text: string | null): boolean => text !== null && exactOf(text) !== undefined;
const isEnd = (text: string | null): boolean => text === null || isNumber(text);
const isCode = (text: string | null): boolean => text !== null && text.trim() !== '';

function formFault({ keys, cells }: StoredRow, shape: TableShape): RowFaultCode | undefined {
  if (keys.length !== shape.keys.length || cells.length !== shape.columns.length) return 'shape';
  if (!shape.keys.every(({ kind }, at) => kind === 'band' || isCode(keys[at] ?? null))) return 'code';
  return shape.keys.every(({ kind }, at) => kind === 'code' || isEnd(keys[at] ?? null)) && cells.every(isNumber) ? undefined : 'number';
}

const spelled = (text: string): string => writeExact(exactOf(text) ?? 0);

/** A row without faults of form in its stored spelling. */
export const stored = ({ keys, cells }: StoredRow, shape: TableShape): StoredRow => ({
  keys: shape.keys.map(({ kind }, at) => {
    const key = keys[at] ?? null;
    return key === null || kind === 'code' ? (key?.trim() ?? null) : spelled(key);
  }),
  cells: cells.map(spelled),
});

/** Whether a cell is no number, and a key no code or end of a band, as the table has them. */
export const isAmiss = (shape: TableShape, place: 'key' | 'cell', at: number, text: string | null): boolean => {
  if (place === 'cell') return !isNumber(text);
  return shape.keys[at]?.kind === 'band' ? !isEnd(text) : !isCode(text);
};

/** Ends of the bands of a row; null: without an end. */
const endsOf = ({ keys }: StoredRow, shape: TableShape): (Exact | null)[] =>
  shape.keys.flatMap(({ kind }, at) => (kind === 'band' ? [keys[at] === null ? null : (exactOf(keys[at]) ?? 0)] : []));

const codesOf = ({ keys }: StoredRow, shape: TableShape): string => JSON.stringify(keys.filter((_, at) => shape.keys[at]?.kind === 'code'));

/** Which of the bands of two rows with the same codes are the first to differ, and what is wrong with that. */
function bandFault(before: readonly (Exact | null)[], after: readonly (Exact | null)[]): RowFaultCode | undefined {
  for (const [at, high] of after.entries()) {
    const low = before[at] ?? null;
    if (low === null && high === null) continue;
    if (low === null) return 'falls';
    const order = high === null ? 1 : compare(high, low);
    if (order < 0) return 'falls';
    if (order > 0) return before.slice(at + 1).some((end) => end !== null) ? 'gap' : undefined;
  }
  return 'twice';
}

const STEP = 10;

/** Whether a band is ten times the one before it or more: a nought too many, perhaps. */
const isSteep = (before: readonly (Exact | null)[], after: readonly (Exact | null)[]): boolean =>
  after.some((high, at) => {
    const low = before[at] ?? null;
    return low !== null && high !== null && compare(low, 0) > 0 && compare(high, multiply(low, STEP)) >= 0;
  });

/** In the order in which a lookup finds what is meant: the codes as they come first, bands rising, those without an end last. */
export function sortedRows<R extends StoredRow>(rows: readonly R[], shape: TableShape): R[] {
  const ofCodes = Map.groupBy(rows, (row) => codesOf(row, shape));
  return [...ofCodes.values()].flatMap((own) => own.toSorted((one, other) => ascending(endsOf(one, shape), endsOf(other, shape))));
}

function ascending(one: readonly (Exact | null)[], other: readonly (Exact | null)[]): number {
  for (const [at, end] of one.entries()) {
    const against = other[at] ?? null;
    if (end === null && against === null) continue;
    const order = end === null ? 1 : against === null ? -1 : compare(end, against);
    if (order !== 0) return order;
  }
  return 0;
}

export interface JudgedRows {
  /** In their stored spelling; those with faults are left out. */
  readonly rows: readonly StoredRow[];
  readonly faults: readonly RowNote<RowFaultCode>[];
  /** Rows that somebody should look at once more. */
  readonly warnings: readonly RowNote<'step'>[];
}

/** Judges the rows of a table in their order. */
export function validateRows(given: readonly StoredRow[], shape: TableShape): JudgedRows {
  const rows: StoredRow[] = [];
  const faults: RowNote<RowFaultCode>[] = [];
  const warnings: RowNote<'step'>[] = [];
  const last = new Map<string, readonly (Exact | null)[]>();
  for (const [at, one] of given.entries()) {
    const row = at + 1;
    const wrong = formFault(one, shape);
    if (wrong !== undefined) {
      faults.push({ row, code: wrong });
      continue;
    }
    const kept = stored(one, shape);
    const [codes, ends] = [codesOf(kept, shape), endsOf(kept, shape)];
    const before = last.get(codes);
    const fault = before && bandFault(before, ends);
    if (fault !== undefined) faults.push({ row, code: fault });
    else rows.push(kept);
    if (before && isSteep(before, ends)) warnings.push({ row, code: 'step' });
    last.set(codes, ends);
  }
  return { rows, faults, warnings };
}
