/** What people are told of contracts; no amount is ever in it. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './contracts-notices.messages.fa.ts';

const placeholders = { type: { label: words.type, sample: words.typeSample }, date: { label: words.date, sample: '2026-12-01', is: 'date' } } as const;
const named = { type: '{type}', date: '{date}' };

export const contractSigned = defineNotice({
  event: 'contracts/signed',
  title: words.signed,
  topic: 'employment',
  color: 'success',
  placeholders,
  subject: words.toPerson.signed(named),
  body: words.toPerson.signedBody(named),
});

export const contractEnding = defineNotice({
  event: 'contracts/ending',
  title: words.ending,
  topic: 'employment',
  color: 'warning',
  placeholders: { ...placeholders, daysLeft: { label: words.daysLeft, sample: 30, is: 'number' } },
  subject: words.toPerson.ending(named),
  body: words.toPerson.endingBody(named),
});

export const contractsEnding = defineNotice({
  event: 'contracts/endingOffice',
  title: words.endingOffice,
  topic: 'employment',
  color: 'warning',
  placeholders: { count: { label: words.count, sample: 12, is: 'number' } },
  subject: words.toOffice.subject({ count: '{count}' }),
  body: words.toOffice.body,
});
