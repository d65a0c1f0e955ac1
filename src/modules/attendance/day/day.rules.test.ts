/** The day and the month by examples, and the day against a second implementation that looks at every minute by itself. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scale } from '#testing/scale.ts';
import { calculateDay, type DayCase, type DayOutcome, type DayRules, dayFigures } from './day.rules.ts';
import { calculateMonth, type SheetDay, sheetFigures } from './month.rules.ts';
import { overtimeClasses } from './overtime.rules.ts';
import type { Press } from './presses.rules.ts';

const runs = 300 * scale;
const at = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
const pressed = (...clocks: readonly string[]): Press[] => clocks.map((clock) => ({ second: at(clock) * 60 }));
const none = { minutes: 0, beyond: 'rest' } as const;
const way = (name: 'never' | 'automatic' | 'approved') => Object.fromEntries(overtimeClasses.map((one) => [one, name])) as DayRules['overtime']['counted'];
const rules: DayRules = {
  doublePress: 120,
  longestStay: 960,
  openEnd: 'exception',
  tolerance: { delay: none, gap: none, hurry: none },
  overtime: { counted: way('automatic'), minimum: 0, unit: 1, ceiling: undefined },
  offset: 'none',
  night: { from: at('22:00'), until: at('6:00') },
};
/** 8:00 to 16:00 with an unpaid half hour at noon. */
const base: DayCase = {
  kind: 'ordinary',
  nextKind: 'ordinary',
  shift: { lines: [{ from: at('8:00'), minutes: 480, floating: 0 }], breaks: [{ from: at('12:00'), minutes: 30, isPaid: false }] },
  window: { before: 240, after: 480 },
  presses: [],
  covers: [],
  approved: [],
  rules,
};
const day = (changes: Partial<DayCase>): DayOutcome => calculateDay({ ...base, ...changes });

/** Figures that are not 0. */
const said = (outcome: DayOutcome) => Object.fromEntries(dayFigures.flatMap((name) => (outcome[name] === 0 ? [] : [[name, outcome[name]]])));

function expectIdentities(of: DayOutcome): void {
  expect(of.planned).toBe(of.inside + of.covered + of.delay + of.gap + of.hurry + of.forgiven + of.absence);
  expect(of.present).toBe(of.inside + of.outside);
  expect(of.outside).toBe(of.counted + of.notCounted);
  expect(of.counted).toBe(Object.values(of.overtime).reduce((sum, minutes) => sum + minutes, 0));
  for (const figure of dayFigures) expect(of.lines.reduce((sum, line) => sum + (line.figure === figure ? line.minutes : 0), 0)).toBe(of[figure]);
}

