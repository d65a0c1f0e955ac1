import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import messages from './issue-page.messages.fa.ts';
import { IssuedFacts } from './issued-facts.tsx';

/** What whoever issued orders reads that came back. */
export default function CorrectForm({ data }: TaskFormProps) {
  return <IssuedFacts data={data} advice={messages.correctAdvice} />;
}
