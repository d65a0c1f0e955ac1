/** The days of orders as they are known, and what changed for pay. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { ChangedDays, PaidDays } from './effects.rules.ts';
import { asRange } from './orders.store.ts';
import type { SaidDays } from './settled.rules.ts';

export interface KnownDays extends SaidDays {
  readonly dayId: string;
  readonly employmentId: string;
}

/** Days of employments as they are known now, in their order. Without a RowScope: of employments in reach. */
export const knownDays = (db: Db, employmentIds: readonly string[]): Promise<KnownDays[]> =>
  db.many<KnownDays>(sql`
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

/** Days that are known no more from a moment on. */
export interface Forgotten {
  readonly dayId: string;
  readonly at: Date;
}

/** What is known no more; of what became known at the same moment nobody has ever known it. Without a RowScope: of employments that the caller holds. */
export async function forgetDays(tx: Tx, gone: readonly Forgotten[]): Promise<void> {
  if (gone.length === 0) return;
  const given = sql`unnest(${gone.map(({ dayId }) => dayId)}::uuid[], ${gone.map(({ at }) => at)}::timestamptz[]) as g (id, at)`;
  await tx.run(sql`delete from empl_order_day d using ${given} where d.empl_order_day_id = g.id and lower(d.known) >= g.at`);
  await tx.run(sql`update empl_order_day d set known = tstzrange(lower(d.known), g.at) from ${given} where d.empl_order_day_id = g.id`);
}

/** Days that are known from a moment on. */
export interface NewDays extends PaidDays {
  readonly dayId: string;
  readonly employmentId: string;
  readonly companyId: string;
  readonly at: Date;
}

/** Without a RowScope: of employments that the caller holds. */
export async function addDaysOf(tx: Tx, days: readonly NewDays[]): Promise<void> {
  if (days.length === 0) return;
  await tx.run(sql`
    insert into empl_order_day (empl_order_day_id, party_relationship_id, company_id, empl_order_id, version, valid, known)
    select d.id, d.employment, d.company, d."order", d.version, d.valid, tstzrange(d.at, null)
    from unnest(${days.map(({ dayId }) => dayId)}::uuid[], ${days.map(({ employmentId }) => employmentId)}::uuid[], ${days.map(({ companyId }) => companyId)}::uuid[],
      ${days.map(({ orderId }) => orderId)}::uuid[], ${days.map(({ version }) => version)}::smallint[], ${days.map(asRange)}::daterange[], ${days.map(({ at }) => at)}::timestamptz[])
      as d (id, employment, company, "order", version, valid, at)`);
}

/** Days of an employment whose pay changed, what pays them now (null: no order does), and the order whose signing or annulment did it. */
export interface Effect extends ChangedDays {
  readonly employmentId: string;
  readonly companyId: string;
  readonly byOrderId: string;
  readonly at: Date;
}

/** In the order given. Without a RowScope: of employments that the caller holds. */
export async function addEffects(tx: Tx, effects: readonly Effect[]): Promise<void> {
  if (effects.length === 0) return;
  // whoever asks for what came after a number misses nothing only where numbers of a company become known in their order
  const companies = [...new Set(effects.map(({ companyId }) => companyId))].toSorted();
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('order_effect ' || c, 0)) from unnest(${companies}::text[]) as c`);
  await tx.run(sql`
    insert into order_effect (company_id, party_relationship_id, valid, empl_order_id, version, by_order_id, at)
    select e.company, e.employment, e.valid, e."order", e.version, e."by", e.at
    from unnest(${effects.map(({ companyId }) => companyId)}::uuid[], ${effects.map(({ employmentId }) => employmentId)}::uuid[], ${effects.map(asRange)}::daterange[],
      ${effects.map(({ orderId }) => orderId)}::uuid[], ${effects.map(({ version }) => version)}::smallint[], ${effects.map(({ byOrderId }) => byOrderId)}::uuid[],
      ${effects.map(({ at }) => at)}::timestamptz[]) with ordinality as e (company, employment, valid, "order", version, "by", at, place)
    order by e.place`);
}

/** The first of so many further numbers of a series in a Jalali year; the row is held, so that none is lost. */
export const takeNumbers = async (tx: Tx, companyId: string, series: string, year: number, count: number): Promise<number> => {
  const { last } = await tx.one<{ last: number }>(sql`
    insert into order_counter (company_id, order_series, order_year, last_number) values (${companyId}::uuid, ${series}, ${year}, ${count})
    on conflict (company_id, order_series, order_year) do update set last_number = order_counter.last_number + excluded.last_number returning last_number as last`);
  return last - count + 1;
};
