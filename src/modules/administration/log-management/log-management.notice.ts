/** Administrators hear of a log that is going to be kept for a shorter time, while it can still be taken back. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import messages from './log-management.messages.fa.ts';

const { notice } = messages;

export const retentionShortened = defineNotice({
  event: 'log/retentionShortened',
  title: notice.title,
  topic: 'account',
  color: 'warning',
  placeholders: {
    months: { label: notice.months, sample: 24, is: 'number' },
    kept: { label: notice.kept, sample: 120, is: 'number' },
    day: { label: notice.day, sample: '2026-06-01', is: 'date' },
  },
  subject: notice.subject,
  body: notice.body,
  isMandatory: true,
});
