/** Formulas that would cost without end, each with the fault that stops it: the tests ask for the fault, `npm run bench:formula` for the time. */
import type { Named, Row } from '#kernel/formula/values.ts';

export const bombNames: ReadonlyMap<string, Named> = new Map<string, Named>([
  ['a', { type: 'number', unit: 'rial' }],
  ['kind', { type: 'text' }],
  ['born', { type: 'date' }],
  ['children', { type: 'list', fields: new Map([['age', { type: 'number' }]]) }],
  ['tax', { type: 'table' }],
]);

const rows: readonly Row[] = Array.from({ length: 1000 }, () => new Map([['age', 7]]));
export const bombValues: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['a', 7],
  ['kind', 'A'],
  ['born', { date: '2026-05-21' }],
  ['children', rows],
  ['tax', { title: 'T', keys: ['band'], columns: ['rate'], rows: [{ keys: [null], values: [1] }] }],
]);

const nested = (depth: number): string => Array.from({ length: depth }).reduce<string>((inner) => `sum(children, ${inner})`, 'age');

export const bombs: readonly (readonly [what: string, text: string, fault: string])[] = [
  ['lists within lists', nested(3), 'tooManySteps'],
  ['as many lists as may be nested', nested(90), 'tooManySteps'],
  ['quick sums of lists within lists', 'sum(children, sum(children, age * 2 + 1))', 'tooManySteps'],
  ['powers of powers', '9 ^ 12 ^ 12 ^ 12', 'badPower'],
  ['powers of what has been raised', '((9 ^ 12) ^ 12) ^ 12', 'tooLarge'],
  ['a denominator that grows', Array.from({ length: 400 }, (_, index) => `1 / ${index + 1}`).join(' + '), 'tooLarge'],
  [
    'a denominator that grows under names',
    `${Array.from({ length: 40 }, (_, index) => `let n${index} = ${index === 0 ? 'a' : `n${index - 1}`} / 97 + 1 / 7;`).join(' ')} n39`,
    'tooLarge',
  ],
  [
    'what doubles its size each time',
    `${Array.from({ length: 40 }, (_, index) => `let n${index} = ${index === 0 ? 'a / 11' : `n${index - 1} * n${index - 1}`};`).join(' ')} n39`,
    'tooLarge',
  ],
  ['names that nobody knows', Array.from({ length: 900 }, (_, index) => `wage${index}`).join(' + '), 'unknownName'],
  ['functions that nobody knows', Array.from({ length: 500 }, (_, index) => `round${index}(a)`).join(' + '), 'unknownName'],
  ['brackets within brackets', `${'('.repeat(5000)}a`, 'tooDeep'],
  ['signs of signs', `${'-'.repeat(5000)}a`, 'tooDeep'],
  ['days beyond the calendar', 'day(addDays(born, 9007199254740991))', 'badDate'],
  ['years beyond the calendar', 'year(addYears(born, 9007199254740991))', 'badDate'],
];
