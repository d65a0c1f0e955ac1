import { expect, test } from 'vitest';
import { beginningOf } from './code-completion.ts';
import { marksOf } from './code-marks.ts';
import { entriesOf, foundEntries, written } from './entries.ts';
import type { FormulaName } from './formula-name.ts';

const names: readonly FormulaName[] = [
  { code: 'C_1', title: 'base wage', type: 'number', unit: 'rial' },
  { code: 'sex', title: 'sex', type: 'text', options: [{ code: 'M', title: 'male' }] },
  { code: 'gone', title: 'gone', type: 'number', isInactive: true },
];

function looks(text: string): readonly (readonly [string, string, unknown])[] {
  const found: (readonly [string, string, unknown])[] = [];
  marksOf(text).between(0, text.length, (from, to, { spec }) => {
    found.push([text.slice(from, to), spec.class.replace('fx-', ''), spec.attributes.dir]);
  });
  return found;
}

test('each word has its colour and stands in a direction of its own, signs in that of the line', () => {
  expect(looks('let a = max([base wage], 2) // half\n"x" < #1405/01/01#')).toEqual([
    ['let', 'keyword', 'auto'],
    ['a', 'name', 'auto'],
    ['max', 'function', 'auto'],
    ['[base wage]', 'name', 'auto'],
    ['2', 'number', 'ltr'],
    ['// half', 'note', 'auto'],
    ['"x"', 'text', 'auto'],
    ['#1405/01/01#', 'date', 'ltr'],
  ]);
});

test.each([
  ['1 + bas', 'bas'],
  ['1 + base wa', 'base wa'],
  ['other wa', 'wa'],
  ['2 * [base w', '[base w'],
  ['max(', ''],
])('of %j the name begun is %j', (before, beginning) => {
  expect(beginningOf(before, entriesOf(names))).toBe(beginning);
});

test('a title of several words is written in brackets, a function with the caret between its brackets', () => {
  const put = (typed: string) => foundEntries(entriesOf(names), typed).map((entry) => written(entry))[0];
  expect(put('wage')).toEqual({ text: '[base wage]', caret: 11 });
  expect(put('C_1')).toEqual({ text: '[base wage]', caret: 11 });
  expect(put('male')).toEqual({ text: '"M"', caret: 3 });
  expect(put('brackets')?.text.slice(put('brackets')?.caret)).toBe(')');
});

test('what nothing answers yet is shown and cannot be put in', () => {
  expect(foundEntries(entriesOf(names), 'gone').map(({ isDisabled }) => isDisabled)).toEqual([true]);
});
