/** A new request for a service, or the one that came back, with what it would cost below it. */
import { askingForm } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { NumbersTable, type NumbersTold } from './numbers-table.tsx';
import { closedFields } from './others.rules.ts';
import { countOwn, openSlotOptions } from './service-request.contract.ts';
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

const nobody = { relatives: 0, guests: 0 };

/** Fields for others are drawn where the event takes them; what stands in one is seen until it is taken out. */
export default function ServiceRequestForm(props: TaskFormProps) {
  const values: Readonly<Record<string, unknown>> = { ...props.data, ...props.values };
  const { slotOne } = values;
  const isSaid = typeof slotOne === 'string' && slotOne !== '';
  const read = useCall(openSlotOptions, { query: { welfareSlotId: String(slotOne) }, enabled: isSaid, keepPrevious: true });
  // where it cannot be read, the server judges alone
  const closed = isSaid && read.error ? new Set<string>() : closedFields((isSaid && read.data?.list[0]) || nobody);
  return (
    <Stack>
      <Fields {...props} shows={(name) => !closed.has(name) || (values[name] ?? '') !== ''} />
      <LiveCost values={values} />
    </Stack>
  );
}
