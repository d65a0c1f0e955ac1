/** Each hour those whom an event is for are told that it may be asked for: each once, in however many processes it looks. */
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { windowOpen } from './event-windows.notice.ts';
import { markOpened, membersFor } from './event-windows.store.ts';

async function tellCompany(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const opened = await markOpened(tx, companyId, today);
  for (const { eventId, title: event, thru } of opened) {
    const recipients = await membersFor(tx, eventId, today);
    if (recipients.length > 0) await notify(tx, windowOpen, { recipients, values: { event, thru }, link: '/otherWelfareServices/welfareRequest', now: new Date(now), newId });
  }
  return opened.length;
}

/** Answers of how many events people were told. */
export const tellOfWindows = (telling: DailyWork): Promise<number> => sumOfCompanies(telling, 'welfare-windows', (tx, companyId) => tellCompany(tx, companyId, telling));

export const job = defineJob({ name: 'welfare-windows', every: 'hour', run: tellOfWindows });
