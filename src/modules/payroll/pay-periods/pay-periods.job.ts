/** Periods of payslip types that have them made: each hour those that are missing until the one after today. */
import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { reading, systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { missingPeriods } from './generated-periods.rules.ts';
import { generatedTypes, insertPeriods } from './generated-periods.store.ts';

/** Answers how many periods were made. */
export async function makePeriods(pool: pg.Pool, clock: Clock, today: string, isStopping: () => boolean = () => false): Promise<number> {
  let made = 0;
  for (const { companyId } of await allCompanies(withoutTransaction(pool))) {
    if (isStopping()) break;
    const actor = systemActor('payPeriods', [companyId]);
    for (const { timePeriodTypeId, last, ...kind } of await reading(pool, actor, (db) => generatedTypes(db, companyId))) {
      const periods = missingPeriods(kind, last, today);
      if (periods.length === 0) continue;
      made += await writing(pool, actor, (tx) => insertPeriods(tx, companyId, timePeriodTypeId, periods, () => makeUuidV7(clock.now(), randomBytes(10))));
    }
  }
  return made;
}

export const job = defineJob({
  name: 'payPeriods',
  every: 'hour',
  run: ({ pool, clock, today, isStopping }) => makePeriods(pool, clock, today, isStopping),
});
