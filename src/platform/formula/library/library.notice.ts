/** What people are told of the library. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './library-notices.messages.fa.ts';

const title = { label: words.what, sample: words.sample } as const;

export const waitsForPublishing = defineNotice({
  event: 'formula/waiting',
  title: words.waiting,
  topic: 'tasks',
  color: 'info',
  placeholders: { title },
  subject: words.waitingSubject({ title: '{title}' }),
  body: words.waitingBody,
});

export const endingNotice = defineNotice({
  event: 'formula/ending',
  title: words.ending,
  topic: 'tasks',
  color: 'warning',
  placeholders: { title, date: { label: words.date, sample: '2026-12-21', is: 'date' } },
  subject: words.endingSubject({ title: '{title}', date: '{date}' }),
  body: words.endingBody,
});
