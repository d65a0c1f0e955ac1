import { expect, test } from 'vitest';
import { checkFormula } from './check.ts';
import { clauseReadings, faultSentences, foldReadings, functionNames, functionReadings, reading } from './formula.messages.fa.ts';
import { functions } from './functions.ts';
import { parse } from './parse.ts';
import { readings, titles } from './plain.examples.messages.fa.ts';
import { plain } from './plain.ts';
import type { Named, Type } from './values.ts';

const named = (code: keyof typeof titles, type: Type, more: Partial<Named> = {}): [string, Named] => [code, { type, title: titles[code], ...more }];
const names = new Map<string, Named>([
  named('wage', 'number', { unit: 'rial' }),
  named('worked', 'number', { unit: 'day' }),
  named('born', 'date'),
  named('today', 'date'),
  named('isMarried', 'flag'),
  named('kind', 'text'),
  named('children', 'list', { fields: new Map([named('age', 'number')]) }),
  named('tax', 'table', { keys: ['band'] }),
]);

test.each(readings)('%s is read in Persian', (text, said) => expect(plain(parse(text).tree, names)).toBe(said));

test('each function has words of its own', () =>
  expect(new Set([...Object.keys(functionReadings), ...Object.keys(foldReadings), ...Object.keys(clauseReadings)])).toEqual(new Set(Object.keys(functionNames))));

test.each(Object.entries(functionReadings))('%s says all of its arguments, however many of them there are', (code, said) => {
  const { least, most } = functions.get(code) ?? { least: 2, most: 2 };
  for (let count = least; count <= Math.min(most, 4); count += 1) {
    const args = ['A', 'B', 'C', 'D'].slice(0, count);
    expect(
      said(...args)
        .match(/[A-Za-z]+/g)
        ?.toSorted(),
    ).toEqual(args);
  }
});

test.each([...Object.entries(reading.compare), ...Object.entries(reading.compareDays)])('%s and its denial are said in other words', (_, said) => {
  const [held, denied] = [said('wage', 'worked', true), said('wage', 'worked', false)];
  expect(new Set([held, denied]).size).toBe(2);
  for (const text of [held, denied]) expect(text).toMatch(/^wage .*worked/);
});

test.each(Object.entries(foldReadings))('%s says its list, its expression and its condition', (_, said) => {
  expect(said('children', 'wage', 'worked')).toMatch(/(?=.*children)(?=.*wage).*worked/);
  expect(said('children', 'wage', '')).not.toContain('worked');
});

test.each(['sum()', 'any()', 'sum(orElse(children, children), 1)', 'orElse()', 'orElse() = abs()', 'if all(children) then 1 else 2'])(
  '%s has a fault, and is read as far as it goes',
  (text) => {
    const { ok, plain: said } = checkFormula(text, { names });
    expect([ok, said.includes('undefined'), said === '']).toEqual([text.startsWith('sum(or'), false, false]);
  },
);

test('without titles codes are said', () => expect(plain(parse('wage').tree)).toContain('\u2066wage\u2069'));

test('a clean formula is told with its type, unit, canonical text and names in the order met', () => {
  const { plain: said, ...checked } = checkFormula(`${functionNames.max}(wage\u060c worked) + (wage)`, { names, type: 'number' });
  expect(said).toContain(titles.wage);
  expect(checked).toEqual({
    ok: true,
    type: 'number',
    unit: 'rial',
    canonical: 'max(wage, worked) + wage',
    names: ['wage', 'worked'],
    errors: [],
    warnings: [expect.objectContaining({ code: 'unlikeUnits', from: 0, to: functionNames.max.length + 14 })],
  });
});

test('all faults are told at once, in titles, with the nearest known name by code or title', () => {
  const mistyped = titles.wage.replace(' ', '');
  const { ok, errors, plain: said, canonical } = checkFormula(`wagge + kind + [${mistyped}]`, { names });
  expect(ok).toBe(false);
  expect(errors.map(({ code, name, near }) => [code, name, near])).toEqual([
    ['unknownName', 'wagge', 'wage'],
    ['wrongType', 'kind', undefined],
    ['unknownName', mistyped, 'wage'],
  ]);
  expect(errors.map(({ message }) => message)).toEqual([
    faultSentences.unknownName({ name: 'wagge', near: titles.wage }),
    faultSentences.wrongType({ name: titles.kind }),
    faultSentences.unknownName({ name: mistyped, near: titles.wage }),
  ]);
  expect([said === '', canonical]).toEqual([false, `wagge + kind + ${mistyped}`]);
});

test.each([
  ['a name far from all', 'something', undefined],
  ['a name too long to be a slip', 'w'.repeat(61), undefined],
  ['two letters swapped', 'wroked', 'worked'],
  ['two wrong letters of a long name', 'chidlrem', 'children'],
  ['two wrong letters of a short name', 'wxxe', undefined],
  ['another case', 'WAGE', 'wage'],
])('%s: what may be meant by %s', (_, written, near) => expect(checkFormula(written, { names }).errors[0]?.near).toBe(near));

test('a text that cannot be read has its faults alone', () =>
  expect(checkFormula('wage +', { names })).toMatchObject({ ok: false, type: undefined, unit: undefined, canonical: '', plain: '', warnings: [] }));

test('a result of another type is a fault that names the type, one of another unit a warning', () => {
  expect(checkFormula('kind', { names, type: 'number' }).errors.map(({ code, name }) => [code, name])).toEqual([['wrongType', 'text']]);
  expect(checkFormula('wage', { names, type: 'number', unit: 'day' })).toMatchObject({ ok: true, warnings: [{ from: 0, to: 4 }] });
});

test('what is named may be a list or a table', () => {
  expect(checkFormula('let c = children; sum(c, age)', { names }).errors).toEqual([]);
  expect(checkFormula('let t = tax; brackets(1, t)', { names }).errors).toEqual([]);
  expect(checkFormula('let n = unknown; n + "text"', { names }).errors.map(({ code }) => code)).toEqual(['unknownName', 'wrongType']);
});
