import type { ReactNode } from 'react';
import styles from './choices.module.css';

/** Selects above a list that say what it shows. */
export function Choices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}
