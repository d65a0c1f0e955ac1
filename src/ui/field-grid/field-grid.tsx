import type { ReactNode } from 'react';
import { cx } from '#ui/cx/cx.ts';
import styles from './field-grid.module.css';

/** Twelve columns by the width of the container: four fields a row, then three, two, one. Children are fields or FieldCell. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <div className={styles.container}>
      <div className={styles.grid}>{children}</div>
    </div>
  );
}

export interface FieldCellProps {
  children: ReactNode;
  /** full: the whole row; half: six columns; short: two a row even on a phone. */
  span: 'full' | 'half' | 'short';
}

export function FieldCell({ children, span }: FieldCellProps) {
  return <div className={cx(styles[span])}>{children}</div>;
}

/** Heading of a section of the form, with a hairline above all but the first. */
export function FieldHeading({ children }: { children: ReactNode }) {
  return <h3 className={styles.heading}>{children}</h3>;
}
