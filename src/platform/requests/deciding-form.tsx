/** The task form with which somebody who decides on a declared request looks at it. */
import { type FormValues, fieldsOf, type PlacedField } from '#kernel/form/definition.ts';
import type { TaskForm, TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import type { RequestDeclaration } from './request.contract.ts';
import { RequestValue } from './request-value.tsx';
import styles from './requests.module.css';
import words from './requests-page.messages.fa.ts';

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