describe('a day', () => {
  test.each<readonly [string, Partial<DayCase>, Record<string, number>]>([
    ['without a press is absence', {}, { planned: 450, absence: 450 }],
    ['as planned: the unpaid break is present but not counted', { presses: pressed('8:00', '16:00') }, { planned: 450, present: 480, inside: 450, outside: 30, notCounted: 30 }],
    [
      'late, away and early',
      { presses: pressed('8:20', '10:00', '10:45', '15:30') },
      { planned: 450, present: 385, inside: 355, outside: 30, notCounted: 30, delay: 20, gap: 45, hurry: 30 },
    ],
    [
      'covered by leave in the middle',
      { presses: pressed('8:00', '10:00', '11:00', '16:00'), covers: [{ factor: 'leave', from: at('10:00'), until: at('11:00') }] },
      {
        ...{ planned: 450, present: 420, inside: 390, outside: 30, notCounted: 30, covered: 60 },
      },
    ],
    ['all covered', { covers: [{ factor: 'mission', from: at('0:00'), until: at('24:00') }] }, { planned: 450, covered: 450 }],
    ['longer: overtime before and after', { presses: pressed('7:00', '17:30') }, { planned: 450, present: 630, inside: 450, outside: 180, counted: 150, notCounted: 30 }],
  ])('%s', (_, changes, figures) => {
    const outcome = day(changes);
    expect(said(outcome)).toEqual(figures);
    expectIdentities(outcome);
  });

  test('a line floats with the first presence, at most by itself; breaks stay', () => {
    const shift = { lines: [{ from: at('8:00'), minutes: 480, floating: 60 }], breaks: [{ from: at('12:00'), minutes: 30, isPaid: false }] };
    expect(said(day({ shift, presses: pressed('8:40', '16:40') }))).toMatchObject({ planned: 450, inside: 450 });
    expect(said(day({ shift, presses: pressed('9:20', '17:00') }))).toMatchObject({ planned: 450, inside: 430, delay: 20 });
    // leave at the beginning stands for presence
    const covers = [{ factor: 'leave', from: at('8:00'), until: at('9:00') }] as const;
    expect(said(day({ shift, covers, presses: pressed('9:00', '16:00') }))).toMatchObject({ covered: 60, inside: 390 });
  });

  test('a paid break is covered between two stays, and part of what lacks outside of them', () => {
    const shift = { lines: [{ from: at('8:00'), minutes: 480, floating: 0 }], breaks: [{ from: at('12:00'), minutes: 30, isPaid: true }] };
    expect(said(day({ shift, presses: pressed('8:00', '12:00', '12:30', '16:00') }))).toEqual({ planned: 480, present: 450, inside: 450, covered: 30 });
    expect(said(day({ shift, presses: pressed('8:00', '11:00') }))).toMatchObject({ hurry: 300 });
  });

  test.each<readonly [string, 'all' | 'rest', number, Record<string, number>]>([
    ['within it all is forgiven', 'all', 20, { forgiven: 20 }],
    ['beyond it all counts', 'all', 10, { delay: 20 }],
    ['beyond it the rest counts', 'rest', 10, { delay: 10, forgiven: 10 }],
  ])('tolerance: %s', (_, beyond, minutes, figures) => {
    const tolerant = { ...rules, tolerance: { ...rules.tolerance, delay: { minutes, beyond } } };
    const { delay, forgiven } = day({ rules: tolerant, presses: pressed('8:20', '16:00') });
    expect({ ...(delay && { delay }), ...(forgiven && { forgiven }) }).toEqual(figures);
  });

  test('overtime: approved as far as the slip, in whole units, no less than a minimum, under the ceiling of the day', () => {
    const presses = pressed('7:40', '19:05');
    const overtime = (changes: Partial<DayRules['overtime']>, approved: DayCase['approved'] = []) =>
      day({ presses, approved, rules: { ...rules, overtime: { ...rules.overtime, ...changes } } });
    expect(overtime({ counted: way('never') })).toMatchObject({ counted: 0, notCounted: 235 });
    expect(overtime({ counted: way('approved') }, [{ from: at('16:00'), until: at('18:00') }]).overtime).toMatchObject({ after: 120, before: 0 });
    expect(overtime({ minimum: 30 }).overtime).toMatchObject({ after: 185, before: 0 });
    expect(overtime({ unit: 15 }).overtime).toMatchObject({ after: 180, before: 15 });
    const stopped = overtime({ ceiling: { minutes: 60, act: 'stop' } });
    expect([stopped.overtime.before, stopped.overtime.after, stopped.exceptions.map(({ kind }) => kind)]).toEqual([20, 40, ['ceiling']]);
    const warned = overtime({ ceiling: { minutes: 60, act: 'warn' } });
    expect([warned.counted, warned.exceptions.map(({ kind }) => kind)]).toEqual([205, ['ceiling']]);
    for (const one of [stopped, warned]) expectIdentities(one);
  });

  test('a shift across midnight: night minutes, the weekly rest that it reaches into, overtime of that class', () => {
    const shift = { lines: [{ from: at('22:00'), minutes: 480, floating: 0 }], breaks: [] };
    const outcome = day({ shift, nextKind: 'weeklyRest', presses: pressed('21:30', '31:00') });
    expect(outcome).toMatchObject({ planned: 480, inside: 480, night: 480, weeklyRest: 420, overtime: { before: 30, weeklyRest: 60, after: 0 } });
    expectIdentities(outcome);
  });

  test('a stay that begins the evening before is night by the nights of both days', () => {
    const long = { ...rules, night: { from: 1_298, until: 1_297 } };
    const outcome = day({
      shift: { lines: [{ from: 0, minutes: 60, floating: 0 }], breaks: [] },
      window: { before: 400, after: 60 },
      presses: pressed('-5:00', '1:00'),
      rules: long,
    });
    // all but the one minute between two nights
    expect([outcome.present, outcome.night]).toEqual([360, 359]);
  });

  test('presses: two within moments are one, keys tell the way, what lacks is an exception or ends with the shift', () => {
    const kinds = (outcome: DayOutcome) => outcome.exceptions.map(({ kind, stops }) => [kind, stops]);
    const twice = day({ presses: [...pressed('8:00', '16:00'), { second: at('8:00') * 60 + 90 }] });
    expect([twice.inside, kinds(twice)]).toEqual([450, [['doublePress', false]]]);
    const open = day({ presses: pressed('8:00') });
    expect([open.inside, open.absence, open.hurry, kinds(open)]).toEqual([0, 0, 450, [['missingOut', true]]]);
    expect(day({ presses: pressed('8:00'), rules: { ...rules, openEnd: 'shiftEnd' } })).toMatchObject({ inside: 450, exceptions: [] });
    expect(day({ presses: pressed('8:00'), rules: { ...rules, openEnd: 'nothing' } })).toMatchObject({ inside: 0, exceptions: [] });
    expect(kinds(day({ presses: [{ second: at('16:00') * 60, key: 'out' }] }))).toEqual([['missingIn', true]]);
    expect(kinds(day({ presses: pressed('2:00', '8:00', '16:00') }))).toEqual([['otherDay', false]]);
    expect(kinds(day({ presses: pressed('4:30', '23:00') }))).toEqual([['longStay', true]]);
    const mission = day({ presses: [...pressed('8:00'), { second: at('10:00') * 60, key: 'mission' }, ...pressed('11:30', '16:00')] });
    expect([mission.coveredBy, mission.gap]).toEqual([{ mission: 90 }, 0]);
  });

  test('a stay that reaches into the next shift is cut where that begins', () => {
    const outcome = day({ presses: pressed('8:00', '20:00'), nextFrom: at('18:00') });
    expect([outcome.present, outcome.exceptions.map(({ kind }) => kind)]).toEqual([600, ['intoNextShift']]);
  });

  test('overtime of the same day makes good for what lacks, where the rule says so', () => {
    expect(day({ presses: pressed('8:30', '17:00'), rules: { ...rules, offset: 'day' } })).toMatchObject({ delay: 30, counted: 60, offset: 30 });
  });
});

