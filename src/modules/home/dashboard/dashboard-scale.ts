/** Scale of the chart of movement: whole steps above and below zero. Pure. */

export interface Scale {
  /** Values with a line, highest first; those below zero are leavers. */
  readonly ticks: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/** The next of 1, 2, 5, 10, 20, 50 ... that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? 1;
}

/** About two steps for the larger side, at least one for each. */
export function scaleOf(mostHires: number, mostLeavers: number): Scale {
  const step = roundStep(Math.max(mostHires, mostLeavers, 1) / 2);
  const above = Math.max(1, Math.ceil(mostHires / step));
  const below = Math.max(1, Math.ceil(mostLeavers / step));
  return { ticks: Array.from({ length: above + below + 1 }, (_, at) => (above - at) * step), top: above * step, bottom: below * step };
}
