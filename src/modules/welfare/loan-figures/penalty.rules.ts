/** The rate that lateness is charged by (guide iran.md 7: instalment x (rate + 6) x days / 36,000). */
import { type Fraction, plus, ZERO } from '#kernel/rial/fraction.ts';

/** `LpfDaily`: the rate of the loan and the points of lateness; `LpfPenaltyRate`: those points alone; `LpfNone`: lateness costs nothing. */
export const PENALTY_METHODS = ['LpfDaily', 'LpfPenaltyRate', 'LpfNone'] as const;
export type PenaltyMethod = (typeof PENALTY_METHODS)[number];

/** Points that lateness adds where nobody says another figure, percent a year. */
export const PENALTY_POINTS = '6';

/** Percent a year that is charged. */
export function penaltyRateOf(method: PenaltyMethod, yearlyRate: Fraction, points: Fraction): Fraction {
  if (method === 'LpfNone') return ZERO;
  return method === 'LpfPenaltyRate' ? points : plus(yearlyRate, points);
}
