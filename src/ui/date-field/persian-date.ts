/** ISO days as the Jalali dates React Aria's calendars go by, and back. */
import { type CalendarDate, GregorianCalendar, PersianCalendar, parseDate, toCalendar } from '@internationalized/date';

const persian = new PersianCalendar();
const gregorian = new GregorianCalendar();

export const toPersian = (iso: string): CalendarDate => toCalendar(parseDate(iso.slice(0, 10)), persian);

/** Whatever calendar the date is told in: React Aria hands out those of the value it was given. */
export const isoOf = (date: CalendarDate): string => toCalendar(date, gregorian).toString();

export const inPersian = (date: CalendarDate): CalendarDate => toCalendar(date, persian);
