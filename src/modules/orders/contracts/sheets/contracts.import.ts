/** Contracts that were signed on paper before: by the codes of person and type, with their old number. One that stands is found by its first day. */

import { meets } from '#platform/employment-rows/days.rules.ts';
import { employmentImport, type PlacedRow, type StandingRow } from '#platform/employment-rows/employment-import.service.ts';
import { code, date, text } from '#platform/import-export/cells.rules.ts';
import type { Fault, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { type Days, daysFault } from '../contract.rules.ts';
import { PAGE } from '../contracts.contract.ts';
import { contractRows } from '../contracts.store.ts';
import { importedContracts, type OfferedType, offeredTypes } from './contract-import.store.ts';
import messages from './contracts-import.messages.fa.ts';

/** Types that are offered by their codes in capitals. */
type Types = ReadonlyMap<string, OfferedType>;

const capitals = (value: string | undefined): string => (value ?? '').toUpperCase();
const daysOf = ({ from = '', thru }: Values): Days => ({ from, thru: thru ?? null });
const keyOf = ({ from }: Values): string => String(from);

function* faultsIn({ from, thru }: Values): Iterable<Fault> {
  if (from !== undefined && thru !== undefined && thru < from) yield { column: 'thru', code: 'thru_before_from' };
}

const reasons = { beforeHire: 'contract_before_hire', afterLeaving: 'contract_after_leaving', needsEnd: 'contract_needs_end', tooLong: 'contract_too_long' } as const;
const columns = { beforeHire: 'from', afterLeaving: 'thru', needsEnd: 'thru', tooLong: 'thru' } as const;

/** Row after row: a type that is offered, days that fit it and the employment, and no other contract on one of them. */
function judge(rows: readonly PlacedRow[], standing: readonly StandingRow[], types: Types): RowFault[] {
  const spans = new Map<string, { readonly key: string; readonly days: Days }[]>();
  const spansOf = (employment: string) => {
    const found = spans.get(employment) ?? [];
    spans.set(employment, found);
    return found;
  };
  // what a row of the sheet says takes the place of what stands
  const said = new Map(rows.map(({ employment, values }) => [`${employment.partyRelationshipId} ${keyOf(values)}`, values]));
  for (const { partyRelationshipId, values } of standing)
    spansOf(partyRelationshipId).push({ key: keyOf(values), days: daysOf({ ...values, ...said.get(`${partyRelationshipId} ${keyOf(values)}`) }) });
  const bySystem = new Set(standing.filter(({ values }) => values['number'] === undefined).map(({ partyRelationshipId, values }) => `${partyRelationshipId} ${keyOf(values)}`));
  return rows.flatMap(({ row, values, employment }): RowFault[] => {
    const type = types.get(capitals(values['type']));
    if (type === undefined) return [{ row, column: 'type', code: 'unknown_contract_type' }];
    const { partyRelationshipId } = employment;
    if (bySystem.has(`${partyRelationshipId} ${keyOf(values)}`)) return [{ row, column: 'from', code: 'contract_by_system' }];
    const own = spansOf(partyRelationshipId);
    const mine = { key: keyOf(values), days: own.find(({ key }) => key === keyOf(values))?.days ?? daysOf(values) };
    const fault = daysFault(mine.days, type.longestMonths, employment);
    if (fault !== undefined) return [{ row, column: columns[fault], code: reasons[fault] }];
    if (own.some(({ key, days }) => key !== mine.key && meets(days, mine.days))) return [{ row, column: 'from', code: 'contract_overlaps' }];
    own.push(mine);
    return [];
  });
}

export const importKind = employmentImport<Types>({
  kind: 'agreements',
  order: 12,
  texts: messages.importAgreements,
  // what a sheet brought it takes back, signed though it is
  rows: { ...contractRows, columns: { ...contractRows.columns, oldNumber: 'old_number', signedOn: 'signed_on', state: 'state' }, mayRemove: async () => undefined },
  page: PAGE,
  // they come in signed
  rights: [`${PAGE}/sign`],
  columns: [
    { name: 'type', required: true, fieldClass: 'public', read: code(30) },
    { name: 'number', required: true, fieldClass: 'public', read: text(40) },
    { name: 'from', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'thru', fieldClass: 'public', read: date, shown: 'date' },
    { name: 'signed', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'note', fieldClass: 'public', read: text(1000) },
  ],
  labels: ['pseudoId', 'number'],
  rowFaults: (values) => [...faultsIn(values)],
  look: async (db, { companyId = '' }) => new Map((await offeredTypes(db, companyId)).map((one) => [capitals(one.code), one])),
  daysOf,
  keyOf,
  keys: ['from'],
  standing: async (db, ids) =>
    (await importedContracts(db, ids)).map(({ id, partyRelationshipId, type, number, from, thru, signed, note }) => ({
      ...{ id, partyRelationshipId },
      values: { type, from, ...(number !== null && { number }), ...(thru !== null && { thru }), ...(signed !== null && { signed }), ...(note !== null && { note }) },
    })),
  judge,
  columnsOf: (values, types) => ({
    ...{ agreement_id: types.get(capitals(values['type']))?.agreementId, state: 'signed' },
    ...{ old_number: values['number'], signed_on: values['signed'], note: values['note'] ?? null },
    valid: `[${values['from']},${values['thru'] ?? ''}]`,
  }),
});
