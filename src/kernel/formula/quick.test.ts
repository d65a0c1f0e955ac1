/** Every quick way of counting by an example of it: what it comes to is what a tree walker on fractions comes to. */
import { expect, test } from 'vitest';
import { answerOf, walk } from '#testing/formula-walker.ts';
import { checkFormula } from './check.ts';
import { type Exact, type Rounding, ratio } from './exact.ts';
import { compileSet } from './formula.ts';
import { parse } from './parse.ts';
import type { Named, Row, Table } from './values.ts';

const names = new Map<string, Named>([
  ['a', { type: 'number', unit: 'rial' }],
  ['w', { type: 'number', unit: 'count' }],
  ['b', { type: 'number' }],
  ['c', { type: 'number' }],
  ['p', { type: 'flag' }],
  ['q', { type: 'flag' }],
  ['kind', { type: 'text' }],
  ['other', { type: 'text' }],
  ['born', { type: 'date' }],
  ['hired', { type: 'date' }],
  ['children', { type: 'list', fields: new Map([['age', { type: 'number' }]]) }],
  ['tax', { type: 'table' }],
]);

const bands = (...rows: readonly (readonly [Exact | null, Exact])[]): Table => ({
  title: 'T',
  keys: ['band'],
  columns: ['rate'],
  rows: rows.map(([end, rate]) => ({ keys: [end], values: [rate] })),
});
const taxes = bands([10, 0], [1000, ratio(1n, 10n)], [null, ratio(1n, 5n)]);
const children: readonly Row[] = [5, ratio(25n, 2n), 20].map((age) => new Map([['age', age]]));
const usual = { a: 7, w: 3, b: ratio(5n, 2n), c: 2, p: true, q: false, kind: 'A', other: 'B', born: { date: '2020-05-21' }, hired: { date: '2026-05-21' }, children, tax: taxes };
const MOST = Number.MAX_SAFE_INTEGER;
/** Each differs from what is usual so that another way is gone, or none is left but the exact one. */
const people = [
  usual,
  { ...usual, a: -5, w: -7, b: ratio(-5n, 2n), c: -3, p: false, q: true, born: usual.hired, hired: usual.born },
  { ...usual, a: 0, w: 0, b: 0, c: 0, other: 'A', born: usual.hired, children: [] },
  { ...usual, a: 15, w: 15, b: ratio(1n, 3n), c: ratio(1n, 3n), tax: bands([ratio(1n, 2n), 1], [null, 2]) },
  { ...usual, a: -15, w: 25, b: ratio(1n, 999_999_937n), c: ratio(1n, 999_999_893n), tax: bands([10, ratio(1n, 999_999_937n)], [20, ratio(1n, 999_999_893n)], [null, 1]) },
  { ...usual, a: MOST, w: MOST, b: MOST, c: MOST, tax: bands([1, MOST], [MOST, MOST]) },
  { ...usual, a: -MOST, w: 1 - MOST, b: ratio(BigInt(MOST) - 1n, 2n), c: -MOST },
  { ...usual, a: ratio(10n ** 20n, 7n), w: ratio(1n, 2n), b: ratio(10n ** 20n, 7n), c: ratio(-(10n ** 20n), 7n), tax: bands([10, ratio(10n ** 20n, 7n)], [null, 1]) },
  { ...usual, a: -5, w: MOST, b: ratio(1n, 999_999_937n), other: undefined, tax: bands([10, ratio(1n, 999_999_893n)], [null, 1]) },
  // what the machine's quotient of them is off by: less than a whole, more than a whole, less than a half
  { ...usual, a: 49, w: 6_824_940_303_420_989, c: 147 },
  { ...usual, a: 'text', w: 'text', b: 'text', c: 'text', p: 7, q: 7, tax: undefined },
  // rates that share a denominator beyond what the machine holds
  { ...usual, tax: bands(...Array.from({ length: 60 }, (_, at) => [at === 59 ? null : at, ratio(1n, 10n ** 59n - BigInt(at + 1) * 10n ** 56n - 1n)] as const)) },
  { tax: bands([5, 1]), children: [new Map()] },
];
const roundings: readonly (Rounding | undefined)[] = [
  undefined,
  { unit: 1, mode: 'half' },
  { unit: 10, mode: 'half' },
  { unit: 10, mode: 'down' },
  { unit: 1000, mode: 'up' },
  { unit: ratio(1n, 100n), mode: 'half' },
  { unit: 1, mode: 'none' },
];

