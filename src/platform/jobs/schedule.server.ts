/** Has the jobs of the slices done: each when it is due, by whichever server comes first (docs/adr/0028). */
import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { keepBySeconds } from '#platform/keeper/keeper.server.ts';
import type { AnyJob, ScheduledJob, ServerJob, Work } from './job.define.ts';
import type { Jobs, Laying } from './jobs.server.ts';

/** Between two looks whether a new minute, hour or day has begun. */
const LOOK_SECONDS = 5;
const lengths = { minute: 60_000, hour: 3_600_000 } as const;
const ZONE = 'Asia/Tehran';

/** Leaves a job to the next try, of this server when it starts again or of another one: nothing went wrong. */
const STOPPING = new Error('the server stops');

export interface Scheduling {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'keep'>;
  /** Faults of a job, by its name. */
  report(name: string, error: unknown): void;
}

export interface Schedule {
  /** Lays down what has become due; done by itself every few seconds. */
  look(): Promise<void>;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

/** Epoch milliseconds at which the minute, the hour or the day began in which a job is due once. */
function dueSince(every: Exclude<ScheduledJob['every'], 'start'>, now: number): number {
  return every === 'day' ? Date.parse(todayIn(ZONE, now)) : now - (now % lengths[every]);
}

/** All servers give the job of one moment the same id: the queue takes it once. */
const idOf = (name: string, since: number): string => makeUuidV7(since, createHash('sha256').update(name).digest().subarray(0, 10));

/** Begins at once. */
export function startSchedule(list: readonly AnyJob[], { pool, clock, jobs, report }: Scheduling): Schedule {
  let isStopping = false;
  const underWay = new Set<Promise<unknown>>();
  const newId = (): string => makeUuidV7(clock.now(), randomBytes(10));
  const workOf = (name: string, isFirst: boolean): Work => {
    const now = clock.now();
    const today = todayIn(ZONE, now);
    return { pool, clock, now, today, isFirst, newId, isStopping: () => isStopping, report: (error) => report(name, error) };
  };

  /** The job in the queue; answers what lays down what is due. */
  function kept(job: ScheduledJob): () => Promise<void> {
    let lay: Laying | undefined;
    let seen = 0;
    const run = async (isFirst: boolean): Promise<void> => {
      if (isStopping) throw STOPPING;
      const running = job.run(workOf(job.name, isFirst));
      underWay.add(running);
      await running.finally(() => underWay.delete(running));
      // what asks between batches has perhaps not come to its end
      if (isStopping) throw STOPPING;
    };
    return async () => {
      const since = job.every === 'start' ? 0 : dueSince(job.every, clock.now());
      if (lay === undefined) {
        const laying = await jobs.keep(job.name, run, (error) => (error === STOPPING ? undefined : report(job.name, error)));
        await laying(newId(), true);
        lay = laying;
      } else if (since !== seen) await lay(idOf(job.name, since), false);
      seen = since;
    };
  }

  const scheduled = list.filter((job): job is ScheduledJob => 'every' in job).map((job) => ({ job, due: kept(job) }));
  const look = async (): Promise<void> => {
    await Promise.all(scheduled.map(({ job, due }) => due().catch((error: unknown) => report(job.name, error))));
  };
  const perServer = list.filter((job): job is ServerJob => 'seconds' in job);
  const keepers = [
    keepBySeconds(LOOK_SECONDS, look, { clock, report: (error) => report('schedule', error) }),
    ...perServer.map(({ name, seconds, begin }) => {
      const run = begin();
      return keepBySeconds(seconds, () => run(workOf(name, false)), { clock, report: (error) => report(name, error) });
    }),
  ];
  return {
    look,
    async stop() {
      isStopping = true;
      await Promise.all(keepers.map((keeper) => keeper.stop()));
      await Promise.allSettled(underWay);
    },
  };
}
