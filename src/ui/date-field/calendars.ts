/** Sheets of dates are a quarter of what a form loads, and opened in few: they come when a field of a date is pointed at or entered. */
import { lazyPart } from '#ui/lazy-part/lazy-part.ts';
import type { DateTimeSheetProps } from './date-time-sheet.tsx';
import type { JalaliCalendarProps } from './jalali-calendar.tsx';
import type { JalaliRangeCalendarProps } from './jalali-range-calendar.tsx';

export const jalaliCalendar = lazyPart<JalaliCalendarProps>(() => import('./jalali-calendar.tsx').then(({ JalaliCalendar: component }) => ({ default: component })));
export const jalaliRangeCalendar = lazyPart<JalaliRangeCalendarProps>(() =>
  import('./jalali-range-calendar.tsx').then(({ JalaliRangeCalendar: component }) => ({ default: component })),
);
export const dateTimeSheet = lazyPart<DateTimeSheetProps>(() => import('./date-time-sheet.tsx').then(({ DateTimeSheet: component }) => ({ default: component })));
