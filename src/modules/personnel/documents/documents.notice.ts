/** What people are told of their documents that end. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './documents-notices.messages.fa.ts';
import messages from './documents-page.messages.fa.ts';

const { toPerson } = messages;
const placeholders = {
  type: { label: words.type, sample: words.typeSample },
  date: { label: words.date, sample: '2026-12-01', is: 'date' },
  daysLeft: { label: words.daysLeft, sample: 30, is: 'number' },
} as const;
/** The texts with the names of the values in their places. */
const named = { type: '{type}', date: '{date}' };

export const documentEnding = defineNotice({
  event: 'documents/ending',
  title: words.ending,
  topic: 'documents',
  color: 'warning',
  placeholders,
  subject: toPerson.subject(named),
  body: toPerson.body(named),
});

export const documentEnded = defineNotice({
  event: 'documents/ended',
  title: words.ended,
  topic: 'documents',
  color: 'danger',
  placeholders,
  subject: toPerson.endedSubject(named),
  body: toPerson.endedBody(named),
});