test.each<[what: string, text: string, type?: 'number' | 'flag']>([
  ['a number', '3 * 4 + 1 / 8 - 2'],
  ['a sum of numbers that is not quick', '(9007199254740991 + 9007199254740991) * 2 / 3 - (9007199254740991 + 1) ^ 0'],
  ['a number that is not quick', 'a * 99999999999999999999'],
  ['a name that is whole', 'a'],
  ['a name that may be a fraction', 'b'],
  ['a name and a number', 'a * 3 / 2 + 1'],
  ['a number and a product', '3 * (a * w)'],
  ['a number and a name', '1 - a'],
  ['two whole names', 'a * 3 + w / 2'],
  ['two whole names taken from one another', 'a - w'],
  ['two whole names multiplied', 'a * w'],
  ['two sums', '(a + 1 + w) + (w - 2 + a)'],
  ['two sums multiplied', '(a + w) * (a - w)'],
  ['two fractions', 'b + c'],
  ['two fractions multiplied and divided', 'b * c / (b + c)'],
  ['zero times a fraction', '0 * b'],
  ['denominators that meet beyond what is quick', 'a / 999999937 + w / 999999893'],
  ['the least over such denominators', 'min(a / 999999937, w / 999999893)'],
  ['the nearest between such denominators', 'clamp(a / 999999937, w / 999999893, 5)'],
  ['a number below zero in a division', 'a / -2 + 7 / (a - 7)'],
  ['division by what may be nothing', '1 / w'],
  ['powers', '(a / 10) ^ 3 + w ^ 0'],
  ['powers that are not quick', 'a ^ w + (a / 1000) ^ 12 + 10 ^ 12'],
  ['powers of a fraction and by a fraction', 'b ^ 2 + a ^ (1 / 2)'],
  ['a power of a large number', '(a * 99999) ^ 4'],
  ['signs', '-a + -b - -(a + w)'],
  ['percents', 'a * 7% + b%'],
  ['a choice between whole ones', 'if a > w then a + 1 else w - 1'],
  ['a choice between shares', 'if a > 3 then a / 4 else w / 6'],
  ['a choice between a whole one and a fraction', 'if a < w then a else b'],
  ['a choice between a fraction and a whole one', 'if a < w then b else a'],
  ['a choice by what is given', 'if p then a else w'],
  ['a choice by a sum', 'if a + w > 5 then 1 else 2'],
  ['a choice by two sums', 'if a + w > b then 1 else 2'],
  ['a choice by what is equal', 'if a = 7 then 1 else if a != 0 then 2 else 3'],
  ['a choice that is multiplied', '(if a > w then a else w) * 3 / 2'],
  ['a choice within a choice', 'if a >= w then if p then 1 else 2 else if q then 3 else 4'],
  ['a choice that is asked for its truth', 'if (if a > 3 then p else q) then 1 else 2'],
  ['a choice that is asked for a fault', 'if (if b > 3 then p else a > 1 / 0) then 1 else 2'],
  ['what holds and what does not', 'if not (a > w) and (p or q) or a <= 0 then 1 else 2'],
  ['answers', 'p = q or true', 'flag'],
  ['texts', 'kind = "A" and kind != other', 'flag'],
  ['days', 'born < hired and born != #1405/02/31#', 'flag'],
  ['days that are counted', '(if p then born else hired) >= hired', 'flag'],
  ['texts of a list', 'kind in ["B", other]', 'flag'],
  ['numbers of a list', 'a in [7, w, 15]', 'flag'],
  ['numbers that are counted of a list', 'a + 1 in [8, w + 1]', 'flag'],
  ['a value under a name', 'let n = a / 3; n * n + n'],
  ['a whole value under a name', 'let n = a + w; n * 2 + 1'],
  ['a fraction under a name', 'let n = b / c; n + n'],
  ['an answer under a name', 'let f = a > w; if f then 1 else 2'],
  ['an answer that rests on a value under a name', 'let n = a + w; n > 5 or p', 'flag'],
  ['a value under a name that is not quick', 'let n = sum(children, age); n + 1'],
  ['the least and the most', 'min(a, w, 9) * max(a / 2, b) - max(w, a / 4, 3)'],
  ['the most of one', 'max(a)'],
  ['sizes', 'abs(a) + abs(b) + abs(a - w)'],
  ['the nearest between two', 'clamp(a, 0, 10) + clamp(w, a, 5) + clamp(b, 0, 1)'],
  ['the nearest below what is not quick', 'clamp(a, 5, w * w)'],
  ['rounding', 'round(a / 4) + floor(a / 4, 10) + ceil(a * 3 / 8)'],
  ['rounding of a choice', 'round(if p then a / 4 else w / 4, 5)'],
  ['rounding of a fraction', 'round(b) + floor(b, 3) + ceil(b / 7)'],
  ['rounding to a half', 'round(a / 2) + round(w / 2) + round((a + w) / 2, 10) + round(a * w / 2)'],
  ['rounding of what is off the quotient', 'round(a / 3, 7) + floor(a / 49) + ceil(a / 49) + floor(w / 5) + round(c / 98) + round(-c / 98)'],
  ['rounding to what is counted', 'round(a, w) + round(a, 1 / 2) + round(a, -10)'],
  ['rates of a table', 'brackets(a, tax) + band(w, tax)'],
  ['rates of a share', 'brackets(a / 3, tax)'],
  ['rates of a fraction', 'brackets(b, tax) + band(b, tax) + lookup(tax, b)'],
  ['a value or another', 'orElse(a, 1) + orElse(b, c)'],
  ['an answer or another', 'orElse(p, a > 1) or orElse(q, true)', 'flag'],
  ['a value under a name or another', 'let n = a * 2; let f = p; if orElse(f, q) then orElse(n, 3) else 0'],
  ['whether there is a value', 'has(a) and not has(b)', 'flag'],
  ['records', 'sum(children, if age > 10 then age / 2 else 1) + count(children, age in [5, 20])'],
  ['the least of records', 'minOf(children, age * 2) + maxOf(children, -age, age < 18)'],
])('%s', (_, text, type = 'number') => {
  expect(checkFormula(text, { names, type }).errors).toEqual([]);
  for (const rounding of type === 'number' ? roundings : [undefined]) {
    const set = compileSet([{ code: 'x', text, type, ...(rounding && { rounding }) }], names);
    for (const [at, person] of people.entries()) {
      const values = new Map<string, unknown>(Object.entries(person));
      const expected = walk([{ code: 'x', type, tree: parse(text).tree, rounding }], names, values).get('x');
      expect([at, rounding, answerOf(set.run(values).get('x'))]).toEqual([at, rounding, expected]);
      expect([at, rounding, answerOf(set.explain(values).get('x'))]).toEqual([at, rounding, expected]);
    }
  }
});

test('what was counted quickly is named by what is counted exactly', () => {
  const sources = [
    { code: 'x', text: 'a / 2', type: 'number', rounding: { unit: 1, mode: 'half' } },
    { code: 'y', text: 'x * 99999999999999999999', type: 'number' },
  ] as const;
  const values = new Map([['a', 7]]);
  const expected = walk(
    sources.map(({ text, ...one }) => ({ rounding: undefined, ...one, tree: parse(text).tree })),
    names,
    values,
  );
  const results = compileSet(sources, names).run(values);
  for (const { code } of sources) expect(answerOf(results.get(code))).toEqual(expected.get(code));
});
