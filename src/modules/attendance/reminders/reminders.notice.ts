/** What time alone tells of attendance: a press that lacks, a ceiling that is near, a clock that is silent. No figure: times are personal and these leave by mail. */
import { defineNotice } from '#platform/notifications/notice.define.ts';
import words from './reminders.messages.fa.ts';

export const pressMissed = defineNotice({
  event: 'attendance/pressMissed',
  title: words.missedPress.title,
  topic: 'leave',
  color: 'warning',
  placeholders: { date: { label: words.date, sample: '2026-12-01', is: 'date' } },
  subject: words.missedPress.subject({ date: '{date}' }),
  body: words.missedPress.body,
});

export const workCeilingNear = defineNotice({
  event: 'attendance/ceilingNear',
  title: words.ceilingNear.title,
  topic: 'leave',
  color: 'warning',
  placeholders: {},
  subject: words.ceilingNear.subject,
  body: words.ceilingNear.body,
});

export const workCeilingNearOf = defineNotice({
  event: 'attendance/ceilingNearOf',
  title: words.ceilingNearOf.title,
  topic: 'leave',
  color: 'warning',
  placeholders: { name: { label: words.name, sample: words.nameExample } },
  subject: words.ceilingNearOf.subject({ name: '{name}' }),
  body: '',
});

export const deviceSilent = defineNotice({
  event: 'attendance/deviceSilent',
  title: words.silent.title,
  topic: 'leave',
  color: 'danger',
  placeholders: { device: { label: words.device, sample: words.deviceExample }, company: { label: words.company, sample: words.companyExample } },
  subject: words.silent.subject({ device: '{device}', company: '{company}' }),
  body: words.silent.body,
});
