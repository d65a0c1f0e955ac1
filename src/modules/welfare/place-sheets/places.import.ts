/** Slots of events of services of a sheet, for one company: nights, departures and sessions by the codes of event and slot (issue 24: places of an event). */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { code, date, text, wholeNumber } from '#platform/import-export/cells.rules.ts';
import { type Applied, changesOf, defineImport, type FileRow, type Planned, type Target } from '#platform/import-export/kind.define.ts';
import { revertRecords } from '#platform/import-export/revert.service.ts';
import { type KeptTable, takeSnapshots } from '#platform/structure/snapshot.store.ts';
import { byCode, type KnownSlot, slotFaults } from './place-rows.rules.ts';
import messages from './place-sheets.messages.fa.ts';
import { deleteSlots, eventsByCode, holdEvents, type SlotRow, slotDependants, writeSlots } from './place-sheets.store.ts';

const MOST_PLACES = 100_000;

const kept: readonly KeptTable[] = [
  { table: 'welfare_slot', key: 'welfare_slot_id', main: { id: 'welfare_slot_id', columns: ['title', 'from_date', 'thru_date', 'capacity'], versioned: true } },
];

const codesIn = (rows: readonly FileRow[]): string[] => rows.flatMap(({ values }) => values['eventCode'] ?? []);

const factsOf = ({ title, fromDate, thruDate, capacity }: KnownSlot) => ({ title, fromDate, thruDate, capacity: String(capacity) });

async function plan(db: Db, target: Target, rows: readonly FileRow[]): Promise<Planned[]> {
  const { companyId = '' } = target;
  const events = await eventsByCode(db, companyId, codesIn(rows));
  return rows.map((row) => {
    const { eventCode, slotCode, ...values } = row.values;
    const found = byCode(byCode(events, eventCode)?.slots ?? [], slotCode);
    const changes = changesOf(found === undefined ? row.values : values, found && factsOf(found));
    return { ...row, companyId, id: found?.id ?? target.newId(), changes, action: !found ? 'create' : Object.keys(changes).length > 0 ? 'update' : 'unchanged' };
  });
}

async function apply(tx: Tx, { companyId = '' }: Target, rows: readonly Planned[]): Promise<Applied> {
  const written = rows.filter(({ action }) => action !== 'unchanged');
  const events = await eventsByCode(tx, companyId, codesIn(written));
  const before = await takeSnapshots(
    tx,
    kept,
    written.filter(({ action }) => action === 'update').map(({ id }) => id),
  );
  await writeSlots(
    tx,
    written.map(
      ({ id, values }): SlotRow => ({
        ...{ id, companyId, eventId: byCode(events, values['eventCode'])?.id ?? '', code: values['slotCode'] ?? '', title: values['title'] ?? '' },
        ...{ fromDate: values['fromDate'] ?? '', thruDate: values['thruDate'] ?? '', capacity: Number(values['capacity']) },
      }),
    ),
  );
  return { changes: written.map(({ row, id, action }) => (action === 'create' ? { row, id, action } : { row, id, action: 'update', before: before.get(id) })) };
}

export const importKind = defineImport({
  kind: 'welfarePlaces',
  entity: 'WelfareSlot',
  byHand: ['welfareServices/otherServices/eventDefinition/edit'],
  order: 29,
  texts: messages.importPlaces,
  columns: [
    { name: 'eventCode', required: true, fieldClass: 'public', read: code(40) },
    { name: 'slotCode', required: true, fieldClass: 'public', read: code(40) },
    { name: 'title', required: true, fieldClass: 'public', read: text(200) },
    { name: 'fromDate', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'thruDate', required: true, fieldClass: 'public', read: date, shown: 'date' },
    { name: 'capacity', required: true, fieldClass: 'public', read: wholeNumber(MOST_PLACES) },
  ],
  labels: ['eventCode', 'slotCode'],
  unique: {},
  needs: async () => undefined,
  rowFaults: ({ fromDate = '', thruDate = '' }) => (thruDate < fromDate ? [{ column: 'thruDate', code: 'thru_before_from' }] : []),
  check: async (db, { companyId = '' }, rows) => slotFaults(rows, await eventsByCode(db, companyId, codesIn(rows))),
  hold: (tx, { companyId = '' }, rows) => holdEvents(tx, companyId, codesIn(rows)),
  plan,
  apply,
  dependants: slotDependants,
  revert: revertRecords(deleteSlots, kept),
});
