import { expect, test } from 'vitest';
import { type Exact, ratio, writeExact } from './exact.ts';
import { functionNames } from './formula.messages.fa.ts';
import { compileSet, type Source } from './formula.ts';
import type { Named, Table } from './values.ts';

const names = new Map<string, Named>([
  ['a', { type: 'number' }],
  ['kind', { type: 'text' }],
  ['isMarried', { type: 'flag' }],
  ['born', { type: 'date' }],
  ['children', { type: 'list', fields: new Map([['age', { type: 'number' }]]) }],
  ['bare', { type: 'list' }],
  ['tax', { type: 'table', keys: ['band'] }],
  ['pay', { type: 'table', keys: ['code', 'band'] }],
]);
const source = (code: string, text: string): Source => ({ code, text, type: 'number' });
const answer = (text: string, values: Readonly<Record<string, unknown>>) => {
  const result = compileSet([source('x', text)], names)
    .run(new Map(Object.entries(values)))
    .get('x');
  if (!result) return undefined;
  return result.ok ? writeExact(result.value as Exact) : result.fault.code;
};
const faultsOf = (...sources: Source[]) => compileSet(sources, names).faults.map(({ formula, code }) => [formula, code]);
const bands = (...ends: readonly (Exact | null)[]): Table => ({ title: 'tax', keys: ['band'], columns: ['rate'], rows: ends.map((end) => ({ keys: [end], values: [1] })) });
const twoKeys = (...keys: readonly (readonly [string | Exact, Exact | null])[]): Table => ({
  title: 'pay',
  keys: ['code', 'band'],
  columns: ['rate'],
  rows: keys.map((row, index) => ({ keys: row, values: [index] })),
});

test.each([
  ['a + 1', { a: '7' }, 'wrongType'],
  ['a + 1', { a: 1.5 }, 'wrongType'],
  ['a + 1', { a: Number.NaN }, 'wrongType'],
  ['a + 1', { a: { n: 1n, d: 0n } }, 'divisionByZero'],
  ['a + 1', { a: { n: 10n ** 30n, d: 1n } }, 'tooLarge'],
  ['a + 1', { a: { n: 4n, d: -2n } }, '-1'],
  ['a + 1', { a: null }, 'missingValue'],
  ['orElse(a, 3)', { a: null }, '3'],
  ['orElse(a, 3)', { a: 'text' }, 'wrongType'],
  ['if has(a) then 1 else 2', { a: 'text' }, 'wrongType'],
  ['if isMarried then 1 else 2', { isMarried: 'true' }, 'wrongType'],
  ['if isMarried then 1 else 2', { isMarried: true }, '1'],
  ['length(kind)', { kind: '\ud800' }, 'wrongType'],
  ['year(born)', { born: { date: '0900-01-01' } }, 'wrongType'],
  ['year(born)', { born: { date: 'no day' } }, 'wrongType'],
  ['year(born)', { born: '2026-05-21' }, 'wrongType'],
  ['month(addMonths(born, 1 / 2))', { born: { date: '2026-05-21' } }, 'notWhole'],
  ['month(addMonths(born, 9 ^ 12 * 9 ^ 12))', { born: { date: '2026-05-21' } }, 'tooLarge'],
  ['month(addMonths(born, 9 ^ 12))', { born: { date: '2026-05-21' } }, 'badDate'],
  ['month(addDays(born, 200001))', { born: { date: '2026-05-21' } }, 'badDate'],
  ['2 ^ (0 - 1)', {}, 'badPower'],
  ['2 ^ 13', {}, 'badPower'],
  ['count(children)', { children: [new Map([['age', 'old']])] }, 'wrongType'],
  ['count(children)', { children: [{ age: 1 }] }, 'wrongType'],
  ['count(children)', { children: {} }, 'wrongType'],
  ['count(children)', { children: new Array(1001).fill(new Map()) }, 'tooMany'],
  ['sum(children, age)', { children: [new Map()] }, 'missingValue'],
  ['count(bare)', { bare: [new Map([['age', 'old']]), new Map()] }, '2'],
  ['band(150, tax)', { tax: bands(100, null) }, '1'],
  ['band(150, tax)', { tax: bands(100) }, 'noRow'],
  ['brackets(150, tax)', { tax: bands(100) }, 'noRow'],
  ['brackets(150, tax)', { tax: bands(100, null) }, '150'],
  ['brackets(150, tax)', { tax: bands(-50, 100, null) }, '150'],
  ['brackets(150, tax)', { tax: bands(100, 100) }, 'wrongType'],
  ['brackets(150, tax)', { tax: bands(ratio(1n, 2n), ratio(1n, 2n)) }, 'wrongType'],
  ['brackets(150, tax)', { tax: bands(null, 100) }, 'wrongType'],
  ['brackets(150, tax)', { tax: { ...bands(100), rows: [{ keys: ['x'], values: [1] }] } }, 'wrongType'],
  ['brackets(150, tax)', { tax: { ...bands(100), rows: [{ keys: [100], values: [] }] } }, 'wrongType'],
  ['brackets(150, tax)', { tax: { ...bands(100), keys: [] } }, 'wrongType'],
  ['brackets(150, tax)', { tax: { ...bands(100), title: 1 } }, 'wrongType'],
  ['brackets(150, tax)', { tax: 'table' }, 'wrongType'],
  ['brackets(150, tax)', { tax: bands({ n: 1n, d: -2n }, null) }, 'wrongType'],
  ['brackets(150, tax)', { tax: bands({ n: 4n, d: 2n }, null) }, 'wrongType'],
  ['brackets(150, tax)', { tax: twoKeys(['A', null]) }, 'wrongType'],
  ['lookup(pay, "B", 5)', { pay: twoKeys(['A', null], ['B', 4], ['B', 5], ['A', null]) }, 'wrongType'],
  ['lookup(pay, "B", 5)', { pay: twoKeys(['A', null], ['B', 4], ['B', 5]) }, '2'],
  ['lookup(pay, 1 / 2, 5)', { pay: twoKeys([ratio(1n, 2n), null]) }, '0'],
])('%s of case %#', (text, values, expected) => expect(answer(text, values)).toBe(expected));

