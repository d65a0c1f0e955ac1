import type { CSSProperties, ReactNode } from 'react';
import type { FieldSpan } from '#kernel/form/definition.ts';
import { cx } from '#ui/cx/cx.ts';
import styles from './field-grid.module.css';
import { spansOf } from './spans.ts';

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
  /** full: the whole row; half: six columns; short: two a row even on a phone; or columns of twelve, as a field's `col`. The usual ones when absent. */
  span?: 'full' | 'half' | 'short' | FieldSpan | undefined;
  className?: string | undefined;
}

export function FieldCell({ children, span, className }: FieldCellProps) {
  if (span === undefined || typeof span === 'string') return <div className={cx(span !== undefined && styles[span], className)}>{children}</div>;
  const { xs, sm, md, lg } = spansOf(span);
  return (
    <div className={cx(styles.cell, className)} style={{ '--xs': xs, '--sm': sm, '--md': md, '--lg': lg } as CSSProperties}>
      {children}
    </div>
  );
}

/** Heading of a section of the form, with a hairline above all but the first. */
export function FieldHeading({ children, level = 3 }: { children: ReactNode; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return <Heading className={styles.heading}>{children}</Heading>;
}
