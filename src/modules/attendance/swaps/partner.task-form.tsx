/** What a partner reads before they agree: the shifts of both, never why it is asked. */
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { type ShownSwap, SwapDays } from './swap-days.tsx';

export default function PartnerForm({ data }: TaskFormProps) {
  return <SwapDays of={data as unknown as ShownSwap} />;
}
