/** Timers and jobs whose time has come. SQL only. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { NO_ID } from '#platform/keeper/in-pages.rules.ts';

const AT_ONCE = 100;

export interface DueTimer {
  readonly instanceId: string;
  readonly companyId: string;
  readonly token: number;
  readonly nodeId: string;
  readonly round: number;
  /** ISO 8601. */
  readonly dueAt: string;
}

/** A page of timers that are due, oldest first, after one of them: those that fail and stay keep no other waiting. */
export const dueTimers = (db: Db, now: Date, after: DueTimer | undefined): Promise<DueTimer[]> =>
  db.many<DueTimer>(sql`
    select process_instance_id as "instanceId", company_id as "companyId", token, node_id as "nodeId", round, due_at as "dueAt" from process_timer
    where due_at <= ${now.toISOString()}::timestamptz
      and (due_at, process_instance_id, token, node_id) > (${after?.dueAt ?? '-infinity'}::timestamptz, ${after?.instanceId ?? NO_ID}::uuid, ${after?.token ?? 0}::int, ${after?.nodeId ?? ''})
    order by due_at, process_instance_id, token, node_id limit ${AT_ONCE}`);

export interface DueJob {
  readonly jobId: string;
  readonly instanceId: string;
  readonly companyId: string;
  readonly token: number;
  readonly nodeId: string;
}

/** What waits for a job; undefined when it was dropped, or is done. */
export const jobBy = (db: Db, jobId: string): Promise<DueJob | undefined> =>
  db.maybe<DueJob>(sql`
    select process_job_id as "jobId", process_instance_id as "instanceId", company_id as "companyId", token, node_id as "nodeId" from process_job
    where process_job_id = ${jobId}::uuid`);

/** What waits for jobs. */
export const waitingJobs = (db: Db): Promise<Pick<DueJob, 'jobId' | 'companyId'>[]> =>
  db.many(sql`select process_job_id as "jobId", company_id as "companyId" from process_job order by process_job_id`);

/** Takes a job that is done, or given up; false when it was dropped meanwhile, or another one has come back with it. */
export const takeJob = async (tx: Tx, jobId: string): Promise<boolean> => (await tx.run(sql`delete from process_job where process_job_id = ${jobId}::uuid`)) === 1;
