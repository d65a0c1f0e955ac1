/** SQL of the months. Runs as the owner of the tables: the application has no right to a month. */
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { firstDay, monthAfter, monthIn, tableOf } from './months.rules.ts';
import { holdingAt, type Retention } from './retention.rules.ts';
import { digestOf } from './seal.store.ts';
import type { Digest } from './seal-chain.server.ts';

// names of months come from months.rules.ts and are digits
const month = (name: string): Sql => raw(`audit_months.${tableOf(name)}`);
const begin = (name: string): string => `${firstDay(name)} 00:00:00+00`;

/** Months that have a table. */
export async function monthTables(db: Db): Promise<string[]> {
  const rows = await db.many<{ name: string }>(sql`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'audit_entry'::regclass order by 1`);
  return rows.flatMap(({ name }) => monthIn(name) ?? []);
}

/** Months of rows that found no month. */
export const strayMonths = async (db: Db): Promise<string[]> =>
  (await db.many<{ name: string }>(sql`select distinct to_char(at at time zone 'UTC', 'YYYY-MM') as name from audit_months.rest order by 1`)).map(({ name }) => name);

/**
 * Makes the table of a month and moves the rows into it that lay with the rest. `isWritten`: rows of it may come meanwhile. They wait before they
 * are given a table: one that waited for the rest would find that it does not belong there any more, and be refused.
 */
export async function makeMonth(tx: Tx, name: string, isWritten: boolean): Promise<void> {
  const [from, to] = [begin(name), begin(monthAfter(name))];
  if (isWritten) await tx.run(sql`lock table audit_entry in share row exclusive mode`);
  // whoever writes into the rest waits until the month is there; other months are written all the while, unless rows come to this one
  await tx.run(sql`lock table audit_months.rest in access exclusive mode`);
  await tx.run(sql`create table ${month(name)} (like audit_entry including all)`);
  await tx.run(sql`
    with moved as (delete from audit_months.rest where at >= ${from}::timestamptz and at < ${to}::timestamptz returning *)
    insert into ${month(name)} select * from moved`);
  await tx.run(raw(`alter table audit_entry attach partition audit_months.${tableOf(name)} for values from ('${from}') to ('${to}')`));
}

export interface MonthFacts {
  readonly rows: number;
  /** Zero when the month is empty. */
  readonly lastId: bigint;
  /** Ids of its rows as text of an int8multirange. */
  readonly ids: string;
}

export const monthFacts = (db: Db, name: string): Promise<MonthFacts> =>
  db.one<MonthFacts>(sql`
    select count(*)::int as rows, coalesce(max(audit_id), 0) as "lastId", coalesce(range_agg(int8range(audit_id, audit_id, '[]')), '{}')::text as ids from ${month(name)}`);

/** The first row of a month that no seal covers as it is; of a row that was masked the newest seal counts. */
export const firstUnlike = (db: Db, name: string): Promise<Pick<Digest, 'id'> | undefined> =>
  db.maybe<Pick<Digest, 'id'>>(sql`
    select e.audit_id as id from ${month(name)} e left join (
      select distinct on (row.id) row.id, row.digest from audit_seal s, unnest(s.row_ids, s.digests) as row (id, digest)
      where s.masked_for is not null or (s.to_id >= (select min(audit_id) from ${month(name)}) and s.from_id <= (select max(audit_id) from ${month(name)}))
      order by row.id, s.seal_no desc) as sealed on sealed.id = e.audit_id
    where sealed.digest is distinct from ${digestOf('e')} order by e.audit_id limit 1`);

export const dropMonth = (tx: Tx, name: string): Promise<number> => tx.run(sql`drop table ${month(name)}`);

/** How long the log is kept at a time (epoch milliseconds). */
export async function retentionAt(db: Db, now: number): Promise<Retention> {
  const { monthsKept, nextMonths, nextAt } = await db.one<{ monthsKept: number; nextMonths: number | null; nextAt: number | null }>(sql`
    select months_kept as "monthsKept", next_months as "nextMonths", (extract(epoch from next_at) * 1000)::float8 as "nextAt" from audit_retention`);
  return holdingAt({ monthsKept, next: nextMonths === null || nextAt === null ? null : { monthsKept: nextMonths, at: nextAt } }, now);
}

export const writeRetention = (tx: Tx, { monthsKept, next }: Retention): Promise<number> =>
  tx.run(
    sql`update audit_retention set months_kept = ${monthsKept}, next_months = ${next?.monthsKept ?? null}, next_at = ${next === null ? null : new Date(next.at).toISOString()}::timestamptz`,
  );

/** Changes of the time wait for one another. */
export const lockRetention = (tx: Tx): Promise<unknown> => tx.one(sql`select from audit_retention for update`);
