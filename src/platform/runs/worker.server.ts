/**
 * Work over many records in the background of a server process: batch after batch, each a transaction of its own that also
 * moves the run on. A crash costs one batch, and whoever looks next goes on from there. What a run does and where it is
 * kept is the business of its sort.
 */
import type pg from 'pg';
import { createTurns } from '#platform/http/turns.rules.ts';
import { withRunLock } from './lock.store.ts';

/** A run in hand. */
export interface OpenRun<S extends string> {
  /** Works on the next batch. Answers the state of the run after it. */
  next(): Promise<S>;
  /** Resolves when nothing that it has begun is under way any more. */
  close?(): Promise<void>;
  /** Writes down that the run stopped at a fault; throws, or passes over, what is no fault of the run. */
  fail(error: unknown): Promise<void>;
}

/** Runs of one sort, with states `S`. */
export interface RunSort<S extends string> {
  /** Of the locks: stays what it is from release to release. */
  readonly name: string;
  /** The state of runs that are worked on. */
  readonly underWay: S;
  /** Ids of the runs that are to be worked on, oldest first. */
  unfinished(): Promise<readonly string[]>;
  /** The run when it is under way, else its state; undefined when there is none. */
  open(runId: string): Promise<OpenRun<S> | S | undefined>;
}

/** Works on a run from where it stands. `signal` leaves it to be resumed. Answers its state, or undefined when another process works on it. */
export const takeRun = <S extends string>(pool: pg.Pool, sort: RunSort<S>, runId: string, signal?: AbortSignal): Promise<S | undefined> =>
  withRunLock(pool, sort.name, runId, async () => {
    const run = await sort.open(runId);
    if (typeof run !== 'object') return run;
    try {
      let state = sort.underWay;
      while (state === sort.underWay && !signal?.aborted) state = await run.next();
      return state;
    } catch (error) {
      if (signal?.aborted) return sort.underWay;
      await run.fail(error);
      throw error;
    } finally {
      await run.close?.();
    }
  });

/** Takes up what a crash or a stop interrupted. Answers, by their ids, the states in which the runs were left. */
export async function takeUnfinished<S extends string>(pool: pg.Pool, sort: RunSort<S>, signal?: AbortSignal): Promise<ReadonlyMap<string, S | undefined>> {
  const left = new Map<string, S | undefined>();
  for (const runId of await sort.unfinished()) left.set(runId, await takeRun(pool, sort, runId, signal));
  return left;
}

export interface RunWorker {
  /** Works on a run in the background once the calling transaction has committed. */
  start(runId: string): void;
  /** Takes up what is not finished, in the background. */
  resume(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Stops after the batches at work. */
  stop(): Promise<void>;
}

/** After work that failed: runs whose state could not even be written, because the database was away, are taken up again. */
const AGAIN_MS = 10_000;

/** Runs of a sort, `atOnce` of them side by side: each holds a connection and asks for others, which it takes from everybody. */
export function createWorker<S extends string>(pool: pg.Pool, sort: RunSort<S>, atOnce: number, report: (error: unknown) => void): RunWorker {
  const stopping = new AbortController();
  const atWork = new Set<Promise<unknown>>();
  const inHand = new Set<string>();
  const inTurn = createTurns({ atOnce, atOnceOfOne: atOnce, waiting: Number.POSITIVE_INFINITY, ofOne: Number.POSITIVE_INFINITY });
  const track = (job: Promise<unknown>): void => {
    const failed = (error: unknown): void => {
      report(error);
      setTimeout(() => stopping.signal.aborted || resume(), AGAIN_MS).unref();
    };
    const tracked = job.catch(failed).finally(() => atWork.delete(tracked));
    atWork.add(tracked);
  };
  const take = async (runId: string): Promise<void> => {
    if (!stopping.signal.aborted) await takeRun(pool, sort, runId, stopping.signal);
  };
  const start = (runId: string): void => {
    inHand.add(runId);
    track(inTurn('', () => take(runId)).finally(() => inHand.delete(runId)));
  };
  const resume = (): void => track(sort.unfinished().then((runIds) => runIds.filter((runId) => !inHand.has(runId)).forEach(start)));
  const idle = async (): Promise<void> => {
    while (atWork.size > 0) await Promise.all(atWork);
  };
  return {
    start,
    resume,
    idle,
    stop: async () => {
      stopping.abort();
      await idle();
    },
  };
}
