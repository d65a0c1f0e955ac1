/** What of a press that somebody's clock or program tells can be a press at all. Pure. */
import { addDays, isCalendarDay } from '#kernel/jalali/jalali.ts';
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';

/** A press as it is told, all texts. */
export interface ToldPress {
  readonly card: string;
  /** Tehran wall time, `2026-05-10T07:58:31` or with a blank between, seconds or not. */
  readonly at: string;
  readonly key?: string | undefined;
}

export interface ReadPress {
  readonly card: string;
  /** `2026-05-10T07:58:31`. */
  readonly at: string;
  /** Empty: none was pressed. */
  readonly key: string;
}

export type PressFault = 'badCard' | 'badTime' | 'outOfTime' | 'badKey';

/** Seconds by which a press may be later than the server's clock without being told. */
export const AHEAD_SECONDS = 300;
/** Days ahead of which no clock is believed to have heard a press, and the first day of which there are events. */
const DAYS_AHEAD = 31;
const FIRST_DAY = '2001-03-21';

/** A card as it is compared: Latin digits without zeros in front; undefined for what no card is. */
export function cleanCard(told: string): string | undefined {
  const card = toAsciiDigits(told).trim();
  if (!/^[A-Za-z0-9_.-]{1,40}$/.test(card)) return undefined;
  return /^\d+$/.test(card) ? card.replace(/^0+(?=\d)/, '') : card;
}

const moment = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** `today`: ISO date in Tehran. A press far from it is the fault of a clock that stands wrong. */
export function readPress(told: ToldPress, today: string): ReadPress | PressFault {
  const card = cleanCard(told.card);
  if (card === undefined) return 'badCard';
  const [, day = '', hour, minute, second = '00'] = moment.exec(toAsciiDigits(told.at).trim()) ?? [];
  if (!isCalendarDay(day)) return 'badTime';
  if (day < FIRST_DAY || day > addDays(today, DAYS_AHEAD)) return 'outOfTime';
  const key = toAsciiDigits(told.key ?? '').trim();
  if (!/^[A-Za-z0-9_.-]{0,20}$/.test(key)) return 'badKey';
  return { card, at: `${day}T${hour}:${minute}:${second}`, key };
}

/** Epoch milliseconds as clocks of Tehran show them: `2026-05-10T07:58:31`. */
export const wallTimeOf = (ms: number): string => new Date(ms).toLocaleString('sv-SE', { timeZone: 'Asia/Tehran' }).replace(' ', 'T');
