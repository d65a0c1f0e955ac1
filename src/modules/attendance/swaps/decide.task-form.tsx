/** What somebody who decides on an exchange of shifts reads: the shifts of both, why it is asked, who else is away. */
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { type ShownSwap, SwapDays } from './swap-days.tsx';

export default function DecideSwapForm({ data }: TaskFormProps) {
  return <SwapDays of={data as unknown as ShownSwap} />;
}
