/** Wages of a sheet: by the codes of person and factor, with the days on which each stands. A row that stands is found by its factor and first day. */

import { backwardsIn, type DatedRows, daysOf, keyOf, overlapsIn } from '#platform/employment-rows/dated-sheet.rules.ts';
import { employmentImport, type PlacedRow, type StandingRow } from '#platform/employment-rows/employment-import.service.ts';
import { amount, code, date, oneOf, text } from '#platform/import-export/cells.rules.ts';
import type { Fault, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { factorsOf, type NamedFactor } from '../employment-rows/factor-options.store.ts';
import { PAGE } from './wage-items.contract.ts';
import { wageItemRows, wagesOf } from './wage-items.store.ts';
import messages from './wage-items-import.messages.fa.ts';

/** Factors of the company by their codes in capitals. */
type Factors = ReadonlyMap<string, NamedFactor>;

const MOST = 999_999_999_999;
const capitals = (value: string | undefined): string => (value ?? '').toUpperCase();
const wages: DatedRows = { whatOf: ({ factor }) => capitals(factor), code: 'wage_overlaps' };

function* faultsIn(values: Values): Iterable<Fault> {
  const rials = values['amount'];
  if (rials !== undefined && (Number(rials) < 1 || Number(rials) > MOST)) yield { column: 'amount', code: 'bad_number', facts: { min: 1, max: MOST } };
  yield* backwardsIn(values);
}

/** Rials, or points where the wage is one of points. */
const figureOf = ({ amount: value, per }: Values) => (per === 'point' ? { amount: null, points: value } : { amount: value, points: null });

/** A factor that is known, and no other wage of it on one of the days. */
function judge(rows: readonly PlacedRow[], standing: readonly StandingRow[], factors: Factors): RowFault[] {
  const isKnown = ({ values }: PlacedRow): boolean => factors.has(capitals(values['factor']));
  const unknown = rows.filter((row) => !isKnown(row)).map(({ row }): RowFault => ({ row, column: 'factor', code: 'unknown_pay_factor' }));
  return [...unknown, ...overlapsIn(wages, rows.filter(isKnown), standing)];
}

export const importKind = employmentImport<Factors>({
  kind: 'wageItem',
  order: 8,
  texts: messages.importWageItems,
  rows: wageItemRows,
  page: PAGE,
  columns: [
    { name: 'factor', required: true, fieldClass: 'pay', read: code(40) },
    { name: 'amount', required: true, fieldClass: 'pay', read: amount, shown: 'amount' },
    { name: 'per', required: true, fieldClass: 'pay', read: oneOf(messages.perWords), shown: messages.perNames },
    { name: 'from', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'thru', fieldClass: 'public', read: date, shown: 'date' },
    { name: 'source', fieldClass: 'pay', read: text(200) },
  ],
  labels: ['pseudoId', 'factor'],
  rowFaults: (values) => [...faultsIn(values)],
  look: async (db, { companyId = '' }) => new Map((await factorsOf(db, companyId)).map((one) => [capitals(one.code), one])),
  daysOf,
  keyOf: (values) => keyOf(wages, values),
  keys: ['factor', 'from'],
  standing: async (db, ids) =>
    (await wagesOf(db, ids)).map(({ id, partyRelationshipId, factor, amount: rials, per, from, thru, source }) => ({
      ...{ id, partyRelationshipId },
      values: { factor, amount: rials, per, from, ...(thru !== null && { thru }), ...(source !== null && { source }) },
    })),
  judge,
  columnsOf: (values, factors) => ({
    pay_factor_id: factors.get(capitals(values['factor']))?.payFactorId,
    ...figureOf(values),
    ...{ per: values['per'], source: values['source'] ?? null },
    valid: `[${values['from']},${values['thru'] ?? ''}]`,
  }),
});
