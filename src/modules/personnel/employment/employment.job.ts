/**
 * Each new day, and at the start: who has left is no active colleague any more, and whoever went to another company signs in there.
 * Whether an account is closed needs nobody, it looks at the days itself.
 */
import type pg from 'pg';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { systemActor, withoutTransaction, writing } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { moveAccounts } from './account-move.store.ts';
import { settleEnded } from './employment.store.ts';

/** Answers how many have become former colleagues. `today`: ISO day in Tehran. */
export async function settleLeavers(pool: pg.Pool, today: string): Promise<number> {
  const companies = (await allCompanies(withoutTransaction(pool))).map(({ companyId }) => companyId);
  return writing(pool, systemActor('employment', companies), async (tx) => {
    await writeAudit(tx, await moveAccounts(tx, today));
    return settleEnded(tx, today);
  });
}

export const job = defineJob({ name: 'employment', every: 'hour', run: ({ pool, today }) => settleLeavers(pool, today) });
