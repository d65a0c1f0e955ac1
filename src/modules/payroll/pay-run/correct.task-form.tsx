import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { RunFacts } from './run-facts.tsx';
import words from './salary-process.messages.fa.ts';

/** What the maker of a run reads that came back. */
export default function CorrectForm({ data }: TaskFormProps) {
  return <RunFacts data={data} advice={words.correctAdvice} />;
}
