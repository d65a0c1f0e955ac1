import { Clock, Undo2 } from 'lucide-react';
import { Badge } from '#ui/badge/badge.tsx';
import { formatDate } from '#ui/format/format.ts';
import { nearnessOf } from '../task-days.ui.ts';
import styles from '../tasks.module.css';
import messages from '../tasks-page.messages.fa.ts';
import type { TaskRow } from '../tasks-shapes.rules.ts';

type Marked = Pick<TaskRow, 'due' | 'isOverdue' | 'isReturned' | 'closedAt'>;

/** What presses most: a deadline that is near or over, that a task came back, or the day it is due. Nothing of a task that is done. */
export function DueMark({ due, isOverdue, isReturned, closedAt }: Marked) {
  if (closedAt !== null) return null;
  const nearness = due === null ? 'later' : nearnessOf({ due, isOverdue });
  if (nearness !== 'later')
    return (
      <Badge state={nearness === 'tomorrow' ? 'pending' : 'overdue'} icon={Clock}>
        {messages.due[nearness]}
      </Badge>
    );
  if (isReturned)
    return (
      <Badge state="returned" icon={Undo2} iconMirrored>
        {messages.returned}
      </Badge>
    );
  return due === null ? null : <span className={styles.faint}>{messages.due.on({ day: formatDate(due) })}</span>;
}
