import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parseJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import { iranDays } from './days.service.ts';
import { LAW_WEEK, minutesOn, type WorkWeek } from './work-calendar/work-week.rules.ts';
import { addWorkingDays, dueDate, isWorkingDay, type WorkMinutes, workingDaysBetween, workingMinutesBetween } from './working-days.rules.ts';

const day = (jalali: string): string => {
  const read = parseJalali(jalali);
  if (!read.ok) throw new Error(jalali);
  return read.iso;
};
const { dayOf } = iranDays();
const byLaw: WorkMinutes = (iso) => minutesOn([], iso, dayOf(iso).isHoliday, undefined);

describe('minutes of a day', () => {
  // Thursdays off from 1405/07/01 on, eight and a half hours instead
  const weeks: readonly WorkWeek[] = [
    { fromDate: day('1400/01/01'), thruDate: day('1405/06/31'), minutes: LAW_WEEK },
    { fromDate: day('1405/07/01'), thruDate: null, minutes: [528, 528, 528, 528, 528, 0, 0] },
  ];
  test.each([
    ['1405/06/30', false, undefined, 480],
    ['1405/06/26', false, undefined, 240],
    ['1405/07/02', false, undefined, 0],
    ['1405/07/04', false, undefined, 528],
    ['1405/07/04', true, undefined, 0],
    ['1405/07/04', false, 'SdHalf', 264],
    ['1405/07/04', false, 'SdOff', 0],
    ['1405/07/04', true, 'SdHalf', 0],
    ['1405/07/04', true, 'SdWork', 528],
    // Thursday and Friday have no minutes of their own
    ['1405/07/02', false, 'SdWork', 528],
    ['1405/07/03', true, 'SdWork', 528],
    // before all patterns the week of the law
    ['1399/12/28', false, undefined, 240],
  ] as const)('%s, holiday %s, %s: %i', (jalali, isHoliday, special, minutes) => expect(minutesOn(weeks, day(jalali), isHoliday, special)).toBe(minutes));
});

describe('counting in working days', () => {
  test('a term over Nowruz and the weekend', () => {
    // 1404/12/28 is a Thursday, 29 a holiday; 1405/01/01..04 and Fitr are off, 05 is a Wednesday
    expect([addWorkingDays(byLaw, day('1404/12/28'), 1), addWorkingDays(byLaw, day('1405/01/05'), -1)]).toEqual([day('1405/01/05'), day('1404/12/28')]);
    expect(workingDaysBetween(byLaw, day('1404/12/27'), day('1405/01/08'))).toBe(4);
    expect(workingMinutesBetween(byLaw, day('1404/12/27'), day('1405/01/08'))).toBe(480 + 240 + 480 + 240 + 480);
    expect([0, 1].map((n) => dueDate(byLaw, day('1405/01/01'), n))).toEqual([day('1405/01/05'), day('1405/01/05')]);
    expect(dueDate(byLaw, day('1405/01/05'), 0)).toBe(day('1405/01/05'));
  });
  test('a calendar without work ends in a refusal, not in a loop', () => {
    expect(() => addWorkingDays(() => 0, '2026-03-21', 1)).toThrow(RangeError);
    expect(() => dueDate(byLaw, '2026-03-21', -1)).toThrow(RangeError);
  });

  // any week with some work in it, with any days off and added days
  const start = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-03-20', days));
  const calendar = fc
    .record({
      week: fc.array(fc.constantFrom(0, 240, 480), { minLength: 7, maxLength: 7 }).filter((week) => week.some(Boolean)),
      odd: fc.array(fc.integer({ min: 2, max: 60 }), { maxLength: 3 }),
    })
    .map(
      ({ week, odd }): WorkMinutes =>
        (iso) =>
          odd.some((every) => (Date.parse(iso) / 86_400_000) % (every * 7) === 0) ? 0 : (week[weekdayOf(iso)] ?? 0),
    );
  const steps = fc.integer({ min: -40, max: 40 });

  test('there and back again from a working day', () =>
    fc.assert(
      fc.property(calendar, start, steps, (minutes, iso, n) => {
        const from = addWorkingDays(minutes, iso, 1);
        const to = addWorkingDays(minutes, from, n);
        expect([isWorkingDay(minutes, to), addWorkingDays(minutes, to, -n), workingDaysBetween(minutes, from, to)]).toEqual([true, from, n]);
      }),
    ));
  test('more days never end earlier, a later start never either', () =>
    fc.assert(
      fc.property(calendar, start, fc.nat(30), fc.nat(10), (minutes, iso, n, later) => {
        expect(dueDate(minutes, iso, n) <= dueDate(minutes, iso, n + 1)).toBe(true);
        expect(dueDate(minutes, iso, n) <= dueDate(minutes, addDays(iso, later), n)).toBe(true);
      }),
    ));
  test('agrees with a list of days laid out one by one', () =>
    fc.assert(
      fc.property(calendar, start, fc.integer({ min: 1, max: 30 }), fc.integer({ min: -90, max: 90 }), (minutes, iso, n, far) => {
        const all = Array.from({ length: 1_101 }, (_, at) => addDays(iso, at - 100));
        const working = all.filter((date) => minutes(date) > 0);
        expect(addWorkingDays(minutes, iso, n)).toBe(working.filter((date) => date > iso)[n - 1]);
        const to = addDays(iso, far);
        const passed = far >= 0 ? working.filter((date) => date > iso && date <= to).length : -working.filter((date) => date >= to && date < iso).length;
        // no minus zero
        expect(workingDaysBetween(minutes, iso, to)).toBe(passed + 0);
      }),
    ));
});
