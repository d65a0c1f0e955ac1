/** Values of formulas as programs outside write and read them. Pure. */
import { compare, type Exact, isExact, readExact, writeExact, writeRatio } from '#kernel/formula/exact.ts';
import type { Explained } from '#kernel/formula/formula.ts';
import type { Named, Table, Value } from '#kernel/formula/values.ts';

/** Whether a text is a unit that results are rounded to: a number above zero. */
export const isUnit = (unit: string): boolean => {
  const exact = readExact(unit);
  return exact !== undefined && compare(exact, 0) > 0;
};

/** Stands where something is written that is no value: the door of a counting takes it for none of any type, not even for a missing one. */
export const NO_VALUE = Symbol('no value');

type Read = Value | typeof NO_VALUE;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

function readRow(row: unknown): Map<string, Read> | undefined {
  return isObject(row) ? new Map(Object.entries(row).map(([name, value]) => [name, Array.isArray(value) ? NO_VALUE : readValue(value)])) : undefined;
}

/** Undefined is missing. A list is an array of maps, whose values the door looks at. */
export function readValue(value: unknown): Read {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value + 0 : NO_VALUE;
  if (typeof value === 'string') return readExact(value) ?? NO_VALUE;
  if (Array.isArray(value)) {
    const rows = value.map(readRow);
    return rows.every((row) => row !== undefined) ? (rows as Map<string, Value>[]) : NO_VALUE;
  }
  const entries = isObject(value) ? Object.entries(value) : [];
  const [name, only] = entries[0] ?? [];
  if (entries.length !== 1 || typeof only !== 'string') return NO_VALUE;
  if (name === 'text') return only;
  return name === 'date' ? { date: only } : NO_VALUE;
}

/** What a name is that is known by nothing but its value. */
export function namedBy(value: Read): Named {
  if (typeof value === 'boolean') return { type: 'flag' };
  if (typeof value === 'string') return { type: 'text' };
  if (Array.isArray(value)) {
    const fields = new Map<string, Named>();
    for (const row of value) for (const [name, one] of row) if (one !== undefined || !fields.has(name)) fields.set(name, namedBy(one));
    return { type: 'list', fields };
  }
  return { type: typeof value === 'object' && 'date' in value ? 'date' : 'number' };
}

interface WrittenTable {
  readonly keys: Table['keys'];
  readonly columns: readonly string[];
  readonly rows: readonly { readonly keys: readonly (string | number | null)[]; readonly values: readonly (string | number)[] }[];
}

const readNumber = (value: string | number): Exact | typeof NO_VALUE => readValue(value) as Exact | typeof NO_VALUE;

/** What is no number in it is left for the door to refuse. */
export const readTable = (title: string, { keys, columns, rows }: WrittenTable): Table => ({
  title,
  keys,
  columns,
  rows: rows.map((row) => ({
    keys: row.keys.map((key, at) => (key !== null && (keys[at] === 'band' || typeof key === 'number') ? (readNumber(key) as Exact) : key)),
    values: row.values.map((value) => readNumber(value) as Exact),
  })),
});

/** Null is missing; a table is told by its title. */
export function writeValue(value: Value): unknown {
  if (value === undefined) return null;
  if (isExact(value)) return writeExact(value);
  if (typeof value === 'string') return { text: value };
  if (typeof value !== 'object') return value;
  if ('rows' in value) return { table: value.title };
  if (!('date' in value) && Symbol.iterator in value) return [...value].map((row) => Object.fromEntries([...row].map(([name, one]) => [name, writeValue(one)])));
  return value;
}

/** The ratio of a number in full. */
export const exactOf = (value: Value): { readonly exact?: string } => (isExact(value) ? { exact: writeRatio(value) } : {});

/** Letters of all texts of an explanation: a long text that is counted for each record of a long list would fill any memory. */
const MOST_TOLD = 500_000;
const NODE = 100;

/** Whether a tree tells of a name that is kept from the reader. */
const tellsOf = ({ name, parts }: Explained, isKept: (name: string) => boolean): boolean => (name !== undefined && isKept(name)) || parts.some((part) => tellsOf(part, isKept));

/**
 * Writes trees until so much is told that the rest is left out. `isKept`: names whose values the reader may not know, none when absent; they stand by their
 * names alone, and so does whatever is made of them below the result itself.
 */
export function explanationWriter(sourceOf: (name: string) => unknown, isKept?: ((name: string) => boolean) | undefined): (tree: Explained) => unknown {
  let left = MOST_TOLD;
  const write = (tree: Explained, isResult = false): unknown => {
    const { text, from, to, value, exact, rounding, name, parts } = tree;
    left -= NODE + text.length;
    const isHidden = isKept !== undefined && !isResult && tellsOf(tree, isKept);
    const told = left > 0 ? parts.map((part) => write(part)) : [];
    const source = name === undefined ? undefined : sourceOf(name);
    return {
      ...{ text, from, to },
      ...(!isHidden && { value: Array.isArray(value) ? { count: String(value.length) } : writeValue(value) }),
      ...(exact !== undefined && !isHidden && { exact }),
      ...(rounding && { rounding: { unit: writeExact(rounding.unit), mode: rounding.mode } }),
      ...(source !== undefined && { source }),
      parts: told,
      ...(told.length < parts.length && { cut: true }),
    };
  };
  return (tree) => write(tree, true);
}
