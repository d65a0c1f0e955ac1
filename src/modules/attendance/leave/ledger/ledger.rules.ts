/**
 * The ledger of leave in minutes: what is earned month by month, what the turn of the year carries over and lets lapse, and the
 * balance on a day with its reasons (guide/iran.md 1.3). Movements are facts and never change; what is missing up to a day is
 * computed from the facts (`due`), so it does not matter when, or how often, it is booked. Pure; dates are ISO days.
 */
import { type Days, daysThru, intersect, totalOf, union } from '#kernel/intervals/intervals.ts';
import { addDays, daysInMonth, isLeapYear, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { legalDay, type Work } from '../request/leave-time.rules.ts';

export const movementKinds = ['LmAccrual', 'LmCarryIn', 'LmCarryOut', 'LmLapse', 'LmUsed', 'LmReturned', 'LmCorrection', 'LmBought', 'LmUnbought'] as const;
export type MovementKind = (typeof movementKinds)[number];

export interface Movement {
  readonly jalaliYear: number;
  readonly kind: MovementKind;
  /** Day from which it counts. */
  readonly day: string;
  /** Never 0. */
  readonly minutes: number;
  /** Once for each account and kind. */
  readonly cause: string;
}

/** What requests hold that nobody has decided for good. */
export interface Reservation {
  readonly jalaliYear: number;
  readonly day: string;
  readonly minutes: number;
}

/** What the law, or the company beyond it, gives in a year. */
export interface Entitlement {
  readonly yearDays: number;
  readonly carryDays: number;
  /** Minutes of a day in a week of 44 hours. */
  readonly dayMinutes: number;
}

export interface LedgerFacts {
  /** Year of the first account. */
  readonly firstYear: number;
  readonly movements: readonly Movement[];
  readonly reservations: readonly Reservation[];
  readonly employed: readonly Days[];
  readonly work: Work;
  entitlement(jalaliYear: number): Entitlement;
}

const MONTHS = 12;
export const firstOf = (year: number, month: number): string => toIso({ year, month, day: 1 });
/** First and last ISO day of a Jalali month. */
export const lastOf = (year: number, month: number): string => toIso({ year, month, day: daysInMonth(year, month) });

interface Month {
  /** First employed day; the first of the month when there is none. */
  readonly day: string;
  readonly minutes: number;
}

/**
 * What each month of a Jalali year earns: its employed days over the days of the year. Roundings are carried along, so that the
 * months of a year of employment add up to the whole entitlement.
 */
export function monthsOf(year: number, { employed, work, entitlement }: Pick<LedgerFacts, 'employed' | 'work' | 'entitlement'>): readonly Month[] {
  const { yearDays, dayMinutes } = entitlement(year);
  const yearLength = isLeapYear(year) ? 366 : 365;
  let [exact, booked] = [0, 0];
  return Array.from({ length: MONTHS }, (_, at) => {
    const first = firstOf(year, at + 1);
    const month = daysThru(first, lastOf(year, at + 1));
    const worked = union(employed.flatMap((days) => intersect(days, month) ?? []));
    exact += (yearDays * legalDay(work, first, dayMinutes) * totalOf(worked)) / yearLength;
    const minutes = Math.round(exact) - booked;
    booked += minutes;
    return { day: worked[0]?.from ?? first, minutes };
  });
}

type Counted = Pick<Movement, 'day' | 'minutes'>;

/** Everything that counts in an account: movements, and reservations taken off. */
export const countedIn = (year: number, { movements, reservations }: Pick<LedgerFacts, 'movements' | 'reservations'>): readonly Counted[] => [
  ...movements.filter(({ jalaliYear }) => jalaliYear === year),
  ...reservations.filter(({ jalaliYear }) => jalaliYear === year).map(({ day, minutes }) => ({ day, minutes: -minutes })),
];

/** The balance of an account at the end of a day. */
export const balanceOn = (counted: readonly Counted[], day: string): number => counted.reduce((sum, one) => sum + (one.day <= day ? one.minutes : 0), 0);

/** The least balance from a day on: what may be taken on that day without a later day falling below nothing. */
export function availableFrom(counted: readonly Counted[], day: string): number {
  const days = [day, ...counted.map((one) => one.day).filter((one) => one > day)];
  return Math.min(...days.map((one) => balanceOn(counted, one)));
}

const sumOf = (movements: readonly Movement[]): number => movements.reduce((sum, { minutes }) => sum + minutes, 0);
const isOf = (year: number, kind: MovementKind) => (one: Movement) => one.jalaliYear === year && one.kind === kind;

/** `m03`, and when what is right for the month changes later `m03.2` and so on. */
function causeOf(base: string, before: number): string {
  return before === 0 ? base : `${base}.${before + 1}`;
}

/** What is missing of the months, the month of `thru` included. Less than was booked (somebody leaves) is taken back as far as it is there. */
function dueAccruals(year: number, facts: LedgerFacts, standing: readonly Movement[], thru: string): Movement[] {
  const found: Movement[] = [];
  for (const [at, { day, minutes: target }] of monthsOf(year, facts).entries()) {
    if (firstOf(year, at + 1) > thru) break;
    const base = `m${String(at + 1).padStart(2, '0')}`;
    const booked = standing.filter((one) => isOf(year, 'LmAccrual')(one) && one.cause.split('.')[0] === base);
    const missing = target - sumOf(booked);
    const most = availableFrom(countedIn(year, { movements: [...standing, ...found], reservations: facts.reservations }), day);
    const minutes = missing < 0 ? -Math.min(-missing, Math.max(0, most)) : missing;
    if (minutes !== 0) found.push({ jalaliYear: year, kind: 'LmAccrual', day, minutes, cause: causeOf(base, booked.length) });
  }
  return found;
}

/** What is left of a year that is over goes into the next one as far as the rule says, and lapses beyond. What comes back later follows. */
function dueTurn(year: number, facts: LedgerFacts, standing: readonly Movement[]): Movement[] {
  const last = lastOf(year, MONTHS);
  const rest = balanceOn(countedIn(year, { movements: standing, reservations: facts.reservations }), last);
  if (rest <= 0) return [];
  const { carryDays, dayMinutes } = facts.entitlement(year);
  const carriedBefore = standing.filter(isOf(year, 'LmCarryOut'));
  const lapsedBefore = standing.filter(isOf(year, 'LmLapse'));
  const limit = carryDays * legalDay(facts.work, last, dayMinutes) + sumOf(carriedBefore);
  const carry = Math.max(0, Math.min(rest, limit));
  const cause = causeOf('turn', Math.max(carriedBefore.length, lapsedBefore.length));
  const moves: readonly Movement[] = [
    { jalaliYear: year, kind: 'LmCarryOut', day: last, minutes: -carry, cause },
    { jalaliYear: year + 1, kind: 'LmCarryIn', day: addDays(last, 1), minutes: carry, cause },
    { jalaliYear: year, kind: 'LmLapse', day: last, minutes: carry - rest, cause },
  ];
  return moves.filter(({ minutes }) => minutes !== 0);
}

/** What is still to be booked: months up to the one of `thru`, and the turns of the years that are over on `today`. */
export function due(facts: LedgerFacts, today: string, thru: string): Movement[] {
  const [now, until] = [toJalali(today).year, toJalali(thru).year];
  const found: Movement[] = [];
  for (let year = facts.firstYear; year <= Math.max(now, until); year++) {
    const end = lastOf(year, MONTHS);
    const latest = thru > today ? thru : today;
    found.push(...dueAccruals(year, facts, [...facts.movements, ...found], latest < end ? latest : end));
    if (year < now) found.push(...dueTurn(year, facts, [...facts.movements, ...found]));
  }
  return found;
}
