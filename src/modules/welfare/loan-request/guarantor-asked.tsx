/** What is expected of a guarantor, and the papers that they bring. */
import { defineForm } from '#kernel/form/definition.ts';
import { TaskFields, type TaskWire } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import words from './documents.messages.fa.ts';
import { Documents, type ShownDocument } from './documents.tsx';
import { loanPaper } from './external-guarantor.form.ts';

/** `file`: what they brought; null before that. */
type OwnPaper = Omit<ShownDocument, 'file'> & { readonly file: string | null };

const HEAD = 'papers.';
const wire: TaskWire = {
  sent: (papers) => (Object.keys(papers).length === 0 ? {} : { papers }),
  typed: ({ papers }) => ({ ...(papers as object | undefined) }),
};

function OwnPapers({ ref, of, values, errors, onChange }: Pick<TaskFormProps, 'ref' | 'values' | 'errors' | 'onChange'> & { of: readonly OwnPaper[] }) {
  const form = defineForm(
    'welfare/loanGuarantorPapers',
    of.map(({ welfareDocEnumId, title }) => ({ type: 'file', name: welfareDocEnumId, label: title, required: true, ...loanPaper, col: 6 }) as const),
  );
  const own = Object.fromEntries(Object.entries(errors).flatMap(([path, message]) => (path.startsWith(HEAD) ? [[path.slice(HEAD.length), message]] : [])));
  return (
    <Card title={words.ownPapers}>
      <Stack>
        <p>{words.ownPapersLead}</p>
        <TaskFields {...(ref === undefined ? {} : { ref })} definition={form} stored={undefined} values={values} errors={own} wire={wire} onChange={onChange} />
      </Stack>
    </Card>
  );
}

export function GuarantorAsked({ ref, ...props }: TaskFormProps) {
  const papers = (props.data['papers'] ?? []) as readonly OwnPaper[];
  const { terms } = props.data;
  const brought = papers.flatMap(({ file, ...one }) => (file === null ? [] : [{ ...one, file }]));
  const missing = papers.filter(({ file }) => file === null);
  return (
    <>
      {typeof terms === 'string' && (
        <Card title={words.terms}>
          <p dir="auto">{terms}</p>
        </Card>
      )}
      <Documents of={brought} />
      {missing.length > 0 && !props.isReadOnly && <OwnPapers {...props} {...(ref === undefined ? {} : { ref })} of={missing} />}
    </>
  );
}
