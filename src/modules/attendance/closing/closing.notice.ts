/** What people are told of their month: that it is to be checked, that a dispute is answered. No figure. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './closing-process.messages.fa.ts';

const { told } = words;
const period = { label: told.period, sample: told.periodExample } as const;

export const sheetToCheck = defineNotice({
  event: 'attendance/sheetToCheck',
  title: told.check.title,
  topic: 'leave',
  color: 'info',
  placeholders: { period, deadline: { label: told.deadline, sample: told.deadlineExample } },
  subject: told.check.subject({ period: '{period}', deadline: '{deadline}' }),
  body: '',
});

export const disputeAnswered = defineNotice({
  event: 'attendance/disputeAnswered',
  title: told.answered.title,
  topic: 'leave',
  color: 'info',
  placeholders: { period },
  subject: told.answered.subject({ period: '{period}' }),
  body: '',
});
