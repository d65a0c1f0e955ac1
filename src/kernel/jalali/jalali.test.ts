import { CalendarDate, GregorianCalendar, PersianCalendar, toCalendar } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  ageInYears,
  compareIso,
  daysInMonth,
  formatJalali,
  formatJalaliFa,
  formatLong,
  isCalendarDay,
  isIsoDate,
  isLeapYear,
  parseJalali,
  todayIn,
  toIso,
  toJalali,
  weekdayOf,
} from './jalali.ts';
import { FIRST_YEAR, LAST_YEAR, LEAP_YEARS } from './leap-years.ts';

const persian = new PersianCalendar();
const gregorian = new GregorianCalendar();
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, i) => FIRST_YEAR + i);
const SAMPLES = [
  ['1399/12/30', '2021-03-20'],
  ['1403/12/30', '2025-03-20'],
  ['1404/01/01', '2025-03-21'],
  ['1404/12/29', '2026-03-20'],
  ['1405/01/01', '2026-03-21'],
  ['1408/12/30', '2030-03-20'],
] as const;

describe('conversion', () => {
  it('agrees with @internationalized/date on every day of 1206..1501, both ways', () => {
    const wrong: string[] = [];
    let iso = toCalendar(new CalendarDate(persian, 1206, 1, 1), gregorian).toString();
    let days = 0;
    for (let year = 1206; year <= 1501; year++) {
      for (let month = 1; month <= 12; month++) {
        const length = persian.getDaysInMonth(new CalendarDate(persian, year, month, 1));
        if (length !== daysInMonth(year, month)) wrong.push(`${year}/${month} has ${length} days`);
        for (let day = 1; day <= length; day++, days++, iso = addDays(iso, 1)) {
          const oracle = toCalendar(new CalendarDate(persian, year, month, day), gregorian).toString();
          const found = toJalali(iso);
          const same = found.year === year && found.month === month && found.day === day;
          if (oracle !== iso || toIso({ year, month, day }) !== iso || !same) wrong.push(iso);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(days).toBe(108_111);
  });

  it.each(SAMPLES)('%s = %s', (jalali, iso) => {
    expect(parseJalali(jalali)).toEqual({ ok: true, iso });
    expect(formatJalali(iso)).toBe(jalali);
  });

  it('has the leap years of the table', () => {
    expect([FIRST_YEAR, LAST_YEAR, LEAP_YEARS.length]).toEqual([1206, 1501, 71]);
    expect(YEARS.filter(isLeapYear)).toEqual(LEAP_YEARS);
    expect(YEARS.filter((year) => daysInMonth(year, 12) === 30)).toEqual(LEAP_YEARS);
  });

  it('takes the table from nobody: ICU (astronomical) and the cycle of 33 years find the same years', () => {
    const icu = new Intl.DateTimeFormat('en-u-ca-persian', { day: 'numeric', timeZone: 'UTC' });
    const lastOfEsfand = (year: number) => icu.format(Date.parse(addDays(toIso({ year, month: 12, day: 29 }), 1)));
    expect(YEARS.filter((year) => lastOfEsfand(year) === '30')).toEqual(LEAP_YEARS);
    const inCycle = (year: number) => [0, 4, 8, 12, 16, 20, 24, 28].includes((((year - 1210) % 33) + 33) % 33);
    expect(YEARS.filter(inCycle)).toEqual(LEAP_YEARS);
    // outside the table the cycle goes on
    const around = [...YEARS.map((year) => year - YEARS.length), ...YEARS.map((year) => year + YEARS.length)];
    expect(around.filter(isLeapYear)).toEqual(around.filter(inCycle));
  });

  it('ends where its table ends', () => {
    expect(toJalali('1827-03-22')).toEqual({ year: 1206, month: 1, day: 1 });
    expect(toJalali('2123-03-20')).toEqual({ year: 1501, month: 12, day: 29 });
    expect(() => toJalali('1827-03-21')).toThrow(RangeError);
    expect(() => toJalali('2123-03-21')).toThrow(RangeError);
    expect(() => toJalali('2025-02-30')).toThrow(RangeError);
    expect(['1827-03-21', '1827-03-22', '2123-03-20', '2123-03-21', '2025-02-30', '1404/01/01'].filter(isCalendarDay)).toEqual(['1827-03-22', '2123-03-20']);
    expect(() => toIso({ year: 1404, month: 12, day: 30 })).toThrow(RangeError);
  });
});

describe('parseJalali', () => {
  it.each([
    ['1404-1-5', '2025-03-25'],
    [' \u06F1\u06F4\u06F0\u06F4/\u06F0\u06F1/\u06F0\u06F5 ', '2025-03-25'],
    ['\u200E\u0661\u0664\u0660\u0664/\u0661/\u0665', '2025-03-25'],
  ])('%j is %s', (text, iso) => expect(parseJalali(text)).toEqual({ ok: true, iso }));

  it.each([
    ['', 'format'],
    ['04/1/5', 'format'],
    ['1404/1-5', 'format'],
    ['14040105', 'format'],
    ['1404/1/5 00:00', 'format'],
    ['2025-03-20', 'year'],
    ['1205/12/29', 'year'],
    ['1502/1/1', 'year'],
    ['1404/13/1', 'month'],
    ['1404/0/1', 'month'],
    ['1404/7/31', 'day'],
    ['1404/1/0', 'day'],
    ['1404/12/31', 'day'],
    ['1403/12/31', 'day'],
    ['1404/12/30', 'leapDay'],
  ])('%j: %s', (text, reason) => expect(parseJalali(text)).toEqual({ ok: false, reason }));

  it('never throws', () => {
    fc.assert(fc.property(fc.uint16Array({ maxLength: 20 }), (units) => void parseJalali(String.fromCharCode(...units))));
  });
});

it('shows a date for people', () => {
  expect(formatJalaliFa('2026-11-18')).toBe('\u06F1\u06F4\u06F0\u06F5/\u06F0\u06F8/\u06F2\u06F7');
  expect(formatLong('2026-11-18')).toBe('\u0686\u0647\u0627\u0631\u0634\u0646\u0628\u0647 \u06F2\u06F7 \u0622\u0628\u0627\u0646 \u06F1\u06F4\u06F0\u06F5');
  expect(formatLong('2025-03-20')).toBe('\u067E\u0646\u062C\u0634\u0646\u0628\u0647 \u06F3\u06F0 \u0627\u0633\u0641\u0646\u062F \u06F1\u06F4\u06F0\u06F3');
});

it('starts the week on Saturday, before 1970 too', () => {
  expect(weekdayOf('2025-03-22')).toBe(0);
  expect(weekdayOf('2025-03-21')).toBe(6);
  expect(weekdayOf('1969-07-20')).toBe(1);
});

it('todayIn is the day of the zone', () => {
  expect(todayIn('Asia/Tehran', Date.UTC(2026, 2, 20, 20, 29, 59))).toBe('2026-03-20');
  expect(todayIn('Asia/Tehran', Date.UTC(2026, 2, 20, 20, 30))).toBe('2026-03-21');
  expect(todayIn('Asia/Tehran', Date.UTC(2022, 2, 21, 20, 30))).toBe('2022-03-22');
  expect(todayIn('UTC', Date.UTC(2026, 0, 5))).toBe('2026-01-05');
});

describe('ISO dates', () => {
  it('are real days', () => {
    expect(['2024-02-29', '1827-03-22', '0001-01-01'].every(isIsoDate)).toBe(true);
    expect(['2025-02-29', '2025-13-01', '2025-1-1', '2025-01-01T00:00', '2025-00-10', ''].some(isIsoDate)).toBe(false);
  });

  it('are added and ordered', () => {
    expect(addDays('2026-03-20', 1)).toBe('2026-03-21');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(['2026-03-21', '2025-12-31', '2026-03-21'].sort(compareIso)).toEqual(['2025-12-31', '2026-03-21', '2026-03-21']);
  });
});

it('ageInYears counts Jalali birthdays', () => {
  const age = (birth: string, today: string) => {
    const [a, b] = [parseJalali(birth), parseJalali(today)];
    return a.ok && b.ok ? ageInYears(a.iso, b.iso) : Number.NaN;
  };
  expect(age('1370/06/15', '1405/06/14')).toBe(34);
  expect(age('1370/06/15', '1405/06/15')).toBe(35);
  expect(age('1370/06/15', '1405/08/01')).toBe(35);
  expect(age('1399/12/30', '1404/12/29')).toBe(4);
  expect(age('1399/12/30', '1405/01/01')).toBe(5);
  expect(age('1399/12/30', '1403/12/30')).toBe(4);
  expect(age('1405/01/02', '1405/01/01')).toBe(-1);
});
