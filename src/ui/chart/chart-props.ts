import type { ReactNode } from 'react';
import type { ChartKind, Row, Series } from './chart.rules.ts';

/** What a chart shows, whatever its look. */
export interface ChartFigures {
  readonly kind: ChartKind;
  /** At most six, in an order that stays; two for `twofold`, one for `distribution`. A stack makes one of the rest. */
  readonly series: readonly Series[];
  /** From the earliest, which stands at the right. */
  readonly rows: readonly Row[];
  /** A figure with its unit, for words and table; a number where it is left out. */
  readonly format?: (value: number) => string;
  /** A figure beside the drawing, where there is no room for a unit; a number where it is left out. */
  readonly short?: (value: number) => string;
}

export interface ChartProps extends ChartFigures {
  readonly title: string;
  /** Beside the title: the span of time, the unit of the figures. */
  readonly caption?: string;
  /** What a row is: the head of the first column of the table. */
  readonly rowTitle: string;
  /** Choices about what is shown, in the head. */
  readonly actions?: ReactNode;
  /** Sentence in place of a chart without any figure. */
  readonly still?: string;
  /** Draws a figure of the table that is looked at: a link to what it counts. `text` is the figure in words. */
  readonly cell?: (row: Row, series: Series, text: string) => ReactNode;
}
