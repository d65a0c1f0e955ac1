/** Each hour: borrowers who pay themselves are told of an instalment three days before it is due, and once it is late, and of one of which pay took less than was due; each once, in however many processes it looks. */
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notifyEach } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { instalmentLate, instalmentShort, instalmentSoon } from './due-reminders.notice.ts';
import { markReminders, type Reminder } from './due-reminders.store.ts';

const DAYS = { soonDays: 3, lateDays: 30 } as const;
/** Where borrowers see their own loans. */
const OWN = '/viewRecipient';

const heard = ({ partyId, loanCode: number, dueDate: day }: Reminder) => ({ recipients: [partyId], values: { number, day } });

async function remindCompany(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const { soon = [], late = [], short = [] } = Object.groupBy(await markReminders(tx, companyId, today, DAYS), ({ kind }) => kind);
  const way = { link: OWN, now: new Date(now), newId };
  await notifyEach(tx, instalmentSoon, { ...way, each: soon.map(heard) });
  await notifyEach(tx, instalmentLate, { ...way, each: late.map(heard) });
  await notifyEach(tx, instalmentShort, { ...way, each: short.map(heard) });
  return soon.length + late.length + short.length;
}

/** Answers of how many instalments somebody was told. */
export const remindOfInstalments = (reminding: DailyWork): Promise<number> => sumOfCompanies(reminding, 'instalments', (tx, companyId) => remindCompany(tx, companyId, reminding));

export const job = defineJob({ name: 'instalments', every: 'hour', run: remindOfInstalments });
