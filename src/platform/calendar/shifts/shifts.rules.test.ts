/** Shifts, programmes and what a calendar says of a day by them: examples, and properties against counting day by day. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, toIso, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import { scale } from '#testing/scale.ts';
import { type Programme, programmeDay, programmesFor, programmeTypes, type Turn } from './programme.rules.ts';
import { halved, minutesOfShift, type Shift, shiftFault, shortened, workOf } from './shift.rules.ts';
import { type NamedShift, shiftBook } from './shift-book.rules.ts';

const runs = 200 * scale;
const at = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const office: Shift = { lines: [{ from: at('8:00'), minutes: 510, floating: 60 }], breaks: [{ from: at('12:00'), minutes: 30, isPaid: false }] };
const night: Shift = { lines: [{ from: at('22:00'), minutes: 480, floating: 0 }], breaks: [{ from: at('26:00'), minutes: 20, isPaid: true }] };
const named = (id: string, shift: Shift, of: NamedShift['class'] = 'morning'): NamedShift => ({ ...shift, id, code: id, title: id, colour: 'blue', class: of });

const nothing = { from: null, thru: null, shiftId: null, date: null, weekdays: [], week: null, monthDay: null, month: null, year: null, rotationFrom: null, turns: [] } as const;
const programme = (id: string, over: Partial<Programme>): Programme => ({ ...nothing, id, type: 'CShTWeek', priority: 10, isForAll: true, holidays: 'around', ...over });
const rotation = (turns: readonly Turn[], over: Partial<Programme> = {}): Programme =>
  programme('r', { type: 'CShTRotat', rotationFrom: '2024-03-20', turns, holidays: 'through', ...over });
const never = (): boolean => false;
const counted =
  (isHoliday: (date: string) => boolean) =>
  (from: string, until: string): number => {
    let sum = 0;
    for (let date = from; date < until; date = addDays(date, 1)) sum += isHoliday(date) ? 0 : 1;
    return sum;
  };
const shiftIdOn = (programmes: readonly Programme[], date: string, isHoliday = never as (date: string) => boolean) =>
  programmeDay(programmesFor(programmes, null), date, isHoliday(date), counted(isHoliday))?.shiftId;

describe('a shift', () => {
  test('has the minutes of its lines without unpaid breaks, across midnight too', () => {
    expect([minutesOfShift(office), minutesOfShift(night)]).toEqual([480, 480]);
    expect(workOf(night)).toEqual([{ from: 1_320, until: 1_800 }]);
  });

  test('is refused where lines meet by floating, a break lies outside, or it lasts longer than a day', () => {
    expect([shiftFault(office), shiftFault(night)]).toEqual([undefined, undefined]);
    expect(shiftFault({ lines: [...office.lines, { from: at('17:00'), minutes: 60, floating: 0 }], breaks: [] })).toBe('linesOverlap');
    expect(shiftFault({ ...office, breaks: [{ from: at('20:00'), minutes: 10, isPaid: false }] })).toBe('breakOutside');
    expect(shiftFault({ lines: [{ from: at('8:00'), minutes: 1_440, floating: 0 }], breaks: [] })).toBeUndefined();
    expect(
      shiftFault({
        lines: [
          { from: at('8:00'), minutes: 900, floating: 0 },
          { from: at('24:00'), minutes: 900, floating: 0 },
        ],
        breaks: [],
      }),
    ).toBe('tooLong');
  });

  test('made shorter loses exactly the minutes, of work and not of breaks', () => {
    const minutes = fc.integer({ min: 0, max: 600 });
    fc.assert(
      fc.property(minutes, fc.constantFrom('begin' as const, 'end' as const), fc.constantFrom(office, night), (less, place, shift) => {
        expect(minutesOfShift(shortened(shift, less, place))).toBe(Math.max(0, minutesOfShift(shift) - less));
      }),
      { numRuns: runs },
    );
    expect(workOf(halved(office))).toEqual([{ from: 480, until: 720 }]);
  });
});

describe('a programme', () => {
  const saturday = toIso({ year: 1405, month: 1, day: 1 });

  test.each<readonly [string, Partial<Programme>, readonly string[]]>([
    ['of a day', { type: 'CShTDay', date: saturday }, ['1/1']],
    ['of weekdays', { type: 'CShTWeek', weekdays: [0], month: 1 }, ['1/1', '1/8', '1/15', '1/22', '1/29']],
    ['of the 31st: months that have one', { type: 'CShTMonthDay', monthDay: 31 }, ['1/31', '2/31', '3/31', '4/31', '5/31', '6/31']],
    ['of the second Thursday', { type: 'CShTDayWeekMonth', weekdays: [5], week: 'MwSecond', month: 2 }, ['2/10']],
    ['of the last Friday of a month of 30 days', { type: 'CShTDayWeekMonth', weekdays: [6], week: 'MwLast', month: 7 }, ['7/24']],
    ['of the last week', { type: 'CShTWeekMonth', week: 'MwLast', month: 12 }, ['12/23', '12/24', '12/25', '12/26', '12/27', '12/28', '12/29']],
  ])('%s', (_, over, expected) => {
    const found = Array.from({ length: 365 }, (_day, nth) => addDays(saturday, nth)).filter((date) => shiftIdOn([programme('p', { shiftId: 's', ...over })], date) === 's');
    expect(found.map((date) => toJalali(date)).map(({ month, day }) => `${month}/${day}`)).toEqual(expected);
  });

  test('of the lowest number counts, rest where none fits; a crew only of who is put on it, and before the others', () => {
    const week = programme('week', { shiftId: 'day', weekdays: [0, 1, 2, 3, 4] });
    const one = programme('one', { type: 'CShTDay', date: saturday, shiftId: 'short', priority: 1 });
    const crew = programme('crew', { shiftId: 'late', weekdays: [0], isForAll: false, priority: 99 });
    expect(shiftIdOn([week, one, crew], saturday)).toBe('short');
    expect(shiftIdOn([week, one, crew], addDays(saturday, 6))).toBeUndefined();
    expect(programmeDay(programmesFor([week, one, crew], 'crew'), saturday, false, counted(never))?.shiftId).toBe('late');
  });
});

describe('a rotation', () => {
  const turns = fc.array(fc.record({ shiftId: fc.constantFrom('a', 'b', null), days: fc.integer({ min: 1, max: 9 }) }), { minLength: 1, maxLength: 5 });
  const expand = (of: readonly Turn[]): (string | null)[] => of.flatMap(({ shiftId, days }) => Array.from({ length: days }, () => shiftId));

  test('counts on from its first day over Nowruz and leap years', () => {
    fc.assert(
      fc.property(turns, fc.integer({ min: 0, max: 2_500 }), (of, nth) => {
        const cycle = expand(of);
        expect(shiftIdOn([rotation(of)], addDays('2024-03-20', nth))).toBe(cycle[nth % cycle.length]);
      }),
      { numRuns: runs },
    );
    expect(shiftIdOn([rotation([{ shiftId: 'a', days: 1 }])], '2024-03-19')).toBeUndefined();
  });

  test('around holidays rests on them and goes on after them where it stopped', () => {
    fc.assert(
      fc.property(turns, fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 12 }), (of, off) => {
        const holidays = new Set(off.map((nth) => addDays('2024-03-20', nth)));
        const isHoliday = (date: string): boolean => holidays.has(date);
        const cycle = expand(of);
        let place = 0;
        for (let nth = 0; nth < 60; nth++) {
          const date = addDays('2024-03-20', nth);
          const said = shiftIdOn([rotation(of, { holidays: 'around' })], date, isHoliday);
          if (isHoliday(date)) expect(said).toBeUndefined();
          else expect(said).toBe(cycle[place++ % cycle.length]);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the book of a calendar', () => {
  const special = new Map<string, 'SdOff' | 'SdHalf' | 'SdWork'>();
  const week = programme('week', { shiftId: 'day', weekdays: [0, 1, 2, 3, 4] });
  const crew = rotation(
    [
      { shiftId: 'night', days: 1 },
      { shiftId: null, days: 2 },
    ],
    { id: 'crew', isForAll: false },
  );
  const facts = {
    shifts: [named('day', office), named('night', night, 'night'), named('fast', { lines: [{ from: at('9:00'), minutes: 360, floating: 0 }], breaks: [] })],
    variants: [{ shiftId: 'day', steadId: 'fast', from: '2026-02-19', thru: '2026-03-20' }],
    programmes: new Map([['c', [week, crew]]]),
  };
  const book = shiftBook(facts, { isHoliday: (date) => special.get(date) === 'SdOff', specialOn: (date) => special.get(date) });
  const minutes = (date: string): number | undefined => book.dayOn('c', null, date)?.minutes;

  test('a variant counts from its first day to its last', () => {
    expect(['2026-02-18', '2026-02-21', '2026-03-18', '2026-03-21'].map((date) => [weekdayOf(date), minutes(date)])).toEqual([
      [4, 480],
      [0, 360],
      [4, 360],
      [0, 480],
    ]);
  });

  test('holidays are off, half days are halved, a day worked in place of another has the shift of the week', () => {
    special.set('2026-05-09', 'SdOff').set('2026-05-10', 'SdHalf').set('2026-05-15', 'SdWork');
    expect(['2026-05-09', '2026-05-10', '2026-05-15', '2026-05-16'].map(minutes)).toEqual([0, 240, 480, 480]);
  });

  test('a calendar without programmes says nothing; what a day is worth is the average of the week or of the cycle', () => {
    expect(book.dayOn('other', null, '2026-05-09')).toBeUndefined();
    expect(book.usualOn('c', null, '2026-05-12')).toEqual({ day: 480, week: 2_400 });
    expect(book.usualOn('c', 'crew', '2026-05-12')).toEqual({ day: 480, week: 1_120 });
  });

  test('every kind has a name of its own', () => expect(new Set(programmeTypes).size).toBe(7));
});
