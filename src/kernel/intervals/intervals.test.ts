import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { contains, type Days, daysThru, gaps, hull, type Interval, intersect, lengthOf, minutesOfDay, overlap, splitAt, subtract, totalOf, union } from './intervals.ts';

/** The naive model is a set of points; POINTS of them are looked at, and what is open goes beyond on both sides. */
const POINTS = 24;
const START = '2026-03-10';
const dayOf = (at: number): string => addDays(START, at);

const end = fc.nat(POINTS);
/** Empty and backward ones too. */
const minutes = fc.record({ from: end, until: end });
const openDay = fc.option(end.map(dayOf), { nil: null });
const days = fc.record({ from: openDay, until: openDay });

const minutePoints = Array.from({ length: POINTS }, (_, at) => at);
// a day more on each side stands for what is open
const dayPoints = Array.from({ length: POINTS + 2 }, (_, at) => dayOf(at - 1));

function laws<E extends number | string | null>(interval: fc.Arbitrary<Interval<E>>, points: readonly NonNullable<E>[]): void {
  const held = ({ from, until }: Interval<E>): Set<unknown> => new Set(points.filter((point) => (from === null || point >= from) && (until === null || point < until)));
  const heldByAny = (all: readonly Interval<E>[]) => new Set(all.flatMap((one) => [...held(one)]));
  const several = fc.array(interval, { maxLength: 6 });
  const point = fc.constantFrom(...points);
  /** In order, none empty, none meeting the next. */
  const isPlain = (all: readonly Interval<E>[]): boolean =>
    all.every((one, at) => {
      const next = all[at + 1];
      return held(one).size > 0 && (next === undefined || (one.until !== null && next.from !== null && one.until < next.from));
    });

  it('holds the points from its beginning until before its end', () => {
    fc.assert(
      fc.property(interval, point, (one, at) => {
        expect(contains(one, at)).toBe(held(one).has(at));
      }),
    );
  });
  it('shares with another what lies in both', () => {
    fc.assert(
      fc.property(interval, interval, (one, other) => {
        const both = held(one).intersection(held(other));
        const common = intersect(one, other);
        expect(common === undefined ? new Set() : held(common)).toEqual(both);
        expect(common === undefined).toBe(both.size === 0);
        expect(overlap(one, other)).toBe(both.size > 0);
      }),
    );
  });
  it('reaches with another over everything from the first to the last', () => {
    fc.assert(
      fc.property(interval, interval, (one, other) => {
        fc.pre(held(one).size > 0 && held(other).size > 0);
        const all = points.map((at) => held(one).has(at) || held(other).has(at));
        expect(held(hull(one, other))).toEqual(new Set(points.slice(all.indexOf(true), all.lastIndexOf(true) + 1)));
      }),
    );
  });
  it('is one with others, of which each point is there once', () => {
    fc.assert(
      fc.property(several, (all) => {
        const made = union(all);
        expect(heldByAny(made)).toEqual(heldByAny(all));
        expect(isPlain(made)).toBe(true);
        expect(union(made.toReversed())).toEqual(made);
      }),
    );
  });
  it('keeps what others do not take', () => {
    fc.assert(
      fc.property(several, several, interval, (all, taken, whole) => {
        const left = subtract(all, taken);
        expect(heldByAny(left)).toEqual(heldByAny(all).difference(heldByAny(taken)));
        expect(isPlain(left)).toBe(true);
        expect(heldByAny(gaps(whole, taken))).toEqual(held(whole).difference(heldByAny(taken)));
      }),
    );
  });
  it('falls in two at a point within, and stays with what it carries at any other', () => {
    fc.assert(
      fc.property(interval, point, (one, at) => {
        const parts = splitAt({ ...one, name: 'x' }, at);
        expect(parts.length).toBe(held(one).has(at) && one.from !== at ? 2 : 1);
        expect(parts.map(({ name }) => name)).toEqual(parts.map(() => 'x'));
        expect(parts.flatMap((part) => [...held(part)])).toEqual([...held(one)]);
      }),
    );
  });
  it('is as long as there are points in it', () => {
    fc.assert(
      fc.property(several, (all) => {
        const closed = all.filter(({ from, until }) => from !== null && until !== null);
        for (const one of closed) expect(lengthOf(one)).toBe(held(one).size);
        expect(totalOf(closed)).toBe(heldByAny(closed).size);
      }),
    );
  });
}

describe('an interval of minutes', () => laws(minutes, minutePoints));
describe('an interval of days', () => laws<Days['from']>(days, dayPoints));

it('days that are open have no length that ends', () => {
  expect(lengthOf({ from: null, until: START })).toBe(Number.POSITIVE_INFINITY);
  expect(totalOf([daysThru(START, null)])).toBe(Number.POSITIVE_INFINITY);
});

it('the last of days from one thru another is within, also over the turn of a month', () => {
  expect(daysThru('2026-02-27', '2026-02-28')).toEqual({ from: '2026-02-27', until: '2026-03-01' });
  expect(lengthOf(daysThru(START, START))).toBe(1);
});

it('the minutes of days follow one another', () => {
  fc.assert(
    fc.property(end, (at) => {
      expect(minutesOfDay(dayOf(at)).until).toBe(minutesOfDay(dayOf(at + 1)).from);
    }),
  );
  expect(lengthOf(minutesOfDay(START))).toBe(24 * 60);
});
