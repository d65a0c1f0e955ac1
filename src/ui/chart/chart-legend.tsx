import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import styles from './chart.module.css';
import { LEVELS, mostOf } from './chart.rules.ts';
import { colour, dash, depth } from './chart-looks.ts';
import type { ChartFigures } from './chart-props.ts';
import { shortText } from './chart-words.ts';

/** What the colours are; nothing where there is one series, which the title names. */
export function Legend({ chart }: { chart: ChartFigures }) {
  const { kind, series, rows } = chart;
  if (kind === 'heat') return <Depths most={shortText(chart, mostOf(rows))} />;
  if (series.length < 2) return null;
  return (
    <ul className={styles.legend}>
      {series.map(({ id, name }, at) => (
        <li key={id} className={styles.entry}>
          {kind === 'lines' ? (
            <svg aria-hidden="true" viewBox="0 0 22 4" className={styles.sample}>
              <path d="M22 2H0" className={styles.line} style={{ stroke: colour(at), strokeDasharray: dash(at) }} />
            </svg>
          ) : (
            <span aria-hidden="true" className={styles.key} style={{ background: colour(at) }} />
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}

/** From nothing to the most; for the eye alone, the figures stand in the table. */
function Depths({ most }: { most: string }) {
  return (
    <div aria-hidden="true" className={cx(styles.legend, styles.depths)}>
      {formatNumber(0)}
      <span className={styles.scale}>
        {Array.from({ length: LEVELS + 1 }, (_, level) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a depth is its place
          <span key={level} className={styles.depth} style={{ background: depth(level) }} />
        ))}
      </span>
      {most}
    </div>
  );
}
