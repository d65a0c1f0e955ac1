/** Once a day: the month that runs is counted anew of whom something has changed. */
import { withoutTransaction } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { allCompanies } from '#platform/party/company-bulk.store.ts';
import { type Counting, countCompany } from './count-so-far.service.ts';

/** Answers of how many people the month was counted. */
export async function countMonthSoFar(counting: Counting): Promise<number> {
  let changed = 0;
  for (const { companyId } of await allCompanies(withoutTransaction(counting.pool))) changed += await countCompany(counting, companyId);
  return changed;
}

export const job = defineJob({ name: 'monthSoFar', every: 'day', run: countMonthSoFar });
