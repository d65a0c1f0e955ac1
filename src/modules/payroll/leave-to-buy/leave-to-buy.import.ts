/** Days of leave to buy back of a sheet: one row of somebody a month, of no more days than are left. */

import { employmentImport, type PlacedRow } from '#platform/employment-rows/employment-import.service.ts';
import { text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import type { Fault, FileRow, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { PAGE } from './leave-to-buy.contract.ts';
import { daysInYears, leaveToBuyRows, leftByMonth } from './leave-to-buy.store.ts';
import { MOST_DAYS } from './leave-to-buy.table.ts';
import messages from './leave-to-buy-import.messages.fa.ts';

const monthOf = ({ year, month }: Values): YearMonth => ({ year: Number(year), month: Number(month) });
const keyOf = ({ year, month }: Values): string => `${year} ${month}`;

function* faultsIn({ year, month }: Values): Iterable<Fault> {
  if (year !== undefined && Number(year) < 1_300) yield { column: 'year', code: 'bad_number', facts: { min: 1_300, max: 1_500 } };
  if (month !== undefined && Number(month) < 1) yield { column: 'month', code: 'bad_number', facts: { min: 1, max: 12 } };
}

const codesIn = (rows: readonly FileRow[]): string[] => [...new Set(rows.map(({ values }) => (values['pseudoId'] ?? '').toUpperCase()))];

type Left = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** No more than is left at the end of the month, of whom books of leave are kept. */
const judge = (rows: readonly PlacedRow[], left: Left): RowFault[] =>
  rows.flatMap(({ row, values, employment }): RowFault[] => {
    const most = left.get(keyOf(values))?.get(employment.partyRelationshipId);
    return most !== undefined && Number(values['days']) > most ? [{ row, column: 'days', code: 'bad_number', facts: { min: 0, max: most } }] : [];
  });

export const importKind = employmentImport<Left>({
  kind: 'leaveToBuy',
  order: 12,
  texts: messages.importLeaveToBuy,
  rows: leaveToBuyRows,
  page: PAGE,
  columns: [
    { name: 'year', required: true, fieldClass: 'public', read: wholeNumber(1_500) },
    { name: 'month', required: true, fieldClass: 'public', read: wholeNumber(12) },
    { name: 'days', required: true, fieldClass: 'pay', read: wholeNumber(MOST_DAYS) },
    { name: 'source', fieldClass: 'pay', read: text(200) },
  ],
  labels: ['pseudoId', 'month'],
  rowFaults: (values) => [...faultsIn(values)],
  look: (db, { companyId = '' }, rows) => leftByMonth(db, companyId, codesIn(rows), new Map(rows.map(({ values }) => [keyOf(values), monthOf(values)]))),
  daysOf: (values) => ({ from: firstDay(monthOf(values)), thru: lastDay(monthOf(values)) }),
  keyOf,
  keys: ['year', 'month'],
  standing: async (db, ids, rows) =>
    (await daysInYears(db, ids, [...new Set(rows.map(({ values }) => Number(values['year'])))])).map(({ id, employmentId: partyRelationshipId, year, month, days, source }) => ({
      ...{ id, partyRelationshipId },
      values: { year: String(year), month: String(month), days: String(days), ...(source !== null && { source }) },
    })),
  judge: (rows, _standing, left) => judge(rows, left),
  columnsOf: ({ year, month, days, source }) => ({ jalali_year: Number(year), jalali_month: Number(month), days: Number(days), source: source ?? null }),
});