// ---- every minute by itself ----

const FIRST = -1_440;
const LAST = 4_320;

/** Counts minute by minute, of presses that are whole: in and out in turns. */
function naive({ shift, presses, covers, kind, nextKind, rules: { night } }: DayCase) {
  const lines = shift?.lines ?? [];
  const breaks = shift?.breaks ?? [];
  const isIn = (minute: number, from: number, until: number): boolean => from <= minute && minute < until;
  const marks = presses.map(({ second }) => second / 60).sort((a, b) => a - b);
  const isPresent = (minute: number): boolean => marks.filter((mark) => mark <= minute).length % 2 === 1;
  const isCovered = (minute: number): boolean => covers.some(({ from, until }) => isIn(minute, from, until));
  const late = lines.map(({ from, minutes, floating }) => {
    for (let minute = from; minute < from + minutes; minute++) if (isPresent(minute) || isCovered(minute)) return Math.min(floating, minute - from);
    return 0;
  });
  const pause = (minute: number, isPaid: boolean): boolean => breaks.some((one) => one.isPaid === isPaid && isIn(minute, one.from, one.from + one.minutes));
  const isPlanned = (minute: number): boolean =>
    lines.some(({ from, minutes }, index) => isIn(minute, from + (late[index] ?? 0), from + (late[index] ?? 0) + minutes)) && !pause(minute, false);
  const all = Array.from({ length: LAST - FIRST }, (_, index) => FIRST + index);
  const count = (is: (minute: number) => boolean): number => all.filter(is).length;
  const [first, last] = [marks[0] ?? 0, marks.at(-1) ?? 0];
  const isInside = (minute: number): boolean => isPlanned(minute) && isPresent(minute);
  const covered = (minute: number): boolean =>
    isPlanned(minute) && !isPresent(minute) && (isCovered(minute) || (pause(minute, true) && marks.length > 0 && isIn(minute, first, last)));
  const signs = all.filter((minute) => isPresent(minute) || covered(minute));
  const lacking = (minute: number): boolean => isPlanned(minute) && !isPresent(minute) && !covered(minute);
  const [begin, end] = [signs[0] ?? Number.NaN, signs.at(-1) ?? Number.NaN];
  const isNight = (minute: number): boolean => {
    const clock = ((minute % 1_440) + 1_440) % 1_440;
    return night.from < night.until ? isIn(clock, night.from, night.until) : clock >= night.from || clock < night.until;
  };
  return {
    planned: count(isPlanned),
    present: count(isPresent),
    inside: count(isInside),
    outside: count((minute) => isPresent(minute) && !isPlanned(minute)),
    covered: count(covered),
    delay: count((minute) => lacking(minute) && minute < begin),
    gap: count((minute) => lacking(minute) && begin < minute && minute < end),
    hurry: count((minute) => lacking(minute) && minute > end),
    absence: signs.length === 0 ? count(isPlanned) : 0,
    notCounted: count(
      (minute) =>
        isPresent(minute) && pause(minute, false) && lines.some(({ from, minutes }, index) => isIn(minute, from + (late[index] ?? 0), from + (late[index] ?? 0) + minutes)),
    ),
    night: count((minute) => isPresent(minute) && isNight(minute)),
    weeklyRest: count((minute) => isPresent(minute) && (minute < 1_440 ? kind : nextKind) === 'weeklyRest'),
    holiday: count((minute) => isPresent(minute) && (minute < 1_440 ? kind : nextKind) === 'holiday'),
  };
}

