/** What a chart says: the same for the pointer, the keyboard and the ear. */
import { formatNumber } from '#ui/format/format.ts';
import messages from './chart.messages.fa.ts';
import { type Cursor, sumOf } from './chart.rules.ts';
import type { ChartFigures } from './chart-props.ts';

/** Decimals of a figure nobody said more about. */
const DECIMALS = 1;

/** The minus stands at the left of its number, also among Persian words. */
const numberText = (value: number, decimals: number): string => (value < 0 ? `\u2066${formatNumber(value, decimals)}\u2069` : formatNumber(value, decimals));

export const valueText = ({ format }: Pick<ChartFigures, 'format'>, value: number): string => format?.(value) ?? numberText(value, DECIMALS);

/** For the drawing, where room is short. */
export const shortText = ({ short }: Pick<ChartFigures, 'short'>, value: number, decimals = DECIMALS): string => short?.(value) ?? numberText(value, decimals);

/** The value under the cursor; on a whole row all its values, of a stack with their sum first. */
export function saidOf(chart: ChartFigures, { row, series: at }: Cursor): string {
  const place = chart.rows[row];
  if (place === undefined) return '';
  const name = place.whole ?? place.name;
  const text = (value: number | null | undefined): string => (value === null || value === undefined ? messages.none : valueText(chart, value));
  const one = at === undefined ? undefined : chart.series[at];
  if (one !== undefined) return messages.cell(name, one.name, text(place.values[at ?? 0]));
  if (chart.series.length === 1) return messages.only(name, text(place.values[0]));
  const parts = chart.series.map((series, index) => messages.pair(series.name, text(place.values[index])));
  if (chart.kind === 'stacked') parts.unshift(messages.pair(messages.total, text(sumOf(place.values))));
  return messages.only(name, parts.join(messages.comma));
}
