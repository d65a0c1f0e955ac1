/**
 * A server process as far as runs are concerned, that dies by SIGKILL at a statement of its own. Started by
 * src/platform/runs/kill.test.ts; its task comes as JSON in KILLED_RUN.
 */
import type pg from 'pg';
import { openPool, sql } from '#platform/db/db.server.ts';
import { declaredRuns } from '#platform/runs/declared-runs.service.ts';
import { defineRun } from '#platform/runs/run-kind.define.ts';
import { takeUnfinished } from '#platform/runs/worker.server.ts';
import { newId } from './mounted.ts';
import { dieAt } from './statements.ts';

export interface KilledRun {
  readonly connection: pg.ClientConfig;
  /** Epoch milliseconds of its day. */
  readonly now: number;
  /** Number of the statement at which it dies; lives when absent. */
  readonly diesAt?: number;
}

/** Writes a row for every subject: a second one would be seen. */
export const probing = defineRun<{ readonly tag: string }>({
  key: 'testing/probe',
  permission: 'systemManagement/importData/upload',
  alone: true,
  batch: 10,
  items: () => sql`select subject_id from run_probe_subject order by place`,
  inReach: async (_, subjectIds) => new Set(subjectIds),
  async work({ tx, run, audit }, items) {
    for (const { subjectId } of items) {
      await tx.run(sql`insert into run_probe (subject_id, tag) values (${subjectId}::uuid, ${run.parameters.tag})`);
      audit({ entity: 'Person', id: subjectId, action: 'update' });
    }
  },
});

async function work({ connection, now, diesAt }: KilledRun): Promise<void> {
  const pool = openPool({ connection, max: 4 });
  if (diesAt !== undefined) dieAt(pool, diesAt);
  const report = (error: unknown): never => {
    throw error;
  };
  await takeUnfinished(pool, declaredRuns({ pool, clock: { now: () => now }, kinds: [probing], newId, constraints: new Map(), report }));
  await pool.end();
}

const task = process.env['KILLED_RUN'];
if (task !== undefined) await work(JSON.parse(task) as KilledRun);
