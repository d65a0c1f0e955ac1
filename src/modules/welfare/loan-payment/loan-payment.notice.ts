/** A loan was paid out, told to its borrower. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './loan-payment.messages.fa.ts';

export const loanPaid = defineNotice({
  event: 'loans/paid',
  title: words.notices.paid,
  topic: 'requests',
  color: 'success',
  placeholders: { number: { label: words.placeholders.number, sample: '1405/12' } },
  subject: words.told.paid({ number: '{number}' }),
  body: '',
});
