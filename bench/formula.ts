/**
 * `npm run bench:formula -- --people 100000`: thirty factors that rest on each other, a tax table among them, counted for so many people,
 * beside the same written by hand in bigints; the compiling of 300, the explaining of 30 and what would cost without end. Prints CPU time with
 * the machine's facts; asserts that both come to the same figures, and that each bomb is stopped by its fault and in time.
 */
import { parseArgs } from 'node:util';
import { ratio } from '#kernel/formula/exact.ts';
import { compileSet, type Source } from '#kernel/formula/formula.ts';
import type { Named, Table } from '#kernel/formula/values.ts';
import { bombNames, bombs, bombValues } from '#testing/formula-bombs.ts';
import { machineFacts } from './machine.ts';

const { values: options } = parseArgs({ options: { people: { type: 'string', default: '100000' } } });
const people = Number(options.people);
/** Whatever is written is stopped within it. */
const MOST_MS = 50;
if (!Number.isInteger(people) || people < 1) throw new Error(`--people ${options.people} is no number of people`);

const RATES = [0n, 10n, 15n, 20n, 30n];
const ENDS = [240_000_000, 300_000_000, 380_000_000, 500_000_000, null];
const tax: Table = {
  title: 'tax',
  keys: ['band'],
  columns: ['rate'],
  rows: ENDS.map((end, index) => ({ keys: [end], values: [ratio(RATES[index] ?? 0n, 100n)] })),
};
const names = new Map<string, Named>([
  ['wage', { type: 'number', unit: 'rial' }],
  ['days', { type: 'number', unit: 'day' }],
  ['hours', { type: 'number' }],
  ['tax', { type: 'table', keys: ['band'] }],
]);
/** Seven factors of pay, then twenty-three that each rest on the one before. */
const sources: readonly Source[] = [
  ['base', 'wage * days'],
  ['extra', 'base / 30 / 8 * hours * 1.4'],
  ['floor', 'max(base, 100000000)'],
  ['gross', 'floor + extra'],
  ['insurance', 'min(gross, 700000000) * 7%'],
  ['taxable', 'gross - insurance * 2 / 7'],
  ['due', 'brackets(taxable, tax)'],
  ...Array.from({ length: 23 }, (_, index) => [`f${index}`, `if f${index - 1} > 1000 then f${index - 1} * 3 / 2 - due / 100 else gross + ${index}`] as const),
].map(([code = '', text = '']) => ({ code, text: text.replaceAll('f-1', 'gross'), type: 'number', rounding: { unit: 1, mode: 'half' } }));

const half = (n: bigint, d: bigint): bigint => (n < 0n ? -((-2n * n + d) / (2n * d)) : (2n * n + d) / (2n * d));
function taxOf(value: bigint): bigint {
  let [total, from] = [0n, 0n];
  for (const [index, end] of ENDS.entries()) {
    const to = end === null || value <= BigInt(end) ? value : BigInt(end);
    if (to > from) total += (to - from) * (RATES[index] ?? 0n);
    if (to === value) break;
    from = to;
  }
  return total;
}
const LIMIT = 10n ** 28n;
/** No figure passes the limit of the language unseen. */
function checked(value: bigint): bigint {
  if (value >= LIMIT || value <= -LIMIT) throw new RangeError(`${value} is too large`);
  return value;
}
type Factors = bigint[];
/** The same factors as closures over an array, as one would write them by hand. */
const byHand: readonly ((f: Factors, wage: bigint, days: bigint, hours: bigint) => bigint)[] = [
  (_, wage, days) => wage * days,
  (f, _wage, _days, hours) => half((f[0] ?? 0n) * hours * 14n, 2400n),
  (f) => ((f[0] ?? 0n) > 100_000_000n ? (f[0] ?? 0n) : 100_000_000n),
  (f) => (f[2] ?? 0n) + (f[1] ?? 0n),
  (f) => half(((f[3] ?? 0n) < 700_000_000n ? (f[3] ?? 0n) : 700_000_000n) * 7n, 100n),
  (f) => half((f[3] ?? 0n) * 7n - (f[4] ?? 0n) * 2n, 7n),
  (f) => half(taxOf(f[5] ?? 0n), 100n),
  ...Array.from({ length: 23 }, (_, index) => (f: Factors) => {
    const before = f[index === 0 ? 3 : index + 6] ?? 0n;
    return before > 1000n ? half(before * 150n - (f[6] ?? 0n), 100n) : (f[3] ?? 0n) + BigInt(index);
  }),
];
const person = (index: number) => ({ wage: 3_000_000 + ((index * 7919) % 20_000_000), days: 20 + (index % 11), hours: index % 60 });

