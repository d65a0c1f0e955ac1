/** What a counting is given is checked once, at the door, so that nothing inside meets a value that it does not foresee. */
import { isCalendarDay } from '#kernel/jalali/jalali.ts';
import { compare, type Exact, ratio, writeRatio } from './exact.ts';
import { type Named, type Row, RunFault, runFaultOf, type Table, type TableRow, type Value } from './values.ts';

const MAX_RECORDS = 1000;
const MAX_ROWS = 5000;
const MAX_COLUMNS = 10;
const MAX_KEYS = 3;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** In its one representation; undefined for what is no number. Throws ExactFault beyond the limits. */
function exactOf(value: unknown): Exact | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value + 0 : undefined;
  return isObject(value) && 'n' in value && 'd' in value && typeof value.n === 'bigint' && typeof value.d === 'bigint' ? ratio(value.n, value.d) : undefined;
}

/** Of a table, whose numbers are taken as they stand, so that they must be in their one representation. */
function isNumber(value: unknown): value is Exact {
  const exact = exactOf(value);
  if (exact === undefined) return false;
  return typeof exact === 'object' ? isObject(value) && 'd' in value && value.d === exact.d : exact === value;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed();

function isKey(kind: 'code' | 'band' | undefined, key: unknown): boolean {
  return kind === 'band' ? key === null || isNumber(key) : isText(key) || isNumber(key);
}

/** Of the bands of two rows, the first that differ; a band without an end is above all others. */
function bandsRise(kinds: Table['keys'], before: TableRow, after: TableRow): boolean {
  for (const [index, kind] of kinds.entries()) {
    const [low, high] = [before.keys[index], after.keys[index]];
    if (kind === 'code' || low === high) continue;
    if (low === null) return false;
    if (high === null) return true;
    const order = compare(low as Exact, high as Exact);
    if (order !== 0) return order < 0;
  }
  return false;
}

/** Whether every row has its keys and columns, and rows of the same codes stand in the order of their bands, none twice. */
function isTable(table: Table): boolean {
  const { title, keys, columns, rows } = table;
  if (!isText(title) || ![keys, columns, rows].every(Array.isArray)) return false;
  if (keys.length < 1 || keys.length > MAX_KEYS || columns.length < 1 || columns.length > MAX_COLUMNS || rows.length > MAX_ROWS) return false;
  const last = new Map<string, TableRow>();
  return rows.every((row) => {
    if (!Array.isArray(row.keys) || row.keys.length !== keys.length || !Array.isArray(row.values) || row.values.length !== columns.length) return false;
    if (!row.keys.every((key, index) => isKey(keys[index], key)) || !row.values.every(isNumber)) return false;
    const codes = JSON.stringify(row.keys.map((key, index) => (keys[index] === 'band' ? null : isText(key) ? key : [writeRatio(key as Exact)])));
    const before = last.get(codes);
    last.set(codes, row);
    return before === undefined || bandsRise(keys, before, row);
  });
}

/** A table is given for many people and does not change, so it is looked at once. */
const tables = new WeakMap<object, boolean>();

function tableOf(value: unknown, named: Named): Table | undefined {
  if (!isObject(value)) return undefined;
  const table = value as Table;
  const isKnown = tables.get(table) ?? isTable(table);
  tables.set(table, isKnown);
  const fits = !named.keys || (isKnown && named.keys.join() === table.keys.join());
  return isKnown && fits ? table : undefined;
}

function listOf(value: unknown, { fields }: Named): readonly Row[] | undefined {
  if (!Array.isArray(value)) return undefined;
  if (value.length > MAX_RECORDS) throw new RunFault('tooMany');
  if (!value.every((row) => row instanceof Map)) return undefined;
  return value.map((row: Row) => new Map([...(fields ?? [])].map(([name, field]) => [name, typed(row.get(name), field)])));
}

function read(value: unknown, named: Named): Value {
  switch (named.type) {
    case 'number':
      return exactOf(value);
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'text':
      return isText(value) ? value : undefined;
    case 'date': {
      const date = isObject(value) && 'date' in value ? value.date : undefined;
      return typeof date === 'string' && isCalendarDay(date) ? { date } : undefined;
    }
    case 'list':
      return listOf(value, named);
    case 'table':
      return tableOf(value, named);
  }
}

function typed(value: unknown, named: Named): Value {
  if (value === undefined || value === null) return undefined;
  const found = read(value, named);
  if (found === undefined) throw new RunFault('wrongType');
  return found;
}

/** The value as a counting takes it, undefined where it is missing, or the fault of a value that is not of the type of its name. */
export function admit(value: unknown, named: Named, name: string): Value | RunFault {
  // most inputs are small whole numbers
  if (typeof value === 'number' && named.type === 'number' && Number.isSafeInteger(value)) return value + 0;
  try {
    return typed(value, named);
  } catch (error) {
    return new RunFault(runFaultOf(error).code, name);
  }
}
