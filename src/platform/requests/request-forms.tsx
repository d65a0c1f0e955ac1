/** The task forms of a request that is declared by a form: asking and putting right, and looking at it. Each is the `default` of a file `x.task-form.tsx`. */
import { type FormDefinition, type FormValues, fieldsOf, type PlacedField } from '#kernel/form/definition.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import type { TaskForm, TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import type { RequestDeclaration } from './request.contract.ts';
import { RequestValue } from './request-value.tsx';
import styles from './requests.module.css';
import words from './requests-page.messages.fa.ts';
import { TaskFields } from './task-fields.tsx';

/** What stands of a request that came back; undefined of a new one. */
function storedIn(form: FormDefinition, data: FormValues): FormValues | undefined {
  const fields = fieldsOf(form);
  if (fields.every(({ path }) => data[path] === undefined)) return undefined;
  return Object.fromEntries(fields.map(({ path }) => [path, data[path] ?? null]));
}

/** A new request, or the one that came back. */
export function askingForm({ form }: Pick<RequestDeclaration, 'form'>): TaskForm {
  const seen = readOnlyForm(form);
  return function AskingForm({ data, isReadOnly, ...props }: TaskFormProps) {
    return <TaskFields key={String(isReadOnly)} {...props} definition={isReadOnly ? seen : form} stored={storedIn(form, data)} />;
  };
}

interface Shown extends FormValues {
  readonly fullName: string;
  readonly createdAt: string;
}

const isText = ({ field: { type } }: PlacedField): boolean => type === 'textarea' || type === 'textResize';
const isFilled = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** What somebody who decides reads; `title` names the field that says what it is about. */
export function decidingForm({ form }: Pick<RequestDeclaration, 'form'>, { title }: { readonly title?: string } = {}): TaskForm {
  const fields = fieldsOf(form).filter(({ path }) => path !== title);
  return function DecidingForm({ data }: TaskFormProps) {
    const { fullName, createdAt, ...values } = data as unknown as Shown;
    const filled = fields.filter(({ path }) => isFilled(values[path]));
    return (
      <Card {...(title === undefined ? {} : { title: String(values[title]) })}>
        {filled.filter(isText).map(({ path }) => (
          <p key={path} className={styles.text} dir="auto">
            {String(values[path])}
          </p>
        ))}
        <DescriptionList
          isAcross
          items={[
            ...filled.filter((one) => !isText(one)).map(({ field, path }) => ({ term: field.label, value: <RequestValue field={field} value={values[path]} /> })),
            { term: words.person, value: <bdi>{fullName}</bdi> },
            { term: words.created, value: formatDateTime(createdAt) },
          ]}
        />
      </Card>
    );
  };
}
