/** Each minute offers that nobody confirmed in time pass on to whoever is next. */
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { passOnIn } from './passing-on.service.ts';
import { eventsOver } from './places.store.ts';

/** Answers how many offers were over. */
export const passOnOffers = (pool: pg.Pool, clock: Clock, today: string): Promise<number> =>
  passOnIn(pool, clock, today, (db, companyId) => eventsOver(db, companyId, new Date(clock.now())));

export const job = defineJob({ name: 'welfare-offers', every: 'minute', run: ({ pool, clock, today }) => passOnOffers(pool, clock, today) });
