/** Whoever is insured is told that little is left of a ceiling. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './ceiling-near.messages.fa.ts';

export const ceilingNear = defineNotice({
  event: 'compensation/ceilingNear',
  title: words.title,
  topic: 'requests',
  color: 'warning',
  placeholders: {},
  subject: words.subject,
  body: words.body,
});