const kinds = fc.constantFrom('ordinary', 'weeklyRest', 'holiday' as const);
/** A shift of one or two lines that do not meet, presses three minutes apart or more, slips anywhere. */
const cases = fc
  .record({
    kind: kinds,
    nextKind: kinds,
    start: fc.integer({ min: 0, max: 1_380 }),
    long: fc.integer({ min: 60, max: 500 }),
    second: fc.option(fc.integer({ min: 30, max: 300 })),
    floating: fc.integer({ min: 0, max: 90 }),
    breakAt: fc.option(fc.integer({ min: 0, max: 59 })),
    isPaid: fc.boolean(),
    marks: fc.uniqueArray(fc.integer({ min: -60, max: 700 }), { maxLength: 5, comparator: 'IsStrictlyEqual' }),
    covers: fc.array(fc.record({ from: fc.integer({ min: -100, max: 1_900 }), minutes: fc.integer({ min: 1, max: 300 }) }), { maxLength: 3 }),
    night: fc.record({ from: fc.integer({ min: 0, max: 1_439 }), until: fc.integer({ min: 0, max: 1_439 }) }).filter(({ from, until }) => from !== until),
  })
  .map(({ kind, nextKind, start, long, second, floating, breakAt, isPaid, marks, covers, night }): DayCase => {
    const lines = [{ from: start, minutes: long, floating }];
    if (second !== null) lines.push({ from: start + long + floating + 40, minutes: second, floating: 0 });
    const even = marks.length % 2 === 0 ? marks : marks.slice(1);
    return {
      ...{ kind, nextKind, approved: [], window: { before: 1_000, after: 2_500 } },
      shift: { lines, breaks: breakAt === null ? [] : [{ from: start + breakAt, minutes: 30, isPaid }] },
      presses: even.map((mark) => ({ second: (start + mark * 3) * 60 })),
      covers: covers.map(({ from, minutes }) => ({ factor: 'leave' as const, from, until: from + minutes })),
      rules: { ...rules, longestStay: 10_000, night },
    };
  });

