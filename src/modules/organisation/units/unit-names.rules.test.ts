import { expect, test } from 'vitest';
import { type NamedRow, type StoredName, takenNames } from './unit-names.rules.ts';

const rows = (...said: readonly (readonly [code: string, name: string])[]): NamedRow[] => said.map(([code, name], at) => ({ row: at + 2, company: 'c', code, name }));
const stored = (code: string, name: string, isPast = false): StoredName => ({ company: 'c', code, name, isPast });

test.each<[string, NamedRow[], StoredName[], object[]]>([
  ['two new ones of one name', rows(['A', 'Finance'], ['B', ' FINANCE']), [], [{ row: 3, other: 2 }]],
  ['a new one with the name of a unit', rows(['A', 'Finance']), [stored('X', 'finance')], [{ row: 2, owner: 'finance' }]],
  ['a new one with a name that was: it stands since always', rows(['A', 'Finance']), [stored('X', 'Finance', true), stored('X', 'Money')], [{ row: 2, owner: 'Finance' }]],
  ['a unit that takes a name that was', rows(['A', 'Finance']), [stored('A', 'Sales'), stored('X', 'Finance', true), stored('X', 'Money')], []],
  ['a unit that keeps the name it shares', rows(['A', 'Finance']), [stored('A', 'Finance'), stored('X', 'Finance')], []],
  ['two units that exchange their names', rows(['A', 'Sales'], ['B', 'Finance']), [stored('A', 'Finance'), stored('B', 'Sales')], []],
  ['a unit that takes the name of one that keeps it', rows(['B', 'Finance'], ['A', 'Finance']), [stored('A', 'Finance'), stored('B', 'Sales')], [{ row: 2, owner: 'Finance' }]],
])('%s', (_, sheet, units, faults) => {
  expect(takenNames(sheet, units)).toEqual(faults);
});

test('companies do not mind each other', () => {
  const [row] = rows(['A', 'Finance']);
  expect(takenNames(row ? [row, { ...row, row: 3, company: 'd' }] : [], [{ ...stored('X', 'Finance'), company: 'e' }])).toEqual([]);
});
