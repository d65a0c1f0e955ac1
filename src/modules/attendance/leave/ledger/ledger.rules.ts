/**
 * The ledger of leave in minutes: what is earned month by month, what the turn of the year carries over and lets lapse, and the
 * balance on a day with its reasons (guide/iran.md 1.3). Movements are facts and never change; what is missing up to a day is
 * computed from the facts (`due`), so it does not matter when, or how often, it is booked. Pure; dates are ISO days.
 */
import { contains, type Days, daysThru, intersect, totalOf, union } from '#kernel/intervals/intervals.ts';
import { addDays, daysInMonth, isLeapYear, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { legalDay, legalPart, type Work } from '../request/leave-time.rules.ts';

export const movementKinds = ['LmAccrual', 'LmCarryIn', 'LmCarryOut', 'LmLapse', 'LmUsed', 'LmReturned', 'LmCorrection', 'LmBought', 'LmUnbought', 'LmPayout'] as const;
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
  /** Of who holds a post of hard work: days of a year, and minutes of the week that the law lets them work; absent where the law of the year says nothing. */
  readonly hard?: { readonly yearDays: number; readonly weekMinutes: number } | undefined;
}

export interface LedgerFacts {
  /** Year of the first account. */
  readonly firstYear: number;
  readonly movements: readonly Movement[];
  readonly reservations: readonly Reservation[];
  readonly employed: readonly Days[];
  /** When the person held a post that is marked as hard work. */
  readonly hard: readonly Days[];
  readonly work: Work;
  entitlement(jalaliYear: number): Entitlement;
}

export const MONTHS = 12;
export const firstOf = (year: number, month: number): string => toIso({ year, month, day: 1 });
/** First and last ISO day of a Jalali month. */
export const lastOf = (year: number, month: number): string => toIso({ year, month, day: daysInMonth(year, month) });

type Standing = Pick<LedgerFacts, 'hard' | 'work' | 'entitlement'>;

/** Minutes of a day of leave as entitlements count it: of who works hard a sixth of their shorter week at most. */
export function dayOfLeave({ hard, work, entitlement }: Standing, date: string): number {
  const { dayMinutes, hard: law } = entitlement(toJalali(date).year);
  const usual = legalDay(work, date, dayMinutes);
  return law !== undefined && hard.some((days) => contains(days, date)) ? Math.min(usual, legalPart(law.weekMinutes, dayMinutes)) : usual;
}

interface Month {
  /** First employed day; the first of the month when there is none. */
  readonly day: string;
  readonly minutes: number;
}

/**
 * What each month of a Jalali year earns: its employed days over the days of the year. Roundings are carried along, so that the
 * months of a year of employment add up to the whole entitlement.
 */
export function monthsOf(year: number, { employed, ...facts }: Standing & Pick<LedgerFacts, 'employed'>): readonly Month[] {
  const { yearDays, dayMinutes, hard: law } = facts.entitlement(year);
  const yearLength = isLeapYear(year) ? 366 : 365;
  let [exact, booked] = [0, 0];
  return Array.from({ length: MONTHS }, (_, at) => {
    const first = firstOf(year, at + 1);
    const month = daysThru(first, lastOf(year, at + 1));
    const worked = union(employed.flatMap((days) => intersect(days, month) ?? []));
    const hard = law === undefined ? [] : union(facts.hard.flatMap((days) => worked.flatMap((one) => intersect(one, days) ?? [])));
    const [usualDays, hardDays] = [totalOf(worked) - totalOf(hard), totalOf(hard)];
    const usual = yearDays * legalDay(facts.work, first, dayMinutes);
    // whose week has not been made shorter yet has no less than everybody
    const ofHard = hard[0]?.from == null || law === undefined ? usual : Math.max(usual, law.yearDays * dayOfLeave(facts, hard[0].from));
    exact += (usual * usualDays + ofHard * hardDays) / yearLength;
    const minutes = Math.round(exact) - booked;
    booked += minutes;
    return { day: worked[0]?.from ?? first, minutes };
  });
}

