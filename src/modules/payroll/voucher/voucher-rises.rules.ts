/**
 * What reserves of earlier service grow by when pay rises: what is owed at the end of service, of the new year bonus and of leave rests on the last wage
 * (labour law 24, 71; law of 1370), so that a rise is owed for the days before it, too. What a fall would set free stays laid aside. Pure. Rials.
 */
import { compare, divide, type Exact, multiply, ratio, round, subtract, writeExact } from '#kernel/formula/exact.ts';
import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import templateWords from '../accounting/templates-page.messages.fa.ts';
import type { Reserve, ReserveCode } from './voucher-reserves.rules.ts';

/** Figures of a voucher, by the reserve that each belongs to. */
export const riseCodes = { severanceReserve: 'severanceRise', eidiReserve: 'eidiRise', leaveReserve: 'leaveRise' } as const satisfies Readonly<Record<ReserveCode, string>>;

export const titleOfRise = (code: ReserveCode): string => templateWords.items[riseCodes[code]];

/** The wage of a month that a reserve rests on, in rials, and the days that it was paid for. */
export interface MonthWage {
  readonly wage: bigint;
  readonly paid: Exact;
}

const MS_PER_DAY = 86_400_000;
const daysBetween = (from: string, until: string): number => Math.max(0, Math.round((Date.parse(until) - Date.parse(from)) / MS_PER_DAY));

/** Days of earlier service that a reserve is owed for when a month begins: all of it for its end, those of the year for bonus and leave. ISO days. */
export function earlierDays(code: ReserveCode, { hired, from }: { readonly hired: string; readonly from: string }): number {
  const since = toIso({ year: toJalali(from).year, month: 1, day: 1 });
  return daysBetween(code === 'severanceReserve' || hired > since ? hired : since, from);
}

const ofDay = ({ wage, paid }: MonthWage, { share: { over, under }, mostADay }: Pick<Reserve, 'share' | 'mostADay'>): Exact => {
  const laid = multiply(divide(ratio(wage, 1n), paid), ratio(over, under));
  return mostADay !== null && compare(laid, mostADay) > 0 ? mostADay : laid;
};

/** Rials that earlier days are owed beyond what was laid aside for them, towards nothing; 0 where no day was paid or pay has not risen. */
export function riseOf(reserve: Pick<Reserve, 'share' | 'mostADay'>, was: MonthWage, now: MonthWage, days: number): bigint {
  if (compare(was.paid, 0) <= 0 || compare(now.paid, 0) <= 0) return 0n;
  // nearly everybody is paid as before
  if (compare(multiply(ratio(now.wage, 1n), was.paid), multiply(ratio(was.wage, 1n), now.paid)) <= 0) return 0n;
  const more = subtract(ofDay(now, reserve), ofDay(was, reserve));
  if (compare(more, 0) <= 0) return 0n;
  return BigInt(writeExact(round(multiply(more, days), { unit: 1, mode: 'down' })));
}
