/** The days of orders as they are known, and what changed for pay. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { OrderedPerson } from './orders.store.ts';

export interface KnownDays {
  readonly dayId: string;
  readonly employmentId: string;
  readonly orderId: string;
  readonly version: number;
  readonly from: string;
  readonly until: string | null;
}

/** With what the order says of the file on them: kind of employment, rials a day; null: nothing. */
export interface SaidDays extends KnownDays {
  readonly kind: string | null;
  readonly wage: string | null;
}

/** Days of employments as they are known now, in their order. Without a RowScope: of employments in reach. */
export const knownDays = (db: Db, employmentIds: readonly string[]): Promise<SaidDays[]> =>
  db.many<SaidDays>(sql`
    select d.empl_order_day_id as "dayId", d.party_relationship_id as "employmentId", d.empl_order_id as "orderId", d.version, lower(d.valid) as "from", upper(d.valid) as until,
      v.employment_status_enum_id as kind, v.daily_wage::text as wage
    from empl_order_day d join empl_order_version v using (empl_order_id, version) where d.party_relationship_id = any (${[...employmentIds]}::uuid[]) and upper_inf(d.known) order by 2, lower(d.valid)`);

/** The latest moment (ISO) that something of the days of an employment became known or ceased to be. Without a RowScope: of employments that the caller holds. */
export const lastKnown = async (db: Db, employmentIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ id: string; at: string }>(sql`
        select party_relationship_id as id, to_json(max(greatest(lower(known), upper(known)))) #>> '{}' as at from empl_order_day
        where party_relationship_id = any (${[...employmentIds]}::uuid[]) group by 1`)
    ).map(({ id, at }) => [id, at]),
  );

/** What is known no more; of what became known at the same moment nobody has ever known it. */
export async function forgetDays(tx: Tx, dayIds: readonly string[], now: Date): Promise<void> {
  if (dayIds.length === 0) return;
  await tx.run(sql`delete from empl_order_day where empl_order_day_id = any (${[...dayIds]}::uuid[]) and lower(known) >= ${now}`);
  await tx.run(sql`
    update empl_order_day set known = tstzrange(lower(known), ${now}) where empl_order_day_id = any (${[...dayIds]}::uuid[])`);
}

export const addDaysOf = async (tx: Tx, { companyId }: OrderedPerson, days: readonly KnownDays[], now: Date): Promise<void> => {
  if (days.length === 0) return;
  await tx.run(sql`
    insert into empl_order_day (empl_order_day_id, party_relationship_id, company_id, empl_order_id, version, valid, known)
    select d."dayId", d."employmentId", ${companyId}::uuid, d."orderId", d.version, daterange(d."from", d.until), tstzrange(${now}, null)
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d ("dayId" uuid, "employmentId" uuid, "orderId" uuid, version smallint, "from" date, until date)`);
};

/** Days whose pay changed, and what pays them now; null: no order does. */
export interface Effect {
  readonly from: string;
  readonly until: string | null;
  readonly orderId: string | null;
  readonly version: number | null;
}

export const addEffects = async (tx: Tx, { companyId, employmentId }: OrderedPerson, effects: readonly Effect[], byOrderId: string, now: Date): Promise<void> => {
  if (effects.length === 0) return;
  // whoever asks for what came after a number misses nothing only where numbers of a company become known in their order
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('order_effect ' || ${companyId}::text, 0))`);
  await tx.run(sql`
    insert into order_effect (company_id, party_relationship_id, valid, empl_order_id, version, by_order_id, at)
    select ${companyId}::uuid, ${employmentId}::uuid, daterange(e."from", e.until), e."orderId", e.version, ${byOrderId}::uuid, ${now}
    from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb) as e ("from" date, until date, "orderId" uuid, version smallint) order by e."from"`);
};

/** The first of so many further numbers of a series in a Jalali year; the row is held, so that none is lost. */
export const takeNumbers = async (tx: Tx, companyId: string, series: string, year: number, count: number): Promise<number> => {
  const { last } = await tx.one<{ last: number }>(sql`
    insert into order_counter (company_id, order_series, order_year, last_number) values (${companyId}::uuid, ${series}, ${year}, ${count})
    on conflict (company_id, order_series, order_year) do update set last_number = order_counter.last_number + excluded.last_number returning last_number as last`);
  return last - count + 1;
};
