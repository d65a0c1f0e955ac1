import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { SheetsFacts } from './sheets-facts.tsx';

/** What an approver of months reads. */
export default function VerifyForm({ data }: TaskFormProps) {
  return <SheetsFacts data={data} />;
}
