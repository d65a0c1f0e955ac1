import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { crescentSeen } from './crescent.rules.ts';
import { iranDays, publishedStarts as starts } from './days.service.ts';
import { shortTitle } from './events.rules.ts';
import { lunarCalendar, startRange, withEntered } from './lunar.rules.ts';

const { dayOf, daysBetween, holidaysFrom } = iranDays();

/** Holidays of a Jalali year as `month/day`. */
function holidaysOf(year: number): string[] {
  const days = daysBetween(toIso({ year, month: 1, day: 1 }), toIso({ year, month: 12, day: daysInMonth(year, 12) }));
  return days.filter(({ isHoliday }) => isHoliday).map(({ date }) => `${toJalali(date).month}/${toJalali(date).day}`);
}
const fixed = ['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'];
/** guide/iran.md section 4: the lunar holidays of these years in the published calendars. */
const moving: Readonly<Record<number, string>> = {
  1402: '1/23 2/2 2/3 2/26 4/8 4/16 5/5 5/6 6/15 6/23 6/25 7/2 7/11 9/26 11/5 11/19 12/6',
  1403: '1/13 1/22 1/23 2/15 3/28 4/5 4/25 4/26 6/4 6/12 6/14 6/22 6/31 9/15 10/25 11/9 11/26',
  1404: '1/2 1/11 1/12 2/4 3/16 3/24 4/14 4/15 5/23 5/31 6/2 6/10 6/19 9/3 10/13 10/27 11/15 12/20',
  1405: '1/1 1/2 1/25 3/6 3/14 4/3 4/4 5/13 5/21 5/22 5/30 6/8 8/22 10/2 10/16 11/4 12/9 12/19 12/20',
};
const inOrder = (days: readonly string[]): string[] => {
  const place = (day: string): number => Number(day.split('/')[0]) * 100 + Number(day.split('/')[1]);
  return [...new Set(days)].sort((a, b) => place(a) - place(b));
};

describe('official holidays', () => {
  test.each(Object.entries(moving))('of %s are those of the published calendar', (year, lunar) => {
    expect(inOrder(holidaysOf(Number(year)))).toEqual(inOrder([...fixed, ...lunar.split(' ')]));
  });

  test('Ashura of 1405 is foretold with its lunar date, 22 Bahman stands fast', () => {
    expect(dayOf('2026-06-25')).toMatchObject({ lunar: { year: 1448, month: 1, day: 10, isForetold: true }, isHoliday: true });
    const [first] = holidaysFrom(toIso({ year: 1405, month: 11, day: 22 }), 1);
    expect(first).toMatchObject({ date: '2027-02-11', isForetold: false });
    expect(holidaysFrom('2026-06-25', 1)[0]).toMatchObject({ date: '2026-06-25', isForetold: true });
  });

  test('the last day of Safar is one, whether the month has 29 or 30 days', () => {
    // 1446/3 starts on 2024-09-05, 1444/3 on 2022-09-28
    expect([dayOf('2024-09-04').lunar, dayOf('2024-09-04').isHoliday]).toMatchObject([{ month: 2, day: 30 }, true]);
    expect([dayOf('2026-08-13').lunar, dayOf('2026-08-13').isHoliday]).toMatchObject([{ month: 2, day: 29 }, true]);
  });

  test('holidays from a day on come in order, one a day', () => {
    const found = holidaysFrom('2026-11-20', 20);
    expect(found).toHaveLength(20);
    expect(found.map(({ date }) => date)).toEqual([...new Set(found.map(({ date }) => date))].sort());
    expect(found[0]?.date).toBe('2026-12-23');
  });
});

describe('occasions', () => {
  const titles = (date: string): string[] => dayOf(date).occasions.map(({ title }) => title);
  test('by weekday: the last Friday of Ramadan, the second Friday of Mehr, the eve of the last Wednesday of the year', () => {
    // 2025-03-28 is the 27th of Ramadan 1446, a Friday
    expect(titles('2025-03-28').some((title) => title.includes('\u0642\u062f\u0633'))).toBe(true);
    expect(titles('2025-03-21').some((title) => title.includes('\u0642\u062f\u0633'))).toBe(false);
    const ardehal = (date: string): boolean => titles(date).some((title) => title.includes('\u0627\u0631\u062f\u0647\u0627\u0644'));
    expect(['2025-09-26', '2025-10-03', '2025-10-10'].map(ardehal)).toEqual([false, true, false]);
    const eve = (date: string): boolean => titles(date).some((title) => title.includes('\u0647\u0645\u0633\u0627\u06cc\u06af\u0627\u0646'));
    expect(['2025-03-11', '2025-03-17', '2025-03-18', '2025-03-19'].map(eve)).toEqual([false, false, true, false]);
  });
  test('years are left out of titles, other words in parentheses stay', () => {
    expect(shortTitle('a (s) (\u06f1\u06f1 x) \u2013 b (5)')).toBe('a (s) \u2013 b');
  });
});

