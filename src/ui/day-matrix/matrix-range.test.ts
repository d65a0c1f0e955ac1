import { expect, test } from 'vitest';
import { drawnRows, fromClipboard, toClipboard } from './matrix-range.ts';

const at = (row: number, column: number) => ({ row, column });
const size = { rows: 3, columns: 31 };

test('a range is copied as a spreadsheet holds it, whichever corner it was drawn from', () => {
  expect(toClipboard({ from: at(1, 2), to: at(0, 1) }, ({ row, column }) => `${row}${column}`)).toBe('01\t02\n11\t12');
});

test('a week fills a month, one line several people', () => {
  const laid = fromClipboard('A\tA\tB\tB\tC\tC\t\n', { from: at(0, 0), to: at(1, 30) }, size);
  expect(laid).toHaveLength(62);
  expect(
    laid
      .filter(({ row }) => row === 1)
      .map(({ value }) => value)
      .slice(5, 9),
  ).toEqual(['C', '', 'A', 'A']);
});

test('what is larger than the range reaches beyond it, as far as there are cells', () => {
  expect(fromClipboard('A\tB\nC\tD', { from: at(2, 30), to: at(2, 30) }, size)).toEqual([{ row: 2, column: 30, value: 'A' }]);
  expect(fromClipboard('A\tB', { from: at(0, 0), to: at(0, 0) }, size)).toHaveLength(2);
});

test('of ten thousand rows those around what is seen are drawn', () => {
  expect(drawnRows(10_000, 4_500, 450, 45)).toEqual({ first: 94, last: 116 });
  expect(drawnRows(3, 0, 450, 45)).toEqual({ first: 0, last: 2 });
});
