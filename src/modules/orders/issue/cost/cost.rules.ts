/**
 * What orders cost by Jalali month, from their execution to the end of the year: what each pays more than the one before on the days that it counts.
 * Pure; rials are whole, below zero where it is less; days are ISO dates.
 */
import type { AppError } from '#kernel/errors.ts';
import { type Days, intersect } from '#kernel/intervals/intervals.ts';
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import type { OrderItem } from '../../counting/order-count.rules.ts';

export interface CostMonth {
  readonly year: number;
  readonly month: number;
  /** First day, and the first one after the last. */
  readonly from: string;
  readonly until: string;
  /** It is over on the day of the question: what it costs is paid as arrears. */
  readonly isArrears: boolean;
}

const MONTHS = 12;
const DAY_MS = 86_400_000;

/** From the month of the first day until the end of the year: of that of today, or of the first day where it is later. */
export function costMonths(firstDay: string, today: string): readonly CostMonth[] {
  const [first, now] = [toJalali(firstDay), toJalali(today)];
  const last = Math.max(first.year, now.year);
  const count = (last - first.year) * MONTHS + MONTHS - first.month + 1;
  return Array.from({ length: count }, (_, at) => {
    const place = first.month - 1 + at;
    const [year, month] = [first.year + Math.floor(place / MONTHS), (place % MONTHS) + 1];
    const from = toIso({ year, month, day: 1 });
    return { year, month, from, until: addDays(from, daysInMonth(year, month)), isArrears: year < now.year || (year === now.year && month < now.month) };
  });
}

const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS;

/** Days of a month that spans cover; they do not overlap. */
export const daysIn = ({ from, until }: CostMonth, spans: readonly Days[]): number =>
  spans.reduce((sum, span) => {
    const shared = intersect(span, { from, until });
    return shared?.from == null || shared.until === null ? sum : sum + daysBetween(shared.from, shared.until);
  }, 0);

/** Half away from zero. */
function divided(amount: bigint, by: bigint): bigint {
  const half = amount < 0n ? -by : by;
  return (2n * amount + half) / (2n * by);
}

/** What a factor pays more on so many days of a month. `pays`: the order's days are paid. */
export function itemCost({ basis, amount, previous }: Pick<OrderItem, 'basis' | 'amount' | 'previous'>, pays: boolean, days: number, month: CostMonth): bigint {
  const more = (pays ? amount : 0n) - previous;
  if (basis === 'BcpDaily') return more * BigInt(days);
  const whole = BigInt(daysBetween(month.from, month.until));
  return divided(more * BigInt(days), basis === 'BcpYearly' ? whole * BigInt(MONTHS) : whole);
}

/** What somebody costs more in a month. */
export interface CostPart {
  readonly month: CostMonth;
  readonly unit: string | null;
  readonly costCentre: string | null;
  /** What is paid to them. */
  readonly pay: bigint;
  /** What the employer bears beside it; null: not known. */
  readonly share: bigint | null;
}

/** By a key in the sequence of the parts; amounts as digits. `share` is what is known of it. */
export function costBy<K>(parts: readonly CostPart[], keyOf: (part: CostPart) => K): { readonly key: K; readonly pay: string; readonly share: string; readonly total: string }[] {
  return [...Map.groupBy(parts, keyOf)].map(([key, own]) => {
    const [pay, share] = own.reduce(([paid, borne], one) => [paid + one.pay, borne + (one.share ?? 0n)], [0n, 0n]);
    return { key, pay: String(pay), share: String(share), total: String(pay + share) };
  });
}

/** What a factor costs in all. */
export interface FactorCost {
  readonly title: string | null;
  pay: bigint;
}

interface Told {
  readonly partyId: string;
  readonly partyRelationshipId: string;
  readonly fullName: string;
  readonly pseudoId: string;
}

/** The cost of orders as it is gathered. */
export interface Cost {
  people: number;
  readonly parts: CostPart[];
  /** By code; of none: what payroll counts beside the orders. */
  readonly factors: Map<string | null, FactorCost>;
  /** Payroll counted the months. */
  isByPayroll: boolean;
  /** By employment: whose employer's share is not known. */
  readonly withoutShare: Map<string, Told & { readonly reason: string }>;
  /** Who can have no order. */
  readonly errors: (Told & { readonly error: AppError })[];
}

/** Adds what a factor costs. */
export function addFactor({ factors }: Pick<Cost, 'factors'>, code: string | null, title: string | null, pay: bigint): void {
  const known = factors.get(code);
  if (known === undefined) factors.set(code, { title, pay });
  else known.pay += pay;
}
