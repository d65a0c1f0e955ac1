import { describe, expect, test } from 'vitest';
import { type StoredRow, type TableShape, validateRows } from './table-rows.rules.ts';

const band: TableShape = { keys: [{ kind: 'band' }], columns: ['rate'] };
const mixed: TableShape = { keys: [{ kind: 'code' }, { kind: 'band' }, { kind: 'band' }], columns: ['rate'] };
const row = (...keys: (string | null)[]): StoredRow => ({ keys, cells: ['1'] });
const faultsOf = (rows: readonly StoredRow[], shape = band) => validateRows(rows, shape).faults;

describe('rows of a table', () => {
  test('are kept in one spelling', () => {
    expect(
      validateRows(
        [
          { keys: ['10.0'], cells: ['\u06f1\u066b\u06f5\u06f0'] },
          { keys: [null], cells: ['2/4'] },
        ],
        band,
      ),
    ).toEqual({
      rows: [
        { keys: ['10'], cells: ['1.5'] },
        { keys: [null], cells: ['0.5'] },
      ],
      faults: [],
      warnings: [],
    });
  });

  test('have the keys and columns of the table, codes and numbers', () => {
    expect(faultsOf([row('1', '2'), { keys: ['1'], cells: [] }, row('x'), { keys: ['2'], cells: ['y'] }])).toEqual([
      { row: 1, code: 'shape' },
      { row: 2, code: 'shape' },
      { row: 3, code: 'number' },
      { row: 4, code: 'number' },
    ]);
    expect(faultsOf([row(' ', '1', '1'), row(null, '1', '1')], mixed)).toEqual([
      { row: 1, code: 'code' },
      { row: 2, code: 'code' },
    ]);
  });

  test('rise, and nothing is above a band without an end', () => {
    expect(faultsOf([row('10'), row('5'), row(null), row('20')])).toEqual([
      { row: 2, code: 'falls' },
      { row: 4, code: 'falls' },
    ]);
    expect(faultsOf([row('10'), row('10.0')])).toEqual([{ row: 2, code: 'twice' }]);
  });

  test('of two bands the second ends before the first rises, for each code alone', () => {
    expect(faultsOf([row('a', '1', '5'), row('b', '1', '5'), row('a', '1', null), row('a', '2', null), row('b', '2', '5')], mixed)).toEqual([{ row: 5, code: 'gap' }]);
  });

  test('a step of ten times is questioned, one below it is not', () => {
    expect(validateRows([row('10'), row('99'), row('990')], band).warnings).toEqual([{ row: 3, code: 'step' }]);
    expect(validateRows([row('0'), row('10'), row(null)], band).warnings).toEqual([]);
  });
});
