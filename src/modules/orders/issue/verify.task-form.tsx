import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { IssuedFacts } from './issued-facts.tsx';

/** What an approver of orders reads. */
export default function VerifyForm({ data }: TaskFormProps) {
  return <IssuedFacts data={data} />;
}
