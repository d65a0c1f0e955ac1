/** The days of the calendar from the data sets beside this file, read once. */
import { readFileSync } from 'node:fs';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { CalendarDay, Holiday } from './calendar.contract.ts';
import { occasionsOn, readEvents } from './events.rules.ts';
import { lunarCalendar, readMonthStarts } from './lunar.rules.ts';

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const events = readEvents(JSON.parse(textOf('./events.json')));
const lunar = lunarCalendar(readMonthStarts(textOf('./lunar-month-starts.txt')));

/** A day with its lunar date and what is on it. */
export function dayOf(date: string): CalendarDay {
  const place = lunar.dayOf(date);
  const occasions = occasionsOn(events, date, place);
  const shown = place === undefined ? null : { year: place.year, month: place.month, day: place.day, isForetold: place.isForetold };
  return { date, lunar: shown, isHoliday: occasions.some(({ isHoliday }) => isHoliday), occasions };
}

/** Days from the first to the last ISO day, both included. */
export function daysBetween(from: string, to: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) days.push(dayOf(date));
  return days;
}

/** A year has some thirty holidays: two years hold as many as may be asked for. */
const HORIZON_DAYS = 730;

/** The first holidays from an ISO day on, one a day. */
export function holidaysFrom(from: string, limit: number): Holiday[] {
  const found: Holiday[] = [];
  for (let ahead = 0; ahead < HORIZON_DAYS && found.length < limit; ahead++) {
    const { date, lunar: place, occasions } = dayOf(addDays(from, ahead));
    const holidays = occasions.filter(({ isHoliday }) => isHoliday);
    // only lunar holidays move: a Jalali one stands wherever the moon does
    if (holidays.length > 0) found.push({ date, titles: holidays.map(({ title }) => title), isForetold: place?.isForetold === true && !isFixed(date) });
  }
  return found;
}

/** Whether the day is a holiday without any moon. */
const isFixed = (date: string): boolean => occasionsOn(events, date, undefined).some(({ isHoliday }) => isHoliday);
