/** Wages of a sheet: by the codes of person and factor, with the days on which each stands. A row that stands is found by its factor and first day. */

import { amount, code, date, oneOf, text } from '#platform/import-export/cells.rules.ts';
import type { Fault, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { employmentImport, type PlacedRow, type StandingRow } from '../employment-rows/employment-import.service.ts';
import type { Days } from '../employment-rows/employment-rows.store.ts';
import { meets } from '../employment-rows/employment-rows.store.ts';
import { factorsOf, type NamedFactor } from '../employment-rows/factor-options.store.ts';
import { PAGE } from './wage-items.contract.ts';
import { wageItemRows, wagesOf } from './wage-items.store.ts';
import messages from './wage-items-import.messages.fa.ts';

/** Factors of the company by their codes in capitals. */
type Factors = ReadonlyMap<string, NamedFactor>;

const MOST = 999_999_999_999;
const capitals = (value: string | undefined): string => (value ?? '').toUpperCase();
const daysOf = ({ from = '', thru }: Values): Days => ({ from, thru: thru ?? null });
const keyOf = ({ factor, from }: Values): string => `${capitals(factor)} ${from}`;

function* faultsIn({ amount: rials, from, thru }: Values): Iterable<Fault> {
  if (rials !== undefined && (Number(rials) < 1 || Number(rials) > MOST)) yield { column: 'amount', code: 'bad_number', facts: { min: 1, max: MOST } };
  if (from !== undefined && thru !== undefined && thru < from) yield { column: 'thru', code: 'thru_before_from' };
}

/** Rials, or points where the wage is one of points. */
const figureOf = ({ amount: value, per }: Values) => (per === 'point' ? { amount: null, points: value } : { amount: value, points: null });

interface Span {
  readonly key: string;
  readonly days: Days;
}

/** Row after row: a factor that is known, and no other wage of it on one of the days. */
function judge(rows: readonly PlacedRow[], standing: readonly StandingRow[], factors: Factors): RowFault[] {
  const spans = new Map<string, Span[]>();
  const spansOf = (employment: string, { factor }: Values): Span[] => {
    const place = `${employment} ${capitals(factor)}`;
    const found = spans.get(place) ?? [];
    spans.set(place, found);
    return found;
  };
  // what a row of the sheet says takes the place of what stands
  const said = new Map(rows.map(({ employment, values }) => [`${employment.partyRelationshipId} ${keyOf(values)}`, values]));
  for (const { partyRelationshipId, values } of standing) {
    const after = { ...values, ...said.get(`${partyRelationshipId} ${keyOf(values)}`) };
    spansOf(partyRelationshipId, values).push({ key: keyOf(values), days: daysOf(after) });
  }
  return rows.flatMap(({ row, values, employment }): RowFault[] => {
    if (!factors.has(capitals(values['factor']))) return [{ row, column: 'factor', code: 'unknown_pay_factor' }];
    const own = spansOf(employment.partyRelationshipId, values);
    const mine = { key: keyOf(values), days: own.find(({ key }) => key === keyOf(values))?.days ?? daysOf(values) };
    if (own.some(({ key, days }) => key !== mine.key && meets(days, mine.days))) return [{ row, column: 'from', code: 'wage_overlaps' }];
    own.push(mine);
    return [];
  });
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
  keyOf,
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
