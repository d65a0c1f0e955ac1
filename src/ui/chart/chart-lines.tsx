import { cx } from '#ui/cx/cx.ts';
import styles from './chart.module.css';
import { type Cursor, isAlone, pathOf, type Scale, shareOf, spread } from './chart.rules.ts';
import { colour, dash, percent } from './chart-looks.ts';
import type { ChartFigures } from './chart-props.ts';
import { shortText } from './chart-words.ts';

interface LinesProps {
  chart: ChartFigures;
  scale: Scale;
}

/** Height of a line of small text, as a share of the plot. */
const TEXT_SHARE = 0.1;

export const valuesOf = ({ rows }: ChartFigures, at: number): readonly (number | null)[] => rows.map(({ values }) => values[at] ?? null);

export function LinePaths({ chart, scale }: LinesProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
      {chart.series.map(({ id }, at) => (
        <path key={id} d={pathOf(scale, valuesOf(chart, at))} className={styles.line} style={{ stroke: colour(at), strokeDasharray: dash(at) }} />
      ))}
    </svg>
  );
}

/** Points of one row that are seen: of the last row, under the cursor, and where no line leads to one. */
export function LinePoints({ chart, scale, row, active }: LinesProps & { row: number; active: Cursor | undefined }) {
  const isLast = row === chart.rows.length - 1;
  return chart.series.map(({ id }, at) => {
    const values = valuesOf(chart, at);
    const value = values[row] ?? null;
    if (value === null || !(isLast || active || isAlone(values, row))) return null;
    return <span key={id} className={cx(styles.point, active?.series === at && styles.met)} style={{ insetBlockEnd: percent(shareOf(scale, value)), background: colour(at) }} />;
  });
}

/** The last value of each line beside its end. */
export function LineEnds({ chart, scale }: LinesProps) {
  const ends = chart.series.flatMap(({ id }, at) => {
    const value = valuesOf(chart, at).at(-1) ?? null;
    return value === null ? [] : [{ id, at, value }];
  });
  const shares = spread(
    ends.map(({ value }) => shareOf(scale, value)),
    TEXT_SHARE,
  );
  return (
    <div aria-hidden="true" className={cx(styles.axis, styles.ends)}>
      {ends.map(({ id, at, value }, index) => (
        <span key={id} className={styles.tick} style={{ insetBlockStart: percent(1 - (shares[index] ?? 0)) }}>
          {chart.series.length > 1 ? <span className={styles.endKey} style={{ background: colour(at) }} /> : null}
          {shortText(chart, value)}
        </span>
      ))}
    </div>
  );
}
