import { lazy, Suspense } from 'react';
import { Card } from '#ui/card/card.tsx';
import { defined } from '#ui/cx/cx.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './bones.module.css';
import type { ChartProps } from './chart-props.ts';

const ofCard = pageValue(() => lazy(() => import('./chart-card.tsx').then(({ ChartCard }) => ({ default: ChartCard }))));

/**
 * The one way of drawing figures: a card with the chart, and the same figures as a table at a press. Time runs from right to left.
 * Walked by the arrow keys; what lies under the cursor is said. Its code is loaded when the first chart is shown.
 */
export function Chart(props: ChartProps) {
  const { now: ChartCard } = ofCard;
  const { title, caption, actions } = props;
  return (
    <Suspense
      fallback={
        <Card title={title} {...defined({ caption, actions })}>
          <div className={styles.bones}>
            <Skeleton kind="blocks" count={2} />
          </div>
        </Card>
      }
    >
      <ChartCard {...props} />
    </Suspense>
  );
}
