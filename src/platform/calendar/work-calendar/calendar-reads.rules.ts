import { calendarDays, nextHolidays } from '../calendar.contract.ts';
import { calendarYear, holidays } from './work-calendar.contract.ts';

/** Reads that are out of date after any change of the calendar, those of the quick panel included. */
export const calendarReads = [calendarYear, holidays.list, calendarDays, nextHolidays] as const;
