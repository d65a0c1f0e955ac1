/** SQL of presses: what clocks said, with what people say in its place. Moments are Tehran wall time, `2026-05-10T07:58:31`; days ISO dates. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { PressKey } from '../day/presses.rules.ts';

/** A press of somebody. */
export interface PressOfPerson {
  /** Tehran wall time with seconds, `2026-05-10T07:58:31`. */
  readonly at: string;
  /** What the key stands for at its device; absent where none was pressed or it stands for nothing. */
  readonly key?: PressKey;
  /** The event, or the correction that stands in its place. */
  readonly eventId: string;
}

/** How a moment without a zone goes over the wire. */
export const wallTime = (at: Sql): Sql => sql`to_char(${at}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** Events with their holders: `c` a card, `r` the employment of its holder, `e` an event of its days; what is corrected does not count. */
const ofHolders = sql`
  party_relationship r join clock_card c on c.party_relationship_id = r.party_relationship_id
  join clock_event e on e.company_id = c.company_id and e.card = c.card and e.at >= lower(c.valid) and e.at < coalesce(upper(c.valid), 'infinity'::date)
    and not exists (select from clock_correction k where k.clock_event_id = e.clock_event_id)`;

/**
 * Presses of people at one company from a day to a day, both included, each person's in order; whoever has none is not in the answer.
 * Without a RowScope: days are counted of whoever is marked; who may see the answer is decided by whoever asks for it.
 */
export async function eventsOf(db: Db, companyId: string, partyIds: readonly string[], fromDay: string, thruDay: string): Promise<ReadonlyMap<string, readonly PressOfPerson[]>> {
  const rows = await db.many<{ partyId: string; at: string; key: PressKey | null; eventId: string }>(sql`
    select r.party_id as "partyId", ${wallTime(sql`e.at`)} as at, d.press_key as key, e.clock_event_id as "eventId"
    from ${ofHolders} left join clock_device_key d on d.clock_device_id = e.clock_device_id and d.code = e.press_key
    where r.company_id = ${companyId}::uuid and r.party_id = any (${[...partyIds]}::uuid[]) and e.at >= ${fromDay}::date and e.at < ${thruDay}::date + 1
    union all
    select k.party_id, ${wallTime(sql`k.at`)}, k.press_key, k.clock_correction_id from clock_correction k
    where k.company_id = ${companyId}::uuid and k.party_id = any (${[...partyIds]}::uuid[]) and k.at >= ${fromDay}::date and k.at < ${thruDay}::date + 1
      and not exists (select from clock_correction later where later.corrects_id = k.clock_correction_id)
    order by 1, 2, 4`);
  const presses = new Map<string, PressOfPerson[]>();
  for (const { partyId, key, ...press } of rows) {
    const own = presses.get(partyId) ?? [];
    presses.set(partyId, own);
    own.push({ ...press, ...(key !== null && { key }) });
  }
  return presses;
}

/**
 * Until when every clock at which people pressed since a day has told what was pressed, Tehran wall time: of one that calls its last contact, of one whose file is brought
 * its newest press. Whoever pressed nowhere is not in the answer. Clocks that are switched off tell nothing any more and are not waited for.
 * Without a RowScope: as `eventsOf`.
 */
export async function heardUntil(db: Db, companyId: string, partyIds: readonly string[], sinceDay: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ partyId: string; heard: string }>(sql`
    with used as (
      select distinct r.party_id, e.clock_device_id from ${ofHolders}
      where r.company_id = ${companyId}::uuid and r.party_id = any (${[...partyIds]}::uuid[]) and e.at >= ${sinceDay}::date)
    select u.party_id as "partyId", ${wallTime(sql`min(h.at)`)} as heard
    from used u join clock_device d on d.clock_device_id = u.clock_device_id and d.option_indicator = 'Y'
    cross join lateral (
      select coalesce(
        (select c.last_contact_at at time zone 'Asia/Tehran' from clock_contact c where c.clock_device_id = d.clock_device_id),
        (select max(e.at) from clock_event e where e.clock_device_id = d.clock_device_id and e.at >= ${sinceDay}::date)) as at) h
    group by u.party_id`);
  return new Map(rows.map(({ partyId, heard }) => [partyId, heard]));
}

export interface BoundDevice {
  readonly clockDeviceId: string;
  readonly companyId: string;
  readonly isActive: boolean;
}

const boundDevice = sql`clock_device_id as "clockDeviceId", company_id as "companyId", option_indicator = 'Y' as "isActive"`;

/** The clock to which the key of a program is bound. */
export const deviceOfKey = (db: Db, serviceKeyId: string): Promise<BoundDevice | undefined> =>
  db.maybe<BoundDevice>(sql`select ${boundDevice} from clock_device where service_key_id = ${serviceKeyId}::uuid`);

/** An event as it goes into the table; the device and what brought it are the same of all. */
export interface NewEvent {
  readonly eventId: string;
  readonly card: string;
  /** Tehran wall time. */
  readonly at: string;
  /** As the device says it; empty: none. */
  readonly key: string;
}

export interface Source {
  readonly clockDeviceId: string;
  readonly companyId: string;
  readonly clockDeliveryId: string;
  /** ISO moment of the server. */
  readonly receivedAt: string;
}

/** What became of an event that was not there yet: whose it is, where anybody's. */
export interface AddedEvent {
  readonly eventId: string;
  readonly card: string;
  /** ISO date of the press. */
  readonly day: string;
  readonly partyId: string | null;
  readonly isEmployed: boolean;
  /** Later than the server's clock by more than is forgiven. */
  readonly isAhead: boolean;
}

/** Months of these days get their tables: before anything else of the transaction is written. */
export async function prepareMonths(tx: Tx, days: readonly string[]): Promise<void> {
  const months = [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))];
  if (months.length > 0) await tx.many(sql`select make_clock_months(${months}::date[])`);
}

/**
 * Adds events that are not there yet, in one statement, and answers those it added: what stood already is not among them.
 * `aheadSeconds`: how much later than the server's clock is still right.
 * Without a RowScope: a clock knows no people, and an event is of whoever held its card.
 */
export async function addEvents(tx: Tx, source: Source, events: readonly NewEvent[], aheadSeconds: number): Promise<AddedEvent[]> {
  const column = <K extends keyof NewEvent>(name: K): NewEvent[K][] => events.map((event) => event[name]);
  return tx.many<AddedEvent>(sql`
    with added as (
      insert into clock_event (clock_event_id, at, clock_delivery_id, company_id, clock_device_id, card, press_key, received_at)
      select n.id, n.at, ${source.clockDeliveryId}::uuid, ${source.companyId}::uuid, ${source.clockDeviceId}::uuid, n.card, n.key, ${source.receivedAt}::timestamptz
      from unnest(${column('eventId')}::uuid[], ${column('at')}::timestamp[], ${column('card')}::text[], ${column('key')}::text[]) as n (id, at, card, key)
      order by n.at, n.card, n.key
      on conflict do nothing returning clock_event_id, at, company_id, card)
    select a.clock_event_id as "eventId", a.card, to_char(a.at, 'YYYY-MM-DD') as day, r.party_id as "partyId", coalesce(r.valid @> a.at::date, false) as "isEmployed",
      a.at > (${source.receivedAt}::timestamptz at time zone 'Asia/Tehran') + make_interval(secs => ${aheadSeconds}) as "isAhead"
    from added a left join clock_card c on c.company_id = a.company_id and c.card = a.card and c.valid @> a.at::date
    left join party_relationship r on r.party_relationship_id = c.party_relationship_id`);
}

/** What brings events of a clock on a day, made when the first of the day comes; of an import one for each batch. Answers its id. */
export async function deliveryOf(
  tx: Tx,
  from: { readonly companyId: string; readonly clockDeviceId: string; readonly source: 'import' | 'call' | 'push' | 'phone'; readonly day: string },
  newId: string,
): Promise<string> {
  await tx.run(sql`
    insert into clock_delivery (clock_delivery_id, company_id, clock_device_id, source, day)
    values (${newId}::uuid, ${from.companyId}::uuid, ${from.clockDeviceId}::uuid, ${from.source}, ${from.day}::date)
    on conflict (clock_device_id, source, day) where source <> 'import' do nothing`);
  if (from.source === 'import') return newId;
  const { id } = await tx.one<{ id: string }>(sql`
    select clock_delivery_id as id from clock_delivery
    where clock_device_id = ${from.clockDeviceId}::uuid and source = ${from.source} and day = ${from.day}::date and source <> 'import'`);
  return id;
}

export interface NewException {
  readonly exceptionId: string;
  readonly kind: 'unknownCard' | 'notEmployed' | 'ahead' | 'unreadable';
  /** Of an event and its moment; null of a line that could not be read. */
  readonly eventId: string | null;
  readonly at: string | null;
  readonly card: string | null;
  readonly line: string | null;
}

/** Notes what is nobody's or cannot be right. */
export async function noteExceptions(tx: Tx, { companyId, clockDeviceId, receivedAt }: Omit<Source, 'clockDeliveryId'>, noted: readonly NewException[]): Promise<void> {
  if (noted.length === 0) return;
  const column = <K extends keyof NewException>(name: K): NewException[K][] => noted.map((one) => one[name]);
  await tx.run(sql`
    insert into clock_exception (clock_exception_id, company_id, clock_device_id, kind, clock_event_id, at, card, line, noted_at)
    select n.id, ${companyId}::uuid, ${clockDeviceId}::uuid, n.kind, n.event_id, n.at, n.card, n.line, ${receivedAt}::timestamptz
    from unnest(${column('exceptionId')}::uuid[], ${column('kind')}::text[], ${column('eventId')}::uuid[], ${column('at')}::timestamp[], ${column('card')}::text[],
      ${column('line')}::text[]) as n (id, kind, event_id, at, card, line)
    on conflict do nothing`);
}

/** A clock was heard: now, from an address, and what it brought last. Moments are ISO; the event Tehran wall time. */
export const noteContact = (
  tx: Tx,
  device: { readonly clockDeviceId: string; readonly companyId: string },
  contact: { readonly at: string; readonly address: string | null; readonly driftSeconds: number | null; readonly lastEventAt: string | null },
): Promise<number> =>
  tx.run(sql`
    insert into clock_contact as c (clock_device_id, company_id, last_contact_at, last_address, drift_seconds, last_event_at)
    values (${device.clockDeviceId}::uuid, ${device.companyId}::uuid, ${contact.at}::timestamptz, ${contact.address}::inet, ${contact.driftSeconds}::int, ${contact.lastEventAt}::timestamp)
    on conflict (clock_device_id) do update set last_contact_at = greatest(c.last_contact_at, excluded.last_contact_at), silence_told_at = null,
      last_address = coalesce(excluded.last_address, c.last_address), drift_seconds = coalesce(excluded.drift_seconds, c.drift_seconds),
      last_event_at = greatest(c.last_event_at, excluded.last_event_at)`);

/**
 * Days on which events of some cards fall, of their holders now: what counts of them when a card changes hands.
 * Without a RowScope: of cards that whoever asks has in hand.
 */
export const daysOfCards = (db: Db, cardIds: readonly string[]): Promise<{ partyId: string; day: string }[]> =>
  db.many(sql`
    select distinct r.party_id as "partyId", to_char(e.at, 'YYYY-MM-DD') as day
    from clock_card c join party_relationship r on r.party_relationship_id = c.party_relationship_id
    join clock_event e on e.company_id = c.company_id and e.card = c.card and e.at >= lower(c.valid)
    where c.clock_card_id = any (${[...cardIds]}::uuid[])`);

/**
 * The same of a card that is about to be somebody's from a day (ISO) on.
 * Without a RowScope: of a person whom whoever asks has in hand.
 */
export const daysOfSaidCard = (
  db: Db,
  said: { readonly companyId: string; readonly partyId: string; readonly card: string; readonly fromDate: string },
): Promise<{ partyId: string; day: string }[]> =>
  db.many(sql`
    select distinct ${said.partyId}::uuid as "partyId", to_char(e.at, 'YYYY-MM-DD') as day
    from clock_event e
    where e.company_id = ${said.companyId}::uuid and e.card = ${said.card} and e.at >= ${said.fromDate}::date`);

/**
 * The same of presses of a key of a device.
 * Without a RowScope: of a device that whoever asks has in hand.
 */
export const daysOfKey = (db: Db, clockDeviceId: string, code: string): Promise<{ partyId: string; day: string }[]> =>
  db.many(sql`
    select distinct r.party_id as "partyId", to_char(e.at, 'YYYY-MM-DD') as day
    from ${ofHolders} where e.clock_device_id = ${clockDeviceId}::uuid and e.press_key = ${code}`);
