import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { AcceptParts, type WaitingParts } from './in-parts/accept-parts.tsx';
import { OrdersRuns } from './in-parts/orders-runs.tsx';
import { IssuedFacts } from './issued-facts.tsx';

/** What an approver of orders reads; where more parts of the same issue wait for them, all are accepted at once, and what that set aside is told with its reason. */
export default function VerifyForm({ data, isReadOnly }: TaskFormProps) {
  const waiting = data['waiting'] as WaitingParts | null | undefined;
  return (
    <Stack>
      {isReadOnly || waiting == null ? null : <AcceptParts of={waiting} />}
      {isReadOnly ? null : <OrdersRuns only="accept" />}
      <IssuedFacts data={data} />
    </Stack>
  );
}
