/**
 * Official holidays and occasions of Iran by day, from events.json (CC0). Its rules: a day of the Jalali, the lunar or the
 * Gregorian calendar, the end of a lunar month, and the n-th or the last weekday of a month. Holidays that the cabinet adds
 * for one year are not in it. Pure; dates are ISO.
 */
import { daysInMonth, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import type { LunarDay } from './lunar.rules.ts';

/** One entry of the data set, of the type Iran. */
export interface CalendarEvent {
  readonly calendar: 'Persian' | 'Hijri' | 'Gregorian';
  readonly rule: 'simple' | 'single event' | 'end of month' | 'nth weekday of month' | 'last weekday of month';
  readonly title: string;
  readonly holiday: boolean;
  readonly month: number;
  readonly day?: number;
  readonly year?: number;
  readonly nth?: number;
  /** 1 Sunday .. 7 Saturday. */
  readonly weekday?: number;
  /** Days from the weekday that the rule finds. */
  readonly offset?: number;
}

export interface Occasion {
  readonly title: string;
  readonly isHoliday: boolean;
}

/** A day in one calendar, as far as the rules ask. */
interface Place {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly monthLength: number;
}

/** Entries by calendar and month: `Hijri 9`. */
export type EventBook = ReadonlyMap<string, readonly CalendarEvent[]>;

/** Entries for Iran; the data set holds those of other countries and of old Iran too. */
export const readEvents = (data: { readonly data: readonly (CalendarEvent & { readonly type: string })[] }): EventBook =>
  Map.groupBy(
    data.data.filter(({ type }) => type === 'Iran'),
    ({ calendar, month }) => `${calendar} ${month}`,
  );

/** Parentheses with a number in them tell the year of what is remembered: nobody reads it in a calendar. */
export const shortTitle = (title: string): string => title.replace(/\s*\([^()]*[0-9\u06f0-\u06f9][^()]*\)/g, '');

/** Weekday as the data set counts it. */
const weekdayNumber = (iso: string): number => weekdayOf(iso) || 7;

/** Whether an event of the month is on this day of it. */
function isOn({ rule, ...event }: CalendarEvent, { year, day, monthLength }: Place, weekday: number): boolean {
  const { offset = 0 } = event;
  // the day the rule names, of which the event stands `offset` days away
  const base = day - offset;
  const isWeekday = event.weekday === ((((weekday - offset - 1) % 7) + 7) % 7) + 1;
  switch (rule) {
    case 'simple':
      return event.day === day;
    case 'single event':
      return event.day === day && event.year === year;
    case 'end of month':
      return day === monthLength;
    case 'nth weekday of month':
      return isWeekday && Math.ceil(base / 7) === event.nth;
    case 'last weekday of month':
      return isWeekday && base <= monthLength && base > monthLength - 7;
  }
}

function gregorianPlace(iso: string): Place {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return { year, month, day, monthLength: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}

/** What is on a day, holidays first. `lunar` is the lunar day where it is known. */
export function occasionsOn(events: EventBook, iso: string, lunar: LunarDay | undefined): Occasion[] {
  const { year, month, day } = toJalali(iso);
  const places = { Persian: { year, month, day, monthLength: daysInMonth(year, month) }, Hijri: lunar, Gregorian: gregorianPlace(iso) };
  const weekday = weekdayNumber(iso);
  return Object.entries(places)
    .flatMap(([calendar, place]) => (place === undefined ? [] : (events.get(`${calendar} ${place.month}`) ?? []).filter((event) => isOn(event, place, weekday))))
    .map(({ title, holiday }) => ({ title: shortTitle(title), isHoliday: holiday }))
    .sort((a, b) => Number(b.isHoliday) - Number(a.isHoliday));
}
