import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, type Exact, ratio, writeExact } from './exact.ts';
import { warningSentences } from './formula.messages.fa.ts';
import { compileSet, type Source } from './formula.ts';
import { namesInText } from './names.ts';
import { type Named, type Row, runFaultOf, type Table, type Value } from './values.ts';

const taxes: Table = {
  title: 'tax',
  keys: ['band'],
  columns: ['rate'],
  rows: [
    { keys: [100], values: [0] },
    { keys: [200], values: [ratio(1n, 10n)] },
    { keys: [null], values: [ratio(1n, 5n)] },
  ],
};
const children: readonly Row[] = [5, 12, 20].map((age) => new Map<string, Value>([['age', age]]));
const names = new Map<string, Named>([
  ['a', { type: 'number', unit: 'rial' }],
  ['b', { type: 'number', unit: 'day' }],
  ['gone', { type: 'number' }],
  ['kind', { type: 'text' }],
  ['born', { type: 'date' }],
  ['children', { type: 'list', fields: new Map([['age', { type: 'number' }]]) }],
  ['tax', { type: 'table' }],
]);
const values = new Map<string, Value>([
  ['a', 7],
  ['b', 2],
  ['kind', 'A'],
  ['born', { date: '2026-05-21' }],
  ['children', children],
  ['tax', taxes],
]);
const source = (code: string, text: string, more: Partial<Source> = {}): Source => ({ code, text, type: 'number', ...more });
const answers = (...sources: Source[]) =>
  Object.fromEntries(
    [...compileSet(sources, names).run(values)].map(([code, result]) => [
      code,
      result.ok ? (typeof result.value === 'boolean' ? result.value : writeExact(result.value as Exact)) : result.fault.code,
    ]),
  );

test.each([
  ['b / a', '2/7'],
  ['a / b * b', '7'],
  ['-a ^ 2 + 50%', '-48.5'],
  ['let n = a + 1; n * n', '64'],
  ['if a > b and not (a = 8) then 1 else 2', '1'],
  ['if kind in ["B", "A"] or a < 0 then 1 else 2', '1'],
  ['if born >= #1405/02/31# then 1 else 2', '1'],
  ['min(a, b, 3) + max(a, b) + abs(-4) + clamp(9, 1, 5)', '18'],
  ['round(1234, 10) + floor(1.5) + ceil(1.5)', '1233'],
  ['brackets(250, tax)', '20'],
  ['band(150, tax)', '0.1'],
  ['lookup(tax, 100, "rate")', '0'],
  ['lookup(tax, 100, "none")', 'noRow'],
  ['count(children, age < 18)', '2'],
  ['count(children)', '3'],
  ['sum(children, age, age < 18)', '17'],
  ['minOf(children, age) + maxOf(children, age)', '25'],
  ['minOf(children, age, age > 50)', 'missingValue'],
  ['if any(children, age > 18) and not all(children, age > 18) then 1 else 2', '1'],
  ['orElse(gone, 3)', '3'],
  ['if has(gone) then 1 else 2', '2'],
  ['gone + 1', 'missingValue'],
  ['1 / (a - 7)', 'divisionByZero'],
  ['9 ^ 12 * 9 ^ 12 * 9 ^ 12', 'tooLarge'],
  ['days(#1405/01/01#, #1405/02/01#)', '31'],
  ['months(#1405/06/31#, #1405/07/30#)', '1'],
  ['years(#1403/12/30#, #1405/12/29#)', '2'],
  ['months(#1405/01/31#, #1405/02/30#)', '0'],
  ['overlap(#1405/01/01#, #1405/01/10#, #1405/01/10#, #1405/02/01#)', '1'],
  ['overlap(#1405/01/10#, #1405/02/01#, #1405/01/01#, #1405/01/10#)', '1'],
  ['overlap(#1405/01/01#, #1405/01/02#, #1405/01/10#, #1405/02/01#)', '0'],
  ['day(addMonths(#1405/06/31#, 1)) + month(addDays(#1405/01/31#, 1)) + year(addYears(#1403/12/30#, 1))', '1436'],
  ['monthLength(#1403/12/01#) + yearLength(#1404/01/01#) + yearLength(#1403/01/01#)', '761'],
  ['year(addYears(#1405/01/01#, 200))', 'badDate'],
  ['year(addDays(#1501/12/01#, 40))', 'badDate'],
  ['length(left("abc", 2)) + length(right("abc", 1)) + length(left("abc", -1)) + length(right("abc", 0))', '3'],
])('%s is %s', (text, expected) => expect(answers(source('x', text))).toEqual({ x: expected }));

test.each([
  ['constructor', 'unknownName'],
  ['__proto__(1)', 'unknownName'],
  ['aa + 1', 'unknownName'],
  ['kind + 1', 'wrongType'],
  ['kind < "B"', 'wrongType'],
  ['min()', 'wrongCount'],
  ['has(1)', 'wrongType'],
  ['if has(nothing) then 1 else 2', 'unknownName'],
  ['sum(nothing, 1)', 'unknownName'],
  ['orElse(a)', 'wrongCount'],
  ['sum(children)', 'wrongCount'],
  ['"text"', 'wrongType'],
  ['a +', 'unexpected'],
])('%s is refused as %s', (text, code) => {
  const { faults, run } = compileSet([source('x', text)], names);
  expect(faults.map((fault) => [fault.formula, fault.code])).toEqual([['x', code]]);
  expect(() => run(values)).toThrow(TypeError);
});

