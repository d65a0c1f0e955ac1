/** Each day what quotas left of events whose requests are closed passes on to whoever waits, where the event says so. */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { passOnIn } from './passing-on.service.ts';
import { eventsLeft } from './places.store.ts';

export const passOnRemainders = (pool: pg.Pool, clock: Clock, today: string): Promise<number> => passOnIn(pool, clock, today, (db, companyId) => eventsLeft(db, companyId, today));

export const job = defineJob({ name: 'welfare-remainders', every: 'day', run: ({ pool, clock, today }) => passOnRemainders(pool, clock, today) });
