/**
 * The official Jalali calendar of Iran, 1206..1501 (1827-03-22..2123-03-20).
 * A date is stored and passed as an ISO text `YYYY-MM-DD`, without a time and without a zone; it is turned into
 * Jalali only to be shown, read or counted. Years begin by the official leap table (leap-years.ts); source of the rules:
 * guide/iran.md section 4 "Calendar".
 */
import { cleanDigits, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { monthNames, weekdayNames } from './jalali.messages.fa.ts';
import { FIRST_YEAR, LAST_YEAR, LEAP_YEARS } from './leap-years.ts';

/** A day of the Jalali calendar: month 1..12, day 1..31. */
export interface JalaliDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Why a typed date is none. `leapDay`: 30 Esfand of a year that has only 29. */
export type JalaliFault = 'format' | 'year' | 'month' | 'day' | 'leapDay';

export type ParsedJalali = { readonly ok: true; readonly iso: string } | { readonly ok: false; readonly reason: JalaliFault };

const DAY_MS = 86_400_000;
/** 1206/01/01, counted in days since 1970-01-01. */
const FIRST_DAY = Date.UTC(1827, 2, 22) / DAY_MS;

const leapYears: ReadonlySet<number> = new Set(LEAP_YEARS);

/** Epoch days of 1 Farvardin of FIRST_YEAR, of each year after it and of the one after LAST_YEAR. */
const yearStarts: readonly number[] = startsOfYears();

/** Whether Esfand of the year has 30 days: by the table, outside it by the cycle of 33 years, which equals the table inside. */
export function isLeapYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR ? leapYears.has(year) : modulo(25 * year + 11, 33) < 8;
}

/** Days of a Jalali month: 31 for months 1..6, 30 for 7..11, 29 or 30 for Esfand. */
export function daysInMonth(year: number, month: number): number {
  if (month <= 6) return 31;
  return month <= 11 || isLeapYear(year) ? 30 : 29;
}

/** The Jalali day of an ISO date; throws RangeError when the text is no date of 1206..1501. */
export function toJalali(iso: string): JalaliDate {
  const epoch = epochDay(iso);
  // counted in years of 365 days it is at most one too far: the table has 71 leap days
  const guess = FIRST_YEAR + Math.floor((epoch - FIRST_DAY) / 365);
  const year = startOf(guess) > epoch ? guess - 1 : guess;
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new RangeError(`outside the calendar: ${iso}`);
  const dayOfYear = epoch - startOf(year);
  const month = dayOfYear < 186 ? Math.floor(dayOfYear / 31) + 1 : Math.floor((dayOfYear - 186) / 30) + 7;
  return { year, month, day: dayOfYear - daysBeforeMonth(month) + 1 };
}

/** Whether a text is an ISO date that `toJalali` takes. */
export function isCalendarDay(text: string): boolean {
  try {
    toJalali(text);
    return true;
  } catch {
    return false;
  }
}

/** The ISO date of a Jalali day; throws RangeError when there is no such day. */
export function toIso(date: JalaliDate): string {
  const fault = faultOf(date);
  if (fault !== null) throw new RangeError(`no Jalali date (${fault}): ${JSON.stringify(date)}`);
  return isoOf(startOf(date.year) + daysBeforeMonth(date.month) + date.day - 1);
}

/** Reads `1404/12/29`, `1404-1-5` or the same in Persian or Arabic digits. Two-digit years are refused. */
export function parseJalali(text: string): ParsedJalali {
  const match = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/.exec(cleanDigits(text));
  if (match === null) return { ok: false, reason: 'format' };
  const date = { year: Number(match[1]), month: Number(match[3]), day: Number(match[4]) };
  const reason = faultOf(date);
  return reason === null ? { ok: true, iso: toIso(date) } : { ok: false, reason };
}

/** `1405/08/27` in ASCII digits, for exports and inputs of other systems. */
export function formatJalali(iso: string): string {
  const { year, month, day } = toJalali(iso);
  return `${year}/${twoDigits(month)}/${twoDigits(day)}`;
}