test('the figures are those of a count of every minute, the identities hold, and the order of arrival changes nothing', () => {
  fc.assert(
    fc.property(cases, fc.integer(), (of, seed) => {
      const outcome = calculateDay(of);
      expect(outcome).toMatchObject(naive(of));
      expectIdentities(outcome);
      const shuffled = of.presses.toSorted((a, b) => Math.sin(a.second + seed) - Math.sin(b.second + seed));
      expect(calculateDay({ ...of, presses: shuffled })).toEqual(outcome);
    }),
    { numRuns: runs },
  );
});

// ---- the month ----

const zero = Object.fromEntries(sheetFigures.map((name) => [name, 0])) as Record<(typeof sheetFigures)[number], number>;
const noOvertime = Object.fromEntries(overtimeClasses.map((name) => [name, 0])) as SheetDay['overtime'];
const worked = (date: string, minutes: number, extra: number, shiftClass?: SheetDay['shiftClass']): SheetDay => ({
  ...zero,
  ...{ date, kind: 'ordinary', shiftClass, coveredBy: {}, planned: minutes, present: minutes + extra, inside: minutes, outside: extra, counted: extra, night: 60 },
  overtime: { ...noOvertime, after: extra },
});
const month = (days: readonly SheetDay[], changes: Partial<Parameters<typeof calculateMonth>[0]> = {}) => calculateMonth({ days, ceilings: [], offset: 'none', ...changes });

describe('a month', () => {
  test.each<readonly [readonly SheetDay['shiftClass'][], string | undefined, number]>([
    [['morning', 'morning', 'morning'], undefined, 180],
    [['morning', 'evening', 'morning'], 'two', 0],
    [['morning', 'evening', 'night'], 'three', 0],
    [['night', 'evening', 'night'], 'night', 0],
  ])('shifts %j are shift work %s', (classes, shiftWork, nightPaid) => {
    const days = classes.map((one, index) => worked(`2026-05-1${index}`, 480, 0, one));
    expect(month(days)).toMatchObject({ shiftWork, nightPaid });
  });

  test('a ceiling that stops takes what is beyond off its days; one that warns only tells', () => {
    const days = [worked('2026-05-10', 480, 120), worked('2026-05-11', 480, 70), worked('2026-05-16', 480, 90)];
    const stopped = month(days, { ceilings: [{ of: 'overtime', period: 'week', minutes: 150, act: 'stop' }] });
    expect([stopped.figures.counted, stopped.figures.notCounted, stopped.overtime.after]).toEqual([240, 40, 240]);
    expect(stopped.exceptions).toEqual([{ kind: 'ceiling', of: 'overtime', period: 'week', from: '2026-05-09', minutes: 40 }]);
    const warned = month(days, { ceilings: [{ of: 'work', period: 'fourWeeks', minutes: 1_500, act: 'warn' }], rotationFrom: '2026-05-04' });
    expect([warned.figures.counted, warned.exceptions[0]?.minutes]).toEqual([280, 220]);
  });

  test('what lacks is made good by overtime of the month, where the rule says so', () => {
    const late = { ...worked('2026-05-10', 450, 0), planned: 480, delay: 30 };
    expect(month([late, worked('2026-05-11', 480, 50)], { offset: 'month' }).figures).toMatchObject({ delay: 30, counted: 50, offset: 30 });
  });
});
