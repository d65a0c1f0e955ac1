import type { ReactNode } from 'react';
import { cx } from '#ui/cx/cx.ts';
import styles from './description-list.module.css';

export interface DescriptionItem {
  term: string;
  /** Absent or empty values show nothing (not applicable); unknown ones are the caller's dash. */
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** Terms above their values, side by side: the head of a record. */
  isAcross?: boolean;
}

export function DescriptionList({ items, isAcross = false }: DescriptionListProps) {
  return (
    <dl className={cx(styles.list, isAcross && styles.across)}>
      {items.map((item) => (
        <div key={item.term} className={styles.pair}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
