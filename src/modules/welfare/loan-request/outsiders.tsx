/** Guarantors from outside as whoever decides reads them, and the undertakings that they bring. */
import type { Ref } from 'react';
import { defineForm } from '#kernel/form/definition.ts';
import { TaskFields, type TaskWire } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps, TellMissing } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, shownDigits } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { PaperLinks } from '../claims/paper-links.tsx';
import { loanPaper } from './external-guarantor.form.ts';
import words from './external-guarantor.messages.fa.ts';

export interface ShownOutsider {
  readonly guarantorId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fatherName: string | null;
  readonly nationalCode: string;
  readonly birthDate: string;
  readonly mobile: string;
  readonly address: string;
  readonly workplace: string;
  readonly undertaking: string | null;
}

const nameOf = ({ firstName, lastName }: ShownOutsider): string => `${firstName} ${lastName}`;

function Facts({ of }: { of: ShownOutsider }) {
  const { fatherName, nationalCode, birthDate, mobile, address, workplace, undertaking } = of;
  return (
    <DescriptionList
      isAcross
      items={[
        ...(fatherName === null ? [] : [{ term: words.fatherName, value: <bdi>{fatherName}</bdi> }]),
        { term: words.nationalCode, value: <Ltr>{shownDigits(nationalCode)}</Ltr> },
        { term: words.birthDate, value: formatDate(birthDate) },
        { term: words.mobile, value: <Ltr>{shownDigits(mobile)}</Ltr> },
        { term: words.workplace, value: <bdi>{workplace}</bdi> },
        { term: words.address, value: <bdi>{address}</bdi> },
        { term: words.status, value: undertaking === null ? words.unconfirmed : words.confirmed },
        ...(undertaking === null ? [] : [{ term: words.undertaking, value: <PaperLinks of={[undertaking]} /> }]),
      ]}
    />
  );
}

export const Outsiders = ({ of }: { of: readonly ShownOutsider[] }) =>
  of.map((one) => (
    <Card key={one.guarantorId} title={nameOf(one)} caption={words.outside}>
      <Facts of={one} />
    </Card>
  ));

const wire: TaskWire = {
  sent: (confirmed) => (Object.keys(confirmed).length === 0 ? {} : { confirmed }),
  typed: ({ confirmed }) => (confirmed ?? {}) as object as Record<string, unknown>,
};

/** A file for each of those whom nobody has confirmed. */
export function Undertakings({
  ref,
  of,
  values,
  errors,
  onChange,
}: Pick<TaskFormProps, 'values' | 'errors' | 'onChange'> & { ref: Ref<TellMissing> | undefined; of: readonly ShownOutsider[] }) {
  const form = defineForm(
    'welfare/loanUndertakings',
    of.map((one) => ({ type: 'file', name: one.guarantorId, label: words.undertakingOf({ name: nameOf(one) }), required: true, ...loanPaper, col: 12 }) as const),
  );
  const ownErrors = Object.fromEntries(Object.entries(errors).flatMap(([path, message]) => (path.startsWith('confirmed.') ? [[path.slice('confirmed.'.length), message]] : [])));
  return (
    <Card title={words.confirm}>
      <Stack>
        <p>{words.confirmLead}</p>
        <TaskFields {...(ref === undefined ? {} : { ref })} definition={form} stored={undefined} values={values} errors={ownErrors} wire={wire} onChange={onChange} />
      </Stack>
    </Card>
  );
}
