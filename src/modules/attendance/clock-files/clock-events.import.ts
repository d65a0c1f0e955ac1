/** Presses of a sheet: the device by its code, the card, the moment and the key. What stands already is passed over; taking back removes what the run brought. */
import type { PermissionKey } from '#kernel/call.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { code, text } from '#platform/import-export/cells.rules.ts';
import { type Applied, type Change, defineImport, type Fault, type FileRow, type Planned, type Target, type Values } from '#platform/import-export/kind.define.ts';
import { markDays } from '../days/marks.store.ts';
import { type PressFault, type ReadPress, readPress } from '../events/events.rules.ts';
import { takeEvents } from '../events/take-events.service.ts';
import messages from './clock-events-import.messages.fa.ts';
import { closedSheetsOfRun, correctionsOfRun, daysOfEvents, devicesByCode, dropDeliveriesOf, standingEvents } from './clock-files.store.ts';

export const BRING: PermissionKey = 'functionalManagement/clockFiles/add';

const columnOf: Readonly<Record<PressFault, string>> = { badCard: 'card', badTime: 'at', outOfTime: 'at', badKey: 'key' };
const codeOf: Readonly<Record<PressFault, string>> = { badCard: 'bad_card', badTime: 'bad_press_time', outOfTime: 'press_out_of_time', badKey: 'bad_press_key' };

const told = ({ card = '', at = '', key }: Values) => ({ card, at, key });

/** A row that was checked, as a press. */
function pressOf(values: Values, today: string): ReadPress {
  const press = readPress(told(values), today);
  if (typeof press === 'string') throw new Error('a row that was checked is no press');
  return press;
}

function faultsIn(values: Values, { today }: Target): Fault[] {
  if (values['card'] === undefined || values['at'] === undefined) return [];
  const press = readPress(told(values), today);
  return typeof press === 'string' ? [{ column: columnOf[press], code: codeOf[press] }] : [];
}

const capitals = (values: Values): string => (values['device'] ?? '').toUpperCase();
const codesIn = (rows: readonly FileRow[]): string[] => [...new Set(rows.map(({ values }) => capitals(values)))];

async function apply(tx: Tx, target: Target, rows: readonly Planned[]): Promise<Applied> {
  const devices = await devicesByCode(tx, target.companyId ?? '', codesIn(rows));
  const changes: Change[] = [];
  // in one order for all who bring the same
  for (const [device, own] of [...Map.groupBy(rows, ({ values }) => capitals(values))].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const of = devices.get(device);
    if (of === undefined) throw new Error('a row that was checked names no device');
    const outcomes = await takeEvents(
      tx,
      target,
      of,
      { source: 'import' },
      own.map(({ id, values }) => ({ ...told(values), eventId: id })),
    );
    outcomes.forEach(({ outcome }, at) => {
      const one = own[at];
      if (one !== undefined && outcome === 'added') changes.push({ row: one.row, id: one.id, action: 'create' });
    });
  }
  return { changes };
}

export const importKind = defineImport({
  kind: 'clockEvents',
  entity: 'ClockEvent',
  byHand: [BRING],
  order: 21,
  texts: messages.importClockEvents,
  columns: [
    { name: 'device', required: true, fieldClass: 'public', read: code(20) },
    { name: 'card', required: true, fieldClass: 'personal', read: text(60) },
    { name: 'at', required: true, fieldClass: 'personal', read: text(40) },
    { name: 'key', fieldClass: 'personal', read: text(40) },
  ],
  labels: ['device', 'card', 'at'],
  unique: {},
  needs: async () => undefined,
  rowFaults: faultsIn,
  async check(db, { companyId = '' }, rows) {
    const known = await devicesByCode(db, companyId, codesIn(rows));
    return rows.flatMap(({ row, values }) => (known.has(capitals(values)) ? [] : [{ row, column: 'device', code: 'unknown_device' }]));
  },
  async plan(db, { companyId = '', today, newId }, rows) {
    const devices = await devicesByCode(db, companyId, codesIn(rows));
    const asked = rows.map(({ values }) => ({ ...pressOf(values, today), clockDeviceId: devices.get(capitals(values))?.clockDeviceId ?? '' }));
    const standing = await standingEvents(db, asked);
    const seen = new Set<string>();
    return rows.map((row, at): Planned => {
      const { clockDeviceId, card, at: moment, key } = asked[at] ?? { clockDeviceId: '', card: '', at: '', key: '' };
      const place = [clockDeviceId, moment, card, key].join(' ');
      const isKnown = standing.has(place) || seen.has(place);
      seen.add(place);
      const changes = Object.fromEntries(Object.entries(row.values).map(([name, value]) => [name, [null, value] as const]));
      return { ...row, companyId, id: newId(), action: isKnown ? 'unchanged' : 'create', changes: isKnown ? {} : changes };
    });
  },
  apply,
  dependants: async (db, runId) => ({ clockCorrections: await correctionsOfRun(db, runId), closedSheets: await closedSheetsOfRun(db, runId) }),
  async revert(tx, { changes }, by) {
    if (by !== undefined && !mayUse(by.actor.grants, [BRING])) throw httpErrors.error('forbidden');
    const ids = changes.map(({ id }) => id);
    await markDays(tx, await daysOfEvents(tx, ids));
    await dropDeliveriesOf(tx, ids);
  },
});