type Counted = Pick<Movement, 'day' | 'minutes'>;

/** An account as it stood before the turn of its year: what is paid out for it comes first. */
export const beforeTurn = <M extends Movement>(year: number, movements: readonly M[]): readonly M[] =>
  movements.filter(({ jalaliYear, kind }) => jalaliYear !== year || (kind !== 'LmCarryOut' && kind !== 'LmLapse'));

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

/** Minutes that the turn of a year carries over. */
export const carryLimit = (year: number, facts: Standing): number => facts.entitlement(year).carryDays * dayOfLeave(facts, lastOf(year, MONTHS));

/** What the turn still carries over: less than nothing where more was paid out since than has lapsed, as far as the next year has it yet. */
function carryOf(year: number, facts: LedgerFacts, standing: readonly Movement[], rest: number): number {
  const carried = -sumOf(standing.filter(isOf(year, 'LmCarryOut')));
  if (rest > 0) return Math.max(0, Math.min(rest, carryLimit(year, facts) - carried));
  const lapsed = -sumOf(standing.filter(isOf(year, 'LmLapse')));
  const there = availableFrom(countedIn(year + 1, { movements: standing, reservations: facts.reservations }), firstOf(year + 1, 1));
  return Math.min(0, Math.max(rest + lapsed, -carried, -Math.max(0, there)));
}

/** What is left of a year that is over goes into the next one as far as the rule says, and lapses beyond. What comes back or is paid out later follows. */
function dueTurn(year: number, facts: LedgerFacts, standing: readonly Movement[]): Movement[] {
  const last = lastOf(year, MONTHS);
  const rest = balanceOn(countedIn(year, { movements: standing, reservations: facts.reservations }), last);
  const carriedBefore = standing.filter(isOf(year, 'LmCarryOut'));
  const lapsedBefore = standing.filter(isOf(year, 'LmLapse'));
  const carry = carryOf(year, facts, standing, rest);
  const lapse = Math.max(rest - carry, sumOf(lapsedBefore));
  const cause = causeOf('turn', Math.max(carriedBefore.length, lapsedBefore.length));
  const moves: readonly Movement[] = [
    { jalaliYear: year, kind: 'LmCarryOut', day: last, minutes: -carry, cause },
    { jalaliYear: year + 1, kind: 'LmCarryIn', day: addDays(last, 1), minutes: carry, cause },
    { jalaliYear: year, kind: 'LmLapse', day: last, minutes: -lapse, cause },
  ];
  return moves.filter(({ minutes }) => minutes !== 0);
}

/** What would lapse with the end of a year if nobody took or paid it, as far as it is there on a day. */
export function lapsingOn(year: number, day: string, facts: LedgerFacts): number {
  const counted = countedIn(year, { movements: beforeTurn(year, facts.movements), reservations: facts.reservations });
  const earned = sumOf(facts.movements.filter(isOf(year, 'LmAccrual')));
  const atEnd = balanceOn(counted, lastOf(year, MONTHS)) + monthsOf(year, facts).reduce((sum, { minutes }) => sum + minutes, 0) - earned;
  return Math.max(0, Math.min(atEnd - carryLimit(year, facts), availableFrom(counted, day)));
}

/** Minutes that pay may buy on a day: of who leaves the whole balance, as if the year had not turned since; of who stays what no later day needs, or what would lapse. */
export function payableOn(facts: LedgerFacts, day: string, way: 'bought' | 'leaving' | 'lapsing'): number {
  const { year } = toJalali(day);
  if (way === 'lapsing') return lapsingOn(year, day, facts);
  if (way === 'leaving') return balanceOn(countedIn(year, { ...facts, movements: beforeTurn(year, facts.movements) }), day);
  return availableFrom(countedIn(year, facts), day);
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
