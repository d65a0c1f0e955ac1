/**
 * Once in each Jalali month, and at the start, everybody employed gets booked what is due, so that lists of many people read it. One
 * person's balance never waits for it: whoever reads or writes it computes the same (ledger.store.ts).
 */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { reading, systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { NO_ID } from '#platform/keeper/in-pages.rules.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { settleAll, unsettled } from './ledger/ledger.store.ts';

const BATCH = 200;

/** Answers how many people something was looked after for. */
export async function settleEverybody(pool: pg.Pool, clock: Clock, today: string, isStopping: () => boolean = () => false): Promise<number> {
  const since = toIso({ ...toJalali(today), day: 1 });
  let settled = 0;
  for (const { companyId } of await allCompanies(withoutTransaction(pool))) {
    const actor = systemActor('leave', [companyId]);
    for (let after = NO_ID; !isStopping(); ) {
      const people = await reading(pool, actor, (db) => unsettled(db, companyId, { today, since, after }, BATCH));
      if (people.length === 0) break;
      const now = clock.now();
      await writing(pool, actor, (tx) => settleAll(tx, companyId, people, { today, now: new Date(now), newId: () => makeUuidV7(now, randomBytes(10)) }));
      settled += people.length;
      after = people.at(-1) ?? after;
    }
  }
  return settled;
}

export const job = defineJob({
  name: 'leave',
  every: 'hour',
  run: ({ pool, clock, today, isStopping }) => settleEverybody(pool, clock, today, isStopping),
});
