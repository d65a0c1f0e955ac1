import { expect, test } from 'vitest';
import type { FormulaName } from './formula-name.ts';
import { toCodes, toTitles } from './titles.ts';

const names: readonly FormulaName[] = [
  { code: 'C_1', title: 'Base wage', type: 'number' },
  { code: 'person.age', title: 'age', type: 'number' },
  { code: 'twin.1', title: 'twin', type: 'number' },
  { code: 'twin.2', title: 'twin', type: 'number' },
  { code: 'pay.years', title: 'years_paid', type: 'number', call: { takes: [{ title: 'since', type: 'date' }], help: 'Years.', examples: [] } },
  { code: 'kids', title: 'children', type: 'list', fields: [{ code: 'kid.age', title: 'age', type: 'number' }] },
];

test.each([
  ['a title of several words stands in brackets', 'C_1 * 2', '[Base wage] * 2'],
  ['one of a word stands bare', 'person.age>=18', 'age>=18'],
  ['a title that two share is not written', 'twin.1 + twin.2', 'twin.1 + twin.2'],
  ['fields of records are those of their list', 'count(kids, kid.age < person.age)', 'count(children, age < person.age)'],
  ['outside the brackets the name is another', 'count(kids, kid.age < 18) + person.age', 'count(children, age < 18) + age'],
  ['a title that the text gives is not written', 'let age = 3; person.age + age', 'let age = 3; person.age + age'],
  ['notes and texts stay', '"C_1" + C_1 // C_1', '"C_1" + [Base wage] // C_1'],
  ['a function is written by its title where it is called, and nowhere else', 'pay.years(C_1) + pay.years', 'years_paid([Base wage]) + pay.years'],
  ['no name of the text hides a function', 'let years_paid = 1; pay.years(years_paid)', 'let years_paid = 1; years_paid(years_paid)'],
  ['unfinished texts are translated as well', 'if C_1 > (', 'if [Base wage] > ('],
])('%s', (_, stored, shown) => {
  expect(toTitles(stored, names).text).toBe(shown);
});

test.each([['C_1 * 2'], ['count(kids, kid.age < 18) + person.age'], ['let x = C_1; x + person.age // C_1'], ['count(kids, pay.years(kid.age) > pay.years(C_1))'], ['if C_1 > (']])(
  '%s is stored as it was after being shown',
  (stored) => {
    expect(toCodes(toTitles(stored, names).text, names).text).toBe(stored);
  },
);

test('a name that the text gives is nobody else\u2019s', () => {
  expect(toCodes('let age = 3; age + 1', names).text).toBe('let age = 3; age + 1');
});

test('a place of what is stored is found in what was written', () => {
  const stored = toCodes('1 + [Base wage] * x', names);
  expect(stored.text).toBe('1 + C_1 * x');
  expect([0, 4, 5, 7, 10, 11].map(stored.origin)).toEqual([0, 4, 4, 15, 18, 19]);
});
