/** An instalment that its borrower pays is near, or was not paid on its day; or pay took less of one than was due. No amount: that is class pay and leaves by mail. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './due-reminders.messages.fa.ts';

const placeholders = { number: { label: words.number, sample: '1405/12' }, day: { label: words.day, sample: '2026-12-01', is: 'date' } } as const;

export const instalmentSoon = defineNotice({
  event: 'loans/dueSoon',
  title: words.soon.title,
  topic: 'requests',
  color: 'info',
  placeholders,
  subject: words.soon.subject({ number: '{number}', day: '{day}' }),
  body: '',
});

export const instalmentLate = defineNotice({
  event: 'loans/late',
  title: words.late.title,
  topic: 'requests',
  color: 'warning',
  placeholders,
  subject: words.late.subject({ number: '{number}', day: '{day}' }),
  body: words.late.body,
});

export const instalmentShort = defineNotice({
  event: 'loans/deductedLess',
  title: words.short.title,
  topic: 'requests',
  color: 'warning',
  placeholders,
  subject: words.short.subject({ number: '{number}', day: '{day}' }),
  body: words.short.body,
});
