/** The days of the calendar of Iran from the data sets beside this file, read once, and from what people have added to them. */
import { readFileSync } from 'node:fs';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { CalendarDay, Holiday } from './calendar.contract.ts';
import { type Occasion, occasionsOn, readEvents } from './events.rules.ts';
import { type LunarMonth, lunarCalendar, type MonthStart, readMonthStarts, withEntered } from './lunar.rules.ts';
import type { SpecialKind } from './work-calendar/work-week.rules.ts';

const textOf = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const events = readEvents(JSON.parse(textOf('./events.json')));
export const publishedStarts: readonly MonthStart[] = readMonthStarts(textOf('./lunar-month-starts.txt'));

/** A holiday that was added or lifted. */
export interface SpecialDay {
  readonly date: string;
  readonly kind: SpecialKind;
  readonly title: string;
  readonly reason: string;
}

export type IranDay = Omit<CalendarDay, 'workMinutes'>;

export interface IranDays {
  /** A day with its lunar date and what is on it. */
  dayOf(date: string): IranDay;
  /** Days from the first to the last ISO day, both included. */
  daysBetween(from: string, to: string): IranDay[];
  /** The first holidays from an ISO day on, one a day. */
  holidaysFrom(from: string, limit: number): Holiday[];
  specialOn(date: string): SpecialDay | undefined;
  /** Lunar months from the one of a day on. */
  lunarMonths(from: string, count: number): readonly LunarMonth[];
}

/** A year has some thirty holidays: two years hold as many as may be asked for. */
const HORIZON_DAYS = 730;

/** Whether the day is a holiday without any moon. */
const isFixed = (date: string): boolean => occasionsOn(events, date, undefined).some(({ isHoliday }) => isHoliday);

/** What is on a day with what was added to it: a lifted holiday is none any more, an added one stands first. */
function withSpecial(occasions: readonly Occasion[], special: SpecialDay | undefined): Occasion[] {
  if (special === undefined) return [...occasions];
  const own = { title: special.title, isHoliday: special.kind === 'SdOff' };
  return [own, ...(special.kind === 'SdWork' ? occasions.map(({ title }) => ({ title, isHoliday: false })) : occasions)];
}

/** The calendar with starts of lunar months that people entered, in any order, and with added and lifted holidays, one a day. */
export function iranDays(entered: readonly MonthStart[] = [], specials: readonly SpecialDay[] = []): IranDays {
  const lunar = lunarCalendar(withEntered(publishedStarts, entered));
  const special = new Map(specials.map((one) => [one.date, one]));
  function dayOf(date: string): IranDay {
    const place = lunar.dayOf(date);
    const occasions = withSpecial(occasionsOn(events, date, place), special.get(date));
    const shown = place === undefined ? null : { year: place.year, month: place.month, day: place.day, isForetold: place.isForetold };
    return { date, lunar: shown, isHoliday: occasions.some(({ isHoliday }) => isHoliday), occasions };
  }
  function holidayOn(date: string): Holiday | undefined {
    const { lunar: place, occasions } = dayOf(date);
    const titles = occasions.filter(({ isHoliday }) => isHoliday).map(({ title }) => title);
    if (titles.length === 0) return undefined;
    // only lunar holidays move: a Jalali one and an added one stand wherever the moon does
    return { date, titles, isForetold: place?.isForetold === true && special.get(date)?.kind !== 'SdOff' && !isFixed(date) };
  }
  return {
    dayOf,
    daysBetween(from, to) {
      const days: IranDay[] = [];
      for (let date = from; date <= to; date = addDays(date, 1)) days.push(dayOf(date));
      return days;
    },
    holidaysFrom(from, limit) {
      const found: Holiday[] = [];
      for (let ahead = 0; ahead < HORIZON_DAYS && found.length < limit; ahead++) {
        const holiday = holidayOn(addDays(from, ahead));
        if (holiday) found.push(holiday);
      }
      return found;
    },
    specialOn: (date) => special.get(date),
    lunarMonths: (from, count) => lunar.monthsFrom(from, count),
  };
}
