/** What a request of attendance may say of its time. Pure. Days are ISO dates, minutes count from midnight of the first day. */
import type { Minutes } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';

export const requestKinds = ['overtime', 'mission', 'telework', 'missedPress', 'delayReason'] as const;
export type AttendanceRequestKind = (typeof requestKinds)[number];

export interface AskedTime {
  readonly requestKind: AttendanceRequestKind;
  readonly fromDate: string;
  /** Of whole days: the last one; null: the first is the only one. */
  readonly thruDate: string | null;
  /** Minutes of the day; null: whole days. */
  readonly fromTime: number | null;
  /** One that is not later than where it begins lies on the next day. */
  readonly toTime: number | null;
  readonly pressKey: 'in' | 'out' | null;
}

/** Days back and ahead that may be asked about; months that are closed are refused beside that. */
export const DAYS_BACK = 93;
export const DAYS_AHEAD = 93;
const MOST_DAYS = 31;
const DAY = 1_440;

/** Kinds that may be of several. */
export const mayLast = (kind: unknown): boolean => kind === 'mission' || kind === 'telework';
/** Kinds that are about what has been. */
const isOfThePast = (kind: AttendanceRequestKind): boolean => kind === 'missedPress' || kind === 'delayReason';
export const needsTimes = (kind: unknown): boolean => kind === 'overtime';
export const isPress = (kind: unknown): boolean => kind === 'missedPress';

/** The last day on which it begins: of hours the first. */
export const lastDayOf = ({ requestKind, fromDate, thruDate, fromTime }: AskedTime): string => (mayLast(requestKind) && fromTime === null ? (thruDate ?? fromDate) : fromDate);

/** Its minutes of the first day; undefined of whole days and of a press. */
export function minutesOf({ requestKind, fromTime, toTime }: AskedTime): Minutes | undefined {
  if (isPress(requestKind) || fromTime === null || toTime === null) return undefined;
  return { from: fromTime, until: toTime <= fromTime ? toTime + DAY : toTime };
}

export type TimeFault = 'order' | 'tooLong' | 'tooEarly' | 'tooFar' | 'notYet' | 'timesNeeded' | 'bothTimes' | 'keyNeeded' | 'pressNotYet';

/** What is wrong with it on a day (ISO) at a minute in Tehran; undefined: nothing. */
export function faultOf(asked: AskedTime, now: { readonly today: string; readonly minute: number }): TimeFault | undefined {
  const { requestKind, fromDate, fromTime, toTime, pressKey } = asked;
  const last = lastDayOf(asked);
  if (last < fromDate) return 'order';
  if (last > addDays(fromDate, MOST_DAYS - 1)) return 'tooLong';
  if (fromDate < addDays(now.today, -DAYS_BACK)) return 'tooEarly';
  if (last > addDays(now.today, DAYS_AHEAD)) return 'tooFar';
  if (isOfThePast(requestKind) && fromDate > now.today) return 'notYet';
  if (isPress(requestKind)) {
    if (fromTime === null) return 'timesNeeded';
    if (pressKey === null) return 'keyNeeded';
    return fromDate === now.today && fromTime > now.minute ? 'pressNotYet' : undefined;
  }
  if (needsTimes(requestKind) && fromTime === null) return 'timesNeeded';
  return (fromTime === null) === (toTime === null) ? undefined : 'bothTimes';
}
