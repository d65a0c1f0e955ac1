/** Facilities of a sheet: by the codes of people and the words of the facilities. A row that stands is found by its facilities and first day. */

import { backwardsIn, type DatedRows, daysOf, keyOf, overlapsIn } from '#platform/employment-rows/dated-sheet.rules.ts';
import { employmentImport, type PlacedRow, type StandingRow } from '#platform/employment-rows/employment-import.service.ts';
import { date, option, text } from '#platform/import-export/cells.rules.ts';
import type { RowFault, Values } from '#platform/import-export/kind.define.ts';
import { demandTaken, facilitiesOf, typesOfFacilities } from './facilities-import.store.ts';
import { PAGE } from './person-facilities.contract.ts';
import { personFacilityRows } from './person-facilities.store.ts';
import messages from './person-facilities-import.messages.fa.ts';

const TYPE = 'FixedWelfareType';

interface StandingFacility extends StandingRow {
  /** Last day (ISO) of the months that payslips have taken for it. */
  readonly takenThru: string | null;
}

const facilities: DatedRows = { whatOf: ({ type = '' }) => type, code: 'facility_overlaps' };

/** No end before what was paid for; a row that says one makes no room for others. */
function judge(rows: readonly PlacedRow[], standing: readonly StandingFacility[]): RowFault[] {
  const rowKey = (employmentId: string, values: Values): string => `${employmentId} ${keyOf(facilities, values)}`;
  const takenThru = new Map(standing.map((one) => [rowKey(one.partyRelationshipId, one.values), one.takenThru]));
  const endsTooEarly = ({ values, employment }: PlacedRow): boolean => {
    const taken = takenThru.get(rowKey(employment.partyRelationshipId, values)) ?? null;
    return taken !== null && values['thru'] !== undefined && values['thru'] < taken;
  };
  const refused = rows.filter(endsTooEarly).map(({ row }): RowFault => ({ row, column: 'thru', code: 'facility_taken' }));
  return [
    ...refused,
    ...overlapsIn(
      facilities,
      rows.filter((row) => !endsTooEarly(row)),
      standing,
    ),
  ];
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
  rowFaults: (values) => [...backwardsIn(values)],
  look: typesOfFacilities,
  daysOf,
  keyOf: (values) => keyOf(facilities, values),
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
