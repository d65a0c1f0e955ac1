/** Cards of a sheet: whose each is and on which days. A row that stands is found by person, card and first day. */
import { backwardsIn, daysOf } from '#platform/employment-rows/dated-sheet.rules.ts';
import { meets } from '#platform/employment-rows/days.rules.ts';
import { employmentImport, type PlacedRow, type StandingRow } from '#platform/employment-rows/employment-import.service.ts';
import { date, type ReadCell } from '#platform/import-export/cells.rules.ts';
import type { RowFault, Values } from '#platform/import-export/kind.define.ts';
import { markDays } from '../days/marks.store.ts';
import { cleanCard } from '../events/events.rules.ts';
import { daysOfCards } from '../events/events.store.ts';
import { PAGE } from './cards.contract.ts';
import { cardRows, cardsOf, cardsOfPeople } from './cards.store.ts';
import messages from './cards-import.messages.fa.ts';

const card: ReadCell = Object.assign(
  (cell: string) => {
    const value = cleanCard(cell);
    return value === undefined ? { code: 'bad_card' } : { value };
  },
  { form: { is: 'text', max: 40 } as const },
);

const keyOf = ({ card: number, from }: Values): string => `${number} ${from}`;

interface Held {
  readonly place: string;
  readonly values: Values;
}

const heldOf = ({ partyRelationshipId, values }: StandingRow): Held => ({ place: `${partyRelationshipId} ${keyOf(values)}`, values });

/** Rows whose card somebody else holds on some of the days, or another row: what stands counts as the sheet changes it. */
function judge(rows: readonly PlacedRow[], standing: readonly StandingRow[]): RowFault[] {
  const placed = rows.map(({ row, values, employment }) => ({ row, ...heldOf({ id: '', partyRelationshipId: employment.partyRelationshipId, values }) }));
  const said = new Map(placed.map((one) => [one.place, one.values]));
  const known = new Map(standing.map(heldOf).map(({ place, values }) => [place, { ...values, ...said.get(place) }]));
  const held = Map.groupBy(
    [...known].map(([place, values]): Held => ({ place, values })),
    ({ values }) => values['card'],
  );
  return placed.flatMap(({ row, place, values }): RowFault[] => {
    const days = daysOf({ ...known.get(place), ...values });
    const others = held.get(values['card']) ?? [];
    if (others.some((other) => other.place !== place && meets(daysOf(other.values), days))) return [{ row, column: 'from', code: 'card_overlaps' }];
    if (!known.has(place)) held.set(values['card'], [...others, { place, values }]);
    return [];
  });
}

export const importKind = employmentImport<readonly StandingRow[]>({
  kind: 'clockCards',
  order: 20,
  texts: messages.importClockCards,
  rows: cardRows,
  page: PAGE,
  columns: [
    { name: 'card', required: true, fieldClass: 'public', read: card },
    { name: 'from', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'thru', fieldClass: 'public', read: date, shown: 'date' },
  ],
  labels: ['pseudoId', 'card'],
  rowFaults: (values) => [...backwardsIn(values)],
  look: (db, { companyId = '' }, rows) => cardsOf(db, companyId, [...new Set(rows.map(({ values }) => values['card'] ?? ''))]),
  daysOf,
  keyOf,
  keys: ['card', 'from'],
  standing: (db, ids) => cardsOfPeople(db, ids),
  judge: (rows, _standing, look) => judge(rows, look),
  columnsOf: ({ card: number, from, thru }) => ({ card: number, valid: `[${from},${thru ?? ''}]` }),
  demand: async (tx, cardIds) => markDays(tx, await daysOfCards(tx, cardIds)),
});
