/** What a guarantor reads: the terms that they answer for, what is expected of them, and the papers that they bring. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { GuarantorAsked } from './guarantor-asked.tsx';
import { loanRequest } from './loan-request.form.ts';

const Terms = decidingForm(loanRequest);

export default function GuarantorForm(props: TaskFormProps) {
  return (
    <Stack>
      <Terms {...props} />
      <GuarantorAsked {...props} />
    </Stack>
  );
}
