/** Places of events: who has one and who waits. Whoever writes holds the event first (`holdEvent`), so two never take one place. */
import { type Db, join, sql, type Tx } from '#platform/db/db.server.ts';
import type { PlaceStatus } from './place-statuses.rules.ts';
import type { Room, SlotRoom, Taken } from './places.rules.ts';

const takenStatuses = join(['WpHeld', 'WpOffered', 'WpConfirmed', 'WpUsed', 'WpNoShow'].map((status) => sql`${status}`));

export interface HeldEvent {
  readonly eventId: string;
  readonly title: string;
  readonly companyId: string;
  readonly isStay: boolean;
  readonly way: 'firstCome' | 'score' | 'draw';
  readonly remainders: 'next' | 'kept';
  readonly confirmDays: number | null;
  /** ISO day, the last one of requests. */
  readonly requestThru: string;
}

/** The event, held until the end of the transaction: requests for it wait for one another. */
export const holdEvent = (tx: Tx, eventId: string): Promise<HeldEvent> =>
  tx.one(sql`
    select e.welfare_event_id as "eventId", e.title, e.company_id as "companyId", v.kind = 'stay' as "isStay", e.way, e.remainders, e.confirm_days::int as "confirmDays", e.request_thru as "requestThru"
    from welfare_event e join welfare_service v using (welfare_service_id) where e.welfare_event_id = ${eventId}::uuid for update of e`);

/** What is left of each slot; of a stay with the units that nobody has in any of its nights. */
export const slotRooms = (tx: Tx, { eventId, isStay }: HeldEvent): Promise<SlotRoom[]> =>
  tx.many(sql`
    select s.welfare_slot_id as "slotId", s.from_date as "fromDate", s.thru_date as "thruDate",
      s.capacity - (select coalesce(sum(p.places), 0)::int from welfare_place p where p.welfare_slot_id = s.welfare_slot_id and p.status_id in (${takenStatuses})) as "left",
      case when ${isStay} then (
        select coalesce(jsonb_agg(jsonb_build_object('unitId', u.welfare_unit_id, 'beds', u.beds) order by u.beds, u.unit_code), '[]')
        from welfare_unit u join welfare_event e on e.welfare_service_id = u.welfare_service_id and e.welfare_event_id = s.welfare_event_id
        where not exists (select from welfare_place p where p.welfare_unit_id = u.welfare_unit_id and p.status_id in (${takenStatuses})
          and p.nights && daterange(s.from_date, s.thru_date, '[]'))) end as units
    from welfare_slot s where s.welfare_event_id = ${eventId}::uuid`);

type Counts = readonly (readonly [string, number])[];

/** Capacity, quotas and what each group has of the event. Without a RowScope: it counts, and names nobody. */
export async function roomIn(tx: Tx, { eventId }: HeldEvent): Promise<Omit<Room, 'isShared'>> {
  const { capacity, quotas, taken } = await tx.one<{ capacity: number; quotas: Counts; taken: Counts }>(sql`
    select (select coalesce(sum(capacity), 0)::int from welfare_slot where welfare_event_id = ${eventId}::uuid) as capacity,
      (select coalesce(jsonb_agg(jsonb_build_array(welfare_group_id, places)), '[]') from welfare_quota_places where welfare_event_id = ${eventId}::uuid) as quotas,
      (select coalesce(jsonb_agg(jsonb_build_array(g, n)), '[]') from (select welfare_group_id as g, sum(places)::int as n from welfare_place
        where welfare_event_id = ${eventId}::uuid and status_id in (${takenStatuses}) group by welfare_group_id) t) as taken`);
  return { capacity, quotas: new Map(quotas), taken: new Map(taken) };
}

export interface NewPlace {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly eventId: string;
  readonly groupId: string;
  readonly places: number;
  readonly persons: number;
  readonly status: 'WpListed' | 'WpWaiting' | 'WpHeld';
  readonly taken: Taken | undefined;
  /** Rials. */
  readonly cost: bigint;
  readonly employeeShare: bigint;
  readonly employerShare: bigint;
}

const nightsOf = (taken: Taken | undefined) => sql`(select daterange(s.from_date, s.thru_date, '[]') from welfare_slot s where s.welfare_slot_id = ${taken?.slotId ?? null}::uuid)`;

