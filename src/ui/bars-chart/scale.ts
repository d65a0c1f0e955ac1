/** Scale of a chart of bars: whole steps above and below zero. Pure. */

export interface Scale {
  /** Values with a line, highest first; those below zero are of the bars that hang. */
  readonly ticks: readonly number[];
  readonly top: number;
  readonly bottom: number;
}

/** The next of 1, 2, 5, 10, 20, 50 ... that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? 1;
}

/** About two steps for the larger side, at least one for each; nothing below zero where no bar hangs. */
export function scaleOf(mostAbove: number, mostBelow: number | undefined): Scale {
  const step = roundStep(Math.max(mostAbove, mostBelow ?? 0, 1) / 2);
  const above = Math.max(1, Math.ceil(mostAbove / step));
  const below = mostBelow === undefined ? 0 : Math.max(1, Math.ceil(mostBelow / step));
  return { ticks: Array.from({ length: above + below + 1 }, (_, at) => (above - at) * step), top: above * step, bottom: below * step };
}
