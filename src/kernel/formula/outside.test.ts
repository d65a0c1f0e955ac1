/** Functions that slices give: names that are called. */
import { expect, test } from 'vitest';
import { checkFormula } from './check.ts';
import { divide, type Exact, ratio, writeExact } from './exact.ts';
import { faultSentences, warningSentences } from './formula.messages.fa.ts';
import { compileSet, type FormulaSet } from './formula.ts';
import { parse } from './parse.ts';
import { plain } from './plain.ts';
import { type Callable, type Named, RunFault, type Value } from './values.ts';

const fixed = (takes: Callable['takes'], gives: Callable['gives'], run: Callable['run'], more: Partial<Callable> = {}): Callable => ({
  ...{ takes, least: takes.length, most: takes.length, gives, run },
  ...more,
});
const called = (title: string, call: Callable): Named => ({ title, type: call.gives, ...(call.unit && call.unit !== 'same' && { unit: call.unit }), call });
const names = new Map<string, Named>([
  ['a', { type: 'number', unit: 'rial', title: 'wage' }],
  ['b', { type: 'number', unit: 'day' }],
  ['born', { type: 'date' }],
  [
    'own.daily',
    called(
      'daily_wage',
      fixed(['number', 'number'], 'number', ([of, by]) => divide(of as Exact, by as Exact), { units: ['rial', 'day'], unit: 'rial', least: 1 }),
    ),
  ],
  [
    'own.next',
    called(
      'next_day',
      fixed(['date'], 'date', () => ({ date: '2026-05-21' })),
    ),
  ],
  [
    'own.same',
    called(
      'same',
      fixed(['number'], 'number', ([of]) => of, { unit: 'same' }),
    ),
  ],
]);
const children: ReadonlyMap<string, Named> = new Map([['age', { type: 'number' }]]);
/** A function of a list, and lists that fit it and do not. */
const lists = new Map<string, Named>([
  [
    'own.eldest',
    called(
      'eldest',
      fixed(['list'], 'number', ([of]) => (of as readonly ReadonlyMap<string, Value>[]).length, { fields: [children] }),
    ),
  ],
  [
    'own.any',
    called(
      'any_list',
      fixed(['list'], 'number', ([of]) => (of as readonly unknown[]).length),
    ),
  ],
  ['kids', { type: 'list', fields: children }],
  ['posts', { type: 'list', fields: new Map([['age', { type: 'text' }]]) }],
  ['none', { type: 'list' }],
]);
const ofLists = (text: string): FormulaSet => compileSet([{ code: 'x', text, type: 'number' }], lists);

test('a list is given whole, a step for each record; one that tells less than is asked is refused', () => {
  const records = (count: number) => new Map<string, unknown>([['kids', Array.from({ length: count }, () => new Map([['age', 3]]))]]);
  expect(ofLists('own.eldest(kids) + own.any(kids)').run(records(4)).get('x')).toMatchObject({ ok: true, value: 8, steps: 11 });
  expect(ofLists('own.eldest(posts)').faults).toMatchObject([{ code: 'wrongType', name: 'age' }]);
  expect(ofLists('own.eldest(none)').faults).toEqual([]);
  expect(ofLists('own.eldest(1)').faults).toMatchObject([{ code: 'wrongType', name: 'list' }]);
  const many = Array.from({ length: 120 }, () => 'own.eldest(kids)').join(' + ');
  expect(ofLists(many).run(records(1000)).get('x')).toMatchObject({ ok: false, fault: { code: 'tooManySteps' } });
});

const set = (text: string, run?: Callable['run']): FormulaSet =>
  compileSet([{ code: 'x', text, type: 'number' }], run ? new Map([...names, ['own.any', called('anything', fixed(['number'], 'number', run))]]) : names);
const answer = (text: string, run?: Callable['run']) => {
  const result = set(text, run)
    .run(
      new Map<string, unknown>([
        ['a', 7],
        ['own.any', 9],
      ]),
    )
    .get('x');
  return result?.ok ? [writeExact(result.value as Exact), result.steps] : result?.fault;
};

test('it is counted exactly, one step each, wherever a number may stand', () => {
  expect(answer('own.daily(a, 3) * 3 + own.daily(a, 1)')).toEqual(['14', 4]);
  expect(answer('if own.next(#1405/01/01#) = #1405/02/31# then 1 else 2')).toEqual(['1', 2]);
});

