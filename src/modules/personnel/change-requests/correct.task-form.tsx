import { useMemo } from 'react';
import { seenForm } from '#kernel/form/classes.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import { TaskFields, type TaskWire } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import type { RequestDetail } from './change-requests.contract.ts';
import { DOCUMENT, NOTE } from './change-requests.form.ts';
import messages from './change-requests-page.messages.fa.ts';
import { changeableOf } from './changeables.rules.ts';
import { useRequestForm } from './proposing/use-request-form.ui.ts';
import { titleOf } from './request-pieces.tsx';
import { type ReviewedField, ReviewFields } from './reviewing/review-fields.tsx';

export const key = 'change-requests/correct';

/** As change-requests.process.ts tells it. */
interface Shown extends Pick<RequestDetail, 'note' | 'document'> {
  readonly kind: RequestDetail['kind'] | null;
  readonly action: RequestDetail['action'] | null;
  readonly fields: readonly ReviewedField[];
  /** What was said when it was sent back. */
  readonly because: string | null;
  /** The record with what was asked for in its place. */
  readonly values: FormValues;
}

/** A request that came back: the asker puts right what they asked for. */
export default function CorrectForm(props: TaskFormProps) {
  const { kind, action, fields, ...rest } = props.data as unknown as Shown;
  if (kind === null || action === null) return <Alert type="info">{messages.guarded}</Alert>;
  const shown = { kind, action, fields, ...rest };
  return (
    <Card title={titleOf(shown)} caption={messages.correctLead} headingLevel={2}>
      <Stack>
        {shown.because === null ? null : <Alert type="warning">{shown.because}</Alert>}
        <ReviewFields kind={kind} fields={fields} mayDecide={false} said={{}} onSay={() => undefined} />
        {props.isReadOnly ? null : <Sheet {...props} shown={shown} />}
      </Stack>
    </Card>
  );
}

type Named = Omit<Shown, 'kind' | 'action'> & { readonly kind: RequestDetail['kind']; readonly action: RequestDetail['action'] };

/** Values of the record go by themselves, beside the note and the proof. */
const wire: TaskWire = {
  sent: ({ [NOTE]: note, [DOCUMENT]: document, ...values }) => ({
    ...(Object.keys(values).length === 0 ? {} : { values }),
    ...(note === undefined ? {} : { note }),
    ...(document === undefined ? {} : { document }),
  }),
  typed: ({ values = {}, note, document }) => ({
    ...(values as FormValues),
    ...(note === undefined ? {} : { [NOTE]: note }),
    ...(document === undefined ? {} : { [DOCUMENT]: document }),
  }),
};

/** The fields that were asked for, in the form of their record; of a new record all of it. */
function useCorrection({ kind, action, fields }: Named) {
  const form = useRequestForm(changeableOf(kind), action);
  return useMemo(() => {
    const asked = new Set([...fields.map(({ field }) => field), NOTE, DOCUMENT]);
    return action === 'add' ? form : seenForm(form, ({ path }) => asked.has(path));
  }, [form, action, fields]);
}

function Sheet({ shown, ...props }: TaskFormProps & { shown: Named }) {
  const definition = useCorrection(shown);
  const stored = { ...shown.values, [NOTE]: shown.note, [DOCUMENT]: shown.document };
  return <TaskFields {...props} definition={definition} stored={stored} changesOnly wire={wire} />;
}
