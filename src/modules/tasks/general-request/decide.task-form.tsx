import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import words from './general-request.messages.fa.ts';
import styles from './general-request.module.css';

/** As general-request.process.ts tells it. */
interface Shown {
  readonly title: string;
  readonly description: string;
  readonly fullName: string;
  readonly createdAt: string;
}

/** What somebody who decides on a request in free words reads. */
export default function DecideForm({ data }: TaskFormProps) {
  const { title, description, fullName, createdAt } = data as unknown as Shown;
  const { fields } = words;
  return (
    <Card title={title}>
      <p className={styles.text} dir="auto">
        {description}
      </p>
      <DescriptionList
        isAcross
        items={[
          { term: fields.person, value: <bdi>{fullName}</bdi> },
          { term: fields.created, value: formatDateTime(createdAt) },
        ]}
      />
    </Card>
  );
}
