import { monthNames, weekdayNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { formatNumber } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import { Chart } from './chart.tsx';
import type { ChartProps } from './chart-props.ts';

const some = (seed: number, most: number): number => (seed * 7 + (seed % 5) * 3) % most;
const seriesOf = (names: readonly string[]) => names.map((name) => ({ id: name, name }));
const monthsOf = (valuesOf: (at: number) => readonly (number | null)[]) => monthNames.map((name, at) => ({ id: name, name, values: valuesOf(at) }));
const two = seriesOf([words.states.approved, words.states.rejected]);
const four = seriesOf([words.states.approved, words.states.pending, words.states.returned, words.states.rejected]);

const shown = (props: Omit<ChartProps, 'rowTitle'>) => () => (
  <div style={{ inlineSize: '100%' }}>
    <Chart rowTitle={words.unit} {...props} />
  </div>
);
const single = seriesOf([words.post]);

export default defineGallery({
  bars: shown({ title: words.cardTitle, kind: 'bars', series: single, rows: monthsOf((at) => [some(at + 3, 23)]) }),
  grouped: shown({ title: words.tabs[0] ?? '', kind: 'bars', series: two, rows: monthsOf((at) => [some(at + 2, 60), some(at + 5, 40)]) }),
  twofold: shown({ title: words.tabs[1] ?? '', kind: 'twofold', caption: words.caption, series: two, rows: monthsOf((at) => [some(at + 3, 56), some(at + 1, 22)]) }),
  stacked: shown({ title: words.tabs[2] ?? '', kind: 'stacked', series: four, rows: monthsOf((at) => four.map((_, index) => some(at * 3 + index + 1, 24))) }),
  many: shown({
    title: words.tabs[3] ?? '',
    kind: 'bars',
    series: single,
    rows: Array.from({ length: 52 }, (_, at) => ({ id: String(at), name: monthNames[Math.floor(at / 4.34)] ?? '', values: [some(at + 1, 23)] })),
  }),
  lines: shown({
    title: words.steps[0] ?? '',
    kind: 'lines',
    caption: words.caption,
    series: four,
    rows: monthsOf((at) => four.map((_, index) => (index === 2 && (at === 4 || at === 6) ? null : 3_200_000 * (index + 1) + 400_000 * some(at + index, 9)))),
    short: (value) => formatNumber(value / 1_000_000, 1),
  }),
  belowZero: shown({ title: words.steps[1] ?? '', kind: 'lines', series: single, rows: monthsOf((at) => [some(at, 20) - 8]) }),
  distribution: shown({
    title: words.steps[2] ?? '',
    kind: 'distribution',
    series: single,
    rows: [4, 18, 42, 57, 38, 21, 9, 3].map((count, at) => ({ id: String(at), name: formatNumber(20 + at * 5), values: [count] })),
  }),
  heat: shown({
    title: words.emptyTitle,
    kind: 'heat',
    series: seriesOf(weekdayNames),
    rows: monthsOf((at) => weekdayNames.map((_, day) => (day === 6 ? null : day === 5 && at % 2 === 0 ? 0 : some(at * 5 + day * 3, 40)))),
  }),
  still: shown({ title: words.listFailed, kind: 'twofold', series: two, rows: monthsOf(() => [0, 0]) }),
});
