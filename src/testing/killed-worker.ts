/**
 * A server process as far as cases are concerned, that dies by SIGKILL at a statement of its own: answers every open task and keeps timers and jobs,
 * until nothing runs any more. Started by src/platform/workflow/kill.test.ts; its task comes as JSON in KILLED_WORKER.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { AppError } from '#kernel/errors.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { z } from '#kernel/schema.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { openPool, reading, sql, systemActor, writing } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { announceJobs, openJobs } from '#platform/jobs/jobs.server.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { defineProcess, type FormKind, type ProcessKind } from '#platform/workflow/process.define.ts';
import { keepProcesses, layJobsAgain, workJobs } from '#platform/workflow/processes.job.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { dieAt } from './statements.ts';

export interface WorkerTask {
  readonly connection: pg.ClientConfig;
  readonly companyId: string;
  /** Epoch milliseconds at which it begins to work; a day passes with each round of its. */
  readonly from: number;
  /** Number of the statement at which it dies: even ones are never sent, odd ones are sent and not waited for. Lives when absent. */
  readonly diesAt?: number;
  /** Dies in the outside half of the first job that it takes, after what it does outside. */
  readonly diesInJob?: boolean;
  readonly askedPartyId: string;
}

/** Days in which all that waits must have been seen to. */
const MOST_DAYS = 40;
/** Between two looks whether another process has gone on, or the queue has given a job of a dead one away. */
const LOOK_MS = 50;

const DAY_MS = 86_400_000;

const outcomes = [{ id: 'accept', name: 'accept', leads: 'on' }] as const;

/** Writes a row for everything it does: a second one would be seen. */
const form: FormKind = {
  sees: 'case',
  values: z.strictObject({}),
  read: async () => ({ data: {} }),
  apply: async ({ tx, case: of }, { outcome }) => {
    await tx.run(sql`insert into kill_probe (instance_id, what) values (${of.instanceId}::uuid, ${`applied ${outcome}`})`);
    return undefined;
  },
};

/** What waits of every sort: a task with a timer beside it, a job, a timer on the way, two branches that join. `performed` is told of the outside half. */
export const killedProcess = (askedPartyId: string, performed: (key: string, instanceId: string) => Promise<void>): ProcessKind => {
  const who = `person(${askedPartyId})`;
  return defineProcess({
    key: 'killed',
    title: 'killed',
    variables: {},
    tells: [],
    forms: { f: form },
    services: {
      send: { title: 'send', perform: (key, of) => performed(key, of.instanceId), run: async () => ({ sent: true }) },
      count: {
        title: 'count',
        run: async ({ tx, case: of }) => {
          await tx.run(sql`insert into kill_probe (instance_id, what) values (${of.instanceId}::uuid, 'counted')`);
          return undefined;
        },
      },
    },
    steps: [
      { is: 'ask', id: 'first', title: 'first', who, form: 'f', outcomes, deadline: { remindAfter: 'PT1M' } },
      { is: 'do', id: 'send', title: 'send', handler: 'send', runs: 'later' },
      {
        is: 'beside',
        id: 'both',
        title: 'both',
        branches: [[{ is: 'wait', id: 'pause', title: 'pause', after: 'PT5M' }], [{ is: 'ask', id: 'second', title: 'second', who, form: 'f', outcomes }]],
      },
      { is: 'do', id: 'count', title: 'count', handler: 'count', runs: 'now' },
    ],
    ended: async ({ tx, case: of }) => void (await tx.run(sql`insert into kill_probe (instance_id, what) values (${of.instanceId}::uuid, 'ended')`)),
  });
};

async function work({ connection, companyId, from, diesAt, diesInJob, askedPartyId }: WorkerTask): Promise<void> {
  const pool = openPool({ connection, max: 4 });
  if (diesAt !== undefined) dieAt(pool, diesAt);
  let now = from;
  const clock = { now: () => now };
  const actor = systemActor('killed', [companyId]);
  const newId = (): string => makeUuidV7(Date.now(), randomBytes(10));
  const performed = async (key: string, instanceId: string): Promise<void> => {
    await writing(pool, actor, (tx) => tx.run(sql`insert into kill_outside (key, instance_id) values (${key}, ${instanceId}::uuid)`));
    if (diesInJob) process.kill(process.pid, 'SIGKILL');
  };
  announceProcesses([killedProcess(askedPartyId, performed)]);
  const report = (error: unknown): never => {
    throw error;
  };
  const keeping = { pool, clock, report };
  const queue = announceJobs(openJobs(connection, report, { pollSeconds: 0.5, monitorSeconds: 1 }));
  await layJobsAgain(keeping);
  await workJobs(keeping);
  const answerAll = async (): Promise<void> => {
    const open = await reading(pool, actor, (db) => db.many<{ taskId: string }>(sql`select task_id as "taskId" from process_task where status = 'open'`));
    for (const { taskId } of open)
      await writing(pool, actor, async (tx) => {
        const entries: AuditEntry[] = [];
        const ctx = { tx, today: todayIn('Asia/Tehran', now), clock, newId, audit: (entry: AuditEntry) => void entries.push(entry), companyId };
        await answerTask(ctx, { taskId, partyId: askedPartyId, outcome: 'accept', comment: null, values: {} });
        await writeAudit(tx, entries);
      }).catch((error: unknown) => {
        // the other half of this process was quicker
        if (!(error instanceof AppError)) throw error;
      });
  };
  // looks on a connection of its own, whose statements nobody dies at
  const watch = openPool({ connection, max: 1 });
  const left = (): Promise<{ readonly cases: boolean; readonly jobs: boolean }> =>
    reading(watch, actor, (db) => db.one(sql`select exists (select from process_instance where status = 'active') as cases, exists (select from process_job) as jobs`));
  for (let days = 0; ; ) {
    const { cases, jobs } = await left();
    if (!cases) break;
    if (days === MOST_DAYS) throw new Error('cases that nothing moves any more');
    if (jobs) await setTimeout(LOOK_MS);
    else {
      now += DAY_MS;
      days += 1;
    }
    await Promise.all([keepProcesses(keeping), keepProcesses(keeping), answerAll(), answerAll()]);
  }
  await queue.stop();
  await Promise.all([pool.end(), watch.end()]);
}

const task = process.env['KILLED_WORKER'];
if (task !== undefined) await work(JSON.parse(task) as WorkerTask);
