/** Papers that the loan that is chosen needs, and those that were brought. */
import type { Ref } from 'react';
import { defineForm, type FormValues } from '#kernel/form/definition.ts';
import { TaskFields, type TaskWire } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps, TellMissing } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { PaperLinks } from '../claims/paper-links.tsx';
import words from './documents.messages.fa.ts';
import { loanPaper } from './external-guarantor.form.ts';
import { neededDocumentsOf } from './loan-request.contract.ts';

export interface ShownDocument {
  readonly welfareDocEnumId: string;
  readonly title: string;
  readonly file: string;
}

export const Documents = ({ of }: { of: readonly ShownDocument[] }) =>
  of.length === 0 ? null : (
    <Card title={words.brought}>
      <DescriptionList isAcross items={of.map(({ title, file }) => ({ term: title, value: <PaperLinks of={[file]} /> }))} />
    </Card>
  );

export interface ShownPaper extends ShownDocument {
  readonly paperId: string;
  /** Of somebody from outside; null of a colleague. */
  readonly guarantorId: string | null;
  readonly guarantorName: string;
}

/** Papers of those who answer for the loan. */
export const GuarantorPapers = ({ of }: { of: readonly ShownPaper[] }) =>
  of.length === 0 ? null : (
    <Card title={words.ofGuarantors}>
      <DescriptionList isAcross items={of.map(({ title, guarantorName: name, file }) => ({ term: words.paperOf({ title, name }), value: <PaperLinks of={[file]} /> }))} />
    </Card>
  );

const HEAD = 'documents.';
const wire: TaskWire = {
  sent: (documents) => (Object.keys(documents).length === 0 ? {} : { documents }),
  typed: ({ documents }) => ({ ...(documents as FormValues | undefined) }),
};

interface NeededProps extends Pick<TaskFormProps, 'data' | 'values' | 'errors' | 'onChange'> {
  ref: Ref<TellMissing>;
  welfareId: unknown;
}

/** A file for each that is needed; nothing where none is. */
export function NeededDocuments({ ref, welfareId, data, values, errors, onChange }: NeededProps) {
  const isChosen = typeof welfareId === 'string';
  const read = useCall(neededDocumentsOf, { query: { welfareId: String(welfareId) }, enabled: isChosen });
  const needed = isChosen ? (read.data?.documents ?? []) : [];
  if (needed.length === 0) return null;
  const form = defineForm(
    'welfare/loanDocuments',
    needed.map(({ welfareDocEnumId, title }) => ({ type: 'file', name: welfareDocEnumId, label: title, required: true, ...loanPaper, col: 6 }) as const),
  );
  const brought = (data['documents'] ?? []) as readonly ShownDocument[];
  const stored = Object.fromEntries(needed.map(({ welfareDocEnumId: kind }) => [kind, brought.find((one) => one.welfareDocEnumId === kind)?.file ?? null]));
  const own = Object.fromEntries(Object.entries(errors).flatMap(([path, message]) => (path.startsWith(HEAD) ? [[path.slice(HEAD.length), message]] : [])));
  return (
    <Card title={words.papers}>
      <Stack>
        {errors['documents'] === undefined ? null : <Alert type="error">{errors['documents']}</Alert>}
        <TaskFields
          key={needed.map(({ welfareDocEnumId }) => welfareDocEnumId).join()}
          {...{ ref, values, wire, onChange }}
          definition={form}
          stored={brought.length === 0 ? undefined : stored}
          errors={own}
        />
      </Stack>
    </Card>
  );
}
