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
import papers from './documents.messages.fa.ts';
import type { ShownPaper } from './documents.tsx';
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

/** A paper that is needed of each. */
export interface NeededPaper {
  readonly welfareDocEnumId: string;
  readonly title: string;
}

/** A file that is to be brought: the undertaking of a guarantor, or a paper of theirs. */
interface AwaitedFile {
  /** Of the field: the guarantor, and behind that the kind of a paper. */
  readonly name: string;
  readonly label: string;
}

/** Length of the id of a guarantor, which the kind of a paper comes behind. */
const ID = 36;
const kindIn = (name: string): string => name.slice(ID + 1);

/** What of somebody nobody has brought yet. */
export function awaitedOf(one: ShownOutsider, needed: readonly NeededPaper[], brought: readonly ShownPaper[]): AwaitedFile[] {
  const { guarantorId, undertaking } = one;
  const isBrought = (kind: string): boolean => brought.some((paper) => paper.guarantorId === guarantorId && paper.welfareDocEnumId === kind);
  const name = nameOf(one);
  return [
    ...(undertaking === null ? [{ name: guarantorId, label: words.undertakingOf({ name }) }] : []),
    ...needed
      .filter(({ welfareDocEnumId: kind }) => !isBrought(kind))
      .map(({ welfareDocEnumId: kind, title }) => ({ name: `${guarantorId}_${kind}`, label: papers.paperOf({ title, name }) })),
  ];
}

type Files = Readonly<Record<string, unknown>>;
const wire: TaskWire = {
  sent: (files) => {
    const names = Object.keys(files);
    const confirmed = Object.fromEntries(names.filter((name) => name.length === ID).map((name) => [name, files[name]]));
    const papersOf = Map.groupBy(
      names.filter((name) => name.length > ID),
      (name) => name.slice(0, ID),
    );
    const brought = Object.fromEntries([...papersOf].map(([id, own]) => [id, Object.fromEntries(own.map((name) => [kindIn(name), files[name]]))]));
    return { ...(Object.keys(confirmed).length > 0 && { confirmed }), ...(papersOf.size > 0 && { papers: brought }) };
  },
  typed: ({ confirmed, papers: brought = {} }) => ({
    ...(confirmed as Files | undefined),
    ...Object.fromEntries(Object.entries(brought as Readonly<Record<string, Files>>).flatMap(([id, own]) => Object.entries(own).map(([kind, file]) => [`${id}_${kind}`, file]))),
  }),
};

/** A fault of the answer at its field: `confirmed.ID`, `papers.ID.KIND`. */
const fieldOf = (path: string): string | undefined => {
  const [head, id, kind] = path.split('.');
  if (id === undefined || (head !== 'confirmed' && head !== 'papers')) return undefined;
  return kind === undefined ? id : `${id}_${kind}`;
};

/** A file for each that nobody has brought. */
export function Undertakings({
  ref,
  of,
  values,
  errors,
  onChange,
}: Pick<TaskFormProps, 'values' | 'errors' | 'onChange'> & { ref: Ref<TellMissing> | undefined; of: readonly AwaitedFile[] }) {
  const form = defineForm(
    'welfare/loanUndertakings',
    of.map((one) => ({ type: 'file', ...one, required: true, ...loanPaper, col: 12 }) as const),
  );
  const ownErrors = Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const field = fieldOf(path);
      return field === undefined ? [] : [[field, message]];
    }),
  );
  return (
    <Card title={words.confirm}>
      <Stack>
        <p>{words.confirmLead}</p>
        <TaskFields {...(ref === undefined ? {} : { ref })} definition={form} stored={undefined} values={values} errors={ownErrors} wire={wire} onChange={onChange} />
      </Stack>
    </Card>
  );
}
