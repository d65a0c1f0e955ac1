/**
 * What processes do without anybody's asking: timers fire, jobs run, and once a day the people of open tasks are found anew. Any number of server
 * processes keep them side by side (due.ts); a case that fails is told of and left for the next look, the others are not kept waiting.
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { graphOf } from '#kernel/workflow/graph.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { reading, systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { jobs } from '#platform/jobs/jobs.server.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { type CaseContext, caseOf } from './cases/case-context.service.ts';
import { engineFor } from './cases/case-engine.service.ts';
import { readInstance } from './cases/instances.store.ts';
import { type DueDeps, fireTimers, runJob } from './due/due.service.ts';
import { type DueJob, waitingJobs } from './due/due.store.ts';
import { openTaskIds } from './people/people.store.ts';
import { reresolve } from './people/reresolve.service.ts';
import { processKind } from './registry.server.ts';

export interface Keeping {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  report(error: unknown): void;
}

const LOOK_SECONDS = 5;
const TASKS_AT_ONCE = 200;
const NAME = 'processes';

/** Runs a step of a case of a company, with its trace. */
async function step<T>({ pool, clock }: Keeping, companyIds: readonly string[], work: (ctx: CaseContext) => Promise<T>): Promise<T> {
  const now = clock.now();
  return writing(pool, systemActor(NAME, companyIds), async (tx) => {
    const entries: AuditEntry[] = [];
    const ctx: CaseContext = {
      tx,
      today: todayIn('Asia/Tehran', now),
      clock,
      newId: () => makeUuidV7(clock.now(), randomBytes(10)),
      audit: (entry) => void entries.push(entry),
      companyId: companyIds[0] ?? '',
    };
    const result = await work(ctx);
    await writeAudit(tx, entries);
    return result;
  });
}

/** The withoutTransaction half of a service; nothing of one that has none, or whose case is over. */
async function perform({ pool }: Keeping, { jobId, instanceId, companyId, nodeId }: DueJob): Promise<void> {
  const instance = await reading(pool, systemActor(NAME, [companyId]), (db) => readInstance(db, instanceId));
  const node = instance && graphOf(instance.definition).node(nodeId);
  if (!instance || node?.kind !== 'service') return;
  const service = processKind(instance.processKey)?.services[node.handler];
  if (!service) throw new Error(`no service ${node.handler} in ${instance.processKey}`);
  await service.perform?.(jobId, caseOf(instance));
}

const dueDeps = (keeping: Keeping): DueDeps => ({
  step: (companyIds, work) => step(keeping, companyIds, (ctx) => work(engineFor(ctx))),
  report: keeping.report,
});

const companiesOf = async ({ pool }: Keeping): Promise<readonly string[]> => (await allCompanies(withoutTransaction(pool))).map(({ companyId }) => companyId);

/** Fires the timers of all companies that are due. */
export async function keepProcesses(keeping: Keeping): Promise<void> {
  await fireTimers({ ...dueDeps(keeping), now: () => new Date(keeping.clock.now()), companyIds: await companiesOf(keeping) });
}

/** Has services that run later done from here on. */
export const workJobs = (keeping: Keeping): Promise<void> => jobs().work('workflow', (job) => runJob({ ...dueDeps(keeping), perform: (one) => perform(keeping, one) }, job));

/** Every service that waits has its job in the queue: after a restore from a backup there are none, and those given up when a process died at the last try get another. */
export async function layJobsAgain(keeping: Keeping): Promise<void> {
  await step(keeping, await companiesOf(keeping), async ({ tx }) => {
    for (const job of await waitingJobs(tx)) await jobs().send(tx, 'workflow', job);
  });
}

/** Finds the people of open tasks anew: of all, or of those that a substitution concerns today. */
export async function refreshPeople(keeping: Keeping, which: 'all' | 'substituted'): Promise<void> {
  const substitutedOn = which === 'all' ? undefined : todayIn('Asia/Tehran', keeping.clock.now());
  for (const companyId of await companiesOf(keeping))
    for (let after: string | null = null; ; ) {
      const asked = { after, most: TASKS_AT_ONCE, substitutedOn };
      const page: readonly { readonly taskId: string }[] = await reading(keeping.pool, systemActor(NAME, [companyId]), (db) => openTaskIds(db, asked));
      for (const { taskId } of page) await step(keeping, [companyId], (ctx) => reresolve(ctx, taskId)).catch(keeping.report);
      after = page.at(-1)?.taskId ?? null;
      if (after === null) break;
    }
}

/** Fires timers in each server: whoever deletes one has it. With its first look a server begins to take jobs. */
export const job = defineJob({
  name: 'processes',
  seconds: LOOK_SECONDS,
  begin: () => {
    let isAtWork = false;
    return async (keeping) => {
      if (!isAtWork) await workJobs(keeping);
      isAtWork = true;
      await keepProcesses(keeping);
    };
  },
});
