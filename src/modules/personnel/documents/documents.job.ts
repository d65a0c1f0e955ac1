/** Tells people and the personnel office of documents that end: each threshold once, however often and in however many processes it looks. */
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { userProfileScreen } from '../profile/user-profile.screen.ts';
import { documentEnded, documentEnding } from './documents.notice.ts';
import { EXPIRING_DAYS, FORGOTTEN_DAYS, thresholdOf } from './documents.rules.ts';
import { documentHolders, type EndingDocument, endingDocuments, markReminded } from './documents.store.ts';
import messages from './documents-page.messages.fa.ts';

/** Where the office finds the list. */
const REPORT = '/documentsReport?ends=ending';

async function notifyPerson(tx: Tx, { partyId, typeName: type, expiryDate: date, daysLeft }: EndingDocument, { now, newId }: DailyWork): Promise<void> {
  const values = { type, date, daysLeft: Math.abs(daysLeft) };
  const link = `${userProfileScreen.path}?tab=documents`;
  await notify(tx, daysLeft < 0 ? documentEnded : documentEnding, { recipients: [partyId], values, link, now: new Date(now), newId });
}

/** Answers how many documents somebody was told of. */
async function remindCompany(tx: Tx, companyId: string, reminding: DailyWork): Promise<number> {
  const { today, newId } = reminding;
  let told = 0;
  for (const document of await endingDocuments(tx, companyId, today, { days: EXPIRING_DAYS, forgotten: FORGOTTEN_DAYS })) {
    const threshold = thresholdOf(document.daysLeft);
    if (threshold === undefined || !(await markReminded(tx, companyId, document, threshold))) continue;
    await notifyPerson(tx, document, reminding);
    told += 1;
  }
  const recipients = told === 0 ? [] : await documentHolders(tx, companyId, today);
  if (recipients.length > 0)
    await sendMessage(tx, { subject: messages.toOffice.subject(toPersianDigits(String(told))), body: messages.toOffice.body, color: 'warning', link: REPORT, recipients, newId });
  return told;
}

/** Answers how many documents somebody was told of. */
export const remindOfDocuments = (reminding: DailyWork): Promise<number> => sumOfCompanies(reminding, 'documents', (tx, companyId) => remindCompany(tx, companyId, reminding));

export const job = defineJob({ name: 'documents', every: 'hour', run: remindOfDocuments });