test('a value that is not asked for harms nothing', () => expect(answer('1 + 1', { a: 'text', tax: 7 })).toBe('2'));

test.each([
  ['lookup(pay, "A")', 'wrongCount'],
  ['lookup(pay, "A", 1, "rate", 2)', 'wrongCount'],
  ['lookup(tax, 1, "rate", 2)', 'wrongCount'],
  ['brackets(1, pay)', 'wrongCount'],
])('%s does not fit its table', (text, code) => expect(faultsOf(source('x', text))).toEqual([['x', code]]));

test('a code stands for one thing', () => {
  expect(faultsOf(source('x', '1'), source('x', '2'))).toEqual([['x', 'unexpected']]);
  expect(faultsOf(source('a', '1'))).toEqual([['a', 'unexpected']]);
});

test('a circle is a fault of each formula in it, and of none that only rests on it', () => {
  const { faults } = compileSet([source('x', 'y + z'), source('y', 'x'), source('z', 'y'), source('w', 'x')], names);
  expect(faults.map(({ formula, path }) => [formula, path])).toEqual([
    ['x', ['x', 'y', 'x']],
    ['y', ['y', 'x', 'y']],
    ['z', ['z', 'y', 'x', 'z']],
  ]);
});

test('twenty faults of a set are told', () => expect(faultsOf(...Array.from({ length: 30 }, (_, index) => source(`f${index}`, 'nothing')))).toHaveLength(20));

test('sentences say Persian names, the nearest among them', () => {
  const said = (text: string) => compileSet([source('x', text)], names).faults[0]?.message ?? '';
  expect(said('min()')).toContain(functionNames.min);
  expect(said('kind + 1')).toContain('kind');
  expect(said('(a > 1) + 1')).not.toContain('number');
  expect(said(`${functionNames.min}_(1)`)).toContain(`\u00ab${functionNames.min}\u00bb`);
});

test('a lone surrogate in a text is a fault', () => expect(faultsOf(source('x', 'length("\ud800")'))).toEqual([['x', 'unexpected']]));