test.each<[string, Partial<Source>, [number, number][]]>([
  ['a + b * 1', {}, []],
  ['a + b', {}, [[0, 5]]],
  ['if a > b then 1 else 2', {}, [[3, 8]]],
  ['if a > 1 then a else b', {}, [[0, 22]]],
  ['if a in [7, b] then 1 else 2', {}, [[3, 14]]],
  ['max(1, a, b)', {}, [[0, 12]]],
  ['orElse(a, b)', {}, [[0, 12]]],
  ['a', { unit: 'day' }, [[0, 1]]],
  ['a', { unit: 'rial' }, []],
])('%s of %o warns of unlike units at %o', (text, more, places) => {
  const { faults, warnings } = compileSet([source('x', text, more)], names);
  expect(faults).toEqual([]);
  expect(warnings.map(({ from, to }) => [from, to])).toEqual(places);
  for (const { message } of warnings) expect(message).toBe(warningSentences.unlikeUnits('rial', 'day'));
});

describe('a set', () => {
  test('rests on what it names, in whatever order it is given', () => {
    const set = [source('x', 'y * 2'), source('y', 'z + 1', { rounding: { unit: 10, mode: 'half' } }), source('z', 'a * a')];
    expect(compileSet(set, names).order).toEqual(['z', 'y', 'x']);
    expect(answers(...set)).toEqual({ z: '49', y: '50', x: '100' });
    expect(answers(...set.toReversed())).toEqual(answers(...set));
  });

  test('refuses a circle with its path', () => {
    expect(compileSet([source('x', 'y'), source('y', 'z'), source('z', 'x')], names).faults.map(({ code, path }) => [code, path])).toEqual([
      ['circle', ['x', 'y', 'z', 'x']],
      ['circle', ['y', 'z', 'x', 'y']],
      ['circle', ['z', 'x', 'y', 'z']],
    ]);
  });

  test('answers the others where one has a fault', () => {
    expect(answers(source('x', 'gone'), source('y', 'x + 1'), source('z', 'a'))).toEqual({ x: 'missingValue', y: 'restsOnFault', z: '7' });
  });

  test('holds at most three hundred', () => {
    expect(
      compileSet(
        Array.from({ length: 301 }, (_, index) => source(`f${index}`, '1')),
        names,
      ).faults[0]?.code,
    ).toBe('tooMany');
  });

  test('tells twenty circles and twenty warnings', () => {
    const many = Array.from({ length: 25 }, (_, index) => `f${index}`);
    const { faults, order } = compileSet(
      many.map((code) => source(code, code)),
      names,
    );
    expect([faults.length, order.length]).toEqual([20, 25]);
    expect(
      compileSet(
        many.map((code) => source(code, 'a + b')),
        names,
      ).warnings,
    ).toHaveLength(20);
  });

  test('answers by code what is in it, and nothing of what is not', () => {
    const results = compileSet([source('x', 'y + 1'), source('y', 'a')], names).run(values);
    expect([results.size, [...results.keys()], results.has('x'), results.has('z'), results.get('z')]).toEqual([2, ['y', 'x'], true, false, undefined]);
    const visited: unknown[] = [];
    results.forEach((...one) => {
      visited.push(one);
    });
    expect(visited).toEqual([...results].map(([code, result]) => [result, code, results]));
  });

  test('is stopped by its steps', () => {
    const rows = Array.from({ length: 1000 }, () => new Map<string, Value>([['age', 1]]));
    const [result] = compileSet([source('x', 'sum(children, sum(children, 1))')], names)
      .run(new Map([['children', rows]]))
      .values();
    expect(result?.ok === false && result.fault.code).toBe('tooManySteps');
  });
});

test.each<[string, string, Value]>([
  ['a', 'a + 1', 'text'],
  ['a', 'orElse(a, 1)', 1.5],
  ['a', 'a', Number.NaN],
  ['kind', 'length(kind)', 7],
  ['born', 'year(born)', { date: '0900-01-01' }],
  ['born', 'year(born)', true],
  ['children', 'count(children)', [new Map<string, Value>([['age', 'five']])]],
  ['children', 'count(children)', { date: '2026-05-21' }],
  ['tax', 'brackets(1, tax)', { date: '2026-05-21' }],
])('what is given for %s and is not of its type is a fault of what names it', (name, text, value) => {
  const results = compileSet([source('x', text), source('y', 'b')], names).run(new Map(values).set(name, value));
  expect([...results.values()].map((result) => (result.ok ? result.value : [result.fault.code, result.fault.name]))).toEqual([2, ['wrongType', name]].toReversed());
});

