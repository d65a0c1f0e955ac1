/** Pixel widths of the columns of a fixed layout. */
interface Sized {
  readonly width?: number | undefined;
  readonly grows?: boolean | undefined;
  /** Row number, choice, acts: only as wide as what stands in it. */
  readonly isService?: boolean | undefined;
}

/**
 * Widths that fill `available`: free space goes to the growing columns by their width, or to the last column of the rows when none
 * grows; where it lacks, the growing ones give up to a third before the table scrolls sideways. Undefined when a column has no width: then the browser lays the table out by its content.
 */
export function spreadWidths(columns: readonly Sized[], available: number): readonly number[] | undefined {
  const widths = columns.flatMap(({ width }) => (width === undefined ? [] : [width]));
  if (widths.length === 0 || widths.length < columns.length) return undefined;
  const free = available - widths.reduce((sum, width) => sum + width, 0);
  if (available === 0 || free === 0) return widths;
  if (free < 0) return shrunk(columns, widths, -free);
  const growing = widths.map((width, at) => (columns[at]?.grows === true ? width : 0));
  const last = columns.findLastIndex(({ isService }) => isService !== true);
  const shares = growing.some((width) => width > 0) ? growing : widths.map((_, at) => (at === (last === -1 ? widths.length - 1 : last) ? 1 : 0));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return widths.map((width, at) => width + (free * (shares[at] ?? 0)) / whole);
}

const LEAST_SHARE = 2 / 3;

function shrunk(columns: readonly Sized[], widths: readonly number[], lack: number): readonly number[] {
  const most = widths.map((width, at) => (columns[at]?.grows === true ? width * (1 - LEAST_SHARE) : 0));
  const all = most.reduce((sum, give) => sum + give, 0);
  const share = all === 0 ? 0 : Math.min(1, lack / all);
  return widths.map((width, at) => width - (most[at] ?? 0) * share);
}

/** Narrowest a column may be drawn. */
export const MIN_WIDTH = 48;
export const MAX_WIDTH = 800;
export const boundedWidth = (width: number): number => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));
