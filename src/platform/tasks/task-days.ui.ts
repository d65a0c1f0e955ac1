/** Moments of tasks as one reads them in a list: near days by their word. */
import { addDays, todayIn } from '#kernel/jalali/jalali.ts';
import { formatDate, formatTime } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import messages from './tasks-page.messages.fa.ts';

const dayOf = (iso: string): string => todayIn('Asia/Tehran', Date.parse(iso));

/** Hour and minute of today, a word for yesterday, else the Jalali day. */
export function receivedAt(iso: string): string {
  const [day, now] = [dayOf(iso), today()];
  if (day === now) return formatTime(iso);
  return day === addDays(now, -1) ? messages.yesterday : formatDate(day);
}

export type Nearness = 'overdue' | 'today' | 'tomorrow' | 'later';

/** How near the deadline of a task is. */
export function nearnessOf({ due, isOverdue }: { readonly due: string; readonly isOverdue: boolean }): Nearness {
  const [day, now] = [dayOf(due), today()];
  if (isOverdue || day < now) return 'overdue';
  if (day === now) return 'today';
  return day === addDays(now, 1) ? 'tomorrow' : 'later';
}
