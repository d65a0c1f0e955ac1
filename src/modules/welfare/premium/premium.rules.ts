/**
 * What supplementary insurance costs its members. A premium is that of the whole contract; who joins or leaves within it pays for whole months of the
 * contract from the month of joining on, or for days. Every span is what the rest of the contract costs from its first day less what it costs after its
 * last, so spans that meet cost what they cost at once, to the rial.
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

export interface PremiumTerms {
  /** First and last day, ISO. */
  readonly from: string;
  readonly thru: string;
  readonly ageOn: (typeof ageDays)[number];
  readonly proration: (typeof prorations)[number];
  readonly table: readonly (AudienceRow & { readonly premium: bigint })[];
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
  /** Row of the table, from 0. */
  readonly row: number;
  /** Premium of the whole contract. */
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
  const row = rowFor(terms.table, asked);
  const whole = terms.table[row]?.premium;
  if (whole === undefined) return 'noPremium';
  const share = terms.shares[rowFor(terms.shares, asked)];
  if (share === undefined) return 'noShare';
  const { start, end, of } = unitsOf(terms, first, last);
  const rest = (units: number): bigint => mulRate(whole, BigInt(of - units), BigInt(of));
  const premium = rest(start) - rest(end);
  const shares = sharesOf(premium, share.employee);
  const due = dueDays(terms, first, last);
  const parts = inParts(premium, shares.employeeShare, due.length).map((part, at) => ({ ...(due[at] as (typeof due)[number]), ...part }));
  return { age, row, whole, covered: end - start, of, premium, ...shares, parts };
}

/** The last day of a contract of a Jalali year that begins on `from`. */
export const yearFrom = (from: string): string => addDays(later(from, 12), -1);
