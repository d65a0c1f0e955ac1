/**
 * What is payable of costs of treatment. A line is looked at in the order of its day of service, then of arrival; what was decided earlier stays as it
 * is. Payable is the least of the accepted amount less the franchise (half up to a rial) and of what is left of the ceilings of the person and of the
 * family for that type of cost.
 */
import { daysLater } from '#kernel/formula/days.ts';
import { denominator, type Exact, numerator } from '#kernel/formula/exact.ts';
import { mulRate } from '#kernel/rial/rial.ts';

export const claimBounds = ['accepted', 'personCeiling', 'familyCeiling', 'notCovered', 'beforeJoining', 'waiting', 'notYet', 'late'] as const;
export type ClaimBound = (typeof claimBounds)[number];

export interface CostType {
  readonly type: string;
  /** Rials within the contract; undefined: none. */
  readonly personCeiling: bigint | undefined;
  readonly familyCeiling: bigint | undefined;
  /** Part that the insured bears, 0 to 1. */
  readonly franchise: Exact;
  /** Days from joining on in which nothing is covered. */
  readonly waitingDays: number;
  /** Days after the service within which a claim counts; undefined: any. */
  readonly claimDays: number | undefined;
}

export interface ClaimLine {
  readonly member: string;
  readonly type: string;
  readonly serviceDate: string;
  readonly filedOn: string;
  readonly accepted: bigint;
  /** First day of membership. */
  readonly joinedOn: string;
}

export interface PaidClaim {
  readonly member: string;
  readonly type: string;
  readonly payable: bigint;
}

export interface CountedClaim {
  readonly payable: bigint;
  /** Accepted less the franchise, before any ceiling; 0 of a line that is not covered. */
  readonly afterFranchise: bigint;
  readonly boundBy: ClaimBound;
  /** Left after the line; undefined where there is no such ceiling. */
  readonly personLeft: bigint | undefined;
  readonly familyLeft: bigint | undefined;
}

const later = (date: string, days: number): string => daysLater({ date }, days).date;
const least = (...amounts: (bigint | undefined)[]): bigint => amounts.reduce<bigint>((low, one) => (one !== undefined && one < low ? one : low), amounts[0] ?? 0n);
const left = (ceiling: bigint | undefined, used: bigint): bigint | undefined => (ceiling === undefined ? undefined : ceiling > used ? ceiling - used : 0n);

function refusalOf(cost: CostType | undefined, { serviceDate, filedOn, joinedOn }: ClaimLine): ClaimBound | undefined {
  if (cost === undefined) return 'notCovered';
  if (serviceDate < joinedOn) return 'beforeJoining';
  if (serviceDate < later(joinedOn, cost.waitingDays)) return 'waiting';
  if (filedOn < serviceDate) return 'notYet';
  return cost.claimDays !== undefined && filedOn > later(serviceDate, cost.claimDays) ? 'late' : undefined;
}

/** What has been paid, by type and by type and member. */
class Used {
  readonly #sums = new Map<string, bigint>();

  family(type: string): bigint {
    return this.#sums.get(type) ?? 0n;
  }

  person(type: string, member: string): bigint {
    return this.#sums.get(`${type}\n${member}`) ?? 0n;
  }

  add({ type, member, payable }: PaidClaim): void {
    this.#sums.set(type, this.family(type) + payable);
    this.#sums.set(`${type}\n${member}`, this.person(type, member) + payable);
  }
}

function countLine(cost: CostType | undefined, line: ClaimLine, used: Used): CountedClaim {
  const refused = refusalOf(cost, line);
  const person = left(cost?.personCeiling, used.person(line.type, line.member));
  const family = left(cost?.familyCeiling, used.family(line.type));
  if (cost === undefined || refused !== undefined) return { payable: 0n, afterFranchise: 0n, boundBy: refused ?? 'notCovered', personLeft: person, familyLeft: family };
  const [top, bottom] = [numerator(cost.franchise), denominator(cost.franchise)];
  const afterFranchise = mulRate(line.accepted, bottom - top, bottom);
  const payable = least(afterFranchise, person, family);
  used.add({ type: line.type, member: line.member, payable });
  const boundBy = payable === afterFranchise ? 'accepted' : payable === person ? 'personCeiling' : 'familyCeiling';
  const less = (amount: bigint | undefined) => (amount === undefined ? undefined : amount - payable);
  return { payable, afterFranchise, boundBy, personLeft: less(person), familyLeft: less(family) };
}

/** Lines in the order they were given in, each with what it got when its turn came. */
export function countClaims(costs: readonly CostType[], earlier: readonly PaidClaim[], lines: readonly ClaimLine[]): CountedClaim[] {
  const known = new Map(costs.map((cost) => [cost.type, cost]));
  const used = new Used();
  for (const paid of earlier) used.add(paid);
  const inOrder = lines
    .map((line, at) => ({ line, at }))
    .toSorted((a, b) => a.line.serviceDate.localeCompare(b.line.serviceDate) || a.line.filedOn.localeCompare(b.line.filedOn) || a.at - b.at);
  const counted = new Map(inOrder.map(({ line, at }) => [at, countLine(known.get(line.type), line, used)]));
  return lines.map((_, at) => counted.get(at) as CountedClaim);
}

export interface CeilingLeft {
  readonly type: string;
  readonly member: string;
  readonly personLeft: bigint | undefined;
  readonly familyLeft: bigint | undefined;
}

/** What is left of each ceiling after all lines, of everybody whom a line or an earlier claim names. */
export function ceilingsLeft(costs: readonly CostType[], paid: readonly PaidClaim[], members: readonly string[]): CeilingLeft[] {
  const used = new Used();
  for (const one of paid) used.add(one);
  return costs.flatMap(({ type, personCeiling, familyCeiling }) =>
    members.map((member) => ({ type, member, personLeft: left(personCeiling, used.person(type, member)), familyLeft: left(familyCeiling, used.family(type)) })),
  );
}
