/** Each hour: borrowers, and whoever sees to their group, are told of a guarantor who left, each once. */
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notifyEach } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { responsibleOf } from '../loan-request/loan-request.store.ts';
import { guarantorGone } from './guarantor-change.notice.ts';
import { markGone } from './guarantor-change.store.ts';

/** Where borrowers name another one. */
const OWN = '/viewRecipient';

async function tellCompany(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const gone = await markGone(tx, companyId, today);
  const each = [];
  for (const { partyId, loanCode: number } of gone) {
    const responsible = await responsibleOf(tx, { companyId, partyId, day: today });
    each.push({ recipients: responsible === null ? [partyId] : [partyId, responsible], values: { number } });
  }
  if (each.length > 0) await notifyEach(tx, guarantorGone, { each, link: OWN, now: new Date(now), newId });
  return gone.length;
}

/** Answers how many have left. */
export const tellOfGone = (telling: DailyWork): Promise<number> => sumOfCompanies(telling, 'guarantorGone', (tx, companyId) => tellCompany(tx, companyId, telling));

export const job = defineJob({ name: 'guarantorGone', every: 'hour', run: tellOfGone });
