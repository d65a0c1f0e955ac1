/** The functions over records of a list. */
import { add, compare, type Exact } from './exact.ts';
import { RunFault, type Type, type Value } from './values.ts';

type Fold = (found: readonly Value[]) => Value;
const best =
  (sign: -1 | 1, name: string): Fold =>
  (found) => {
    if (found.length === 0) throw new RunFault('missingValue', name);
    return (found as readonly Exact[]).reduce((one, other) => (compare(other, one) === sign ? other : one));
  };
/** Over records: what the expression must give, and what its values come to. */
export const folds: ReadonlyMap<string, { readonly takes: Type; readonly gives: Type; readonly fold: Fold }> = new Map([
  ['count', { takes: 'flag', gives: 'number', fold: (found) => found.filter((one) => one === true).length }],
  ['any', { takes: 'flag', gives: 'flag', fold: (found) => found.includes(true) }],
  ['all', { takes: 'flag', gives: 'flag', fold: (found) => found.every((one) => one === true) }],
  ['sum', { takes: 'number', gives: 'number', fold: (found) => (found as readonly Exact[]).reduce(add, 0) }],
  ['minOf', { takes: 'number', gives: 'number', fold: best(-1, 'minOf') }],
  ['maxOf', { takes: 'number', gives: 'number', fold: best(1, 'maxOf') }],
] as const);
