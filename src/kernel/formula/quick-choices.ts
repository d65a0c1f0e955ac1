/** Quick questions, what is chosen by them, and quick functions of numbers and tables. */
import { holds } from './comparing.ts';
import type { Exact } from './exact.ts';
import { commonDivisor, counted, linear, loose, multipleOf, NONE, numerator, type Quick, safe, shared, stepped } from './quick.ts';
import type { Comparison } from './tree.ts';
import type { Run, Table } from './values.ts';

/** 1 for yes, 0 for no, NaN where it is not to be had quickly. */
export type QuickQuestion = (run: Run) => number;

export function comparison(by: Comparison, left: Quick, right: Quick): QuickQuestion {
  const [order, says] = [numerator(linear(left, right, -1)), holds[by]];
  return (run) => {
    const found = order(run);
    run.steps += 1;
    if (Number.isNaN(found)) return NONE;
    return says(found) ? 1 : 0;
  };
}

/** `ends` is the answer of the left that is the answer of both. */
export const tied =
  (left: QuickQuestion, right: QuickQuestion, ends: 0 | 1): QuickQuestion =>
  (run) => {
    const found = left(run);
    return found === 1 - ends ? right(run) : found;
  };

export const denied =
  (of: QuickQuestion): QuickQuestion =>
  (run) =>
    1 - of(run);

export const questionOf =
  (test: QuickQuestion, met: QuickQuestion, otherwise: QuickQuestion): QuickQuestion =>
  (run) => {
    const found = test(run);
    if (Number.isNaN(found)) return NONE;
    return found === 1 ? met(run) : otherwise(run);
  };

/** One of two numbers by a question. */
export function choice(test: QuickQuestion, met: Quick, otherwise: Quick): Quick {
  const { den = 0, runs: [a, b] = [] } = shared(met, otherwise) ?? {};
  if (a && b) return counted(den, questionOf(test, a, b));
  const [first, second] = [numerator(met), numerator(otherwise)];
  return loose((run) => {
    const found = test(run);
    if (Number.isNaN(found)) return NONE;
    const n = found === 1 ? first(run) : second(run);
    run.denominator = (found === 1 ? met.den : otherwise.den) || run.denominator;
    return n;
  });
}

/** Rounds to a whole unit that stands in the text; undefined for any other. */
function rounded(mode: 'half' | 'down' | 'up', value: Quick, unit?: Quick): Quick | undefined {
  const by = unit === undefined ? 1 : unit.isLiteral && unit.den === 1 && unit.steps === 0 ? unit.factor : 0;
  if (by <= 0) return undefined;
  const [{ den }, count] = [value, numerator(value)];
  return stepped(counted(1, (run) => multipleOf(count(run), den || run.denominator, by, mode)));
}

type Pick = (a: number, b: number) => number;

/** Of two over the same denominator, as the machine has it: NaN goes through. */
function pair(pick: Pick, left: Quick, right: Quick): Quick | undefined {
  const { den = 0, runs: [a, b] = [] } = shared(left, right) ?? {};
  return a && b && counted(den, (run) => pick(a(run), b(run)));
}

/** One step for all of them. */
function extreme(pick: Pick, first: Quick, others: readonly Quick[]): Quick | undefined {
  const best = others.reduce<Quick | undefined>((nearest, other) => nearest && pair(pick, nearest, other), first);
  return best && stepped(best);
}

function clamp(value: Quick, from: Quick, to: Quick): Quick | undefined {
  const { den = 0, runs: [a, b, c] = [] } = shared(value, from, to) ?? {};
  if (!a || !b || !c) return undefined;
  const run: Quick['run'] = (counting) => {
    const [n, low, high] = [a(counting), b(counting), c(counting)];
    if (Number.isNaN(n) || Number.isNaN(low) || Number.isNaN(high)) return NONE;
    if (n < low) return low;
    return n > high ? high : n;
  };
  return stepped(counted(den, run));
}

function size(value: Quick): Quick {
  const count = numerator(value);
  return stepped({ ...counted(value.den, (run) => Math.abs(count(run))) });
}

/** Functions of numbers that can be quick, by code; undefined where these arguments do not allow it. */
export const quickFunctions: ReadonlyMap<string, (first: Quick, ...others: readonly Quick[]) => Quick | undefined> = new Map([
  ['min', (first: Quick, ...others: readonly Quick[]) => extreme(Math.min, first, others)],
  ['max', (first: Quick, ...others: readonly Quick[]) => extreme(Math.max, first, others)],
  ['abs', size],
  ['clamp', (first: Quick, ...[from, to]: readonly Quick[]) => from && to && clamp(first, from, to)],
  ['round', (first: Quick, unit?: Quick) => rounded('half', first, unit)],
  ['floor', (first: Quick, unit?: Quick) => rounded('down', first, unit)],
  ['ceil', (first: Quick, unit?: Quick) => rounded('up', first, unit)],
]);

interface Bands {
  readonly table: Table;
  /** What the rates are counted in. */
  readonly den: number;
  readonly ends: readonly number[];
  readonly rates: readonly number[];
}

const plainOf = (value: Exact): readonly [number, number] => (typeof value === 'number' ? [value, 1] : [Number(value.n), Number(value.d)]);

/** The bands of a table whose ends are whole; of any other none, so that no value lies in one. */
function bandsOf(table: Table): Bands {
  const none = { table, den: 1, ends: [], rates: [] };
  if (table.keys.length !== 1 || table.keys[0] !== 'band') return none;
  const rates = table.rows.map(({ values }) => plainOf(values[0] as Exact));
  const den = rates.reduce((least, [, one]) => (least / commonDivisor(least, one)) * one, 1);
  const ends = table.rows.map(({ keys: [end] }) => (end === null ? Number.POSITIVE_INFINITY : end));
  const scaled = rates.map(([n, one]) => n * (den / one));
  const fits = [den, ...scaled].every(Number.isSafeInteger) && ends.every((end) => typeof end === 'number');
  return fits ? { table, den, ends: ends as readonly number[], rates: scaled } : none;
}

/** Of one table after another, which are the same for many people. */
function bandsIn(slot: number): (run: Run) => Bands | undefined {
  let last: Bands | undefined;
  return (run) => {
    const table = run.slots[slot] as Table | undefined;
    if (table !== undefined && last?.table !== table) last = bandsOf(table);
    return table && last;
  };
}

/** The row's rate or each part at the rate of its band, of a table in a slot. */
export function banded(name: 'band' | 'brackets', value: Quick, slot: number): Quick {
  const [{ den: given }, count] = [value, numerator(value)];
  const bands = bandsIn(slot);
  const find = name === 'band' ? rateIn : sumIn;
  return loose((run) => {
    const n = count(run);
    const d = given || run.denominator;
    const found = bands(run);
    run.steps += 1;
    if (!found || Number.isNaN(n)) return NONE;
    run.denominator = name === 'band' ? found.den : safe(found.den * d);
    return run.denominator > 0 ? find(found, n, d) : NONE;
  });
}

function rateIn({ ends, rates }: Bands, n: number, d: number): number {
  for (let index = 0; index < ends.length; index += 1) if (n <= (ends[index] as number) * d) return rates[index] as number;
  return NONE;
}

function sumIn({ ends, rates }: Bands, n: number, d: number): number {
  let [total, from] = [0, 0];
  for (let index = 0; index < ends.length; index += 1) {
    const end = (ends[index] as number) * d;
    const to = n <= end ? n : safe(end);
    if (to > from) {
      total = safe(total + safe((to - from) * (rates[index] as number)));
      from = to;
    }
    if (n <= end) return total;
  }
  return NONE;
}
