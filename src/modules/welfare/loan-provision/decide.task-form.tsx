import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatMoney, formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import words from './loan-budget-task.messages.fa.ts';
import { loanProvisionScreen } from './loan-provision.screen.ts';

interface Listed {
  readonly place: number;
  readonly fullName: string;
  readonly groupName: string | null;
  readonly amount: string;
  readonly score: number;
  readonly source: keyof typeof words.sources | null;
  readonly waiting: keyof typeof words.waitings | null;
}

interface Shown {
  readonly loanBudgetId: string;
  readonly title: string;
  readonly isReturned: boolean;
  readonly amount: string;
  readonly people: number;
  readonly funded: number;
  readonly used: string;
  /** Null without class pay. */
  readonly places: readonly Listed[] | null;
}

const saidOf = ({ groupName, score, source, waiting, amount }: Listed): string =>
  [groupName, formatMoney(amount), words.points({ points: formatNumber(score) }), source === null ? waiting && words.waitings[waiting] : words.sources[source]]
    .filter(Boolean)
    .join(words.separator);

/** What whoever decides on the list of a budget reads, and the officer whose list came back. */
export default function BudgetForm({ data }: TaskFormProps) {
  const { isReturned, loanBudgetId, title, amount, people, funded, used, places } = data as unknown as Shown;
  return (
    <Card title={title}>
      <Stack>
        {isReturned ? <p>{words.correctAdvice}</p> : null}
        <DescriptionList
          isAcross
          items={[
            { term: words.amount, value: formatMoney(amount) },
            { term: words.people, value: formatNumber(people) },
            { term: words.funded, value: formatNumber(funded) },
            { term: words.used, value: formatMoney(used) },
          ]}
        />
        {places === null ? (
          <Alert type="warning">{words.withheld}</Alert>
        ) : (
          <DescriptionList items={places.map((one) => ({ term: words.placeOf({ place: formatNumber(one.place), name: one.fullName }), value: saidOf(one) }))} />
        )}
        <ScreenLink to={loanProvisionScreen} search={{ tab: 'places', of: loanBudgetId }}>
          {words.open}
        </ScreenLink>
      </Stack>
    </Card>
  );
}
