/** Geometry of charts: scales, marks, lines, levels, and the way of the cursor. Pure; heights are in the unit of the values, shares are of the plot, 0 to 1. */

/** `twofold`: the first series above a line, the second below it; `distribution`: how many are in each class, one series. */
export type ChartKind = 'bars' | 'twofold' | 'stacked' | 'lines' | 'distribution' | 'heat';

export interface Series {
  readonly id: string;
  readonly name: string;
}

/** A place along the chart, the earliest first: a month, a class, a unit. */
export interface Row {
  readonly id: string;
  /** Under the chart; short. */
  readonly name: string;
  /** In words and in the table, where the name alone does not say it. */
  readonly whole?: string;
  /** One for each series; null is unknown and not drawn. */
  readonly values: readonly (number | null)[];
}

export interface Scale {
  /** Heights with a line, highest first. */
  readonly ticks: readonly number[];
  readonly top: number;
  /** Depth below zero; not negative. */
  readonly bottom: number;
  /** Decimals that tell the ticks apart. */
  readonly decimals: number;
}

/** Rectangle of one value. */
export interface Mark {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  /** Nothing of its row stands farther from zero. */
  readonly isEnd: boolean;
  /** Which of how many side by side. */
  readonly lane: number;
  readonly lanes: number;
}

/** Place of the cursor; without a series it is on the whole row. */
export interface Cursor {
  readonly row: number;
  readonly series?: number;
}

const STEPS = 3;
/** More series than this cannot be told apart. */
const NAMED_SERIES = 6;
/** More rows than this are not named one by one. */
const NAMED_ROWS = 12;
/** Narrow charts name every third of more than six. */
const FEW_ROWS = 6;
const SPARSE = 3;
export const LEVELS = 5;

export const isStill = (rows: readonly Row[]): boolean => rows.every(({ values }) => values.every((value) => (value ?? 0) === 0));

/** The next of ... 0.5, 1, 2, 5, 10, 20, 50 ... that is not below `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5].map((digit) => digit * power).find((step) => step >= least) ?? 10 * power;
}

/** At most three steps on either side of zero, which is always on the scale; steps are whole numbers where all values are. */
export function scaleOf(kind: ChartKind, rows: readonly Row[]): Scale {
  const marks = rows.flatMap(({ values }) => marksOf(kind, values));
  const [most, least] = [Math.max(0, ...marks.map(({ high }) => high)), Math.max(0, ...marks.map(({ low }) => -low))];
  const isWhole = rows.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)));
  const larger = Math.max(most, least) || 1;
  const step = roundStep(isWhole ? Math.max(1, larger / STEPS) : larger / STEPS);
  const stepsTo = (height: number): number => Math.max(0, Math.ceil(height / step - 1e-9));
  const above = kind === 'twofold' || least === 0 ? Math.max(1, stepsTo(most)) : stepsTo(most);
  const below = kind === 'twofold' ? Math.max(1, stepsTo(least)) : stepsTo(least);
  const ticks = Array.from({ length: above + below + 1 }, (_, at) => (above - at) * step);
  return { ticks, top: above * step, bottom: below * step, decimals: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)) };
}

export const shareOf = ({ top, bottom }: Scale, height: number): number => (height + bottom) / (top + bottom);

/** What is drawn of a row, in the order of its series. For lines the points, as marks from zero. */
export function marksOf(kind: ChartKind, values: readonly (number | null)[]): readonly Mark[] {
  const lanes = kind === 'bars' ? values.length : 1;
  let [up, down] = [0, 0];
  const marks = values.flatMap((value, at) => {
    if (value === null || value === 0) return [];
    const height = kind === 'twofold' && at === 1 ? -value : value;
    const start = kind !== 'stacked' ? 0 : height > 0 ? up : down;
    const end = start + height;
    if (height > 0) up = end;
    else down = end;
    return [{ at, low: Math.min(start, end), high: Math.max(start, end), lane: kind === 'bars' ? at : 0, lanes }];
  });
  return marks.map((mark) => ({ ...mark, isEnd: kind !== 'stacked' || (mark.high > 0 ? mark.high === up : mark.low === down) }));
}

