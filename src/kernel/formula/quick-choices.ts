/** Quick questions, what is chosen by them, and quick functions of numbers and tables. */
import type { Exact } from './exact.ts';
import { commonDivisor, counted, factorOver, linear, loose, NONE, numerator, numeratorOver, type Quick, safe, safeSum, sharedDenominator, stepped } from './quick.ts';
import { roundedBy } from './quick-rounding.ts';
import type { Comparison } from './tree.ts';
import type { Run, Table } from './values.ts';

/** 1 for yes, 0 for no, NaN where it is not to be had quickly. */
export interface QuickQuestion {
  /** Of what was pulled out, to be counted where it is asked. */
  readonly steps: number;
  /** Of a comparison, what is compared with zero: who chooses by it asks no closure more. */
  readonly order?: Order;
  run(run: Run): number;
}

interface Order {
  readonly answers: readonly [below: number, same: number, above: number];
  readonly shift?: Quick['shift'];
  run(run: Run): number;
}

export const question = (steps: number, run: QuickQuestion['run']): QuickQuestion => ({ steps, run });

/** Asks and counts the steps. */
export function asking({ steps, run: ask }: QuickQuestion): QuickQuestion['run'] {
  if (steps === 0) return ask;
  return (run) => {
    run.steps += steps;
    return ask(run);
  };
}

/** By what the left is below, the same as and above the right. */
const answers: Readonly<Record<Comparison, Order['answers']>> = {
  '=': [0, 1, 0],
  '!=': [1, 0, 1],
  '<': [1, 0, 0],
  '<=': [1, 1, 0],
  '>': [0, 0, 1],
  '>=': [0, 1, 1],
};

export function comparison(by: Comparison, left: Quick, right: Quick): QuickQuestion {
  const order = linear(left, right, -1);
  const [[below, same, above], count] = [answers[by], numerator({ ...order, steps: 0 })];
  const ask: QuickQuestion['run'] = (run) => {
    const found = count(run);
    if (found > 0) return above;
    if (found < 0) return below;
    return found === 0 ? same : NONE;
  };
  return { ...question(order.steps + 1, ask), order: { answers: answers[by], run: count, ...(order.shift && { shift: order.shift }) } };
}

/** `ends` is the answer of the left that is the answer of both. */
export function tied(left: QuickQuestion, right: QuickQuestion, ends: 0 | 1): QuickQuestion {
  const [first, second] = [left.run, asking(right)];
  return question(left.steps, (run) => {
    const found = first(run);
    return found === 1 - ends ? second(run) : found;
  });
}

export const denied = ({ steps, run: ask }: QuickQuestion): QuickQuestion => question(steps, (run) => 1 - ask(run));

export function questionOf(test: QuickQuestion, met: QuickQuestion, otherwise: QuickQuestion): QuickQuestion {
  const [ask, first, second] = [test.run, asking(met), asking(otherwise)];
  return question(test.steps, (run) => {
    const found = ask(run);
    if (found === 1) return first(run);
    return found === 0 ? second(run) : NONE;
  });
}

/** Asks, and goes on with one of two. */
function branching(test: QuickQuestion): (first: Quick['run'], second: Quick['run']) => Quick['run'] {
  const order: Order = test.order ?? { answers: answers['>'], run: test.run };
  const [[below, same, above], count] = [order.answers, order.run];
  const { slot, f, g } = order.shift ?? { slot: -1, f: 1, g: 0 };
  return (first, second) => (run) => {
    const found = slot < 0 ? count(run) : safeSum((run.numerators[slot] as number) * f, g);
    if ((found > 0 ? above : found < 0 ? below : found === 0 ? same : 0) === 1) return first(run);
    return Number.isNaN(found) ? NONE : second(run);
  };
}

/** One of two numbers by a question. */
export function choice(test: QuickQuestion, met: Quick, otherwise: Quick): Quick {
  const den = sharedDenominator([met, otherwise]);
  if (den === 0) return loose(test.steps, looseChoice(test, met, otherwise));
  const [by, first, second] = [branching(test), numeratorOver(met, den), numeratorOver(otherwise, den)];
  return { ...counted(den, test.steps, by(first, second)), branches: { den, met, otherwise, by } };
}

function looseChoice(test: QuickQuestion, met: Quick, otherwise: Quick): Quick['run'] {
  const [ask, first, second] = [test.run, numerator(met), numerator(otherwise)];
  return (run) => {
    const found = ask(run);
    if (Number.isNaN(found)) return NONE;
    const n = found === 1 ? first(run) : second(run);
    run.denominator = (found === 1 ? met.den : otherwise.den) || run.denominator;
    return n;
  };
}

/** The least or the most of two over the same denominator, as the machine has it: NaN goes through. */
function pair(isMost: boolean, left: Quick, right: Quick): Quick | undefined {
  const den = sharedDenominator([left, right]);
  if (den === 0) return undefined;
  const [f, g, { run: a }, { run: b }] = [factorOver(left, den), factorOver(right, den), left, right];
  const most: Quick['run'] = (run) => Math.max(safe(a(run) * f), safe(b(run) * g));
  const least: Quick['run'] = (run) => Math.min(safe(a(run) * f), safe(b(run) * g));
  return counted(den, left.steps + right.steps, isMost ? most : least);
}

/** One step for all of them. */
function extreme(isMost: boolean, first: Quick, others: readonly Quick[]): Quick | undefined {
  const best = others.reduce<Quick | undefined>((nearest, other) => nearest && pair(isMost, nearest, other), first);
  return best && stepped(best);
}

function clamp(value: Quick, from: Quick, to: Quick): Quick | undefined {
  const den = sharedDenominator([value, from, to]);
  if (den === 0) return undefined;
  const [f, g, h] = [factorOver(value, den), factorOver(from, den), factorOver(to, den)];
  const run: Quick['run'] = (counting) => {
    const [n, low, high] = [safe(value.run(counting) * f), safe(from.run(counting) * g), safe(to.run(counting) * h)];
    if (n < low) return Number.isNaN(high) ? NONE : low;
    return Math.min(n, high) + 0 * low;
  };
  return counted(den, value.steps + from.steps + to.steps + 1, run);
}

function size(value: Quick): Quick {
  const count = numerator({ ...value, steps: 0 });
  return counted(value.den, value.steps + 1, (run) => Math.abs(count(run)));
}

/** Functions of numbers that can be quick, by code; undefined where these arguments do not allow it. */
export const quickFunctions: ReadonlyMap<string, (first: Quick, ...others: readonly Quick[]) => Quick | undefined> = new Map([
  ['min', (first: Quick, ...others: readonly Quick[]) => extreme(false, first, others)],
  ['max', (first: Quick, ...others: readonly Quick[]) => extreme(true, first, others)],
  ['abs', size],
  ['clamp', (first: Quick, ...[from, to]: readonly Quick[]) => from && to && clamp(first, from, to)],
  ['round', (first: Quick, unit?: Quick) => roundedBy('half', first, unit)],
  ['floor', (first: Quick, unit?: Quick) => roundedBy('down', first, unit)],
  ['ceil', (first: Quick, unit?: Quick) => roundedBy('up', first, unit)],
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
  const [{ den: given, steps }, count] = [value, numerator({ ...value, steps: 0 })];
  const bands = bandsIn(slot);
  const find = name === 'band' ? rateIn : sumIn;
  return loose(steps + 1, (run) => {
    const n = count(run);
    const d = given || run.denominator;
    const found = bands(run);
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
