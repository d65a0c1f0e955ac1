/**
 * Who bears what of a cost. The employee's share is rounded half up to a rial and the employer has the rest, so the two add up to the cost whatever the
 * percentage (specification of welfare groups: two shares always add up to 100).
 */
import { add, denominator, type Exact, numerator, readExact } from '#kernel/formula/exact.ts';
import { mulRate } from '#kernel/rial/rial.ts';

const HUNDRED = 100n;

/** Whole rials. */
export interface Shares {
  readonly employeeShare: bigint;
  readonly employerShare: bigint;
}

/** Whether both shares of a row, where both are said, are 100 percent. */
export function sharesAddUp({ employee, employer }: { readonly employee: string | number; readonly employer?: string | number | undefined }): boolean {
  const [one, other] = [readExact(String(employee)), readExact(String(employer))];
  return employer === undefined || (one !== undefined && other !== undefined && add(one, other) === Number(HUNDRED));
}

/** `percent` of the employee, 0 to 100. */
export function sharesOf(amount: bigint, percent: Exact): Shares {
  const employeeShare = mulRate(amount, numerator(percent), denominator(percent) * HUNDRED);
  return { employeeShare, employerShare: amount - employeeShare };
}

/**
 * An amount in `count` parts that differ by a rial at most and add up to it, each with its part of the employee's share: what has been taken after a
 * part is the share of what has been due until then, so neither side ever pays a negative part of an amount; one below zero is given back in the same way.
 */
export function inParts(amount: bigint, employeeShare: bigint, count: number): (Shares & { readonly amount: bigint })[] {
  const until = (part: number): bigint => mulRate(amount, BigInt(part), BigInt(count));
  const [share, whole] = amount < 0n ? [-employeeShare, -amount] : [employeeShare, amount];
  const taken = (due: bigint): bigint => (amount === 0n ? 0n : mulRate(share, due, whole));
  return Array.from({ length: count }, (_, at) => {
    const part = { amount: until(at + 1) - until(at), employeeShare: taken(until(at + 1)) - taken(until(at)) };
    return { ...part, employerShare: part.amount - part.employeeShare };
  });
}

/** A row that speaks of everybody, or of those whose keys it names, within ages (both ends within). */
export interface AudienceRow {
  readonly tier?: string | undefined;
  readonly relation?: string | undefined;
  readonly ageFrom?: number | undefined;
  readonly ageThru?: number | undefined;
}

interface Asked {
  readonly tier?: string | undefined;
  readonly relation: string;
  /** Whole years; a row with ages speaks of nobody whose age is not known. */
  readonly age: number | undefined;
}

const AGELESS = 200;

function speaksOf(row: AudienceRow, { tier, relation, age }: Asked): boolean {
  const isAged = row.ageFrom !== undefined || row.ageThru !== undefined;
  if (isAged && (age === undefined || age < (row.ageFrom ?? 0) || age > (row.ageThru ?? AGELESS))) return false;
  return (row.tier === undefined || row.tier === tier) && (row.relation === undefined || row.relation === relation);
}

const nearness = ({ tier, relation }: AudienceRow): number => (relation === undefined ? 0 : 2) + (tier === undefined ? 0 : 1);

/** Place of the row that speaks of somebody most closely: a named relation before a named tier before neither. -1 where none does. */
export function rowFor(rows: readonly AudienceRow[], asked: Asked): number {
  let found = -1;
  for (const [at, row] of rows.entries()) if (speaksOf(row, asked) && (found < 0 || nearness(row) > nearness(rows[found] as AudienceRow))) found = at;
  return found;
}

/** Whether two rows of the same tier and relation speak of one age: then no one could tell which of them counts. */
export function rowsOverlap(rows: readonly AudienceRow[]): boolean {
  const alike = Map.groupBy(rows, ({ tier = '', relation = '' }) => `${tier}\n${relation}`);
  return [...alike.values()].some((some) => {
    const ordered = some.map(({ ageFrom = 0, ageThru = AGELESS }) => ({ ageFrom, ageThru })).toSorted((a, b) => a.ageFrom - b.ageFrom);
    return ordered.some(({ ageFrom }, at) => at > 0 && ageFrom <= (ordered[at - 1]?.ageThru ?? 0));
  });
}
