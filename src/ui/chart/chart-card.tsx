import { ChartColumn, Table2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { defined } from '#ui/cx/cx.ts';
import messages from './chart.messages.fa.ts';
import styles from './chart.module.css';
import { folded, isStill } from './chart.rules.ts';
import { Legend } from './chart-legend.tsx';
import { Plot } from './chart-plot.tsx';
import type { ChartProps } from './chart-props.ts';
import { ChartTable } from './chart-table.tsx';

/** The card of a chart: legend and choices in its head, the drawing or the table below. The table is there for the ear in any case. */
export function ChartCard(props: ChartProps) {
  const { title, caption, actions, still = messages.still, kind, rows } = props;
  const [isTable, setIsTable] = useState(false);
  const hasFigures = !isStill(rows);
  const drawn = kind === 'stacked' ? folded(props, messages.others) : props;
  const head = (
    <div className={styles.head}>
      {isTable || !hasFigures ? null : <Legend chart={drawn} />}
      {actions}
      {hasFigures ? (
        <IconButton size="sm" label={isTable ? messages.showChart : messages.showTable} icon={isTable ? ChartColumn : Table2} onPress={() => setIsTable(!isTable)} />
      ) : null}
    </div>
  );
  return (
    <Card title={title} {...defined({ caption })} actions={head}>
      {hasFigures ? (
        <div className={styles.frame}>
          {isTable ? null : <Plot chart={drawn} title={title} />}
          <ChartTable {...props} isSeen={isTable} />
        </div>
      ) : (
        <p className={styles.still}>{still}</p>
      )}
    </Card>
  );
}
