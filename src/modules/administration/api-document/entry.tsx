import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cx } from '#ui/cx/cx.ts';
import { DirIcon } from '#ui/icon/icon.tsx';
import styles from './api-document.module.css';

/** A line that unfolds; what is in it is drawn once it does. */
export function Entry({ head, children }: { head: ReactNode; children: () => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.call} onToggle={({ currentTarget, target }) => (target === currentTarget ? setOpen(currentTarget.open) : undefined)}>
      <summary className={styles.summary}>
        <DirIcon of={ChevronRight} size="xs" className={cx(styles.arrow, isOpen && styles.turned)} />
        {head}
      </summary>
      {isOpen ? children() : null}
    </details>
  );
}
