/** That a payslip is there, told to whose it is: a link, no amount. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import messages from './pay-run-notices.messages.fa.ts';
import words from './salary-process.messages.fa.ts';

export const payslipReady = defineNotice({
  event: 'payroll/payslipReady',
  title: messages.payslipReady,
  topic: 'pay',
  color: 'info',
  placeholders: { period: { label: messages.period, sample: messages.periodExample } },
  subject: words.told.ready({ period: '{period}' }),
  body: '',
});
