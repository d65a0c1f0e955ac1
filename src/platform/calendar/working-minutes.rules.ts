/**
 * Moments in working time (guide engines.md 1.5): a calendar says how many minutes are worked on a day, and they are worked from eight in the
 * morning on. Pure; moments are an ISO date and minutes since its midnight, both in Tehran.
 */
import { addDays, todayIn } from '#kernel/jalali/jalali.ts';
import { dueDate, type WorkMinutes } from './working-days.rules.ts';

export interface LocalMoment {
  readonly date: string;
  readonly minute: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** Since 2022 without summer time. */
const TEHRAN_MINUTES = 210;
const DAY_BEGINS = 8 * 60;
/** Days without work in a row after which a calendar is taken to have none at all. */
const MOST_IDLE_DAYS = 366;

export const localMoment = (at: Date): LocalMoment => {
  const local = Math.floor(at.getTime() / MINUTE_MS) + TEHRAN_MINUTES;
  return { date: todayIn('Asia/Tehran', at.getTime()), minute: ((local % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES };
};

export const momentOf = ({ date, minute }: LocalMoment): Date => new Date(Date.parse(`${date}T00:00:00Z`) + (minute - TEHRAN_MINUTES) * MINUTE_MS);

const dayEnds = (minutes: WorkMinutes, date: string): number => Math.min(DAY_BEGINS + minutes(date), DAY_MINUTES);

/**
 * The moment at which so many working minutes have passed since another one; with 0 the moment itself. It lies within working time, its end
 * included. Throws RangeError where a year has no work.
 */
export function addWorkingMinutes(minutes: WorkMinutes, from: LocalMoment, count: number): LocalMoment {
  if (count <= 0) return from;
  let left = count;
  let minute = from.minute;
  for (let date = from.date, idle = 0; idle < MOST_IDLE_DAYS; date = addDays(date, 1), minute = 0, idle += 1) {
    const begins = Math.max(minute, DAY_BEGINS);
    const worked = Math.max(0, dayEnds(minutes, date) - begins);
    if (worked >= left) return { date, minute: begins + left };
    left -= worked;
    if (worked > 0) idle = 0;
  }
  throw new RangeError(`no working day within a year of ${from.date}`);
}

/** Working minutes between two moments; 0 when the second is earlier. */
export function workingMinutesIn(minutes: WorkMinutes, from: LocalMoment, to: LocalMoment): number {
  let sum = 0;
  for (let { date } = from; date <= to.date; date = addDays(date, 1)) {
    const begins = Math.max(DAY_BEGINS, date === from.date ? from.minute : 0);
    const ends = Math.min(dayEnds(minutes, date), date === to.date ? to.minute : DAY_MINUTES);
    sum += Math.max(0, ends - begins);
  }
  return sum;
}

interface Duration {
  readonly days: number;
  readonly minutes: number;
}

const written = /^P(?:(?<days>\d{1,3})D)?(?:T(?:(?<hours>\d{1,4})H)?(?:(?<minutes>\d{1,5})M)?)?$/;

/** `P2D`, `PT4H`, `PT90M`, `P1DT4H`; undefined of anything else, and of nothing. */
export function readDuration(text: string): Duration | undefined {
  const { days, hours, minutes } = written.exec(text)?.groups ?? {};
  if (days === undefined && hours === undefined && minutes === undefined) return undefined;
  return { days: Number(days ?? 0), minutes: Number(hours ?? 0) * 60 + Number(minutes ?? 0) };
}

/**
 * When a duration in working time is over: of days, the end of the working time of the last of them (`dueDate`); then the minutes.
 * Where the calendar has no work at all the days and minutes are those of the clock. Throws RangeError on text that is no duration.
 */
export function dueMoment(minutes: WorkMinutes, from: Date, text: string): Date {
  const duration = readDuration(text);
  if (!duration) throw new RangeError(`${text} is no duration`);
  try {
    const start = localMoment(from);
    const last = duration.days === 0 ? undefined : dueDate(minutes, start.date, duration.days);
    return momentOf(addWorkingMinutes(minutes, last === undefined ? start : { date: last, minute: dayEnds(minutes, last) }, duration.minutes));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Date(from.getTime() + (duration.days * DAY_MINUTES + duration.minutes) * MINUTE_MS);
  }
}
