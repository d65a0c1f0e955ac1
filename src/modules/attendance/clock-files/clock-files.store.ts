/** SQL of presses that come by sheets. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { wallTime } from '../events/events.store.ts';
import type { DeviceOfEvents } from '../events/take-events.service.ts';

/** Clocks of a company by their codes in capitals. */
export async function devicesByCode(db: Db, companyId: string, codes: readonly string[]): Promise<ReadonlyMap<string, DeviceOfEvents>> {
  const rows = await db.many<DeviceOfEvents & { code: string }>(sql`
    select upper(code) as code, clock_device_id as "clockDeviceId", company_id as "companyId" from clock_device
    where company_id = ${companyId}::uuid and upper(code) = any (${[...codes]}::text[])`);
  return new Map(rows.map(({ code, ...device }) => [code, device]));
}

export interface AskedEvent {
  readonly clockDeviceId: string;
  readonly at: string;
  readonly card: string;
  readonly key: string;
}

/** Those of some presses that stand, as `device moment card key`. */
export async function standingEvents(db: Db, asked: readonly AskedEvent[]): Promise<ReadonlySet<string>> {
  const column = <K extends keyof AskedEvent>(name: K): string[] => asked.map((one) => one[name]);
  const rows = await db.many<{ place: string }>(sql`
    select concat_ws(' ', e.clock_device_id, ${wallTime(sql`e.at`)}, e.card, e.press_key) as place
    from unnest(${column('clockDeviceId')}::uuid[], ${column('at')}::timestamp[], ${column('card')}::text[], ${column('key')}::text[]) as n (device, at, card, key)
    join clock_event e on e.clock_device_id = n.device and e.at = n.at and e.card = n.card and e.press_key = n.key`);
  return new Set(rows.map(({ place }) => place));
}

/** Days of events, of whoever held their cards. Without a RowScope: of a run whose rows whoever asks takes back. */
export const daysOfEvents = (db: Db, eventIds: readonly string[]): Promise<{ partyId: string; day: string }[]> =>
  db.many(sql`
    select distinct r.party_id as "partyId", to_char(e.at, 'YYYY-MM-DD') as day
    from clock_event e join clock_card c on c.company_id = e.company_id and c.card = e.card and c.valid @> e.at::date
    join party_relationship r on r.party_relationship_id = c.party_relationship_id
    where e.clock_event_id = any (${[...eventIds]}::uuid[])`);

/** Removes what brought these events, and with it the events; what a clock brought by itself stays. */
export const dropDeliveriesOf = (tx: Tx, eventIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    delete from clock_delivery where source = 'import'
      and clock_delivery_id in (select e.clock_delivery_id from clock_event e where e.clock_event_id = any (${[...eventIds]}::uuid[]))`);

/** How many corrections stand in the place of events of a run. */
export const correctionsOfRun = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from import_change i join clock_correction k on k.clock_event_id = i.record_id::uuid where i.run_id = ${runId}::uuid`)
  ).count;

/** How many closed sheets of people rest on days of events of a run. Without a RowScope: of a run whose rows whoever asks takes back. */
export const closedSheetsOfRun = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(distinct s.attendance_sheet_id)::int as count
      from import_change i join clock_event e on e.clock_event_id = i.record_id::uuid
      join clock_card c on c.company_id = e.company_id and c.card = e.card and c.valid @> e.at::date
      join party_relationship r on r.party_relationship_id = c.party_relationship_id
      join attendance_sheet s on s.company_id = r.company_id and s.party_id = r.party_id and s.status_id = 'AsClosed'
      join attendance_period p on p.attendance_period_id = s.attendance_period_id and p.valid @> e.at::date
      where i.run_id = ${runId}::uuid`)
  ).count;