/** `formatJalali` in Persian digits, for the screen; stands left to right. */
export function formatJalaliFa(iso: string): string {
  return toPersianDigits(formatJalali(iso));
}

/** A Jalali year in Persian digits: for words that are kept, told or printed. */
export const yearFa = (year: number): string => toPersianDigits(String(year));

/** Weekday, day, month name and year in words and Persian digits, for headings and letters. */
export function formatLong(iso: string): string {
  const { year, month, day } = toJalali(iso);
  return toPersianDigits(`${weekdayNames[weekdayOf(iso)]} ${day} ${monthNames[month - 1]} ${year}`);
}

/** Day of the Iranian week, 0 = Saturday .. 6 = Friday. */
export function weekdayOf(iso: string): number {
  return modulo(epochDay(iso) + 5, 7);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Writes days of a time zone. Kept: making one takes a hundred times as long as writing with it. */
function dayFormat(zone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(zone, made);
  return made;
}

/** The ISO date on the wall calendar of a time zone (`Asia/Tehran`) at a moment in epoch milliseconds. */
export function todayIn(zone: string, epochMs: number): string {
  const parts = new Map(
    dayFormat(zone)
      .formatToParts(epochMs)
      .map((part) => [part.type, part.value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The ISO date a number of days later, or earlier when negative. */
export function addDays(iso: string, days: number): string {
  return isoOf(epochDay(iso) + days);
}

/** Order of two ISO dates, for `sort`. */
export function compareIso(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whether the text is a real Gregorian date `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  return epochDayOrNull(text) !== null;
}

/**
 * Full Jalali years from birth to today; negative when birth is later.
 * Someone born on 30 Esfand is a year older on 1 Farvardin after a year without that day.
 */
export function ageInYears(birthIso: string, todayIso: string): number {
  const birth = toJalali(birthIso);
  const today = toJalali(todayIso);
  const isBeforeBirthday = today.month < birth.month || (today.month === birth.month && today.day < birth.day);
  return today.year - birth.year - (isBeforeBirthday ? 1 : 0);
}

/** The last birth date (ISO) of whoever is so many Jalali years old on a day: born on it or before it, and not after it. Years: 0 to 150; the calendar's first year at the earliest. */
export function lastBirthOf(years: number, todayIso: string): string {
  const today = toJalali(todayIso);
  const year = Math.max(today.year - years, FIRST_YEAR);
  return toIso({ year, month: today.month, day: Math.min(today.day, daysInMonth(year, today.month)) });
}

function faultOf({ year, month, day }: JalaliDate): JalaliFault | null {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) return 'year';
  if (!Number.isInteger(month) || month < 1 || month > 12) return 'month';
  if (month === 12 && day === 30 && !isLeapYear(year)) return 'leapDay';
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return 'day';
  return null;
}

/** Epoch day of 1 Farvardin; NaN for a year that the table does not reach. */
function startOf(year: number): number {
  return yearStarts[year - FIRST_YEAR] ?? Number.NaN;
}

function startsOfYears(): number[] {
  const starts = [FIRST_DAY];
  for (let year = FIRST_YEAR, day = FIRST_DAY; year <= LAST_YEAR; year++) {
    day += leapYears.has(year) ? 366 : 365;
    starts.push(day);
  }
  return starts;
}

function daysBeforeMonth(month: number): number {
  return (month - 1) * 30 + Math.min(month - 1, 6);
}

/** Days since 1970-01-01 of an ISO date. */
function epochDay(iso: string): number {
  const days = epochDayOrNull(iso);
  if (days === null) throw new RangeError(`no ISO date: ${iso}`);
  return days;
}

/** 31 February parses as 3 March in some engines, hence the way back. */
function epochDayOrNull(iso: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const days = Date.parse(`${iso}T00:00:00Z`) / DAY_MS;
  return Number.isInteger(days) && isoOf(days) === iso ? days : null;
}

function isoOf(days: number): string {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
