/** What somebody who decides on a service reads: the request, and names and numbers of those who come. */
import { fieldsOf } from '#kernel/form/definition.ts';
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { NumbersTable, type NumbersTold } from './numbers-table.tsx';
import { serviceRequest } from './service-request.form.ts';
import words from './service-request.messages.fa.ts';

const told = fieldsOf(serviceRequest.form).flatMap(({ path, field }) => (path.startsWith('slot') || path === 'note' ? [field] : []));
const Request = decidingForm({ form: { key: serviceRequest.form.key, sections: [{ fields: told }] } });

interface Unmet {
  readonly title: string;
  readonly refusal: string;
  /** It is for whoever does this step to overrule. */
  readonly isOwn: boolean;
}

const list = (of: readonly Unmet[]) => of.map(({ title, refusal }) => <p key={title}>{`${title}: ${refusal}`}</p>);

/** Conditions that do not hold: those that whoever accepts overrules, with the reason, and those that are for others. */
function Overrule({ unmet, values, errors, onChange, isReadOnly }: Pick<TaskFormProps, 'values' | 'errors' | 'onChange' | 'isReadOnly'> & { unmet: readonly Unmet[] }) {
  const [own, others] = [unmet.filter(({ isOwn }) => isOwn), unmet.filter(({ isOwn }) => !isOwn)];
  return (
    <Card title={words.overrule.title}>
      <Stack>
        {own.length === 0 ? null : (
          <>
            <Alert type="warning" isLive={false}>
              {words.overrule.lead}
            </Alert>
            {list(own)}
            {isReadOnly ? null : (
              <TextArea
                label={words.overrule.reason}
                value={String(values['overruleReason'] ?? '')}
                maxLength={500}
                error={errors['overruleReason']}
                onChange={(overruleReason) => onChange(overruleReason === '' ? {} : { overruleReason })}
              />
            )}
          </>
        )}
        {others.length === 0 ? null : (
          <>
            <p>{words.overrule.other}</p>
            {list(others)}
          </>
        )}
      </Stack>
    </Card>
  );
}

export default function DecideServiceForm(props: TaskFormProps) {
  const unmet = (props.data['unmet'] ?? []) as readonly Unmet[];
  const counted = (props.data['counted'] ?? null) as NumbersTold | null;
  return (
    <Stack>
      <Request {...props} />
      {unmet.length === 0 ? null : <Overrule {...props} unmet={unmet} />}
      {counted !== null && <NumbersTable numbers={counted} />}
    </Stack>
  );
}
