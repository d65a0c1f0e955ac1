/**
 * Which shift stands on a day by the programmes of a calendar (guide questionnaire-performance.md 16.1). Of those that fit a day the one of the lowest priority
 * number counts. Pure; dates are ISO days, months and years Jalali.
 */
import { daysInMonth, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';

export const programmeTypes = ['CShTDay', 'CShTWeek', 'CShTMonthDay', 'CShTMonth', 'CShTWeekMonth', 'CShTDayWeekMonth', 'CShTRotat'] as const;
export type ProgrammeType = (typeof programmeTypes)[number];
/** Saturday first, as weekdayOf counts. */
export const weekdayIds = ['WdSaturday', 'WdSunday', 'WdMonday', 'WdTuesday', 'WdWednesday', 'WdThursday', 'WdFriday'] as const;
const weekIds = ['MwFirst', 'MwSecond', 'MwThird', 'MwFourth'] as const;
export type MonthWeek = (typeof weekIds)[number] | 'MwLast';

export interface Turn {
  /** Null: rest. */
  readonly shiftId: string | null;
  readonly days: number;
}

export interface Programme {
  readonly id: string;
  readonly type: ProgrammeType;
  readonly priority: number;
  /** Of everybody of the calendar, or only of people who are put on it by name. */
  readonly isForAll: boolean;
  /** Holidays are days like others and are counted by a rotation, or the programme leaves them out. */
  readonly holidays: 'through' | 'around';
  /** First and last day; null: without bound. */
  readonly from: string | null;
  readonly thru: string | null;
  readonly shiftId: string | null;
  readonly date: string | null;
  /** Of 0, Saturday, to 6. */
  readonly weekdays: readonly number[];
  readonly week: MonthWeek | null;
  readonly monthDay: number | null;
  /** Of a Jalali year; with those below it narrows every kind but a day and a rotation. */
  readonly month: number | null;
  readonly year: number | null;
  readonly rotationFrom: string | null;
  readonly turns: readonly Turn[];
}

export interface ProgrammeDay {
  readonly programmeId: string;
  /** Null: rest. */
  readonly shiftId: string | null;
}

/** How many days before a date, from a first one on, are no holidays. */
export type WorkdayCount = (from: string, until: string) => number;

const DAY_MS = 86_400_000;
const daysFrom = (from: string, until: string): number => Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

/** Weeks of a month are its days 1 to 7, 8 to 14 and so on; the last one its last seven. So the second Thursday lies in the second week. */
function isInWeek(week: MonthWeek | null, day: number, length: number): boolean {
  if (week === null) return true;
  return week === 'MwLast' ? day > length - 7 : weekIds.indexOf(week) === Math.floor((day - 1) / 7);
}

function fitsDate({ type, date, weekdays, week, monthDay, month, year }: Programme, iso: string): boolean {
  if (type === 'CShTDay') return iso === date;
  const jalali = toJalali(iso);
  if ((month !== null && month !== jalali.month) || (year !== null && year !== jalali.year)) return false;
  const onWeekday = weekdays.includes(weekdayOf(iso));
  const inWeek = isInWeek(week, jalali.day, daysInMonth(jalali.year, jalali.month));
  if (type === 'CShTWeek') return onWeekday;
  if (type === 'CShTMonth') return month !== null;
  if (type === 'CShTMonthDay') return monthDay === jalali.day;
  return type === 'CShTWeekMonth' ? inWeek : onWeekday && inWeek;
}

/** The turn of a rotation on its n-th day, counted from 0. */
function turnOn(turns: readonly Turn[], nth: number): Turn | undefined {
  const cycle = cycleOf(turns);
  if (cycle === 0) return undefined;
  let left = nth % cycle;
  return turns.find(({ days }) => {
    left -= days;
    return left < 0;
  });
}

/** Days of a cycle. */
export const cycleOf = (turns: readonly Turn[]): number => turns.reduce((sum, { days }) => sum + days, 0);

/** Whether a programme is in force on a day, whatever it says of it: on days without any the week of the calendar counts. */
export const isInForce = ({ from, thru, rotationFrom }: Pick<Programme, 'from' | 'thru' | 'rotationFrom'>, date: string): boolean =>
  (from === null || from <= date) && (thru === null || date <= thru) && (rotationFrom === null || rotationFrom <= date);

/** What a programme says of a day; undefined where it does not stand. */
function saysOf(programme: Programme, date: string, isHoliday: boolean, workdays: WorkdayCount): ProgrammeDay | undefined {
  const { id, type, holidays, shiftId, rotationFrom, turns } = programme;
  if (!isInForce(programme, date) || (isHoliday && holidays === 'around')) return undefined;
  if (type !== 'CShTRotat') return fitsDate(programme, date) ? { programmeId: id, shiftId } : undefined;
  if (rotationFrom === null) return undefined;
  const turn = turnOn(turns, holidays === 'around' ? workdays(rotationFrom, date) : daysFrom(rotationFrom, date));
  return turn && { programmeId: id, shiftId: turn.shiftId };
}

/** In the order in which they are asked: the one somebody is put on goes before those for all. */
export const programmesFor = (programmes: readonly Programme[], ownId: string | null): readonly Programme[] =>
  programmes
    .filter(({ id, isForAll }) => isForAll || id === ownId)
    .toSorted((one, other) => Number(other.id === ownId) - Number(one.id === ownId) || one.priority - other.priority);

/**
 * What stands on a day by programmes in the order of programmesFor; rest where none fits. `isHoliday`: by calendar and decree, a lifted holiday is none;
 * `workdays` counts by the same.
 */
export function programmeDay(programmes: readonly Programme[], date: string, isHoliday: boolean, workdays: WorkdayCount): ProgrammeDay | undefined {
  for (const programme of programmes) {
    const found = saysOf(programme, date, isHoliday, workdays);
    if (found !== undefined) return found;
  }
  return undefined;
}
