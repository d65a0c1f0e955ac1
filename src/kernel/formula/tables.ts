/** Reading tables: progressive rates, bands and rows by keys. */
import { add, compare, type Exact, isExact, multiply, subtract } from './exact.ts';
import { RunFault, type Table, type Value } from './values.ts';

const isWithin = (value: Exact, end: unknown): boolean => end === null || (isExact(end) && compare(value, end) <= 0);
const isSame = (a: unknown, b: unknown): boolean => a === b || (isExact(a) && isExact(b) && compare(a, b) === 0);

/** Throws RunFault `wrongType` for a table that is not of one band. */
function mustBeBanded({ title, keys }: Table): void {
  if (keys.length !== 1 || keys[0] !== 'band') throw new RunFault('wrongType', title);
}

/** Each part of the value at the rate of its band, which is the first column; nothing below zero. Throws RunFault `noRow` above the last. */
export function byBrackets(value: Exact, table: Table): Exact {
  mustBeBanded(table);
  const { title, rows } = table;
  let [total, from]: [Exact, Exact] = [0, 0];
  for (const { keys, values } of rows) {
    const end = keys[0];
    const isLast = isWithin(value, end);
    const to = isLast ? value : (end as Exact);
    if (compare(to, from) > 0) {
      total = add(total, multiply(subtract(to, from), values[0] as Exact));
      from = to;
    }
    if (isLast) return total;
  }
  throw new RunFault('noRow', title);
}

/** The first column of the band that the value lies in. Throws RunFault `noRow`, or `wrongType` for a table that is not of one band. */
export function bandOf(value: Value, table: Table): Exact {
  mustBeBanded(table);
  return rowOf(table, [value]);
}

/** The first column of the first row that the keys fit, or the column named. Throws RunFault `noRow`. */
export function rowOf(table: Table, keys: readonly Value[], column?: string): Exact {
  const place = column === undefined ? 0 : table.columns.indexOf(column);
  const fits = (key: unknown, asked: unknown, kind: unknown): boolean => (kind === 'band' ? isExact(asked) && isWithin(asked, key) : isSame(asked, key));
  const row = table.rows.find((one) => one.keys.every((key, index) => fits(key, keys[index], table.keys[index])));
  const found = row?.values[place];
  if (found === undefined) throw new RunFault('noRow', table.title);
  return found;
}
