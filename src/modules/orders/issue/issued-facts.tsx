/** What whoever decides on orders, or puts them right, reads in the task. */
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatCode, formatDate, formatMoney, formatNumber, formatPeriod, moneyUnitName } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import movesWords from '../moves/moves.messages.fa.ts';
import type { MovedFactName } from '../moves/moves.rules.ts';
import messages from './issue-page.messages.fa.ts';

interface Shown {
  readonly typeTitle: string;
  readonly orderDate: string | null;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly count: number;
  readonly people: readonly {
    readonly orderId: string;
    readonly fullName: string;
    readonly pseudoId: string;
    readonly moves: readonly { readonly fact: MovedFactName; readonly value: string }[];
  }[];
  /** Null without class pay. */
  readonly sums: readonly { readonly orderId: string; readonly total: string; readonly previous: string }[] | null;
  readonly total: string | null;
  readonly previousTotal: string | null;
}

const money = (rials: string): string => messages.inUnit(formatMoney(rials), moneyUnitName());

export function IssuedFacts({ data, advice }: Pick<TaskFormProps, 'data'> & { advice?: string }) {
  const { typeTitle, orderDate, fromDate, thruDate, count, people, sums, total, previousTotal } = data as unknown as Shown;
  const sumOf = new Map((sums ?? []).map((one) => [one.orderId, one]));
  return (
    <Card title={typeTitle}>
      <Stack>
        {advice === undefined ? null : <p>{advice}</p>}
        {sums === null ? <Alert type="warning">{messages.withheld}</Alert> : null}
        <DescriptionList
          isAcross
          items={[
            { term: messages.count, value: formatNumber(count) },
            ...(orderDate === null ? [] : [{ term: messages.orderDate, value: formatDate(orderDate) }]),
            ...(fromDate === null ? [] : [{ term: messages.fromDate, value: formatPeriod(fromDate, thruDate) }]),
            ...(total === null ? [] : [{ term: messages.total, value: money(total) }]),
            ...(previousTotal === null ? [] : [{ term: messages.previousTotal, value: money(previousTotal) }]),
          ]}
        />
        <DescriptionList
          isAcross
          items={people.map(({ orderId, fullName, pseudoId, moves }) => {
            const sum = sumOf.get(orderId);
            const said = [
              ...(sum === undefined ? [] : [`${formatMoney(sum.previous)} ← ${money(sum.total)}`]),
              ...moves.map((one) => messages.moves(movesWords.facts[one.fact], one.value)),
            ];
            const value = said.join(messages.and);
            return { term: `${fullName} (${formatCode(pseudoId)})`, value };
          })}
        />
      </Stack>
    </Card>
  );
}
