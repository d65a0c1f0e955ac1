/** What somebody who decides on a service reads: the request, and names and numbers of those who come. */
import { fieldsOf } from '#kernel/form/definition.ts';
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { NumbersTable, type NumbersTold } from './numbers-table.tsx';
import { serviceRequest } from './service-request.form.ts';

const told = fieldsOf(serviceRequest.form).flatMap(({ path, field }) => (path.startsWith('slot') || path === 'note' ? [field] : []));
const Request = decidingForm({ form: { key: serviceRequest.form.key, sections: [{ fields: told }] } });

export default function DecideServiceForm(props: TaskFormProps) {
  const counted = (props.data['counted'] ?? null) as NumbersTold | null;
  return (
    <Stack>
      <Request {...props} />
      {counted !== null && <NumbersTable numbers={counted} />}
    </Stack>
  );
}
