/**
 * What supplementary insurance costs its members. A premium is that of the whole contract; who joins or leaves within it pays for whole months of the
 * contract from the month of joining on, or for days. Every span is what the rest of the contract costs from its first day less what it costs after its
 * last, so spans that meet cost what they cost at once, to the rial. A row that counts from a day on takes the place of the
 * one before it from the first month, or day, of the contract that begins then; what it changes is spread over the parts that are due from it on.
 */

import { daysBetween, monthsLater } from '#kernel/formula/days.ts';
import type { Exact } from '#kernel/formula/exact.ts';
import { addDays, ageInYears } from '#kernel/jalali/jalali.ts';
import { mulRate } from '#kernel/rial/rial.ts';
import { type AudienceRow, inParts, rowFor, type Shares, sharesOf } from '../counting/shares.rules.ts';

export const prorations = ['months', 'days', 'whole'] as const;
export const ageDays = ['contract', 'joining'] as const;
export const premiumFaults = ['outside', 'notBorn', 'noPremium', 'noShare'] as const;
export type PremiumFault = (typeof premiumFaults)[number];

export interface PremiumRow extends AudienceRow {
  readonly premium: bigint;
  /** Since when it counts (ISO); with the contract where absent. */
  readonly since?: string | undefined;
}

export interface PremiumTerms {
  /** First and last day, ISO. */
  readonly from: string;
  readonly thru: string;
  readonly ageOn: (typeof ageDays)[number];
  readonly proration: (typeof prorations)[number];
  readonly table: readonly PremiumRow[];
  readonly parts: number;
  readonly gapMonths: number;
  /** Percent of the employee. */
  readonly shares: readonly (AudienceRow & { readonly employee: Exact })[];
}

export interface PremiumMember {
  readonly relation: string;
  readonly birthDate: string;
  readonly tier?: string | undefined;
  readonly joinedOn: string;
  /** Last day that is covered. */
  readonly leftOn?: string | undefined;
}

export interface CountedPremium extends Shares {
  readonly age: number;
  /** Row of the table that counts on the first day, from 0. */
  readonly row: number;
  /** Premium of the whole contract by that row. */
  readonly whole: bigint;
  /** Months or days of the contract that are paid, of how many. */
  readonly covered: number;
  readonly of: number;
  readonly premium: bigint;
  readonly parts: readonly (Shares & { readonly number: number; readonly dueDate: string; readonly amount: bigint })[];
}

const later = (date: string, months: number): string => monthsLater({ date }, months).date;
const days = (from: string, until: string): number => daysBetween({ date: from }, { date: until });

/** Months of the contract that have begun on a day, the one it lies in not counted. */
function monthsBefore(from: string, day: string): number {
  let months = 0;
  while (later(from, months + 1) <= day) months += 1;
  return months;
}

/** Units of the contract before the span, up to its end, and of the whole. */
function unitsOf({ from, thru, proration }: PremiumTerms, first: string, last: string): { readonly start: number; readonly end: number; readonly of: number } {
  if (proration === 'whole') return { start: 0, end: 1, of: 1 };
  if (proration === 'days') return { start: days(from, first), end: days(from, last) + 1, of: days(from, thru) + 1 };
  return { start: monthsBefore(from, first), end: monthsBefore(from, last) + 1, of: monthsBefore(from, thru) + 1 };
}

/** Due days of a member: those of the contract whose stretch the membership touches; the first of them not before it began. */
function dueDays({ from, parts, gapMonths }: PremiumTerms, first: string, last: string): { readonly number: number; readonly dueDate: string }[] {
  const due = Array.from({ length: parts }, (_, at) => later(from, at * gapMonths));
  return due.flatMap((day, at) => {
    const next = due[at + 1];
    const isTouched = day <= last && (next === undefined || next > first);
    return isTouched ? [{ number: at + 1, dueDate: day > first ? day : first }] : [];
  });
}

/** Units of the contract before a changed row counts: that of a month that has begun counts from the next. */
function unitsBefore({ from, proration }: PremiumTerms, since: string): number {
  if (proration === 'days') return days(from, since);
  const begun = monthsBefore(from, since);
  return later(from, begun) === since ? begun : begun + 1;
}

/** Place of the row that counts for somebody from a day on; the newest of those that speak of them as closely. -1 where none does. */
function rowSince(table: readonly PremiumRow[], asked: Parameters<typeof rowFor>[1], day: string | undefined): number {
  const known = table
    .map((row, at) => ({ ...row, at }))
    .filter(({ since }) => since === undefined || (day !== undefined && since <= day))
    .toSorted((a, b) => (b.since ?? '').localeCompare(a.since ?? ''));
  return known[rowFor(known, asked)]?.at ?? -1;
}

