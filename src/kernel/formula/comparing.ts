/** How values are compared: numbers and days by size, texts and flags as the same or not. */
import { compare, type Exact } from './exact.ts';
import type { Comparison } from './tree.ts';
import type { Day, Type, Value } from './values.ts';

export const holds: Readonly<Record<Comparison, (order: number) => boolean>> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Below, at or above zero; texts and flags are the same or not. */
export function orderOf(type: Type | undefined, a: Value, b: Value): number {
  if (type === 'number') return compare(a as Exact, b as Exact);
  if (type !== 'date') return a === b ? 0 : 1;
  const [left, right] = [(a as Day).date, (b as Day).date];
  return left === right ? 0 : left < right ? -1 : 1;
}
