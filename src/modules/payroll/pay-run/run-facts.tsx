/** What whoever decides on a run of pay, or puts it right, reads in the task. */
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatMoney, formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { payRunScreen } from './pay-run.screen.ts';
import words from './salary-process.messages.fa.ts';

interface Shown {
  readonly payRunId: string;
  readonly groupName: string;
  readonly period: string;
  readonly people: number;
  readonly aside: number;
  /** Null without class pay. */
  readonly gross: string | null;
  readonly deductions: string | null;
  readonly net: string | null;
}

const { fields } = words;
const sums = ['gross', 'deductions', 'net'] as const;

export function RunFacts({ data, advice }: Pick<TaskFormProps, 'data'> & { advice?: string }) {
  const shown = data as unknown as Shown;
  const isWithheld = sums.every((name) => typeof shown[name] !== 'string');
  return (
    <Card title={shown.period}>
      <Stack>
        {advice === undefined ? null : <p>{advice}</p>}
        {isWithheld ? <Alert type="warning">{words.withheld}</Alert> : null}
        <DescriptionList
          isAcross
          items={[
            { term: fields.group, value: <bdi>{shown.groupName}</bdi> },
            { term: fields.people, value: formatNumber(shown.people) },
            { term: fields.aside, value: formatNumber(shown.aside) },
            ...sums.flatMap((name) => {
              const amount = shown[name];
              return amount === null || amount === undefined ? [] : [{ term: fields[name], value: formatMoney(amount) }];
            }),
          ]}
        />
        <ScreenLink to={payRunScreen} search={{ payRunId: shown.payRunId }}>
          {fields.open}
        </ScreenLink>
      </Stack>
    </Card>
  );
}
