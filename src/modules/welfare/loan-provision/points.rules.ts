/** Points of those who ask for a loan of a budget. Pure. */
import { denominator, type Exact, numerator } from '#kernel/formula/exact.ts';
import type { Value } from '#kernel/formula/values.ts';

/** What a criterion looks at, as formulas name it. */
export const factOf = {
  SeniorityLc: 'employment.serviceYears',
  ChildrenLc: 'person.kids',
  MaterialStatusLc: 'person.marital',
  PayLc: 'employment.dailyWage',
  // what the formula of the loan comes to, which is no name of formulas
  ScoreLc: 'loan.score',
} as const satisfies Readonly<Record<string, string>>;
export type CountedCriterion = keyof typeof factOf;
/** What the score formula of a loan stands under, beside what files say. */
export const LOAN_SCORE = factOf.ScoreLc;
export const isCounted = (criterion: string): criterion is CountedCriterion => criterion in factOf;

/** How a unit names a marital state (guide welfare 7.1: 1 single, 2 married, 3 divorced). */
export const maritalStates: Readonly<Record<string, number>> = { MarsSingle: 1, MarsMarried: 2, MarsDivorced: 3 };
const THOUSAND = 1_000;

export interface Criterion {
  readonly criterion: CountedCriterion;
  /** Thousandths each. */
  readonly unit: bigint;
  readonly points: bigint;
  readonly most: bigint | null;
}

/** How many units somebody has, of a number whole ones; what is not known is none. */
function unitsOf({ criterion, unit }: Criterion, found: Value | undefined): bigint {
  if (criterion === 'MaterialStatusLc') return typeof found === 'string' && BigInt((maritalStates[found] ?? 0) * THOUSAND) === unit ? 1n : 0n;
  if (typeof found !== 'number' && !(typeof found === 'object' && found !== null && 'n' in found)) return 0n;
  const value = found as Exact;
  const units = (numerator(value) * BigInt(THOUSAND)) / (denominator(value) * unit);
  return units < 0n ? 0n : units;
}

export interface Points {
  /** With three decimals at most. */
  readonly score: number;
  readonly byCriterion: Readonly<Partial<Record<CountedCriterion, number>>>;
}

/** Points for each whole unit of each criterion, as many as it gives at most. */
export function pointsOf(criteria: readonly Criterion[], known: ReadonlyMap<string, Value>): Points {
  const each = criteria.map((one) => {
    const counted = unitsOf(one, known.get(factOf[one.criterion])) * one.points;
    return [one.criterion, one.most !== null && counted > one.most ? one.most : counted] as const;
  });
  return {
    score: Number(each.reduce((sum, [, points]) => sum + points, 0n)) / THOUSAND,
    byCriterion: Object.fromEntries(each.map(([criterion, points]) => [criterion, Number(points) / THOUSAND])),
  };
}