/** Series of a stack: of more than six the last ones are one, called `others`. */
export function folded<T extends { readonly series: readonly Series[]; readonly rows: readonly Row[] }>(chart: T, others: string): T {
  if (chart.series.length <= NAMED_SERIES) return chart;
  const kept = NAMED_SERIES - 1;
  return {
    ...chart,
    series: [...chart.series.slice(0, kept), { id: 'others', name: others }],
    rows: chart.rows.map((row) => ({ ...row, values: [...row.values.slice(0, kept), sumOf(row.values.slice(kept))] })),
  };
}

/** Unknown where nothing is known. */
export const sumOf = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null) ? null : values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Points of one series as an SVG path in a square of 100, time from right to left; broken where a value is unknown. */
export function pathOf(scale: Scale, values: readonly (number | null)[]): string {
  const rounded = (share: number): number => Math.round((100 - share * 100) * 100) / 100;
  return values
    .map((value, at) => (value === null ? '' : `${at > 0 && values[at - 1] !== null ? 'L' : 'M'}${rounded((at + 0.5) / values.length)} ${rounded(shareOf(scale, value))}`))
    .join('');
}

/** Whether a point has no neighbour that a line could lead to. */
export const isAlone = (values: readonly (number | null)[], at: number): boolean => values[at] !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null;

/** The same shares moved as little as leaves `gap` between any two, within 0 to 1 as long as there is room. */
export function spread(shares: readonly number[], gap: number): readonly number[] {
  const order = shares.map((_, at) => at).sort((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0));
  const placed = [...shares];
  let floor = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, floor);
    floor = placed[at] + gap;
  }
  let roof = 1;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, roof);
    roof = placed[at] - gap;
  }
  return placed;
}

/** Depth of a colour: 0 for nothing, 1 to 5 by fifths of the largest value; undefined where the value is unknown. */
export function levelOf(value: number | null, most: number): number | undefined {
  if (value === null) return undefined;
  return value <= 0 ? 0 : Math.min(LEVELS, Math.ceil((value / most) * LEVELS));
}

export const mostOf = (rows: readonly Row[]): number => Math.max(0, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));

/** Row that wears its figure and stands out: the latest, of a distribution the largest. */
export function loudRow(kind: ChartKind, rows: readonly Row[]): number {
  if (kind !== 'distribution') return rows.length - 1;
  const most = mostOf(rows);
  return rows.findIndex(({ values }) => values[0] === most);
}

/** Every how many rows one is named, on a wide chart and on a narrow one; counted from the last, which always is. */
export function naming(rows: number): { readonly step: number; readonly sparse: number } {
  const step = Math.ceil(rows / NAMED_ROWS);
  return { step, sparse: rows > FEW_ROWS ? step * SPARSE : step };
}

const between = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** Where a key leads; undefined for keys that lead nowhere. Time runs to the left, and so does the key. */
export function walked(from: Cursor | undefined, key: string, size: { readonly kind: ChartKind; readonly rows: number; readonly series: number }): Cursor | undefined {
  const along: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowRight: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY };
  const across: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const [by, over] = [along[key] ?? 0, across[key] ?? 0];
  if (by === 0 && over === 0) return undefined;
  if (from === undefined) return { ...firstPlace(size.kind), row: key === 'End' ? size.rows - 1 : 0 };
  const row = between(from.row + by, 0, size.rows - 1);
  // a cell of a heat map is always one value; elsewhere the whole row comes before its series
  const first = size.kind === 'heat' ? 0 : -1;
  const series = between((from.series ?? -1) + over, first, size.series === 1 ? first : size.series - 1);
  return series < 0 ? { row } : { row, series };
}

export const firstPlace = (kind: ChartKind): Cursor => (kind === 'heat' ? { row: 0, series: 0 } : { row: 0 });
