import { expect, test } from 'vitest';
import { parse } from './parse.ts';
import { inPersian } from './persian.ts';
import { print } from './print.ts';

const latinOutsideOf = (text: string, ...codes: readonly string[]): string => codes.reduce((left, code) => left.replaceAll(code, ''), text).replace(/[^A-Za-z0-9*<>,;]/g, '');

test.each([
  ['let x = a.b * 2.5; if x >= 10 and not (x != 12) then min(x, 3) else x / 4', ['a.b', 'x']],
  ['count(family.children, age < 18) * law.LpChild', ['family.children', 'age', 'law.LpChild', '<']],
  ['if k in ["A", "B"] then 50% else 0 // note', ['k', 'A', 'B', 'note']],
] as const)('%s', (text, codes) => {
  const persian = inPersian(text);
  expect(parse(persian).faults).toEqual([]);
  expect(print(parse(persian).tree)).toBe(print(parse(text).tree));
  expect(latinOutsideOf(persian, ...codes)).toBe('');
});

test('a text that cannot be read stays as it is', () => {
  expect(inPersian('a + "')).toBe('a + "');
});
