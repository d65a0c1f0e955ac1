/** Where clocks and their keys lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { cleanNetwork } from '#platform/identity/service-keys/networks.server.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { markDays } from '../days/marks.store.ts';
import { daysOfKey, wallTime } from '../events/events.store.ts';
import { devices, keysOfDevice, OPTION_LIMIT } from './devices.contract.ts';
import { deviceErrors } from './devices.errors.ts';

interface KeyOption {
  readonly serviceKeyId: string;
  readonly name: string;
}

/** Keys of programs of a company that have not ended; their permissions are asked when they call. */
const keysOfCompany = (db: Db, companyId: string): Promise<KeyOption[]> =>
  db.many<KeyOption>(sql`
    select service_key_id as "serviceKeyId", name from service_key where company_id = ${companyId}::uuid and revoked_at is null order by name, service_key_id`);

/** Those whose name holds what is typed, or the one of an id. */
export async function keysLike(db: Db, companyId: string, { typed, id }: { readonly typed: string; readonly id: string | undefined }): Promise<KeyOption[]> {
  const known = await keysOfCompany(db, companyId);
  const words = foldForSearch(typed);
  return known.filter(({ serviceKeyId, name }) => (id === undefined ? foldForSearch(name).includes(words) : serviceKeyId === id)).slice(0, OPTION_LIMIT);
}

export interface OfferedClock {
  readonly serial: string;
  readonly address: string;
  readonly times: number;
  readonly lastSeenAt: string;
}

/** Serials that called, the newest first. */
export const offers = (db: Db): Promise<OfferedClock[]> =>
  db.many<OfferedClock>(sql`select serial, host(address) as address, times, last_seen_at as "lastSeenAt" from clock_offer order by last_seen_at desc, serial`);

const refuse = (name: 'serialForm' | 'networksNeeded' | 'networkForm' | 'keyUnknown' | 'codeForm', field: string): Error => deviceErrors.error(name, { fields: { [field]: name } });

/** Networks as they are stored, one a line. Throws networkForm. */
const cleanNetworks = (typed: string): string[] =>
  typed.split(/[\s,]+/).flatMap((one) => {
    if (one === '') return [];
    const clean = cleanNetwork(one);
    if (clean === undefined) throw refuse('networkForm', 'networks');
    return [clean];
  });

async function checkDevice(tx: Tx, { companyId }: RowOwner, values: FormValues): Promise<void> {
  const { serial, networks, serviceKeyId } = values;
  if (typeof serial === 'string' && !/^[A-Za-z0-9_.-]{4,40}$/.test(serial)) throw refuse('serialForm', 'serial');
  const clean = typeof networks === 'string' ? cleanNetworks(networks) : [];
  if (typeof serial === 'string' && clean.length === 0) throw refuse('networksNeeded', 'networks');
  const known = typeof serviceKeyId === 'string' ? await keysLike(tx, companyId, { typed: '', id: serviceKeyId }) : undefined;
  if (known?.length === 0) throw refuse('keyUnknown', 'serviceKeyId');
  if (typeof serial === 'string') await tx.run(sql`delete from clock_offer where serial = upper(${serial})`);
}

const contact = (column: ReturnType<typeof sql>) => sql`(select ${column} from clock_contact c where c.clock_device_id = t.clock_device_id)`;

export const deviceRows: RecordRows = {
  records: devices,
  table: 'clock_device',
  columns: {
    ...{ code: 'code', title: 'title', optionIndicator: 'option_indicator', serial: 'serial', networks: 'networks' },
    ...{ serviceKeyId: 'service_key_id', silenceMinutes: 'silence_minutes' },
  },
  shown: {
    lastContactAt: contact(sql`c.last_contact_at`),
    driftSeconds: contact(sql`c.drift_seconds`),
    lastEventAt: contact(wallTime(sql`c.last_event_at`)),
    keyName: sql`(select k.name from service_key k where k.service_key_id = t.service_key_id)`,
    keys: sql`(select count(*)::int from clock_device_key k where k.clock_device_id = t.clock_device_id)`,
  },
  refuse: (name, detail) => deviceErrors.error(name, detail),
  check: checkDevice,
  async mayRemove(tx, id) {
    const used = await tx.maybe(sql`select from clock_delivery where clock_device_id = ${id}::uuid union all select from clock_event where clock_device_id = ${id}::uuid limit 1`);
    if (used !== undefined) throw deviceErrors.error('hasEvents');
  },
};

export const deviceKeyRows: RecordRows = {
  records: keysOfDevice,
  table: 'clock_device_key',
  above: { table: 'clock_device', field: 'clockDeviceId' },
  columns: { code: 'code', pressKey: 'press_key' },
  refuse: (name, detail) => deviceErrors.error(name, detail),
  async check(tx, { aboveId }, values, _id, before) {
    const code = String(values['code']);
    if (!/^[A-Za-z0-9_.-]{1,20}$/.test(code)) throw refuse('codeForm', 'code');
    for (const one of new Set([code, ...(before['code'] === undefined ? [] : [String(before['code'])])])) await markDays(tx, await daysOfKey(tx, aboveId, one));
  },
  async mayRemove(tx, id) {
    const row = await tx.one<{ deviceId: string; code: string }>(sql`select clock_device_id as "deviceId", code from clock_device_key where clock_device_key_id = ${id}::uuid`);
    await markDays(tx, await daysOfKey(tx, row.deviceId, row.code));
  },
};
