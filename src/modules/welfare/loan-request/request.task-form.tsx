/** A new request for a loan, or the one that came back, with what it would cost below it. */
import { askingForm } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { LivePreview } from '../loan-figures/live-preview.tsx';
import { loanRequest } from './loan-request.form.ts';

const Fields = askingForm(loanRequest);

export default function LoanRequestForm(props: TaskFormProps) {
  return (
    <Stack>
      <Fields {...props} />
      <LivePreview values={{ ...props.data, ...props.values }} />
    </Stack>
  );
}