/** A row with the unit of the contract and the day from which it counts. */
interface Version {
  readonly row: number;
  readonly unit: number;
  readonly since: string;
}

/** The rows that count for somebody one after the other. What counts on the first day is the first; of `whole` there is no other. */
function versionsOf(terms: PremiumTerms, asked: Parameters<typeof rowFor>[1], first: string, start: number): readonly Version[] {
  const since = [...new Set(terms.table.flatMap(({ since: day }) => (day === undefined || day <= terms.from ? [] : [day])))].toSorted();
  const starts = [terms.from, ...since].map((day) => ({ day, unit: terms.proration === 'whole' ? (day <= first ? 0 : 1) : unitsBefore(terms, day) }));
  const base = starts.findLast(({ unit }) => unit <= start)?.day ?? terms.from;
  const found: Version[] = [{ row: rowSince(terms.table, asked, base), unit: start, since: first }];
  for (const { day, unit } of starts.filter((one) => one.day > base)) {
    const row = rowSince(terms.table, asked, day);
    if (row !== found.at(-1)?.row && terms.proration !== 'whole') found.push({ row, unit, since: day });
  }
  return found;
}

/** What a row costs of the units from one on until the end; every further one more or less than the one before it. Rials with the day since when. */
function amountsOf(terms: PremiumTerms, versions: readonly Version[], end: number, of: number): { readonly amount: bigint; readonly since: string }[] {
  const costs = ({ row }: Version): bigint => terms.table[row]?.premium ?? 0n;
  const between = (whole: bigint, from: number): bigint => (from >= end ? 0n : mulRate(whole, BigInt(of - from), BigInt(of)) - mulRate(whole, BigInt(of - end), BigInt(of)));
  return versions.map((version, at) => {
    const before = versions[at - 1];
    const less = before === undefined ? 0n : between(costs(before), version.unit);
    return { amount: between(costs(version), version.unit) - less, since: version.since };
  });
}

interface PartAmounts extends Shares {
  readonly amount: bigint;
}

const none: PartAmounts = { amount: 0n, employeeShare: 0n, employerShare: 0n };
const together = (a: PartAmounts, b: PartAmounts): PartAmounts => ({
  amount: a.amount + b.amount,
  employeeShare: a.employeeShare + b.employeeShare,
  employerShare: a.employerShare + b.employerShare,
});

/** An amount over the parts that are due from a day on; where none is, over the last. */
function spread({ amount, employeeShare }: PartAmounts, dueDates: readonly string[], since: string): PartAmounts[] {
  const later = dueDates.filter((day) => day >= since).length;
  const count = later === 0 ? 1 : later;
  const some = inParts(amount, employeeShare, count);
  return dueDates.map((_, at) => some[at - (dueDates.length - count)] ?? none);
}

/** What one member costs. A fault is returned and not thrown: that of one member leaves the others be. */
export function premiumOf(terms: PremiumTerms, member: PremiumMember): CountedPremium | PremiumFault {
  const first = member.joinedOn > terms.from ? member.joinedOn : terms.from;
  const last = member.leftOn !== undefined && member.leftOn < terms.thru ? member.leftOn : terms.thru;
  if (last < first) return 'outside';
  const agedOn = terms.ageOn === 'contract' ? terms.from : first;
  // A child born within the contract is in the first year of life on any day that is asked of.
  if (member.birthDate > first) return 'notBorn';
  const age = member.birthDate > agedOn ? 0 : ageInYears(member.birthDate, agedOn);
  const asked = { tier: member.tier, relation: member.relation, age };
  const { start, end, of } = unitsOf(terms, first, last);
  const versions = versionsOf(terms, asked, first, start);
  const row = versions[0]?.row ?? -1;
  const whole = terms.table[row]?.premium;
  if (whole === undefined) return 'noPremium';
  const share = terms.shares[rowFor(terms.shares, asked)];
  if (share === undefined) return 'noShare';
  const due = dueDays(terms, first, last);
  const dueDates = due.map(({ dueDate }) => dueDate);
  const amounts = amountsOf(terms, versions, end, of).map(({ amount, since }) => ({ since, amount, ...sharesOf(amount, share.employee) }));
  const { amount: premium, employeeShare, employerShare } = amounts.reduce<PartAmounts>(together, none);
  const spreads = amounts.map((one) => spread(one, dueDates, one.since));
  const parts = due.map((one, at) => ({ ...one, ...spreads.reduce<PartAmounts>((sum, some) => together(sum, some[at] ?? none), none) }));
  return { age, row, whole, covered: end - start, of, premium, employeeShare, employerShare, parts };
}

/** The last day of a contract of a Jalali year that begins on `from`. */
export const yearFrom = (from: string): string => addDays(later(from, 12), -1);
