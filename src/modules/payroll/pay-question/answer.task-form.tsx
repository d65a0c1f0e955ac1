/** What whoever answers a question about a payslip reads and writes. */
import { TaskFields } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { answerForm } from './pay-question.form.ts';
import words from './pay-question.messages.fa.ts';

interface Shown {
  readonly fullName: string;
  readonly period: string;
  readonly lineTitle: string | null;
  /** Null without class pay. */
  readonly question: string | null;
  readonly answer: string | null;
  readonly createdAt: string;
}

const { fields } = words;

export default function AnswerForm({ data, isReadOnly, ...props }: TaskFormProps) {
  const { fullName, period, lineTitle, question, answer, createdAt } = data as unknown as Shown;
  return (
    <Stack>
      <Card title={fields.question}>
        <p dir="auto">{question ?? words.withheld}</p>
        <DescriptionList
          isAcross
          items={[
            { term: fields.person, value: <bdi>{fullName}</bdi> },
            { term: fields.period, value: period },
            { term: fields.line, value: lineTitle ?? fields.whole },
            { term: fields.asked, value: formatDateTime(createdAt) },
          ]}
        />
      </Card>
      {isReadOnly ? answer === null ? null : <Card title={fields.answer}>{answer}</Card> : <TaskFields {...props} definition={answerForm} stored={undefined} />}
    </Stack>
  );
}