describe('lunar months', () => {
  test('every published start is the first of its month', () => {
    const wrong = starts.filter(({ year, month, iso }) => {
      const day = dayOf(iso).lunar;
      return day?.year !== year || day.month !== month || day.day !== 1;
    });
    expect([starts.length > 2_000, wrong]).toEqual([true, []]);
  });
  test('the rule for the months to come finds 249 of the 263 starts since 2005', () => {
    const since = starts.filter(({ iso }) => iso >= '2005');
    const found = since.filter(({ iso }) => crescentSeen(addDays(iso, -1)) && !crescentSeen(addDays(iso, -2)));
    expect([since.length, found.length]).toEqual([263, 249]);
  });
  test('months of the next century have 29 or 30 days', () => {
    for (let date = '2026-03-21'; date < '2120-01-01'; ) {
      const first = dayOf(date).lunar;
      expect(first?.day).toBe(1);
      const length = [29, 30].find((days) => dayOf(addDays(date, days)).lunar?.day === 1);
      expect(length).toBeDefined();
      date = addDays(date, length ?? 30);
    }
  });
});

describe('what people add', () => {
  // the published starts end with 1447/10 on 2026-03-21; Ashura of 1448 is foretold for 2026-06-25
  const last = { year: 1447, month: 10, iso: '2026-03-21' };

  test('the starts end where these tests say', () => expect(starts.at(-1)).toEqual(last));

  test('an entered start moves the holidays of its month and what is foretold after it, and makes the month before it sure', () => {
    const foretold = dayOf('2026-06-25').lunar;
    expect([foretold?.day, dayOf('2026-06-26').isHoliday]).toEqual([10, false]);
    const entered = iranDays([
      { year: 1448, month: 1, iso: '2026-06-17' },
      { year: 1447, month: 12, iso: '2026-05-18' },
    ]);
    expect(entered.dayOf('2026-06-26')).toMatchObject({ lunar: { year: 1448, month: 1, day: 10, isForetold: true }, isHoliday: true });
    expect(entered.dayOf('2026-05-27').lunar).toMatchObject({ month: 12, day: 10, isForetold: false });
    // between the published end and the entered month nothing was entered
    expect(entered.dayOf('2026-04-30').lunar).toMatchObject({ month: 11, isForetold: true });
  });

  test('an added holiday stands first, a lifted one is none, half a day is no holiday', () => {
    const special = (date: string, kind: 'SdOff' | 'SdHalf' | 'SdWork') => ({ date, kind, title: kind, reason: 'decree' });
    const days = iranDays([], [special('2026-11-23', 'SdOff'), special('2026-11-24', 'SdHalf'), special('2027-02-11', 'SdWork')]);
    expect(days.dayOf('2026-11-23')).toMatchObject({ isHoliday: true });
    expect(days.dayOf('2026-11-23').occasions[0]).toEqual({ title: 'SdOff', isHoliday: true });
    expect(days.dayOf('2026-11-24').isHoliday).toBe(false);
    expect([dayOf('2027-02-11').isHoliday, days.dayOf('2027-02-11').isHoliday]).toEqual([true, false]);
    expect(days.holidaysFrom('2026-11-22', 2).map(({ date, isForetold }) => [date, isForetold])).toEqual([
      ['2026-11-23', false],
      ['2026-12-23', true],
    ]);
  });

  test('whatever days of the range are entered, in whatever order, every month has 29 or 30 days', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -2, max: 12 }), fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 8 }), (entries) => {
        let known = [...starts];
        for (const [ahead, share] of entries) {
          const at = 1447 * 12 + 9 + ahead;
          const month = { year: Math.floor(at / 12), month: (at % 12) + 1 };
          const others = known.filter((one) => one.year !== month.year || one.month !== month.month);
          const { from, to } = startRange(known, month) ?? { from: '', to: '' };
          const room = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
          expect([0, 1, 2]).toContain(room);
          known = withEntered(others, [{ ...month, iso: addDays(from, Math.round(share * room)) }]);
        }
        const months = lunarCalendar(known).monthsFrom('2026-01-25', 18);
        expect(months.every(({ length }) => length === 29 || length === 30)).toBe(true);
        for (const { year, month, iso } of known.slice(-8)) expect(lunarCalendar(known).dayOf(iso)).toMatchObject({ year, month, day: 1 });
      }),
      { numRuns: 60 },
    ));
});
