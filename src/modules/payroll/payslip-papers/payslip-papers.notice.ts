/** That ordered payslips are there, told to whoever ordered them: a link, no amount. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import messages from './payslip-papers-notices.messages.fa.ts';

export const papersReady = defineNotice({
  event: 'payroll/papersReady',
  title: messages.papersReady,
  topic: 'pay',
  color: 'info',
  placeholders: { period: { label: messages.period, sample: messages.periodExample } },
  subject: messages.subject({ period: '{period}' }),
  body: '',
});
