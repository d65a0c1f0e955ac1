/** The job of a seat in bulk, and what an undo of seats looks at and removes. */
import { type Db, sql, type Tx } from '#platform/db/db.ts';
import { type DatedTable, writeDated } from '#platform/structure/dated.store.ts';
import type { Link } from '#platform/structure/structure-bulk.store.ts';

/** Codes of the jobs that seats carry on a day, by the seat's id. */
export const jobCodesOfSeats = async (db: Db, seatIds: readonly string[], day: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ id: string; code: string }>(sql`
        select ej.empl_position_id as id, j.job_code as code from empl_position_job ej join job j using (job_id)
        where ej.empl_position_id = any (${[...seatIds]}::uuid[]) and ej.valid @> ${day}::date`)
    ).map(({ id, code }) => [id, code]),
  );

const seatJob: DatedTable = { table: 'empl_position_job', owner: 'empl_position_id', values: { job_id: 'uuid' } };

export const linkSeatsToJobs = (tx: Tx, links: readonly Link[], today: string): Promise<void> =>
  writeDated(
    tx,
    seatJob,
    links.map(({ owner, company, to, fresh }) => ({ owner, company, from: null, fresh, job_id: to })),
    today,
  );

export const seatDependants = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    with made as (select record_id from import_change where run_id = ${runId}::uuid and action = 'create')
    select
      (select count(*)::int from empl_position_party where empl_position_id in (select record_id from made)) as holders,
      (select count(distinct empl_position_id)::int from empl_position_reporting where reports_to_id in (select record_id from made) and empl_position_id not in (select record_id from made)) as positions`);

/** Removes seats. Links first: their rows are checked before the cascade would reach them. */
export async function deleteSeats(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`delete from empl_position_reporting where empl_position_id = any (${[...ids]}::uuid[])`);
  await tx.run(sql`delete from empl_position where empl_position_id = any (${[...ids]}::uuid[])`);
}
