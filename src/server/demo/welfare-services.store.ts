/** SQL of the services of the demo: shares of groups, units, events with slots and costs, and who asked. Without a RowScope: the demo lays whole companies. */
import { eventWord, layWord } from '#modules/welfare/draw-words/draw-words.store.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { put } from './bulk.store.ts';

/** What each group of a company bears of a service: percent of whoever asks, from an ISO day. */
export const layShares = (tx: Tx, companyIds: readonly string[], shares: readonly { readonly code: string; readonly employee: number }[], from: string): Promise<void> =>
  put(
    tx,
    shares,
    (c) => sql`
      insert into welfare_group_share (welfare_group_share_id, company_id, welfare_group_id, welfare_service_id, employee_percent, employer_percent, valid)
      select gen_random_uuid(), g.company_id, g.welfare_group_id, s.welfare_service_id, o.employee, 100 - o.employee, daterange(${from}::date, null)
      from unnest(${c.code}::text[], ${c.employee}::int[]) as o (code, employee)
      join welfare_group g on g.company_id = any (${[...companyIds]}::uuid[])
      join welfare_service s on s.company_id = g.company_id and s.service_code = o.code`,
  );

/** So many units of a place where people stay. */
export const layUnits = (
  tx: Tx,
  companyId: string,
  code: string,
  { count, beds, title }: { readonly count: number; readonly beds: number; readonly title: string },
): Promise<number> =>
  tx.run(sql`
    insert into welfare_unit (welfare_unit_id, company_id, welfare_service_id, unit_code, title, beds)
    select gen_random_uuid(), company_id, welfare_service_id, (100 + n)::text, ${title}, ${beds} from welfare_service, generate_series(1, ${count}) n
    where company_id = ${companyId}::uuid and service_code = ${code}`);

export interface DemoEvent {
  readonly id: string;
  /** Of the service. */
  readonly service: string;
  readonly code: string;
  readonly title: string;
  readonly way: 'firstCome' | 'score' | 'draw';
  /** ISO days. */
  readonly from: string;
  readonly thru: string;
  /** Rials of one night, departure or session. */
  readonly cost: number;
}

/** Events, each with one cost for everybody, and half of the share back a week before. */
export async function layEvents(tx: Tx, companyId: string, events: readonly DemoEvent[]): Promise<void> {
  await put(
    tx,
    events,
    (c) => sql`
      insert into welfare_event (welfare_event_id, company_id, event_code, title, welfare_service_id, request_from, request_thru, way, confirm_days)
      select e.id, s.company_id, e.code, e.title, s.welfare_service_id, e.first, e.last, e.way, 3
      from unnest(${c.id}::uuid[], ${c.service}::text[], ${c.code}::text[], ${c.title}::text[], ${c.way}::text[], ${c.from}::date[], ${c.thru}::date[])
        as e (id, service, code, title, way, first, last)
      join welfare_service s on s.company_id = ${companyId}::uuid and s.service_code = e.service`,
  );
  for (const { id } of events) await layWord(tx, eventWord, id);
  await put(
    tx,
    events,
    (c) => sql`
      insert into welfare_event_cost (welfare_event_cost_id, company_id, welfare_event_id, cost)
      select gen_random_uuid(), ${companyId}::uuid, e.id, e.cost from unnest(${c.id}::uuid[], ${c.cost}::bigint[]) as e (id, cost)`,
  );
  await put(
    tx,
    events,
    (c) => sql`
      insert into welfare_event_return (welfare_event_return_id, company_id, welfare_event_id, days_before, share_back)
      select gen_random_uuid(), ${companyId}::uuid, e.id, 7, 50 from unnest(${c.id}::uuid[]) as e (id)`,
  );
  // nobody is told on the first day of a demo what has been open for weeks
  await put(tx, events, (c) => sql`insert into welfare_event_told (welfare_event_id, company_id) select e.id, ${companyId}::uuid from unnest(${c.id}::uuid[]) as e (id)`);
}

