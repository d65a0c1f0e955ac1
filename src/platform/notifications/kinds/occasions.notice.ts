/** Occasions of people. */
import { defineNotice } from '../notice.define.ts';
import messages from './occasions.messages.fa.ts';

export const birthday = defineNotice({
  event: 'occasions/birthday',
  topic: 'occasions',
  color: 'success',
  placeholders: { name: { label: messages.placeholders.name, sample: messages.sampleName }, date: { label: messages.placeholders.date, sample: '2026-11-22', is: 'date' } },
  ...messages.birthday,
});
