/** Days of leave that came back to whose they are. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './given-back.messages.fa.ts';

const { notices, told } = words;
const from = { label: notices.from, sample: '2026-11-22', is: 'date' } as const;

export const leaveShortened = defineNotice({
  event: 'leave/shortened',
  title: notices.shortened,
  topic: 'leave',
  color: 'info',
  placeholders: { from, backOn: { label: notices.backOn, sample: '2026-11-24', is: 'date' } },
  subject: told.shortened({ from: '{from}', backOn: '{backOn}' }),
  body: '',
});

export const holidayGivenBack = defineNotice({
  event: 'leave/holidayGivenBack',
  title: notices.holiday,
  topic: 'leave',
  color: 'info',
  placeholders: { from },
  subject: told.holiday({ from: '{from}' }),
  body: '',
});
