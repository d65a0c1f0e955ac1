/** What is due by law soon, and what was not done in time. No group is named: some are confidential. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import { periodName } from '../pay/period.rules.ts';
import pageWords from './deadlines-page.messages.fa.ts';

const words = pageWords.notice;
const placeholders = {
  duty: { label: words.duty, sample: pageWords.duties.insurance },
  company: { label: words.company, sample: words.companyExample },
  period: { label: words.period, sample: periodName({ year: 1405, month: 7 }) },
  due: { label: words.due, sample: '2026-11-21', is: 'date' },
} as const;
const said = { duty: '{duty}', company: '{company}', period: '{period}', due: '{due}' };

export const deadlineNear = defineNotice({
  event: 'payroll/deadlineNear',
  title: words.near.title,
  topic: 'pay',
  color: 'warning',
  placeholders,
  subject: words.near.subject(said),
  body: words.body,
});

export const deadlineLate = defineNotice({
  event: 'payroll/deadlineLate',
  title: words.late.title,
  topic: 'pay',
  color: 'danger',
  placeholders,
  subject: words.late.subject(said),
  body: words.body,
});