/** Of a corrected request in place of what stood: its place in the queue stays. */
export const writePlace = (tx: Tx, p: NewPlace): Promise<number> =>
  tx.run(sql`
    insert into welfare_place as t (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, welfare_slot_id, welfare_unit_id, nights, cost, employee_share, employer_share)
    values (${p.requestId}::uuid, ${p.companyId}::uuid, ${p.partyId}::uuid, ${p.eventId}::uuid, ${p.groupId}::uuid, ${p.status}, ${p.places}, ${p.persons},
      ${p.taken?.slotId ?? null}::uuid, ${p.taken?.unitId ?? null}::uuid, ${nightsOf(p.taken)}, ${p.cost}, ${p.employeeShare}, ${p.employerShare})
    on conflict (welfare_request_id) do update set welfare_event_id = excluded.welfare_event_id, welfare_group_id = excluded.welfare_group_id, status_id = excluded.status_id,
      places = excluded.places, persons = excluded.persons, welfare_slot_id = excluded.welfare_slot_id, welfare_unit_id = excluded.welfare_unit_id, nights = excluded.nights,
      cost = excluded.cost, employee_share = excluded.employee_share, employer_share = excluded.employer_share, changed_at = now()`);

/** What cancelling gives back of: rials, percent. */
export interface CancelTerms {
  readonly employeeShare: bigint;
  readonly rows: readonly { readonly daysBefore: number; readonly share: number }[];
}

export interface StoredPlace extends CancelTerms {
  readonly requestId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly eventId: string;
  readonly groupId: string;
  readonly status: PlaceStatus;
  readonly places: number;
  readonly persons: number;
  /** First day of use, of one that has a slot. */
  readonly fromDate: string | null;
  /** ISO instant. */
  readonly offeredUntil: string | null;
  readonly choices: readonly string[];
  /** Of its request. */
  readonly requestStatus: string;
}

const stored = sql`
  select p.welfare_request_id as "requestId", p.company_id as "companyId", p.party_id as "partyId", p.welfare_event_id as "eventId", p.welfare_group_id as "groupId", p.status_id as status,
    p.places, p.persons, p.employee_share as "employeeShare", p.offered_until as "offeredUntil",
    (select s.from_date from welfare_slot s where s.welfare_slot_id = p.welfare_slot_id) as "fromDate",
    (select coalesce(jsonb_agg(jsonb_build_object('daysBefore', b.days_before, 'share', b.share_back::float8)), '[]') from welfare_event_return b
      where b.welfare_event_id = p.welfare_event_id) as rows,
    array_remove(array[r.slot_one, r.slot_two, r.slot_three], null)::text[] as choices, r.status_id as "requestStatus"
  from welfare_place p join welfare_request r using (welfare_request_id)`;

/** Without a RowScope: a process asks of its own request. */
export const placeOf = (db: Db, requestId: string): Promise<StoredPlace | undefined> => db.maybe(sql`${stored} where p.welfare_request_id = ${requestId}::uuid`);

/** The same of several, in no order. Without a RowScope: places are given to everybody in a list. */
export const placesOf = (db: Db, requestIds: readonly string[]): Promise<StoredPlace[]> => db.many(sql`${stored} where p.welfare_request_id = any (${[...requestIds]}::uuid[])`);

/** Those who wait for a place of an event, in order of arrival. Without a RowScope: places are passed on to whoever is next. */
export const waitingFor = (tx: Tx, eventId: string): Promise<StoredPlace[]> =>
  tx.many(sql`${stored} where p.welfare_event_id = ${eventId}::uuid and p.status_id = 'WpWaiting' order by p.arrival`);

/** Moves a place; `until`: of an offer. */
export const movePlace = (tx: Tx, requestId: string, status: PlaceStatus, until: Date | null = null): Promise<number> =>
  tx.run(sql`update welfare_place set status_id = ${status}, offered_until = ${until}, changed_at = now() where welfare_request_id = ${requestId}::uuid`);

/** Those who were listed wait from now on, in this order, behind everybody who waits already. */
export const queuePlaces = (tx: Tx, requestIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    update welfare_place p set status_id = 'WpWaiting', arrival = q.arrival, changed_at = now()
    from (
      select o.id, nextval(pg_get_serial_sequence('welfare_place', 'arrival')) as arrival
      from (select id from unnest(${[...requestIds]}::uuid[]) with ordinality as u (id, n) order by n) o
    ) q where p.welfare_request_id = q.id`);

export const cancelPlace = (tx: Tx, requestId: string, back: bigint): Promise<number> =>
  tx.run(sql`
    update welfare_place set status_id = 'WpCancelled', offered_until = null, given_back = ${back}, changed_at = now() where welfare_request_id = ${requestId}::uuid`);

/** Events with offers that nobody confirmed in time. */
export const eventsOver = async (db: Db, companyId: string, now: Date): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select distinct welfare_event_id as id from welfare_place where company_id = ${companyId}::uuid and status_id = 'WpOffered' and offered_until < ${now}`)
  ).map(({ id }) => id);

