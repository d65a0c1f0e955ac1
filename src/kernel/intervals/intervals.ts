/**
 * Half-open intervals: `from` lies within, `until` does not, so that neighbours meet without a point in common. Of minutes (whole numbers, counted from wherever
 * the caller counts) and of days (ISO dates; null is open on that side). One that ends where it begins, or before, is empty: it holds nothing and meets nothing.
 */
import { addDays } from '#kernel/jalali/jalali.ts';

type End = number | string | null;

export interface Interval<E extends End> {
  readonly from: E;
  readonly until: E;
}
export type Minutes = Interval<number>;
export type Days = Interval<string | null>;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Whether something that begins at `from` has room before `until`. */
const precedes = (from: End, until: End): boolean => from === null || until === null || from < until;
const isEmpty = ({ from, until }: Interval<End>): boolean => !precedes(from, until);

// null is farthest away: before everything as a beginning, after everything as an end
const earlierFrom = <E extends End>(one: E, other: E): E => (one === null || (other !== null && one < other) ? one : other);
const laterFrom = <E extends End>(one: E, other: E): E => (earlierFrom(one, other) === one ? other : one);
const laterUntil = <E extends End>(one: E, other: E): E => (one === null || (other !== null && one > other) ? one : other);
const earlierUntil = <E extends End>(one: E, other: E): E => (laterUntil(one, other) === one ? other : one);

/** Days from a first to a last one, both within; null: open on that side. */
export const daysThru = <F extends string | null>(first: F, last: string | null): Days & { readonly from: F } => ({ from: first, until: last === null ? null : addDays(last, 1) });

/** The minutes of a day, counted from 1970-01-01: those of other days count on. */
export function minutesOfDay(day: string): Minutes {
  const from = Date.parse(day) / MINUTE_MS;
  return { from, until: from + DAY_MS / MINUTE_MS };
}

export const contains = <E extends End>({ from, until }: Interval<E>, point: NonNullable<E>): boolean => (from === null || from <= point) && (until === null || point < until);

/** What both hold; undefined when that is nothing. */
export function intersect<E extends End>(one: Interval<E>, other: Interval<E>): Interval<E> | undefined {
  const common = { from: laterFrom(one.from, other.from), until: earlierUntil(one.until, other.until) };
  return isEmpty(common) ? undefined : common;
}

export const overlap = <E extends End>(one: Interval<E>, other: Interval<E>): boolean => intersect(one, other) !== undefined;

/** From where the first of two begins to where the last one ends, with what lies between them. */
export const hull = <E extends End>(one: Interval<E>, other: Interval<E>): Interval<E> => ({
  from: earlierFrom(one.from, other.from),
  until: laterUntil(one.until, other.until),
});

/** What any of them holds: in order, none empty, none meeting the next. */
export function union<E extends End>(intervals: readonly Interval<E>[]): Interval<E>[] {
  const found: Interval<E>[] = [];
  const inOrder = intervals.filter((one) => !isEmpty(one)).sort((a, b) => (a.from === b.from ? 0 : earlierFrom(a.from, b.from) === a.from ? -1 : 1));
  for (const { from, until } of inOrder) {
    const last = found.at(-1);
    if (last !== undefined && (last.until === from || precedes(from, last.until))) found[found.length - 1] = hull(last, { from, until });
    else found.push({ from, until });
  }
  return found;
}

/** The parts before and from a point on; the interval itself when nothing of it lies on one side. What else it carries goes with both. */
export const splitAt = <E extends End, I extends Interval<E>>(interval: I & Interval<E>, point: NonNullable<E>): I[] =>
  contains(interval, point) && interval.from !== point
    ? [
        { ...interval, until: point },
        { ...interval, from: point },
      ]
    : [interval];

const without = <E extends End>(whole: Interval<E>, taken: Interval<E>): Interval<E>[] =>
  overlap(whole, taken)
    ? [...(taken.from === null ? [] : [{ from: whole.from, until: taken.from }]), ...(taken.until === null ? [] : [{ from: taken.until, until: whole.until }])].filter(
        (one) => !isEmpty(one),
      )
    : [whole];

/** What the first ones hold and the others do not; in order as `union` has it. */
export const subtract = <E extends End>(intervals: readonly Interval<E>[], taken: readonly Interval<E>[]): Interval<E>[] =>
  union(taken).reduce((left, one) => left.flatMap((whole) => without(whole, one)), union(intervals));

/** What is free of one between the others. */
export const gaps = <E extends End>(whole: Interval<E>, taken: readonly Interval<E>[]): Interval<E>[] => subtract([whole], taken);

const placeOf = (point: number | string): number => (typeof point === 'number' ? point : Date.parse(point) / DAY_MS);

/** Minutes or days of one; Infinity of one that is open. */
export const lengthOf = ({ from, until }: Interval<End>): number => (from === null || until === null ? Number.POSITIVE_INFINITY : Math.max(0, placeOf(until) - placeOf(from)));

/** Minutes or days that any of them holds, each counted once. */
export const totalOf = <E extends End>(intervals: readonly Interval<E>[]): number => union(intervals).reduce((sum, one) => sum + lengthOf(one), 0);
