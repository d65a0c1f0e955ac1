/** Each hour: employees are told that a contract of supplementary insurance takes members, once, however often and in however many processes it looks (issue 24). */
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { joiningOpen } from './insurance-window.notice.ts';
import { notMembers, openedContracts, writeTold } from './insurance-window.store.ts';

async function tellIn(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const opened = await openedContracts(tx, companyId, today);
  for (const { contractId, title, thru } of opened) {
    const recipients = await notMembers(tx, companyId, contractId, today);
    await notify(tx, joiningOpen, { recipients, values: { contract: title, day: thru }, link: '/InsuranceRequest', now: new Date(now), newId });
    await writeTold(tx, contractId, today);
  }
  return opened.length;
}

/** Answers of how many contracts it was told. */
export const tellWindows = (looking: DailyWork): Promise<number> => sumOfCompanies(looking, 'insurance', (tx, companyId) => tellIn(tx, companyId, looking));

export const job = defineJob({ name: 'insuranceWindows', every: 'hour', run: tellWindows });
