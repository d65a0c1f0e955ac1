import { cx } from '#ui/cx/cx.ts';
import chartStyles from './chart.module.css';
import { type Cursor, levelOf, mostOf, type Series } from './chart.rules.ts';
import styles from './chart-heat.module.css';
import { depth } from './chart-looks.ts';
import type { ChartFigures } from './chart-props.ts';

/** Names of the bands, at the right of them. */
export function HeatAxis({ series }: { series: readonly Series[] }) {
  return (
    <div aria-hidden="true" className={styles.bands}>
      {series.map(({ id, name }) => (
        <span key={id} className={styles.band}>
          {name}
        </span>
      ))}
    </div>
  );
}

interface HeatCellsProps {
  chart: ChartFigures;
  row: number;
  active: Cursor | undefined;
  handlersOf: (place: Cursor) => { onPointerEnter: () => void; onPointerDown: () => void };
}

/** The cells of one row, one above the other. */
export function HeatCells({ chart: { series, rows }, row, active, handlersOf }: HeatCellsProps) {
  const most = mostOf(rows);
  return (
    <div className={styles.cells}>
      {series.map(({ id }, at) => {
        const level = levelOf(rows[row]?.values[at] ?? null, most);
        return (
          <span
            key={id}
            className={cx(styles.cell, level === undefined && styles.blank, active?.series === at && chartStyles.met)}
            style={level === undefined ? undefined : { background: depth(level) }}
            {...handlersOf({ row, series: at })}
          />
        );
      })}
    </div>
  );
}
