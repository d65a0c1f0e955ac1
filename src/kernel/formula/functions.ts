/** The functions whose arguments are all counted first; those over lists stand in `folds.ts`, those of what is missing with the compiler. */
import { daysInMonth, isLeapYear, toJalali } from '#kernel/jalali/jalali.ts';
import { daysBetween, daysLater, daysShared, monthsBetween, monthsLater, yearsBetween } from './days.ts';
import { compare, denominator, type Exact, negate, round } from './exact.ts';
import type { functionNames } from './formula.messages.fa.ts';
import { bandOf, byBrackets, rowOf } from './tables.ts';
import { type Callable, type Day, RunFault, type Table, type Type, type Unit, type Value } from './values.ts';

const MAX_ARGUMENTS = 50;

/** The checker has made sure of every type before a formula runs. */
const numberAt = (args: readonly Value[], index: number): Exact => args[index] as Exact;
const dayAt = (args: readonly Value[], index: number): Day => args[index] as Day;
const tableAt = (args: readonly Value[], index: number): Table => args[index] as Table;

/** A count of days or months, or a length: whole and small. Throws RunFault `notWhole` or `tooLarge`. */
function wholeAt(args: readonly Value[], index: number, name: keyof typeof functionNames): number {
  const value = numberAt(args, index);
  if (typeof value === 'number') return value;
  throw denominator(value) === 1n ? new RunFault('tooLarge') : new RunFault('notWhole', name);
}

const fixed = (takes: readonly (Type | 'key')[], gives: Type, run: Callable['run'], unit?: Unit | 'same'): Callable => ({
  takes,
  least: takes.length,
  most: takes.length,
  gives,
  run,
  ...(unit && { unit }),
});

const extreme = (sign: -1 | 1): Callable => ({
  takes: ['number'],
  least: 1,
  most: MAX_ARGUMENTS,
  gives: 'number',
  unit: 'same',
  run: (args) => (args as readonly Exact[]).reduce((best, one) => (compare(one, best) === sign ? one : best)),
});

const rounding = (mode: 'half' | 'down' | 'up'): Callable => ({
  takes: ['number'],
  least: 1,
  most: 2,
  gives: 'number',
  unit: 'same',
  run: (args) => round(numberAt(args, 0), { unit: args.length > 1 ? numberAt(args, 1) : 1, mode }),
});

function clamp(args: readonly Value[]): Exact {
  const [value, from, to] = [numberAt(args, 0), numberAt(args, 1), numberAt(args, 2)];
  if (compare(value, from) < 0) return from;
  return compare(value, to) > 0 ? to : value;
}

function lookup(args: readonly Value[]): Exact {
  const table = tableAt(args, 0);
  const keys = args.slice(1, 1 + table.keys.length);
  return rowOf(table, keys, args[1 + table.keys.length] as string | undefined);
}

const jalali = (args: readonly Value[]) => toJalali(dayAt(args, 0).date);
const lengthOfMonth = ({ year, month }: { year: number; month: number }): number => daysInMonth(year, month);

/** By code. A map and not an object, so that `constructor` is no function. */
export const functions: ReadonlyMap<string, Callable> = new Map([
  ['min', extreme(-1)],
  ['max', extreme(1)],
  ['abs', fixed(['number'], 'number', (args) => (compare(numberAt(args, 0), 0) < 0 ? negate(numberAt(args, 0)) : numberAt(args, 0)), 'same')],
  ['clamp', fixed(['number', 'number', 'number'], 'number', clamp, 'same')],
  ['round', rounding('half')],
  ['floor', rounding('down')],
  ['ceil', rounding('up')],
  ['brackets', fixed(['number', 'table'], 'number', (args) => byBrackets(numberAt(args, 0), tableAt(args, 1)), 'same')],
  ['band', fixed(['number', 'table'], 'number', (args) => bandOf(args[0], tableAt(args, 1)))],
  ['lookup', { takes: ['table', 'key'], least: 2, most: 5, gives: 'number', run: lookup }],
  ['days', fixed(['date', 'date'], 'number', (args) => daysBetween(dayAt(args, 0), dayAt(args, 1)), 'day')],
  ['months', fixed(['date', 'date'], 'number', (args) => monthsBetween(dayAt(args, 0), dayAt(args, 1)), 'count')],
  ['years', fixed(['date', 'date'], 'number', (args) => yearsBetween(dayAt(args, 0), dayAt(args, 1)), 'count')],
  ['overlap', fixed(['date', 'date', 'date', 'date'], 'number', (args) => daysShared(dayAt(args, 0), dayAt(args, 1), dayAt(args, 2), dayAt(args, 3)), 'day')],
  ['addDays', fixed(['date', 'number'], 'date', (args) => daysLater(dayAt(args, 0), wholeAt(args, 1, 'addDays')))],
  ['addMonths', fixed(['date', 'number'], 'date', (args) => monthsLater(dayAt(args, 0), wholeAt(args, 1, 'addMonths')))],
  ['addYears', fixed(['date', 'number'], 'date', (args) => monthsLater(dayAt(args, 0), 12 * wholeAt(args, 1, 'addYears')))],
  ['year', fixed(['date'], 'number', (args) => jalali(args).year)],
  ['month', fixed(['date'], 'number', (args) => jalali(args).month)],
  ['day', fixed(['date'], 'number', (args) => jalali(args).day)],
  ['monthLength', fixed(['date'], 'number', (args) => lengthOfMonth(jalali(args)), 'day')],
  ['yearLength', fixed(['date'], 'number', (args) => (isLeapYear(jalali(args).year) ? 366 : 365), 'day')],
  ['left', fixed(['text', 'number'], 'text', (args) => [...(args[0] as string)].slice(0, Math.max(0, wholeAt(args, 1, 'left'))).join(''))],
  ['right', fixed(['text', 'number'], 'text', (args) => (wholeAt(args, 1, 'right') > 0 ? [...(args[0] as string)].slice(-wholeAt(args, 1, 'right')).join('') : ''))],
  ['length', fixed(['text'], 'number', (args) => [...(args[0] as string)].length, 'count')],
]);

/** A lookup names every key of its table, and may name a column; the other functions of tables take one band. */
export function fitsKeys(name: string, given: number, keys: Table['keys']): boolean {
  return name === 'lookup' ? given === keys.length + 1 || given === keys.length + 2 : keys.length === 1 && keys[0] === 'band';
}
