import type { ReactNode } from 'react';
import { cx } from '#ui/cx/cx.ts';
import styles from './figures.module.css';

/** A few figures beside each other, four in a line where there is room. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <ul className={styles.tiles}>{children}</ul>
  </div>
);

export interface FigureProps {
  /** What is counted; may lead to the list of it. */
  label: ReactNode;
  /** Formatted. */
  value: string;
  unit?: string | undefined;
  /** What it is compared with. */
  note?: ReactNode;
}

/** Longer ones (sums of money) do not fit two in a line of a phone at full size. */
const MOST_LARGE = 7;

/** One figure of `Figures`. */
export const Figure = ({ label, value, unit, note }: FigureProps) => (
  <li className={styles.tile}>
    <p className={styles.label}>{label}</p>
    <p className={cx(styles.figure, value.length > MOST_LARGE && styles.long)}>
      {value} {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
    </p>
    <p className={styles.note}>{note}</p>
  </li>
);
