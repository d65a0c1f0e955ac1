/**
 * What happens by itself: timers fire, jobs run. Any number of processes may do so at the same time: a timer is taken by whoever deletes it, a job
 * comes from the queue (platform/jobs). It may come twice when its process dies; its id is the key by which an outside service tells the second
 * time from the first.
 */
import type { ProcessEvent } from '#kernel/workflow/effects.ts';
import type { Job } from '#platform/jobs/jobs.server.ts';
import { inPages } from '#platform/keeper/in-pages.rules.ts';
import { lockInstance, lockRunning, takeTimer } from '../cases/instances.store.ts';
import { type EngineDeps, ServiceError, type StepNote, signal } from '../engine.service.ts';
import { nodeOf } from '../running.server.ts';
import { type DueJob, type DueTimer, dueTimers, jobBy, takeJob } from './due.store.ts';

export interface DueDeps {
  /** Runs work in a transaction that sees these companies, with the engine in it. */
  step<T>(companyIds: readonly string[], work: (deps: EngineDeps) => Promise<T>): Promise<T>;
  report(error: unknown): void;
}

export interface TimerDeps extends DueDeps {
  readonly now: () => Date;
  /** Companies of the installation. */
  readonly companyIds: readonly string[];
}

export interface JobDeps extends DueDeps {
  /** The outside half of a service: sends, calls, prints. Throws ServiceError for what the process may take, anything else to be tried again. */
  perform(job: DueJob): Promise<void>;
}

/** Fires what is due; answers how many fired. One that fails is told and stays for the next look. */
export async function fireTimers(deps: TimerDeps): Promise<number> {
  let fired = 0;
  const now = deps.now();
  for await (const timer of inPages<DueTimer>((after) => deps.step(deps.companyIds, ({ tx }) => dueTimers(tx, now, after))))
    try {
      const event: ProcessEvent = { type: 'fired', token: timer.token, node: timer.nodeId };
      const has = await deps.step(
        [timer.companyId],
        async (engine) =>
          (await lockRunning(engine.tx, timer.instanceId)) &&
          (await takeTimer(engine.tx, timer)) &&
          (await signal(engine, timer.instanceId, event, { kind: 'fired', nodeId: timer.nodeId })) !== undefined,
      );
      if (has) fired += 1;
    } catch (error) {
      deps.report(error);
    }
  return fired;
}

/** What follows in a transaction on the outside half of a job: the service itself, and the way on. Undefined when nothing waits for it any more. */
async function settleJob(deps: EngineDeps, { instanceId, token, nodeId }: DueJob): Promise<boolean | undefined> {
  const instance = await lockInstance(deps.tx, instanceId);
  if (!instance) return undefined;
  const note: StepNote = { kind: 'done', nodeId };
  try {
    const set = await deps.run(instance, nodeOf(instance, nodeId, 'service'));
    return await signal(deps, instance, { type: 'done', token }, note, set);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return signal(deps, instanceId, { type: 'failed', token, code: error.code }, { kind: 'failed', nodeId });
  }
}

/**
 * Runs a job of the queue: its outside half, and then what follows in a transaction. Nothing when its process no longer waits for it. Throws what
 * the outside half threw, to be tried again; of the last try the process is told, and somebody sees to it (`jobFailed`).
 */
export async function runJob(deps: JobDeps, { jobId, companyId, isLast }: Job): Promise<void> {
  const job = await deps.step([companyId], ({ tx }) => jobBy(tx, jobId));
  if (!job) return;
  const settle = (goOn: (engine: EngineDeps) => Promise<unknown>): Promise<unknown> =>
    deps.step([companyId], async (engine) => (await lockRunning(engine.tx, job.instanceId)) && (await takeJob(engine.tx, jobId)) && goOn(engine));
  const fail = (code: string): Promise<unknown> =>
    settle((engine) => signal(engine, job.instanceId, { type: 'failed', token: job.token, code }, { kind: 'failed', nodeId: job.nodeId }));
  try {
    await deps.perform(job);
    await settle((engine) => settleJob(engine, job));
  } catch (error) {
    if (error instanceof ServiceError) return void (await fail(error.code));
    if (!isLast) throw error;
    deps.report(error);
    await fail('jobFailed');
  }
}
