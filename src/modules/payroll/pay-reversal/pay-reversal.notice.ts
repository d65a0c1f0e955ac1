/** That a run was opened again, told to its maker; that a payslip was taken back, told to whose it is: no amount, no reason. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import messages from './pay-reversal-notices.messages.fa.ts';

const period = { label: messages.period, sample: messages.periodExample };

export const runReopened = defineNotice({
  event: 'payroll/runReopened',
  title: messages.reopened,
  topic: 'pay',
  color: 'warning',
  placeholders: { period, group: { label: messages.group, sample: messages.groupExample } },
  subject: messages.reopenedSubject({ group: '{group}', period: '{period}' }),
  body: '',
});

export const payslipReversed = defineNotice({
  event: 'payroll/payslipReversed',
  title: messages.reversed,
  topic: 'pay',
  color: 'warning',
  placeholders: { period },
  subject: messages.reversedSubject({ period: '{period}' }),
  body: '',
});
