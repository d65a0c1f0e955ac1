import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { SheetsFacts } from './sheets-facts.tsx';

/** What whoever drafted months reads when they come back. */
export default function CorrectForm({ data }: TaskFormProps) {
  return <SheetsFacts data={data} />;
}
