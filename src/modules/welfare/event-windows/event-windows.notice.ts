/** An event may be asked for from today on. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './event-windows.messages.fa.ts';

export const windowOpen = defineNotice({
  event: 'services/windowOpen',
  title: words.title,
  topic: 'requests',
  color: 'info',
  placeholders: { event: { label: words.event, sample: words.eventSample }, thru: { label: words.thru, sample: '2026-12-01', is: 'date' } },
  subject: words.subject({ event: '{event}', thru: '{thru}' }),
  body: '',
});
