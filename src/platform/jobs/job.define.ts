/** What a slice does without anybody's asking. Stands in `x.job.ts`, exported as `job`, and is found by that suffix. */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';

/** What a look is given. */
export interface Work {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Epoch milliseconds. */
  readonly now: number;
  /** ISO day in Tehran. */
  readonly today: string;
  /** The look at the start of a server, not one of those that follow. */
  readonly isFirst: boolean;
  newId(): string;
  /** Asked between batches of what lasts. */
  isStopping(): boolean;
  /** Faults of one row; the others are not kept waiting. */
  report(error: unknown): void;
}

/**
 * Done when a server starts, and once in each minute, hour or day of Tehran however many servers run. One that throws is tried
 * again; two never run beside each other.
 */
export interface ScheduledJob {
  /** Latin; names its queue. */
  readonly name: string;
  readonly every: 'start' | 'minute' | 'hour' | 'day';
  run(work: Work): Promise<unknown>;
}

/** Done every few seconds in each server by itself: for what whoever comes first takes row by row. */
export interface ServerJob {
  readonly name: string;
  readonly seconds: number;
  /** What a server does from its start on. */
  begin(): (work: Work) => Promise<unknown>;
}

export type AnyJob = ScheduledJob | ServerJob;

export const defineJob = <J extends AnyJob>(job: J): J => job;
