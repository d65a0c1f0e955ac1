import type { CSSProperties } from 'react';
import { cx } from '#ui/cx/cx.ts';
import styles from './chart.module.css';
import { type Cursor, type Mark, marksOf, type Scale, shareOf, sumOf } from './chart.rules.ts';
import { colour, percent } from './chart-looks.ts';
import type { ChartFigures } from './chart-props.ts';
import { shortText } from './chart-words.ts';

interface MarksProps {
  chart: ChartFigures;
  scale: Scale;
  row: number;
  active: Cursor | undefined;
  /** Wears its figure. */
  isLoud: boolean;
}

/** More bars side by side have no room for figures. */
const FEW_LANES = 1;

/** The bars of one row. */
export function Marks({ chart, scale, row, active, isLoud }: MarksProps) {
  const { kind, rows } = chart;
  const values = rows[row]?.values ?? [];
  const marks = marksOf(kind, values);
  const lanes = marks[0]?.lanes ?? 1;
  const figureOf = ({ at, isEnd, low }: Mark): string | undefined => {
    if (!isLoud || lanes > FEW_LANES || !isEnd || (kind === 'stacked' && low < 0)) return undefined;
    return shortText(chart, (kind === 'stacked' ? sumOf(values) : values[at]) ?? 0);
  };
  return (
    <div className={styles.group} style={{ '--lanes': lanes } as CSSProperties}>
      {marks.map((mark) => (
        <span
          key={mark.at}
          className={cx(styles.mark, lanes > 1 && styles.beside, mark.isEnd && (mark.high > 0 ? styles.rising : styles.hanging), active?.series === mark.at && styles.met)}
          style={
            {
              '--colour': colour(mark.at),
              insetBlockEnd: percent(shareOf(scale, mark.low)),
              blockSize: percent(shareOf(scale, mark.high) - shareOf(scale, mark.low)),
              insetInlineStart: percent(mark.lane / mark.lanes),
            } as CSSProperties
          }
        >
          {figureOf(mark) === undefined ? null : <span className={cx(styles.figureOn, mark.high <= 0 && styles.figureUnder)}>{figureOf(mark)}</span>}
        </span>
      ))}
    </div>
  );
}
