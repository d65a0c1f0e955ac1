/** Another guarantor in the place of one who declined, above the request as it stands. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import { TaskFields } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { loanRequest } from './loan-request.form.ts';
import words from './loan-request.messages.fa.ts';
import { type ReplacedGuarantor, replaceOneForm } from './replace-guarantor.form.ts';

const Request = decidingForm(loanRequest);
const forms = { guarantorOne: replaceOneForm('guarantorOne'), guarantorTwo: replaceOneForm('guarantorTwo') } as const satisfies Readonly<Record<ReplacedGuarantor, object>>;

export default function ReplaceGuarantorForm({ ref, ...props }: TaskFormProps) {
  const { data, values, errors, onChange, isReadOnly } = props;
  const form = forms[data['replaced'] as ReplacedGuarantor];
  return (
    <Stack>
      {isReadOnly || form === undefined ? null : (
        <>
          <p>{words.replaceLead}</p>
          <TaskFields {...(ref === undefined ? {} : { ref })} definition={form} stored={undefined} values={values} errors={errors} onChange={onChange} />
        </>
      )}
      <Request {...props} />
    </Stack>
  );
}
