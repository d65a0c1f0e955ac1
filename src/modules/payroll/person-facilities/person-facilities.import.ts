/** Facilities of a sheet: by the codes of people and the words of the facilities. A row that stands is found by its facilities and first day. */
import { date, option, text } from '#platform/import-export/cells.rules.ts';
import type { Fault, RowFault, Values } from '#platform/import-export/kind.define.ts';
import { employmentImport, type PlacedRow, type StandingRow } from '../employment-rows/employment-import.service.ts';
import { type Days, meets } from '../employment-rows/employment-rows.store.ts';
import { demandTaken, facilitiesOf, typesOfFacilities } from './facilities-import.store.ts';
import { PAGE } from './person-facilities.contract.ts';
import { personFacilityRows } from './person-facilities.store.ts';
import messages from './person-facilities-import.messages.fa.ts';

const TYPE = 'FixedWelfareType';

interface StandingFacility extends StandingRow {
  /** Last day (ISO) of the months that payslips have taken for it. */
  readonly takenThru: string | null;
}

interface Span {
  readonly key: string;
  readonly days: Days;
}

const daysOf = ({ from = '', thru }: Values): Days => ({ from, thru: thru ?? null });
const keyOf = ({ type, from }: Values): string => `${type} ${from}`;

function* faultsIn({ from, thru }: Values): Iterable<Fault> {
  if (from !== undefined && thru !== undefined && thru < from) yield { column: 'thru', code: 'thru_before_from' };
}

const placeOf = (employment: string, { type }: Values): string => `${employment} ${type}`;
const rowKey = (employment: string, values: Values): string => `${employment} ${keyOf(values)}`;

/** Row after row: no other of the same facilities on one of the days. What a row of the sheet says takes the place of what stands. */
function overlaps(rows: readonly PlacedRow[], known: ReadonlyMap<string, StandingFacility>): RowFault[] {
  const said = new Map(rows.map(({ employment, values }) => [rowKey(employment.partyRelationshipId, values), values]));
  const spans = new Map<string, Span[]>();
  const add = (place: string, span: Span) => spans.set(place, [...(spans.get(place) ?? []), span]);
  for (const [key, { partyRelationshipId, values }] of known) add(placeOf(partyRelationshipId, values), { key, days: daysOf({ ...values, ...said.get(key) }) });
  return rows.flatMap(({ row, values, employment: { partyRelationshipId } }): RowFault[] => {
    const key = rowKey(partyRelationshipId, values);
    const days = daysOf({ ...known.get(key)?.values, ...values });
    const place = placeOf(partyRelationshipId, values);
    if ((spans.get(place) ?? []).some((other) => other.key !== key && meets(other.days, days))) return [{ row, column: 'from', code: 'facility_overlaps' }];
    if (!known.has(key)) add(place, { key, days });
    return [];
  });
}

/** No end before what was paid for; a row that says one makes no room for others. */
function judge(rows: readonly PlacedRow[], standing: readonly StandingFacility[]): RowFault[] {
  const known = new Map(standing.map((one) => [rowKey(one.partyRelationshipId, one.values), one]));
  const endsTooEarly = ({ values, employment }: PlacedRow): boolean => {
    const takenThru = known.get(rowKey(employment.partyRelationshipId, values))?.takenThru ?? null;
    return takenThru !== null && values['thru'] !== undefined && values['thru'] < takenThru;
  };
  const refused = rows.filter(endsTooEarly).map(({ row }): RowFault => ({ row, column: 'thru', code: 'facility_taken' }));
  const rest = rows.filter((row) => !endsTooEarly(row));
  return [...refused, ...overlaps(rest, known)];
}

export const importKind = employmentImport<ReadonlyMap<string, string | null>>({
  kind: 'personFacility',
  order: 11,
  texts: messages.importFacilities,
  rows: personFacilityRows,
  page: PAGE,
  columns: [
    { name: 'type', required: true, fieldClass: 'pay', read: option(TYPE), shown: 'option' },
    { name: 'feature', fieldClass: 'pay', read: text(200) },
    { name: 'from', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'thru', fieldClass: 'public', read: date, shown: 'date' },
  ],
  labels: ['pseudoId', 'type'],
  rowFaults: (values) => [...faultsIn(values)],
  look: typesOfFacilities,
  daysOf,
  keyOf,
  keys: ['type', 'from'],
  standing: async (db, ids): Promise<StandingFacility[]> =>
    (await facilitiesOf(db, ids)).map(({ id, partyRelationshipId, takenThru, type, feature, from, thru }) => ({
      ...{ id, partyRelationshipId, takenThru },
      values: { type, from, ...(feature !== null && { feature }), ...(thru !== null && { thru }) },
    })),
  judge,
  columnsOf: ({ type = '', feature, from, thru }, types) => ({
    parent_type_enum_id: types.get(type) ?? type,
    type_enum_id: (types.get(type) ?? null) === null ? null : type,
    feature: feature ?? null,
    valid: `[${from},${thru ?? ''}]`,
  }),
  demand: demandTaken,
});