/** Events whose window closed before a day (ISO), of which somebody waits while a place is free that a quota has left. */
export const eventsLeft = async (db: Db, companyId: string, day: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select e.welfare_event_id as id from welfare_event e
      where e.company_id = ${companyId}::uuid and e.remainders = 'next' and e.request_thru < ${day}::date
        and exists (select from welfare_place p where p.welfare_event_id = e.welfare_event_id and p.status_id = 'WpWaiting')
        and exists (select from welfare_slot s where s.welfare_event_id = e.welfare_event_id and s.from_date >= ${day}::date and s.capacity >
          (select coalesce(sum(p.places), 0) from welfare_place p where p.welfare_slot_id = s.welfare_slot_id and p.status_id in (${takenStatuses})))`)
  ).map(({ id }) => id);

/** Those whose offer is over. Without a RowScope: a timer tells each that theirs has passed on. */
export const expireOffers = (tx: Tx, eventId: string, now: Date): Promise<{ partyId: string }[]> =>
  tx.many(sql`
    update welfare_place set status_id = 'WpExpired', changed_at = now() where welfare_event_id = ${eventId}::uuid and status_id = 'WpOffered' and offered_until < ${now}
    returning party_id as "partyId"`);

export interface GivenPlace extends Taken {
  readonly requestId: string;
  readonly status: PlaceStatus;
  /** Of an offer. */
  readonly until: Date | null;
  /** Rials as digits. */
  readonly cost: string;
  readonly employeeShare: string;
  readonly employerShare: string;
}

/** Gives places to those who are listed or wait. */
export const writeGiven = (tx: Tx, given: readonly GivenPlace[]): Promise<number> =>
  tx.run(sql`
    update welfare_place p set welfare_slot_id = s.welfare_slot_id, welfare_unit_id = g."unitId", nights = daterange(s.from_date, s.thru_date, '[]'), cost = g.cost,
      employee_share = g."employeeShare", employer_share = g."employerShare", status_id = g.status, offered_until = g.until, changed_at = now()
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as g ("requestId" uuid, "slotId" uuid, "unitId" uuid, status text, until timestamptz, cost bigint, "employeeShare" bigint, "employerShare" bigint)
    join welfare_slot s on s.welfare_slot_id = g."slotId" where p.welfare_request_id = g."requestId"`);

export interface OwnPlace {
  readonly partyId: string;
  readonly requestId: string;
  readonly eventTitle: string;
  readonly slotTitle: string | null;
  readonly unitCode: string | null;
  readonly status: PlaceStatus;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly cost: string;
  readonly employeeShare: string;
  readonly employerShare: string;
  readonly offeredUntil: string | null;
  /** From 1, of those who wait. */
  readonly queue: number | null;
  /** It may be given back, unless it is over. */
  readonly isCancellable: boolean;
}

/** The own places, newest first. Without a RowScope: of whoever asks alone; of others it counts how many wait before. */
export const ownPlaces = (db: Db, partyId: string): Promise<OwnPlace[]> =>
  db.many(sql`
    select p.party_id as "partyId", p.welfare_request_id as "requestId", e.title as "eventTitle", s.title as "slotTitle", u.unit_code as "unitCode", p.status_id as status, s.from_date as "fromDate", s.thru_date as "thruDate",
      p.cost::text, p.employee_share::text as "employeeShare", p.employer_share::text as "employerShare", p.offered_until as "offeredUntil",
      case when p.status_id = 'WpWaiting' then (select count(*)::int + 1 from welfare_place o where o.welfare_event_id = p.welfare_event_id and o.status_id = 'WpWaiting' and o.arrival < p.arrival) end as queue,
      p.status_id in ('WpWaiting', 'WpOffered', 'WpConfirmed') and r.status_id = 'RqApproved' as "isCancellable"
    from welfare_place p join welfare_request r using (welfare_request_id) join welfare_event e on e.welfare_event_id = p.welfare_event_id left join welfare_slot s using (welfare_slot_id) left join welfare_unit u using (welfare_unit_id)
    where p.party_id = ${partyId}::uuid order by p.arrival desc limit 100`);
