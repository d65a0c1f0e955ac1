/**
 * What pay costs, divided over where people worked: units, cost centres, projects and days. Each payslip is divided by itself, whole rials by the
 * largest remainder, so that the parts of many come to what they cost to the rial, in whatever order they are read. Pure; rials, ISO days, ends within.
 */
import { addDays } from '#kernel/jalali/jalali.ts';
import { shared } from '../pay/pay-month.rules.ts';
import type { Days } from '../pay/pay-part.rules.ts';

export const sides = ['unit', 'costCenter', 'project', 'day'] as const;
export type Side = (typeof sides)[number];

/** Where somebody was, on which days; `thru` null: until today and on. */
export interface Place {
  readonly id: string;
  readonly from: string;
  readonly thru: string | null;
}

/** What a sheet of work says of a month, by project; empty: of none. */
export interface WorkedFor {
  readonly project: string;
  readonly workFactor: string;
  readonly minutes: number | null;
  readonly days: number | null;
}

export interface CostFact {
  /** Paid to the person before deductions, and the shares of the employer beside it. */
  readonly paid: bigint;
  readonly employer: bigint;
  /** The days that are paid. */
  readonly days: Days;
  readonly hired: string;
  readonly left: string | null;
  readonly places: readonly Place[];
  readonly work: readonly WorkedFor[];
  /** Minutes of a day of work in the month, by the law. */
  readonly dayMinutes: number;
}

/** Belongs nowhere; of projects: was written for none. */
export const NOWHERE = '';
type Weights = ReadonlyMap<string, bigint>;

const count = ({ from, thru }: Days): number => shared(from, thru, from, thru);
const later = (a: string, b: string): string => (a > b ? a : b);
const sooner = (a: string, b: string | null): string => (b !== null && b < a ? b : a);

/** By code points: the same everywhere. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Days of service among those that are paid; undefined of who is paid before or after it. */
function servedOf({ days, hired, left }: CostFact): Days | undefined {
  const served = { from: later(days.from, hired), thru: sooner(days.thru, left) };
  return served.from > served.thru ? undefined : served;
}

/** Days at each place; who is paid after they have left counts where they were last. */
function daysAt(fact: CostFact): Weights {
  const served = servedOf(fact);
  if (served === undefined) {
    const last = fact.places.filter(({ from }) => from <= fact.days.thru).sort((a, b) => inOrder(b.from, a.from))[0];
    return new Map([[last?.id ?? NOWHERE, 1n]]);
  }
  const weights = new Map<string, bigint>();
  let rest = count(served);
  for (const { id, from, thru } of fact.places) {
    const own = Math.min(rest, shared(from, thru ?? served.thru, served.from, served.thru));
    if (own > 0) weights.set(id, (weights.get(id) ?? 0n) + BigInt(own));
    rest -= own;
  }
  if (rest > 0) weights.set(NOWHERE, (weights.get(NOWHERE) ?? 0n) + BigInt(rest));
  return weights;
}

/** Each day of service the same; who is paid after they have left costs on the last day that is paid. */
function eachDay(fact: CostFact): Weights {
  const served = servedOf(fact) ?? { from: fact.days.thru, thru: fact.days.thru };
  return new Map(Array.from({ length: count(served) }, (_, at) => [addDays(served.from, at), 1n]));
}

/** Time of its own: work of nights is within the hours that are there already, and who is away works for no project. */
const inTime: ReadonlySet<string> = new Set(['overtime', 'friday', 'holiday', 'shiftTwo', 'shiftThree', 'shiftNight', 'mission']);

/** Minutes for each project; what is left of the days of service and of overtime is for none. */
function minutesFor(fact: CostFact): Weights {
  const weights = new Map<string, bigint>();
  const served = servedOf(fact);
  let rest = served === undefined ? 0 : count(served) * fact.dayMinutes;
  for (const { project, workFactor, minutes, days } of fact.work) {
    if (!inTime.has(workFactor)) continue;
    if (workFactor === 'overtime') rest += minutes ?? 0;
    if (project === NOWHERE) continue;
    const own = Math.round(minutes ?? (days ?? 0) * fact.dayMinutes);
    weights.set(project, (weights.get(project) ?? 0n) + BigInt(own));
    rest -= own;
  }
  if (rest > 0 || weights.size === 0) weights.set(NOWHERE, BigInt(Math.max(1, Math.round(rest))));
  return weights;
}

/** By what a payslip is divided: days, or minutes of projects. */
export function weightsOf(by: Side, fact: CostFact): Weights {
  if (by === 'day') return eachDay(fact);
  return by === 'project' ? minutesFor(fact) : daysAt(fact);
}

/** An amount in whole rials by weights that are above 0: rials that are left go to the largest remainders, of equal ones by the order of the keys. */
export function divided(amount: bigint, weights: Weights): ReadonlyMap<string, bigint> {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0n);
  const [sign, size] = amount < 0n ? [-1n, -amount] : [1n, amount];
  const parts = [...weights].map(([key, weight]) => ({ key, part: (size * weight) / whole, rest: (size * weight) % whole }));
  const given = parts.reduce((sum, { part }) => sum + part, 0n);
  const byRest = parts.toSorted((a, b) => (a.rest === b.rest ? inOrder(a.key, b.key) : a.rest > b.rest ? -1 : 1));
  const more = new Set(byRest.slice(0, Number(size - given)).map(({ key }) => key));
  return new Map(parts.map(({ key, part }) => [key, sign * (part + (more.has(key) ? 1n : 0n))]));
}

export interface Share {
  readonly key: string;
  readonly paid: bigint;
  readonly employer: bigint;
  /** Days or minutes of it, and of all. */
  readonly weight: bigint;
  readonly of: bigint;
}

/** The parts of one payslip. */
export function sharesOf(by: Side, fact: CostFact): readonly Share[] {
  const weights = weightsOf(by, fact);
  const of = [...weights.values()].reduce((sum, weight) => sum + weight, 0n);
  const [paid, employer] = [divided(fact.paid, weights), divided(fact.employer, weights)];
  return [...weights].map(([key, weight]) => ({ key, paid: paid.get(key) ?? 0n, employer: employer.get(key) ?? 0n, weight, of }));
}

export interface CostPart {
  readonly key: string;
  readonly paid: bigint;
  readonly employer: bigint;
  readonly people: number;
}

/** What many payslips come to, by part: days in their order, of all others the dearest first. */
export function partsOf(by: Side, facts: Iterable<CostFact & { readonly partyId: string }>): readonly CostPart[] {
  const parts = new Map<string, { paid: bigint; employer: bigint; readonly people: Set<string> }>();
  for (const fact of facts)
    for (const { key, paid, employer } of sharesOf(by, fact)) {
      const part = parts.get(key) ?? { paid: 0n, employer: 0n, people: new Set() };
      part.paid += paid;
      part.employer += employer;
      part.people.add(fact.partyId);
      parts.set(key, part);
    }
  const found = [...parts].map(([key, { people, ...sums }]) => ({ key, ...sums, people: people.size }));
  const cost = ({ paid, employer }: CostPart): bigint => paid + employer;
  return found.sort((a, b) => (by === 'day' || cost(a) === cost(b) ? inOrder(a.key, b.key) : cost(a) > cost(b) ? -1 : 1));
}
