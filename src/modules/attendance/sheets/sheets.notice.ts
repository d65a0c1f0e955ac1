/** Somebody disputes the own month; told to whoever has it checked. No figure and no reason. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './sheets.messages.fa.ts';

const { disputed } = words;

export const sheetDisputed = defineNotice({
  event: 'attendance/sheetDisputed',
  title: disputed.title,
  topic: 'leave',
  color: 'warning',
  placeholders: { name: { label: disputed.name, sample: disputed.nameExample }, period: { label: disputed.period, sample: disputed.periodExample } },
  subject: disputed.subject({ name: '{name}', period: '{period}' }),
  body: '',
});
