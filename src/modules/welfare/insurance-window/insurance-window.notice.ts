/** Employees are told that a contract takes members. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './insurance-window.messages.fa.ts';

export const joiningOpen = defineNotice({
  event: 'insurance/joiningOpen',
  title: words.title,
  topic: 'requests',
  color: 'info',
  placeholders: { contract: { label: words.contract, sample: words.contractSample }, day: { label: words.day, sample: '2026-04-20', is: 'date' } },
  subject: words.subject({ contract: '{contract}', day: '{day}' }),
  body: words.body,
});
