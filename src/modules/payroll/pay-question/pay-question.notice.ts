/** That a question about a payslip has an answer, told to whoever asked: a link, no amount. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './pay-question.messages.fa.ts';
import messages from './pay-question-notices.messages.fa.ts';

export const questionAnswered = defineNotice({
  event: 'payroll/questionAnswered',
  title: messages.questionAnswered,
  topic: 'pay',
  color: 'info',
  placeholders: { period: { label: messages.period, sample: messages.periodExample } },
  subject: words.told.answered({ period: '{period}' }),
  body: '',
});
