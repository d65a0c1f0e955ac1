/** Tells people and the office of contracts that end: 60, 30 and 15 days before, each once, however often and in however many processes it looks. */
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { thresholdOf, thresholds } from '../contract.rules.ts';
import { contractOffice, endingContracts, markReminded } from './contract-reminders.store.ts';
import { contractEnding, contractsEnding } from './contracts.notice.ts';

/** Where the office finds them. */
const LIST = '/emplOrder/contract?ends=60';
const OWN = '/userProfile?tab=contracts';

/** Answers of how many contracts somebody was told. */
async function remindCompany(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const told = { now: new Date(now), newId };
  let count = 0;
  for (const contract of await endingContracts(tx, companyId, today, Math.max(...thresholds))) {
    const threshold = thresholdOf(contract.daysLeft);
    if (threshold === undefined || !(await markReminded(tx, companyId, contract, threshold))) continue;
    const { partyId, typeName, thruDate, daysLeft } = contract;
    await notify(tx, contractEnding, { ...told, recipients: [partyId], values: { type: typeName, date: thruDate, daysLeft }, link: OWN });
    count += 1;
  }
  const recipients = count === 0 ? [] : await contractOffice(tx, companyId, today);
  if (recipients.length > 0) await notify(tx, contractsEnding, { ...told, recipients, values: { count }, link: LIST });
  return count;
}

/** Answers of how many contracts somebody was told. */
export const remindOfContracts = (reminding: DailyWork): Promise<number> => sumOfCompanies(reminding, 'contracts', (tx, companyId) => remindCompany(tx, companyId, reminding));

export const job = defineJob({ name: 'contracts', every: 'hour', run: remindOfContracts });
