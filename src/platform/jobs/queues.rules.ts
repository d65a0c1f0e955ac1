/** Queues of the house. A job is an id and where it belongs; what it is about lies in the tables of its slice. */
import type { QueueOptions } from 'pg-boss';

export const SCHEMA = 'jobs';

/** Tries after the first one. */
export const RETRIES = 7;
/** Whoever does not come back by then is taken for dead, and another one tries. */
const EXPIRE_SECONDS = 60;
const DAY_SECONDS = 86_400;

export const queues = {
  /** Services of processes that run after the step that asked for them (platform/workflow). */
  workflow: {
    retryLimit: RETRIES,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: EXPIRE_SECONDS,
    retentionSeconds: 60 * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
  },
} as const satisfies Readonly<Record<string, QueueOptions>>;

/** Of each scheduled job (x.job.ts): its workers tell that they live, and what failed thrice waits for the next time it is due. */
export const scheduledQueue = {
  policy: 'singleton',
  retryLimit: 2,
  retryDelay: 5,
  retryBackoff: true,
  heartbeatSeconds: 60,
  expireInSeconds: DAY_SECONDS - 1,
  retentionSeconds: DAY_SECONDS,
  // longer than servers differ in what time it is
  deleteAfterSeconds: DAY_SECONDS / 12,
} as const satisfies QueueOptions & { readonly policy: string };

export type QueueName = keyof typeof queues;
