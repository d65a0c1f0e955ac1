import type { ReactNode } from 'react';
import styles from './requests.module.css';

export interface RequestEntryProps {
  title: string;
  /** Beside the title: how long, how much. */
  beside?: ReactNode;
  /** A badge: where it stands. */
  status: ReactNode;
  /** What may be done with it. */
  acts?: ReactNode;
  /** Lines below, each in small print; those that are null are left out. */
  lines?: readonly ReactNode[];
  children?: ReactNode;
}

const isSaid = (line: ReactNode): boolean => line !== null && line !== undefined && line !== '' && line !== false;

/** One request in a list of them: what it is, where it stands, what may be done. */
export function RequestEntry({ title, beside, status, acts, lines = [], children }: RequestEntryProps) {
  return (
    <article className={styles.request} aria-label={title}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        {beside === undefined ? null : <span className={styles.beside}>{beside}</span>}
        {status}
        {acts === undefined ? null : <span className={styles.acts}>{acts}</span>}
      </div>
      {lines.filter(isSaid).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one request never change their order
        <p key={at} className={styles.meta}>
          {line}
        </p>
      ))}
      {children}
    </article>
  );
}
