import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { RunFacts } from './run-facts.tsx';

/** What an approver of a run of pay reads. */
export default function VerifyForm({ data }: TaskFormProps) {
  return <RunFacts data={data} />;
}