test.each([
  ['own.daily()', 'wrongCount', 'own.daily'],
  ['own.daily(a, 1, 2)', 'wrongCount', 'own.daily'],
  ['own.daily("a", 1)', 'wrongType', 'number'],
  ['own.daily', 'wrongType', 'own.daily'],
  ['orElse(own.daily, 1)', 'wrongType', 'own.daily'],
  ['own.dayly(a, 1)', 'unknownName', 'own.dayly'],
  ['own.next(born)', 'wrongType', 'date'],
])('%s is refused as %s of %s', (text, code, name) => {
  const { faults } = set(text);
  expect(faults.map((fault) => [fault.code, fault.name])).toEqual([[code, name]]);
});

test('who writes it amiss is told what may be meant, by code and title, and never a function for a name', () => {
  const near = (text: string) => checkFormula(text, { names }).errors[0]?.near;
  expect([near('own.dayly(a, 1)'), near('daily_wag(a, 1)'), near('own.dail + 1'), near('wag(1)')]).toEqual(['own.daily', 'own.daily', undefined, undefined]);
});

test('units of its arguments and of what it gives are looked at', () => {
  const warned = (text: string) => checkFormula(text, { names }).warnings.map(({ from, to, message }) => [from, to, message]);
  expect(warned('own.daily(a, b) + a')).toEqual([]);
  expect(warned('own.daily(b, b)')).toEqual([[10, 11, warningSentences.unlikeUnits('day', 'rial')]]);
  expect(warned('own.daily(a, b) + b')).toEqual([[0, 19, warningSentences.unlikeUnits('rial', 'day')]]);
  expect(warned('own.same(a) + b')).toHaveLength(1);
});

test('a name within the formula hides none', () => expect(answer('let own = 3; let own.daily = 5; own.daily(a, own.daily) * own')).toEqual(['4.2', 2]));

test('its code is nobody else\u2019s', () => expect(compileSet([{ code: 'own.daily', text: '1', type: 'number' }], names).faults.map(({ code }) => code)).toEqual(['unexpected']));

test('it is read by its title, and what it gives as what it is', () => {
  expect(plain(parse('own.daily(a, 2)').tree, names)).toContain('daily_wage');
  const [asDay, asNumber] = ['own.next(born) = born', 'own.same(a) = a'].map((text) => plain(parse(text).tree, names));
  expect(asDay).not.toContain(asNumber?.split(' ').find((word) => !asDay?.includes(word)) ?? 'own.same');
});

test('it is explained with what it was given', () => {
  const explained = set('own.daily(a, 2)')
    .explain(new Map([['a', 7]]))
    .get('x');
  expect(explained).toMatchObject({
    ok: true,
    explained: {
      text: 'own.daily(a, 2)',
      value: ratio(7n, 2n),
      parts: [
        { name: 'a', value: 7 },
        { text: '2', value: 2 },
      ],
    },
  });
});

test.each<[string, () => Value, string]>([
  [
    'throws',
    () => {
      throw new TypeError('a defect');
    },
    'noResult',
  ],
  [
    'throws no error',
    () => {
      throw undefined;
    },
    'noResult',
  ],
  ['gives nothing', () => undefined, 'noResult'],
  ['gives a text', () => 'text', 'noResult'],
  ['gives a fraction of the machine', () => 1.5, 'noResult'],
  ['gives a number beyond the limits', () => ({ n: 10n ** 40n, d: 1n }), 'noResult'],
  ['divides by zero', () => divide(1, 0), 'divisionByZero'],
  [
    'leaves the calendar',
    () => {
      throw new RunFault('badDate');
    },
    'badDate',
  ],
])('one that %s is a fault of the formula', (_, run, code) => {
  expect(answer('1 + own.any(a)', run)).toMatchObject({
    code,
    formula: 'x',
    ...(code === 'noResult' && { name: 'own.any', from: 4, to: 14, message: faultSentences.noResult({ name: 'anything' }) }),
  });
});

test('a zero of the machine is the one zero there is', () => expect(answer('1 / (1 + own.any(a))', () => -0)).toEqual(['1', 3]));
