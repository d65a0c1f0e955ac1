import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { RunFacts } from './run-facts.tsx';
import words from './salary-process.messages.fa.ts';

/** What the maker of a run reads once those who see to its data have answered: it is counted on its page, and sent. */
export default function ResultForm({ data }: TaskFormProps) {
  return <RunFacts data={data} advice={words.resultAdvice} />;
}
