/** A new request for a service, or the one that came back, with what it would cost below it. */
import { askingForm } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { NumbersTable, type NumbersTold } from './numbers-table.tsx';
import { countOwn } from './service-request.contract.ts';
import { serviceRequest } from './service-request.form.ts';
import messages from './service-request-page.messages.fa.ts';

const Fields = askingForm(serviceRequest);
const named = ['companionOne', 'companionTwo', 'companionThree', 'companionFour', 'guestOneName', 'guestTwoName'] as const;

function LiveCost({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { slotOne } = values;
  const isSaid = typeof slotOne === 'string' && slotOne !== '';
  const others = Object.fromEntries(named.flatMap((name) => (typeof values[name] === 'string' && values[name] !== '' ? [[name, String(values[name])]] : [])));
  const read = useCall(countOwn, { query: { slotOne: String(slotOne), ...others }, enabled: isSaid, keepPrevious: true });
  if (!isSaid) return null;
  if (read.error) return <ReadError of={read} title={messages.countFailed} headingLevel={3} />;
  return read.data?.people === undefined ? null : <NumbersTable numbers={read.data as NumbersTold} />;
}

export default function ServiceRequestForm(props: TaskFormProps) {
  return (
    <Stack>
      <Fields {...props} />
      <LiveCost values={{ ...props.data, ...props.values }} />
    </Stack>
  );
}
