/** Rows of runs and their subjects. */
import type { ErrorValues } from '#kernel/errors.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RunItem } from './run-kind.define.ts';

export type RunState = 'running' | 'paused' | 'stopped' | 'failed' | 'done';

export interface Run {
  readonly runId: string;
  readonly kind: string;
  readonly companyId: string;
  readonly state: RunState;
  readonly parameters: unknown;
  readonly userId: string;
  readonly partyId: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** Code of what the whole run stopped at. */
  readonly failure: string | null;
  /** ISO moments. */
  readonly createdAt: string;
  readonly finishedAt: string | null;
}

const columns = sql`run_id as "runId", kind, company_id as "companyId", state, parameters, user_id as "userId", party_id as "partyId",
  total_items as total, done_items as done, failed_items as failed, failure, created_at as "createdAt", finished_at as "finishedAt"`;

/** Runs of who reads (the row policy), newest first. */
export const listRuns = (db: Db, kind: string, limit: number): Promise<Run[]> =>
  db.many(sql`select ${columns} from run where kind = ${kind} order by created_at desc, run_id desc limit ${limit}`);

/** The run when it is the reader's own, or the installation reads. */
export const findRun = (db: Db, runId: string): Promise<Run | undefined> => db.maybe(sql`select ${columns} from run where run_id = ${runId}::uuid`);

export type RunProgress = Pick<Run, 'state' | 'total' | 'done' | 'failed'>;

/** How far a run of the reader's company has come, whoever started it: for those who may do the same as its kind does, which the caller has asked. */
export const progressOf = (db: Db, runId: string): Promise<RunProgress | undefined> => db.maybe(sql`select state, total, done, failed from run_progress(${runId}::uuid)`);

/**
 * The run when it is the reader's own, held until the transaction ends. Who wants it queues up: row locks are not given in turn, and a worker that takes the
 * row again as soon as it has let go of it would keep people waiting from batch to batch.
 */
export async function holdRun(tx: Tx, runId: string): Promise<Run | undefined> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('run held', 0) # hashtextextended(${runId}, 0))`);
  return tx.maybe(sql`select ${columns} from run where run_id = ${runId}::uuid for update`);
}

/** Runs of these kinds that are to go on, oldest first. */
export const unfinishedRuns = async (db: Db, kinds: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ runId: string }>(sql`
      select run_id as "runId" from run where state = 'running' and kind = any (${[...kinds]}::text[]) order by created_at`)
  ).map(({ runId }) => runId);

export type NewRun = Pick<Run, 'runId' | 'kind' | 'companyId' | 'parameters' | 'userId' | 'partyId'> & { readonly alone: boolean };

/** Writes the run with its subjects, which `items` selects in their order. Answers how many there are. */
export async function insertRun(tx: Tx, run: NewRun, items: Sql): Promise<number> {
  await tx.run(sql`
    insert into run (run_id, kind, company_id, alone, parameters, user_id, party_id, total_items)
    values (${run.runId}::uuid, ${run.kind}, ${run.companyId}::uuid, ${run.alone}, ${JSON.stringify(run.parameters)}::jsonb,
      ${run.userId}::uuid, ${run.partyId}::uuid, 0)`);
  const total = await tx.run(sql`
    insert into run_item (run_id, company_id, party_id, item_no, subject_id)
    select ${run.runId}::uuid, ${run.companyId}::uuid, ${run.partyId}::uuid, row_number() over (), i.subject_id from (${items}) i`);
  await tx.run(sql`update run set total_items = ${total} where run_id = ${run.runId}::uuid`);
  return total;
}

/** Moves a run into another state; one that is under way again has no end and no failure. */
export const moveRun = (tx: Tx, runId: string, state: RunState, failure: string | null = null): Promise<number> =>
  tx.run(sql`
    update run set state = ${state}, failure = ${failure}, finished_at = ${state === 'running' || state === 'paused' ? sql`null` : sql`now()`}
    where run_id = ${runId}::uuid`);

/** The next subjects that wait behind a place in the order; of a run of any size no others are looked at (runs.003.migration.sql). */
export const waitingItems = (tx: Tx, runId: string, after: number, limit: number): Promise<RunItem[]> =>
  tx.many(sql`select item_no as "itemNo", subject_id as "subjectId" from waiting_items(${runId}::uuid, ${after}, ${limit})`);

const numbers = (items: readonly RunItem[]): number[] => items.map(({ itemNo }) => itemNo);

/** Marks subjects as done and counts them, in one statement. */
export const passItems = (tx: Tx, runId: string, items: readonly RunItem[]): Promise<number> =>
  tx.run(sql`
    with passed as (update run_item set state = 'done' where run_id = ${runId}::uuid and item_no = any (${numbers(items)}::int[]) and state = 'waiting' returning 1)
    update run set done_items = done_items + (select count(*) from passed) where run_id = ${runId}::uuid`);

export interface Failure {
  /** Code of an error. */
  readonly failure: string;
  readonly facts?: ErrorValues | undefined;
}

/** Sets subjects aside with their reason and counts them. */
export const setAside = (tx: Tx, runId: string, items: readonly RunItem[], { failure, facts }: Failure): Promise<number> =>
  tx.run(sql`
    with aside as (
      update run_item set state = 'failed', failure = ${failure}, facts = ${facts === undefined ? null : JSON.stringify(facts)}::jsonb
      where run_id = ${runId}::uuid and item_no = any (${numbers(items)}::int[]) and state = 'waiting' returning 1)
    update run set failed_items = failed_items + (select count(*) from aside) where run_id = ${runId}::uuid`);

/** What was set aside waits again. */
export const waitAgain = (tx: Tx, runId: string): Promise<number> =>
  tx.run(sql`
    with again as (
      update run_item set state = 'waiting', failure = null, facts = null where run_id = ${runId}::uuid and state = 'failed' returning 1)
    update run set failed_items = failed_items - (select count(*) from again) where run_id = ${runId}::uuid`);

export interface FailedItem extends RunItem {
  readonly failure: string;
  readonly facts: ErrorValues | null;
}

/** A page of what was set aside, in the order of the run. */
export const failedItems = (db: Db, runId: string, page: { readonly offset: number; readonly limit: number }): Promise<FailedItem[]> =>
  db.many(sql`
    select item_no as "itemNo", subject_id as "subjectId", failure, facts from run_item
    where run_id = ${runId}::uuid and state = 'failed' order by item_no limit ${page.limit} offset ${page.offset}`);