function cpu<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const began = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(began);
  return { ms: (user + system) / 1000, result };
}
const show = (what: string, ms: number, unit = 'ms'): void => console.log(what.padEnd(48), ms.toFixed(2), unit);

const set = compileSet(sources, names);
const given = new Map<string, unknown>([['tax', tax]]);
/** A run keeps nothing of what it is given, so that one map does for all. */
function valuesOf(index: number): ReadonlyMap<string, unknown> {
  const { wage, days, hours } = person(index);
  return given.set('wage', wage).set('days', days).set('hours', hours);
}
const last = 'f22';
function counted(): bigint {
  let sum = 0n;
  for (let index = 0; index < people; index += 1) {
    const result = set.run(valuesOf(index)).get(last);
    if (!result?.ok || typeof result.value !== 'number') throw new Error(`person ${index} has no figure`);
    sum += BigInt(result.value);
  }
  return sum;
}
function writtenByHand(): bigint {
  let sum = 0n;
  for (let index = 0; index < people; index += 1) {
    const { wage, days, hours } = person(index);
    const [rials, worked, extra] = [BigInt(wage), BigInt(days), BigInt(hours)];
    const factors: Factors = [];
    for (const factor of byHand) factors.push(checked(factor(factors, rials, worked, extra)));
    sum += factors.at(-1) ?? 0n;
  }
  return sum;
}

console.log(JSON.stringify(machineFacts()));
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
/** One after the other, so that what else the machine does falls on both; the first round is the one in which the machine learns both. */
const rounds = Array.from({ length: 7 }, () => [cpu(counted), cpu(writtenByHand)] as const);
for (const [ours, theirs] of rounds) if (ours.result !== theirs.result) throw new Error(`formulas come to ${ours.result}, by hand it is ${theirs.result}`);
show(`30 factors for ${people} people, at first`, rounds[0]?.[0].ms ?? Number.NaN);
show('the same by hand, at first', rounds[0]?.[1].ms ?? Number.NaN);
show(`30 factors for ${people} people`, median(rounds.map(([ours]) => ours.ms)));
show('the same by hand', median(rounds.map(([, theirs]) => theirs.ms)));
show('times by hand', median(rounds.map(([ours, theirs]) => ours.ms / theirs.ms)), '');
const many = Array.from({ length: 300 }, (_, index) => ({ ...(sources[index % 7] as Source), code: `g${index}` }));
const known = new Map<string, Named>([...names, ...sources.map(({ code }) => [code, { type: 'number' }] as const)]);
show('300 compiled', cpu(() => compileSet(many, known)).ms);
/** The first is compiled with its hundred; of the others the median of a hundred. */
const explaining = Array.from({ length: 10 }, () => cpu(() => Array.from({ length: 100 }, (_, index) => set.explain(valuesOf(index)))).ms / 100);
show('30 explained, at first with their compiling', explaining[0] ?? Number.NaN);
show('30 explained', median(explaining));
const late = bombs.filter(([what, text, fault]) => {
  const tries = Array.from({ length: 3 }, () => cpu(() => stoppedBy(text)));
  for (const { result } of tries) if (result !== fault) throw new Error(`${what} came to ${result}`);
  show(`stopped: ${what}`, tries[0]?.ms ?? Number.NaN);
  // what the machine learns or does beside it falls on one of them
  return Math.min(...tries.map(({ ms }) => ms)) > MOST_MS;
});
if (late.length > 0) throw new Error(`stopped after more than ${MOST_MS} ms: ${late.map(([what]) => what).join(', ')}`);

/** The fault that stops a text, read, compiled and counted for the first time. */
function stoppedBy(text: string): string | undefined {
  const { faults, run } = compileSet([{ code: 'x', text, type: 'number' }], bombNames);
  if (faults[0]) return faults[0].code;
  const result = run(bombValues).get('x');
  return result?.ok === false ? result.fault.code : undefined;
}