test('what lies above the last band of a table that ends is refused and not left untaxed', () => {
  const ending: Table = { ...taxes, rows: taxes.rows.slice(0, 2) };
  const set = compileSet([source('x', 'brackets(a, tax)')], names);
  const at = (a: number) => {
    const result = set.run(new Map(values).set('a', a).set('tax', ending)).get('x');
    return result?.ok ? result.value : result?.fault.code;
  };
  expect([at(200), at(201)]).toEqual([10, 'noRow']);
});

test('a table that is not of one band is no table of brackets', () => {
  const coded: Table = { title: 'T', keys: ['code'], columns: ['rate'], rows: [{ keys: [7], values: [1] }] };
  for (const text of ['brackets(a, tax)', 'band(a, tax)']) {
    const result = compileSet([source('x', text)], names)
      .run(new Map(values).set('tax', coded))
      .get('x');
    expect(result?.ok === false && [result.fault.code, result.fault.name]).toEqual(['wrongType', 'T']);
  }
});

test('brackets never fall as the value rises', () => {
  const set = compileSet([source('x', 'brackets(a, tax)')], names);
  const tax = (a: number) => {
    const result = set.run(new Map(values).set('a', a)).get('x');
    return (result?.ok ? result.value : 0) as Exact;
  };
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 1000 }), fc.nat(50), (from, more) => {
      expect(compare(tax(from), tax(from + more))).toBeLessThanOrEqual(0);
    }),
  );
});

describe('an explanation', () => {
  const explain = (...sources: Source[]) => compileSet(sources, names).explain(values);

  test('shows each part that was counted with its place, its value and what it was before rounding', () => {
    const result = explain(source('x', 'if a > b then a / b else gone', { rounding: { unit: 1, mode: 'half' } })).get('x');
    const part = (text: string, from: number, value: Value, exact: string, name?: string) => ({
      text,
      from,
      to: from + text.length,
      value,
      exact,
      ...(name && { name }),
      parts: [],
    });
    expect(result?.ok && result.explained).toEqual({
      text: 'if a > b then a / b else gone',
      from: 0,
      to: 29,
      value: 4,
      exact: '7/2',
      rounding: { unit: 1, mode: 'half' },
      parts: [
        { text: 'a > b', from: 3, to: 8, value: true, parts: [part('a', 3, 7, '7/1', 'a'), part('b', 7, 2, '2/1', 'b')] },
        { text: 'a / b', from: 14, to: 19, value: { n: 7n, d: 2n }, exact: '7/2', parts: [part('a', 14, 7, '7/1', 'a'), part('b', 18, 2, '2/1', 'b')] },
      ],
    });
  });

  test('comes to the answers, steps and faults of a run, which keeps no parts', () => {
    const set = [source('x', 'sum(children, age * orElse(a, 1))'), source('y', 'x + gone'), source('z', 'y + 1'), source('w', 'x / 3')];
    const run = compileSet(set, names).run(values);
    const bare = new Map([...explain(...set)].map(([code, { ...result }]) => [code, 'explained' in result ? { ok: true, value: result.value, steps: result.steps } : result]));
    expect(bare).toEqual(new Map(run));
    expect([...explain(...set).values()].map((result) => 'explained' in result)).toEqual([true, true, false, false]);
    expect([...run.values()].some((result) => 'explained' in result)).toBe(false);
  });
});

test.each([
  ['let q = gone; 5', 'missingValue'],
  ['let q = 1 / (a - 7); 5', 'divisionByZero'],
  ['let q = a > 5; if orElse(q, false) then 1 else 2', '1'],
  ['sum(children, let q = age > 10; if q = true then 1 else 0)', '2'],
  ['sum(children, let n = age; if n in [5, 20] then 1 else 0)', '2'],
])('a value under a name is counted whether asked for or not: %s is %s', (text, expected) => expect(answers(source('x', text))).toEqual({ x: expected }));

test('a list with nothing in it is a fault of the function over it', () => {
  const text = '1 + minOf(children, age, age > 50)';
  expect(
    compileSet([source('x', text)], names)
      .run(values)
      .get('x'),
  ).toMatchObject({ fault: { code: 'missingValue', from: 4, to: text.length } });
});

test('what is asked for too late is refused, and what rests on it', () => {
  const sources: Source[] = ['a', 'b', 'c'].map((code) => ({ code, text: code === 'c' ? 'b + 1' : '1', type: 'number' }));
  let asked = 0;
  const second = () => {
    asked += 1;
    return asked === 2;
  };
  const results = compileSet(sources, new Map()).run(new Map(), second);
  expect([...results].map(([code, result]) => [code, result.ok || result.fault.code])).toEqual([
    ['a', true],
    ['b', 'tooManySteps'],
    ['c', 'restsOnFault'],
  ]);
});

test('each name of a text is told once, in the order met', () =>
  expect(namesInText('let n = a; sum(children, n * age, kind = "A" and born < #1405/01/01#) + a')).toEqual(['a', 'children', 'n', 'age', 'kind', 'born']));

test('an error that is no fault of a formula is thrown on', () => {
  const error = new TypeError('a defect');
  expect(() => runFaultOf(error)).toThrow(error);
});
