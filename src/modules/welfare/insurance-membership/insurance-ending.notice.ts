/** Whoever is insured is told that a membership ends by itself. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './insurance-ending.messages.fa.ts';

export const membershipEnding = defineNotice({
  event: 'insurance/ending',
  title: words.title,
  topic: 'requests',
  color: 'warning',
  placeholders: { contract: { label: words.contract, sample: words.contractSample }, day: { label: words.day, sample: '2026-12-01', is: 'date' } },
  subject: words.subject({ contract: '{contract}', day: '{day}' }),
  body: words.body,
});
