import { expect, test } from 'vitest';
import { type ChartKind, folded, isAlone, isStill, levelOf, loudRow, marksOf, naming, pathOf, type Row, scaleOf, shareOf, spread, walked } from './chart.rules.ts';

const rowsOf = (...values: readonly (readonly (number | null)[])[]): readonly Row[] => values.map((of, at) => ({ id: String(at), name: `row ${at}`, values: of }));
const scale = (kind: ChartKind, ...values: readonly (readonly (number | null)[])[]) => scaleOf(kind, rowsOf(...values));

test('a scale has at most three round steps on either side of zero, and holds all values', () => {
  expect(scale('bars', [23])).toEqual({ ticks: [30, 20, 10, 0], top: 30, bottom: 0, decimals: 0 });
  expect(scale('twofold', [56, 18])).toEqual({ ticks: [60, 40, 20, 0, -20], top: 60, bottom: 20, decimals: 0 });
  expect(scale('stacked', [10, 20, null], [1, 1, 1]).top).toBe(30);
  expect(scale('lines', [-8], [5])).toMatchObject({ top: 5, bottom: 10 });
  expect(scale('bars', [-3]).ticks).toEqual([0, -1, -2, -3]);
  for (const [above, below] of [
    [1, 7],
    [12, 0],
    [999, 1_000],
    [3, 3],
    [0, 1],
    [2_500_000_001, 1],
  ] as const) {
    const { top, bottom, ticks } = scale('twofold', [above, below]);
    expect(top).toBeGreaterThanOrEqual(above);
    expect(bottom).toBeGreaterThanOrEqual(below);
    expect([top, bottom]).not.toContain(0);
    expect(ticks.length).toBeLessThanOrEqual(7);
  }
});

test('steps are whole where the values are, and else have the decimals that tell them apart', () => {
  expect(scale('bars', [1])).toEqual({ ticks: [1, 0], top: 1, bottom: 0, decimals: 0 });
  const { ticks, decimals } = scale('bars', [0.25]);
  expect([ticks.map((tick) => tick.toFixed(decimals)), decimals]).toEqual([['0.3', '0.2', '0.1', '0.0'], 1]);
  expect(scale('bars', [0.3]).ticks).toHaveLength(4);
});

test('bars stand side by side, on each other, or below the line; unknown and zero draw nothing', () => {
  expect(marksOf('bars', [3, null, 5]).map(({ at, lane, lanes }) => [at, lane, lanes])).toEqual([
    [0, 0, 3],
    [2, 2, 3],
  ]);
  expect(marksOf('twofold', [3, 5]).map(({ low, high }) => [low, high])).toEqual([
    [0, 3],
    [-5, 0],
  ]);
  expect(marksOf('stacked', [3, 0, 5, -2]).map(({ at, low, high, isEnd }) => [at, low, high, isEnd])).toEqual([
    [0, 0, 3, false],
    [2, 3, 8, true],
    [3, -2, 0, true],
  ]);
  expect(marksOf('stacked', [3, 5]).map(({ isEnd }) => isEnd)).toEqual([false, true]);
});

test('of more than six series a stack makes one of the last, with the same sum', () => {
  const chart = { series: Array.from({ length: 8 }, (_, at) => ({ id: String(at), name: String(at) })), rows: rowsOf([1, 2, 3, 4, 5, 6, 7, 8], [1, 1, 1, 1, 1, null, null, null]) };
  const { series, rows } = folded(chart, 'rest');
  expect(series.map(({ name }) => name)).toEqual(['0', '1', '2', '3', '4', 'rest']);
  expect(rows.map(({ values }) => values[5])).toEqual([21, null]);
  const six = { series: chart.series.slice(0, 6), rows: rowsOf([1, 2, 3, 4, 5, 6]) };
  expect(folded(six, 'rest')).toBe(six);
});

test('a line runs from right to left and is broken where nothing is known', () => {
  const height = scale('lines', [10], [5], [null], [0]);
  const values = [10, 5, null, 0];
  expect(pathOf(height, values)).toBe(
    `M87.5 ${(100 - shareOf(height, 10) * 100).toFixed(2).replace(/\.?0+$/, '')}L62.5 ${(100 - shareOf(height, 5) * 100).toFixed(2).replace(/\.?0+$/, '')}M12.5 100`,
  );
  expect(values.map((_, at) => isAlone(values, at))).toEqual([false, false, false, true]);
});

test('figures beside the ends of lines keep their distance and their order', () => {
  const placed = spread([0.5, 0.52, 1, 0.99], 0.1);
  const sorted = [...placed].sort((a, b) => a - b);
  for (const [at, share] of sorted.entries()) if (at > 0) expect(share - (sorted[at - 1] ?? 0)).toBeGreaterThan(0.0999);
  expect(sorted.at(-1)).toBe(1);
  expect(placed.indexOf(sorted[0] ?? 0)).toBe(0);
  expect(spread([0.1, 0.9], 0.1)).toEqual([0.1, 0.9]);
});

test('the depth of a colour goes by fifths of the largest value', () => {
  expect([null, 0, 1, 8, 9, 40].map((value) => levelOf(value, 40))).toEqual([undefined, 0, 1, 1, 2, 5]);
});

test('the latest row stands out, of a distribution the largest', () => {
  const rows = rowsOf([1], [9], [3]);
  expect([loudRow('bars', rows), loudRow('distribution', rows)]).toEqual([2, 1]);
  expect([isStill(rows), isStill(rowsOf([0, null])), isStill([])]).toEqual([false, true, true]);
});

test('no more than twelve rows are named, a third of them where it is narrow', () => {
  expect([6, 12, 13, 52].map(naming)).toEqual([
    { step: 1, sparse: 1 },
    { step: 1, sparse: 3 },
    { step: 2, sparse: 6 },
    { step: 5, sparse: 15 },
  ]);
});

test('left goes on in time, down from the row to its series, and nothing leads out of the chart', () => {
  const size = { kind: 'bars', rows: 3, series: 2 } as const;
  expect(walked(undefined, 'ArrowLeft', size)).toEqual({ row: 0 });
  expect(walked({ row: 0 }, 'ArrowLeft', size)).toEqual({ row: 1 });
  expect(walked({ row: 0 }, 'ArrowRight', size)).toEqual({ row: 0 });
  expect(walked({ row: 1, series: 0 }, 'End', size)).toEqual({ row: 2, series: 0 });
  expect(walked({ row: 1 }, 'ArrowDown', size)).toEqual({ row: 1, series: 0 });
  expect(walked({ row: 1, series: 1 }, 'ArrowDown', size)).toEqual({ row: 1, series: 1 });
  expect(walked({ row: 1, series: 0 }, 'ArrowUp', size)).toEqual({ row: 1 });
  expect(walked({ row: 1 }, 'ArrowDown', { ...size, series: 1 })).toEqual({ row: 1 });
  expect(walked(undefined, 'End', { ...size, kind: 'heat' })).toEqual({ row: 2, series: 0 });
  expect(walked({ row: 2, series: 0 }, 'ArrowUp', { ...size, kind: 'heat' })).toEqual({ row: 2, series: 0 });
  expect(walked({ row: 1 }, 'Enter', size)).toBeUndefined();
});
