/**
 * Work that is done after the transaction that asked for it, tried again until it succeeds (pg-boss). A job is laid down in that
 * transaction: it is there when the transaction is, and never else. It may run twice when its process dies; its id is the key
 * by which an outside service tells the second time from the first.
 */
import pg from 'pg';
import { type Db, PgBoss } from 'pg-boss';
import { foreign, type Tx, withErrorHandlers } from '#platform/db/db.server.ts';
import { type QueueName, RETRIES, SCHEMA, scheduledQueue } from './queues.rules.ts';

/** What a worker is told. */
export interface Job {
  readonly jobId: string;
  readonly companyId: string;
  /** No further try follows this one. */
  readonly isLast: boolean;
}

export interface Jobs {
  /**
   * Lays a job down in this transaction. The id is also that of the row it is about. One that lies there already is left alone, unless it was given
   * up: it gets another try.
   */
  send(tx: Tx, queue: QueueName, job: Pick<Job, 'jobId' | 'companyId'>): Promise<void>;
  /** Has jobs of a queue done from here on, one at a time; one that throws is reported and tried again later. */
  work(queue: QueueName, run: (job: Job) => Promise<void>): Promise<void>;
  /**
   * Has a scheduled job done from here on, one at a time among all servers; one that throws is tried again. Answers what lays one
   * down under an id: one that was laid under it before is left alone.
   */
  keep(name: string, run: (isFirst: boolean) => Promise<void>, report: (error: unknown) => void): Promise<Laying>;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export type Laying = (id: string, isFirst: boolean) => Promise<void>;

export interface Pace {
  /** Between two looks for jobs; half a second is the least. */
  readonly pollSeconds?: number;
  /** Between two looks for workers that did not come back. */
  readonly monitorSeconds?: number;
  /** Between two looks for scheduled jobs that another server laid down or left. */
  readonly keepSeconds?: number;
}

/** How long a job that is under way at the end of the process may take; then it is left to another one. */
const STOP_MS = 10_000;

/** What a fault is known by in the queue; all of it is in the log. */
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? 'fault').slice(0, 80);

/** Opened at the first use. `connection` is that of the application's role. */
export function openJobs(connection: pg.ClientConfig, report: (error: unknown) => void, { pollSeconds = 2, monitorSeconds = 30, keepSeconds = 15 }: Pace = {}): Jobs {
  const pool = withErrorHandlers(new pg.Pool({ ...connection, max: 2, application_name: 'kargozin jobs', connectionTimeoutMillis: 10_000, idleTimeoutMillis: 60_000 }));
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    migrate: false,
    createSchema: false,
    schedule: false,
    monitorVacuum: false,
    reindex: false,
    superviseIntervalSeconds: monitorSeconds,
    monitorIntervalSeconds: monitorSeconds,
  });
  boss.on('error', report);
  let begun: Promise<unknown> | undefined;
  const started = (): Promise<unknown> => {
    begun ??= boss.start().catch((error: unknown) => {
      // the database may be there the next time
      begun = undefined;
      throw error;
    });
    return begun;
  };
  /** What fails is told here; the queue keeps a code of it, since nothing of a person may lie there. */
  const tried = async (work: Promise<void>, tell = report): Promise<void> => {
    try {
      await work;
    } catch (error) {
      tell(error);
      throw new Error(codeOf(error));
    }
  };
  return {
    async send(tx, queue, { jobId, companyId }) {
      await started();
      const db: Db = { executeSql: async (text, values = []) => ({ rows: await tx.many(foreign(text, values)) }) };
      const isLaid = (await boss.send(queue, { companyId }, { id: jobId, db })) !== null;
      if (!isLaid) await boss.retry(queue, jobId, { db });
    },
    async work(queue, run) {
      await started();
      const options = { pollingIntervalSeconds: pollSeconds, batchSize: 1, includeMetadata: true } as const;
      const worker = await boss.work<{ companyId: string }>(queue, options, async ([job]) => {
        if (!job) return;
        // there may be more: it looks again at once
        await tried(run({ jobId: job.id, companyId: job.data.companyId, isLast: job.retryCount >= RETRIES })).finally(() => boss.notifyWorker(worker));
      });
    },
    async keep(name, run, tell) {
      await started();
      const queue = `scheduled/${name}`;
      await boss.createQueue(queue, scheduledQueue);
      const worker = await boss.work<{ isFirst: boolean }>(queue, { pollingIntervalSeconds: keepSeconds, batchSize: 1 }, async ([job]) => {
        if (job) await tried(run(job.data.isFirst), tell);
      });
      return async (id, isFirst) => {
        if ((await boss.send(queue, { isFirst }, { id })) !== null) boss.notifyWorker(worker);
      };
    },
    async stop() {
      await begun?.catch(() => undefined);
      if (begun) await boss.stop({ graceful: true, timeout: STOP_MS }).catch(report);
      await pool.end();
    },
  };
}

let known: Jobs | undefined;

/** Called by the composition of the server, and by tests. */
export function announceJobs(jobs: Jobs): Jobs {
  known = jobs;
  return jobs;
}

export function jobs(): Jobs {
  if (!known) throw new Error('the server is not running yet');
  return known;
}
