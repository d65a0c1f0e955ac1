/** Reading tables: progressive rates, bands and rows by keys. */
import { add, compare, type Exact, isExact, multiply, subtract } from './exact.ts';
import { RunFault, type Table, type Value } from './values.ts';

const isWithin = (value: Exact, end: unknown): boolean => !isExact(end) || compare(value, end) <= 0;

/** Each part of the value at the rate of its band, which is the first column; nothing below zero. Throws RunFault `noRow` for what lies above the last band. */
export function byBrackets(value: Exact, { title, rows }: Table): Exact {
  let [total, from]: [Exact, Exact] = [0, 0];
  for (const { keys, values } of rows) {
    const end = keys[0];
    const isLast = isWithin(value, end);
    const to = isLast || !isExact(end) ? value : end;
    if (compare(to, from) > 0) total = add(total, multiply(subtract(to, from), values[0] ?? 0));
    if (isLast) return total;
    from = to;
  }
  throw new RunFault('noRow', title);
}

/** The first column of the first row that the keys fit, or the column named. Throws RunFault `noRow`. */
export function rowOf(table: Table, keys: readonly Value[], column?: string): Exact {
  const place = column === undefined ? 0 : table.columns.indexOf(column);
  const row = table.rows.find((one) => one.keys.every((key, index) => (table.keys[index] === 'band' ? isExact(keys[index]) && isWithin(keys[index], key) : keys[index] === key)));
  const found = row?.values[place];
  if (found === undefined) throw new RunFault('noRow', table.title);
  return found;
}
