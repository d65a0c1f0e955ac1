/** Once a day: whoever says that pay was paid is told of what is due by law soon, and of what was not done in time; each once, in however many processes it looks. */
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import { holdingInCompany } from '#platform/access/holders.store.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { defineJob } from '#platform/jobs/job.define.ts';
import { notifyEach } from '#platform/notifications/notify.service.ts';
import { type DailyWork, sumOfCompanies } from '#platform/party/each-company.service.ts';
import { companyOf } from '#platform/people/company-head.store.ts';
import { REGISTER_PAID } from '../pay-run-state/pay-run-names.rules.ts';
import { type Stage, tellingsOf } from './deadlines.rules.ts';
import words from './deadlines-page.messages.fa.ts';
import { periodOf } from './deadlines-sheet.rules.ts';
import { deadlineLate, deadlineNear } from './legal-deadlines.notice.ts';
import { deadlinesIn } from './legal-deadlines.service.ts';
import { markTold, noticeSettingOf } from './legal-deadlines.store.ts';

const PAGE = '/AnnualAnnuities?tab=deadlines';
/** Days that something may be late before it is first looked at: who begins with the product is not told of all that was before. */
const BACK = 31;

async function tellCompany(tx: Tx, companyId: string, { today, now, newId }: DailyWork): Promise<number> {
  const looking = { db: tx, rows: systemScope([companyId], today), today };
  const { year } = toJalali(today);
  const list = [...(await deadlinesIn(looking, year - 1)).list, ...(await deadlinesIn(looking, year)).list];
  const { noticeDays } = await noticeSettingOf(tx, companyId);
  const due = tellingsOf(list, { today, from: addDays(today, noticeDays), since: addDays(today, -BACK) });
  if (due.length === 0) return 0;
  const recipients = await holdingInCompany(tx, REGISTER_PAID, companyId, today);
  // who is first to be told tomorrow is told of it then
  if (recipients.length === 0) return 0;
  const fresh = new Set((await markTold(tx, companyId, due)).map(({ duty, year: of, month, stage }) => `${duty}/${of}/${month}/${stage}`));
  const told = due.filter(({ duty, year: of, month, stage }) => fresh.has(`${duty}/${of}/${month}/${stage}`));
  const { organizationName: company } = await companyOf(tx, companyId);
  const way = { link: PAGE, now: new Date(now), newId };
  const each = (of: Stage) =>
    told.filter(({ stage }) => stage === of).map((one) => ({ recipients, values: { duty: words.duties[one.duty], company, period: periodOf(one), due: one.dueDay } }));
  await notifyEach(tx, deadlineNear, { ...way, each: each('near') });
  await notifyEach(tx, deadlineLate, { ...way, each: each('late') });
  return told.length;
}

/** Answers of how many duties somebody was told. */
export const tellOfDeadlines = (reminding: DailyWork): Promise<number> => sumOfCompanies(reminding, 'legalDeadlines', (tx, companyId) => tellCompany(tx, companyId, reminding));

export const job = defineJob({ name: 'legalDeadlines', every: 'day', run: tellOfDeadlines });
