import { useTaskCount } from '#platform/tasks/tasks.ui.ts';
import { CountBadge } from '#ui/badge/badge.tsx';
import { formatNumber } from '#ui/format/format.ts';
import unseen from '#ui/unseen/unseen.module.css';
import nav from './navigation/nav.messages.fa.ts';
import styles from './task-badge.module.css';

/** Address of the work inbox (spec section 2.1). */
export const TASKS = '/tasks';

/** Waiting tasks, on the line of the work inbox only; where the menu is folded to icons, the style sheet makes it a dot. */
export function TaskBadge({ url }: { url: string | undefined }) {
  return url === TASKS ? <Count /> : null;
}

function Count() {
  const count = useTaskCount();
  if (count === 0) return null;
  return (
    <span data-badge="" className={styles.badge}>
      <span aria-hidden="true">
        <CountBadge count={count} tone="accent" />
      </span>
      <span className={unseen.unseen}>{nav.waitingTasks(formatNumber(count))}</span>
    </span>
  );
}
