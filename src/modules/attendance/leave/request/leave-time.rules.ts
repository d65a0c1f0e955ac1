/**
 * What a leave costs: working minutes by the work calendar of the person. A whole working day costs, unless a rule says the plan of the very day, the average day of
 * the week in force, so that a day of leave is a day whichever weekday it falls on: 440 minutes in the week of the law (44 hours, six days;
 * guide/iran.md 1.3), 528 in one of five days. Holidays and days off cost nothing. Pure; dates are ISO days.
 */
import { daysThru, hull, intersect, lengthOf, type Minutes, minutesOfDay, overlap, totalOf } from '#kernel/intervals/intervals.ts';
import { addDays, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import { LAW_MINUTES, type WeekMinutes } from '#platform/calendar/work-calendar/work-week.rules.ts';
import type { WorkMinutes } from '#platform/calendar/working-days.rules.ts';

export const modes = ['daily', 'half', 'hourly'] as const;
export type LeaveMode = (typeof modes)[number];
export const halves = ['first', 'second'] as const;
export type Half = (typeof halves)[number];

/** When somebody is away. `half` of a half day; minutes after midnight of hours; both on one day. */
export interface LeaveTime {
  readonly mode: LeaveMode;
  readonly fromDate: string;
  readonly thruDate: string;
  readonly half: Half | null;
  readonly fromMinute: number | null;
  /** Beyond 1440 on the next day. */
  readonly toMinute: number | null;
}

/** The calendar somebody works by. */
export interface Work {
  readonly minutes: WorkMinutes;
  readonly week: (date: string) => WeekMinutes;
  /** Where programmes say the day: what a working day and a week are worth, on average of the cycle in a rotation, and the whole shift of this day. */
  /** When work is planned on a day, into the next one too, as far as shifts or the roster say; undefined where only its minutes are known. */
  readonly planned?: (date: string) => readonly Minutes[] | undefined;
  readonly shift?: (date: string) => { readonly day: number; readonly week: number; readonly whole: number } | undefined;
}

/** What of a kind of leave counts here (leave_rule). */
export interface CountingRule {
  readonly counts: 'working' | 'calendar';
  /** What a day costs: the average of the week or of the cycle, or the planned minutes of that very day. */
  readonly dayCost: 'average' | 'plan';
  readonly allowsHours: boolean;
  /** Days of one request at most. */
  readonly mostDays: number | null;
  readonly needsDocument: boolean;
}

/** A part of a leave that lies in one Jalali year. */
export interface YearPart {
  readonly jalaliYear: number;
  /** First day that costs something. */
  readonly fromDate: string;
  readonly minutes: number;
}

export interface LeaveCost {
  readonly minutes: number;
  /** As the kind counts them: working days or days of the calendar; hours as a part of a day, to two decimals. */
  readonly days: number;
  readonly parts: readonly YearPart[];
}

const DAY = 1_440;

/** From which minute of its first day until which of its last one somebody is away: as the span of leave_request says it. */
export function awayMinutes({ mode, half, fromMinute, toMinute }: LeaveTime): Minutes {
  if (mode === 'hourly') return { from: fromMinute ?? 0, until: toMinute ?? DAY };
  if (mode === 'daily') return { from: 0, until: DAY };
  return half === 'second' ? { from: DAY / 2, until: DAY } : { from: 0, until: half === 'first' ? DAY / 2 : DAY };
}

/** Longest leave of one request, in days of the calendar. */
export const MOST_CALENDAR_DAYS = 366;

const total = (week: WeekMinutes): number => week.reduce((sum, minutes) => sum + minutes, 0);

/** Average minutes of a working day in the week in force, or in the cycle of a rotation. */
export function dayValue({ week, shift }: Work, date: string): number {
  const ofShift = shift?.(date);
  if (ofShift !== undefined) return ofShift.day;
  const minutes = week(date);
  return Math.round(total(minutes) / minutes.filter((one) => one > 0).length);
}

/** The part of `dayMinutes` (440) that a week is of the 44 hours of the law. */
export const legalPart = (weekMinutes: number, dayMinutes: number): number => Math.round((weekMinutes * dayMinutes) / LAW_MINUTES);

/**
 * Minutes of a day of leave as the law counts entitlements, a sixth of the week: `dayMinutes` (440) where the week has 44 hours, and where shifts are longer on
 * average.
 */
export function legalDay({ week, shift }: Work, date: string, dayMinutes: number): number {
  const ofShift = shift?.(date);
  const minutes = ofShift === undefined ? total(week(date)) : Math.min(ofShift.week, LAW_MINUTES);
  return legalPart(minutes, dayMinutes);
}

type DayCost = CountingRule['dayCost'];

/** What a whole day away costs, by rule: what is planned for it, or the average day, less where the calendar closes a part. Nothing on a day off. */
function costOfDay(work: Work, dayCost: DayCost, date: string): number {
  const minutes = work.minutes(date);
  if (dayCost === 'plan') return minutes;
  const usual = work.shift?.(date)?.whole ?? work.week(date)[weekdayOf(date)] ?? 0;
  const share = usual === 0 ? Number(minutes > 0) : Math.min(1, minutes / usual);
  return Math.round(dayValue(work, date) * share);
}

/** As the clock shows it. */
export const clockMinute = (minute: number): number => (minute > DAY ? minute - DAY : minute);

const movedBy =
  (days: number) =>
  ({ from, until }: Minutes): Minutes => ({ from: from + days * DAY, until: until + days * DAY });

/** What hours of leave cost: planned minutes alone, those of the shift of the day before and of the next day too. Of a day of which only its minutes are known all of them. */
function costOfHours({ fromDate, fromMinute, toMinute }: LeaveTime, work: Work): number {
  const away = { from: fromMinute ?? 0, until: toMinute ?? 0 };
  if (work.planned?.(fromDate) === undefined) return work.minutes(fromDate) === 0 ? 0 : lengthOf(away);
  const planned = [-1, 0, 1].flatMap((days) => (work.planned?.(addDays(fromDate, days)) ?? []).map(movedBy(days)));
  return totalOf<number>(planned.flatMap((one) => intersect<number>(one, away) ?? []));
}

/** Minutes of a leave on each of its days that costs something. */
function* costs(time: LeaveTime, dayCost: DayCost, work: Work): Generator<readonly [date: string, minutes: number]> {
  const { mode, fromDate, thruDate } = time;
  if (mode === 'hourly') {
    const minutes = costOfHours(time, work);
    if (minutes > 0) yield [fromDate, minutes];
    return;
  }
  for (let date = fromDate; date <= thruDate; date = addDays(date, 1)) {
    const whole = costOfDay(work, dayCost, date);
    if (whole === 0) continue;
    if (mode === 'daily') yield [date, whole];
    else yield [date, Math.ceil(whole / 2)];
  }
}

export const calendarDays = ({ fromDate, thruDate }: Pick<LeaveTime, 'fromDate' | 'thruDate'>): number => lengthOf(daysThru(fromDate, thruDate));

function daysOf(time: LeaveTime, counts: CountingRule['counts'], each: readonly (readonly [date: string, minutes: number])[], work: Work): number {
  if (counts === 'calendar') return calendarDays(time);
  if (time.mode === 'daily') return each.length;
  const days = each.reduce((sum, [date, minutes]) => sum + minutes / dayValue(work, date), 0);
  return time.mode === 'half' ? each.length / 2 : Math.round(days * 100) / 100;
}

/** The cost of a leave; of one without a working day nothing. The time is one of which `faultOf` finds nothing. */
export function costOf(time: LeaveTime, { counts, dayCost }: Pick<CountingRule, 'counts' | 'dayCost'>, work: Work): LeaveCost {
  const each = [...costs(time, dayCost, work)];
  const years = Map.groupBy(each, ([date]) => toJalali(date).year);
  const parts = [...years].map(([jalaliYear, days]) => ({ jalaliYear, fromDate: days[0]?.[0] ?? time.fromDate, minutes: days.reduce((sum, [, minutes]) => sum + minutes, 0) }));
  return { minutes: parts.reduce((sum, { minutes }) => sum + minutes, 0), days: daysOf(time, counts, each, work), parts };
}

export type TimeFault = 'order' | 'tooLong' | 'oneDay' | 'noHalf' | 'noHours' | 'hoursOrder' | 'hoursNotAllowed' | 'noWork' | 'moreThanDay' | 'mostDays';

/** What is wrong with the time itself, whoever asks. */
function shapeFault({ mode, fromDate, thruDate, half, fromMinute, toMinute }: LeaveTime): TimeFault | undefined {
  if (thruDate < fromDate) return 'order';
  if (calendarDays({ fromDate, thruDate }) > MOST_CALENDAR_DAYS) return 'tooLong';
  if (mode !== 'daily' && fromDate !== thruDate) return 'oneDay';
  if (mode === 'half' && half === null) return 'noHalf';
  if (mode !== 'hourly') return undefined;
  if (fromMinute === null || toMinute === null) return 'noHours';
  return fromMinute >= toMinute ? 'hoursOrder' : undefined;
}

/** Hours are no more than the day in which they begin, or the one before or after it whose shift they lie in. */
const mostOfHours = ({ fromDate }: LeaveTime, dayCost: DayCost, work: Work): number =>
  work.planned?.(fromDate) === undefined ? costOfDay(work, dayCost, fromDate) : Math.max(...[-1, 0, 1].map((days) => costOfDay(work, dayCost, addDays(fromDate, days))));

/** Why nobody with this calendar can take this kind of leave at this time. */
export function faultOf(time: LeaveTime, rule: Pick<CountingRule, 'counts' | 'dayCost' | 'allowsHours' | 'mostDays'>, work: Work): TimeFault | undefined {
  const shape = shapeFault(time);
  if (shape !== undefined) return shape;
  // who works by no shift works on one day
  if ((time.toMinute ?? 0) > DAY && work.planned?.(time.fromDate) === undefined) return 'hoursOrder';
  if (time.mode !== 'daily' && !rule.allowsHours) return 'hoursNotAllowed';
  const { minutes, days } = costOf(time, rule, work);
  if (minutes === 0 && (rule.counts === 'working' || time.mode !== 'daily')) return 'noWork';
  if (time.mode === 'hourly' && minutes > mostOfHours(time, rule.dayCost, work)) return 'moreThanDay';
  return rule.mostDays !== null && days > rule.mostDays ? 'mostDays' : undefined;
}

const NOON = 720;

/** When somebody is away, in minutes from 1970-01-01 on; the same rule as the column `span` of leave_request. */
function minutesOf({ mode, fromDate, thruDate, half, fromMinute, toMinute }: LeaveTime): Minutes {
  const day = minutesOfDay(fromDate);
  if (mode === 'daily') return hull(day, minutesOfDay(thruDate));
  if (mode === 'hourly') return { from: day.from + (fromMinute ?? 0), until: day.from + (toMinute ?? 0) };
  return half === 'second' ? { ...day, from: day.from + NOON } : { ...day, until: day.from + NOON };
}

/** Whether two leaves lie over each other. */
export const overlaps = (one: LeaveTime, other: LeaveTime): boolean => overlap(minutesOf(one), minutesOf(other));
