/** Questions about days and months as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { calculateDayCall, calculateMonthCall } from './day.contract.ts';

export const dayExamples: Readonly<Record<string, BodyInput<typeof calculateDayCall>>> = {
  'a late beginning within floating, an hour of leave, overtime as far as it was approved': {
    date: '2026-05-10',
    dayKind: 'ordinary',
    shift: { lines: [{ from: 450, minutes: 530, floating: 60 }], breaks: [{ from: 720, minutes: 30, paid: false }], class: 'morning' },
    window: { before: 120, after: 360 },
    events: [{ at: '2026-05-10T08:05:12' }, { at: '2026-05-10T13:00:40', key: 'out' }, { at: '2026-05-10T14:01:03', key: 'in' }, { at: '2026-05-10T19:20:00' }],
    slips: [
      { factor: 'leave', from: 780, to: 840 },
      { factor: 'overtime', from: 1_015, to: 1_135 },
    ],
  },
  'a night shift across midnight, in which somebody leaves early': {
    date: '2026-05-10',
    shift: { lines: [{ from: 1_320, minutes: 480 }], class: 'night' },
    rules: { hurry: { minutes: 10, beyond: 'all' }, overtime: { counted: 'automatic' } },
    events: [{ at: '2026-05-10T21:45:00' }, { at: '2026-05-11T05:30:00' }],
  },
};

export const monthExamples: Readonly<Record<string, BodyInput<typeof calculateMonthCall>>> = {
  'two days under a ceiling of the month, mornings and nights': {
    days: [
      {
        ...{ date: '2026-05-10', class: 'morning', planned: 480, present: 600, inside: 480, outside: 120, counted: 120, night: 0 },
        overtime: { after: 120 },
      },
      {
        ...{ date: '2026-05-11', class: 'night', planned: 480, present: 540, inside: 470, outside: 70, hurry: 10, counted: 70, night: 480 },
        overtime: { before: 70 },
      },
    ],
    ceilings: [{ period: 'month', minutes: 150, act: 'stop' }],
    offset: 'month',
  },
};
