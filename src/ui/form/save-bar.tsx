import type { ReactNode } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import messages from './form.messages.fa.ts';
import styles from './save-bar.module.css';

export interface SaveBarProps {
  /** The one sentence about what is wrong. */
  summary?: string | undefined;
  /** Count of unsaved changes; undefined where nothing is stored yet to differ from. */
  changes?: number | undefined;
  /** A quiet word beside the count, e.g. about the draft. */
  note?: ReactNode;
  /** Buttons: safe first, the one that saves last. */
  children: ReactNode;
  /** Stays at the lower edge of the window while the form is longer than it. */
  isSticky?: boolean;
  className?: string | undefined;
}

/** The foot of a form: what is wrong, how much is unsaved, and the buttons (look section 8). */
export function SaveBar({ summary, changes, note, children, isSticky = true, className }: SaveBarProps) {
  return (
    <div className={cx(styles.bar, isSticky && styles.sticky, className)}>
      {summary === undefined ? null : (
        <Alert type="error" className={styles.summary}>
          {summary}
        </Alert>
      )}
      <span role="status" className={styles.meta}>
        {changes === undefined ? null : changes === 0 ? messages.noChanges : <Badge state="pending">{messages.changes(formatNumber(changes))}</Badge>}
      </span>
      {note === undefined || note === null ? null : <span className={styles.meta}>{note}</span>}
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
