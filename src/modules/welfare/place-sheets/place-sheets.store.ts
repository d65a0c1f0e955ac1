/** SQL of the sheets of places: events and services by code with what they have, and rows of them written in bulk. Without a RowScope: of one company, and no person is named. */
import { type Db, join, sql, type Tx } from '#platform/db/db.server.ts';
import type { KnownEvent, KnownStay } from './place-rows.rules.ts';

const taken = join(['WpHeld', 'WpOffered', 'WpConfirmed', 'WpUsed', 'WpNoShow'].map((status) => sql`${status}`));

/** Letter case of codes does not matter. */
export const eventsByCode = (db: Db, companyId: string, codes: readonly string[]): Promise<KnownEvent[]> =>
  db.many(sql`
    select e.welfare_event_id as id, w.code,
      case when v.kind = 'stay' then (select count(*)::int from welfare_unit u where u.welfare_service_id = v.welfare_service_id) end as units,
      e.way <> 'firstCome' and a.state_id <> 'WaOpen' and (a.state_id <> 'WaRejected' or e.way = 'draw') as "isClosed",
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.welfare_slot_id, 'code', s.slot_code, 'title', s.title, 'fromDate', s.from_date, 'thruDate', s.thru_date, 'capacity', s.capacity,
          'taken', (select coalesce(sum(p.places), 0)::int from welfare_place p where p.welfare_slot_id = s.welfare_slot_id and p.status_id in (${taken})))), '[]')
        from welfare_slot s where s.welfare_event_id = e.welfare_event_id) as slots,
      (select coalesce(jsonb_agg(jsonb_build_object('capacity', q.capacity, 'percent', q.percent::float8)), '[]') from welfare_event_quota q
        where q.welfare_event_id = e.welfare_event_id) as quotas
    from unnest(${[...new Set(codes)]}::text[]) as w (code) join welfare_event e on e.company_id = ${companyId}::uuid and upper(e.event_code) = upper(w.code)
      join welfare_service v using (welfare_service_id) join welfare_allocation a using (welfare_event_id)`);

/** Holds the events of codes until the end of the transaction, as whoever writes a slot by hand does. */
export const holdEvents = (tx: Tx, companyId: string, codes: readonly string[]): Promise<unknown[]> =>
  tx.many(sql`
    select from welfare_event where company_id = ${companyId}::uuid and upper(event_code) = any (${codes.map((code) => code.toUpperCase())}::text[])
    order by welfare_event_id for update`);

export interface SlotRow {
  readonly id: string;
  readonly companyId: string;
  readonly eventId: string;
  readonly code: string;
  readonly title: string;
  readonly fromDate: string;
  readonly thruDate: string;
  readonly capacity: number;
}

/** New slots, and in place of what stood those that have the id of one. */
export const writeSlots = (tx: Tx, slots: readonly SlotRow[]): Promise<number> =>
  tx.run(sql`
    insert into welfare_slot as s (welfare_slot_id, company_id, welfare_event_id, slot_code, title, from_date, thru_date, capacity)
    select r.id, r."companyId", r."eventId", r.code, r.title, r."fromDate", r."thruDate", r.capacity from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
      as r (id uuid, "companyId" uuid, "eventId" uuid, code text, title text, "fromDate" date, "thruDate" date, capacity int)
    on conflict (welfare_slot_id) do update set title = excluded.title, from_date = excluded.from_date, thru_date = excluded.thru_date, capacity = excluded.capacity,
      row_version = s.row_version + 1`);

export const deleteSlots = (tx: Tx, ids: readonly string[]): Promise<number> => tx.run(sql`delete from welfare_slot where welfare_slot_id = any (${[...ids]}::uuid[])`);

const made = (runId: string) => sql`(select record_id from import_change where run_id = ${runId}::uuid and action = 'create')`;

/** Requests that name a slot which a run made. */
export const slotDependants = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    select count(*)::int as "placesAsked" from welfare_request where slot_one in ${made(runId)} or slot_two in ${made(runId)} or slot_three in ${made(runId)}`);

/** Services where people stay. Letter case of codes does not matter. */
export const staysByCode = (db: Db, companyId: string, codes: readonly string[]): Promise<KnownStay[]> =>
  db.many(sql`
    select v.welfare_service_id as id, w.code,
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.welfare_unit_id, 'code', u.unit_code, 'title', u.title, 'beds', u.beds,
          'persons', (select coalesce(max(p.persons), 0) from welfare_place p where p.welfare_unit_id = u.welfare_unit_id and p.status_id in (${taken})))), '[]')
        from welfare_unit u where u.welfare_service_id = v.welfare_service_id) as units
    from unnest(${[...new Set(codes)]}::text[]) as w (code)
      join welfare_service v on v.company_id = ${companyId}::uuid and upper(v.service_code) = upper(w.code) and v.kind = 'stay'`);

/** Holds the services of codes until the end of the transaction. */
export const holdStays = (tx: Tx, companyId: string, codes: readonly string[]): Promise<unknown[]> =>
  tx.many(sql`
    select from welfare_service where company_id = ${companyId}::uuid and upper(service_code) = any (${codes.map((code) => code.toUpperCase())}::text[])
    order by welfare_service_id for update`);

export interface UnitRow {
  readonly id: string;
  readonly companyId: string;
  readonly serviceId: string;
  readonly code: string;
  readonly title: string | null;
  readonly beds: number;
}

/** New units, and in place of what stood those that have the id of one. */
export const writeUnits = (tx: Tx, units: readonly UnitRow[]): Promise<number> =>
  tx.run(sql`
    insert into welfare_unit as u (welfare_unit_id, company_id, welfare_service_id, unit_code, title, beds)
    select r.id, r."companyId", r."serviceId", r.code, r.title, r.beds from jsonb_to_recordset(${JSON.stringify(units)}::jsonb)
      as r (id uuid, "companyId" uuid, "serviceId" uuid, code text, title text, beds int)
    on conflict (welfare_unit_id) do update set title = coalesce(excluded.title, u.title), beds = excluded.beds, row_version = u.row_version + 1`);

export const deleteUnits = (tx: Tx, ids: readonly string[]): Promise<number> => tx.run(sql`delete from welfare_unit where welfare_unit_id = any (${[...ids]}::uuid[])`);

/** Places in units which a run made. */
export const unitDependants = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`select count(*)::int as "placesInUnits" from welfare_place where welfare_unit_id in ${made(runId)}`);
