/** How one of SampleThings ended, told to whoever asked. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './sample-things.messages.fa.ts';
import messages from './sample-things-notices.messages.fa.ts';

const ended = { topic: 'requests', placeholders: { title: { label: words.fields.title, sample: words.fields.titleExample } }, body: '' } as const;
const named = { title: '{title}' };

export const sampleThingCompleted = defineNotice({
  ...ended,
  event: 'sampleThings/completed',
  title: messages.completed,
  color: 'info',
  subject: words.told.completed(named),
});

export const sampleThingCancelled = defineNotice({
  ...ended,
  event: 'sampleThings/cancelled',
  title: messages.cancelled,
  color: 'warning',
  subject: words.told.cancelled(named),
});