/** The part of an event that each group of a company has for itself, of so many percent in all. */
export const layQuotas = (tx: Tx, companyId: string, eventId: string, percent: number): Promise<number> =>
  tx.run(sql`
    insert into welfare_event_quota (welfare_event_quota_id, company_id, welfare_event_id, welfare_group_id, percent)
    select gen_random_uuid(), company_id, ${eventId}::uuid, welfare_group_id, floor(${percent}::numeric / count(*) over ()) from welfare_group where company_id = ${companyId}::uuid`);

export interface DemoSlot {
  readonly id: string;
  readonly event: string;
  readonly code: string;
  readonly title: string;
  /** ISO days of use. */
  readonly from: string;
  readonly thru: string;
  readonly capacity: number;
}

export const laySlots = (tx: Tx, companyId: string, slots: readonly DemoSlot[]): Promise<void> =>
  put(
    tx,
    slots,
    (c) => sql`
      insert into welfare_slot (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity)
      select s.id, ${companyId}::uuid, s.event, s.code, s.title, s.first, s.last, s.capacity
      from unnest(${c.id}::uuid[], ${c.event}::uuid[], ${c.code}::text[], ${c.title}::text[], ${c.from}::date[], ${c.thru}::date[], ${c.capacity}::int[])
        as s (id, event, code, title, first, last, capacity)`,
  );

export interface DemoPlace {
  readonly id: string;
  readonly party: string;
  readonly slot: string;
  readonly status: 'WpListed' | 'WpWaiting' | 'WpConfirmed';
  /** ISO day on which it was asked for. */
  readonly day: string;
}

/** Requests of one person each that are accepted, and where each stands with its place, in the order given. */
export async function layPlaces(tx: Tx, companyId: string, places: readonly DemoPlace[]): Promise<void> {
  await put(
    tx,
    places,
    (c) => sql`
      insert into welfare_request (welfare_request_id, company_id, party_id, created_at, slot_one)
      select p.id, ${companyId}::uuid, p.party, p.day + time '08:00' at time zone 'UTC', p.slot
      from unnest(${c.id}::uuid[], ${c.party}::uuid[], ${c.day}::date[], ${c.slot}::uuid[]) as p (id, party, day, slot)`,
  );
  await put(
    tx,
    places,
    (c) => sql`update welfare_request set status_id = 'RqApproved', closed_at = created_at + interval '1 day' where welfare_request_id = any (${c.id}::uuid[])`,
  );
  await put(
    tx,
    places,
    (c) => sql`
      insert into welfare_place (welfare_request_id, company_id, party_id, welfare_event_id, welfare_group_id, status_id, places, persons, welfare_slot_id, cost, employee_share, employer_share)
      select p.id, r.company_id, p.party, s.welfare_event_id, m.welfare_group_id, case p.status when 'WpConfirmed' then 'WpHeld' else p.status end, 1, 1,
        case p.status when 'WpConfirmed' then s.welfare_slot_id end, b.cost, b.own, b.cost - b.own
      from unnest(${c.id}::uuid[], ${c.party}::uuid[], ${c.slot}::uuid[], ${c.status}::text[]) with ordinality as p (id, party, slot, status, place)
      join welfare_slot s on s.welfare_slot_id = p.slot join welfare_event e using (welfare_event_id)
      join party_relationship r on r.party_id = p.party and r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and upper_inf(r.valid)
      join welfare_member m on m.party_relationship_id = r.party_relationship_id and upper_inf(m.valid)
      join welfare_group_share h on h.welfare_group_id = m.welfare_group_id and h.welfare_service_id = e.welfare_service_id
      join welfare_event_cost k on k.welfare_event_id = e.welfare_event_id
      join welfare_service v on v.welfare_service_id = e.welfare_service_id
      cross join lateral (select k.cost * case v.kind when 'stay' then s.thru_date - s.from_date + 1 else 1 end as cost) n
      cross join lateral (select n.cost, round(n.cost * h.employee_percent / 100)::bigint as own) b order by p.place`,
  );
  await tx.run(sql`update welfare_place set status_id = 'WpConfirmed' where company_id = ${companyId}::uuid and status_id = 'WpHeld'`);
}

/** Whether somebody asked for a place of an event. */
export const hasAsked = async (tx: Tx, eventId: string): Promise<boolean> =>
  (await tx.maybe(sql`select from welfare_place where welfare_event_id = ${eventId}::uuid limit 1`)) !== undefined;
