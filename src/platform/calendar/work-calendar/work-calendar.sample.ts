import { defineSample } from '#testing/sample.ts';
import { calendarRegister, specialRegister, weekRegister } from './work-calendar.contract.ts';

export const workCalendar = defineSample({
  gives: 'row/workCalendar',
  create: calendarRegister.create,
  body: (title) => ({ calendarCode: 'W1', title }),
  named: ['workCalendarId'],
});

export const workWeek = defineSample({
  gives: 'row/workWeek',
  create: weekRegister.create,
  body: () => ({ fromDate: '2026-03-21', saturday: 480, sunday: 480, monday: 480, tuesday: 480, wednesday: 480, thursday: 0, friday: 0 }),
  needs: { workCalendarId: 'row/workCalendar' },
});

export const specialDay = defineSample({
  gives: 'row/specialDay',
  create: specialRegister.create,
  body: (title) => ({ date: '2026-07-01', kind: 'SdOff', title, reason: title }),
});
