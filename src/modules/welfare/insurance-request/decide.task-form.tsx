/** What somebody who decides on a request about supplementary insurance reads: who joins and leaves with their days, and what that costs. */
import { decidingForm } from '#platform/requests/deciding-form.tsx';
import type { TaskFormProps } from '#platform/tasks/task-form.ui.ts';
import { Card } from '#ui/card/card.tsx';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate, formatMoney } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import words from './insurance-offer.messages.fa.ts';
import { relationName } from './relation-name.ui.ts';
import { shownRequest } from './shown-request.ui.ts';

const Request = decidingForm(shownRequest);

interface Line {
  readonly fullName: string;
  readonly relation: string;
  readonly joinedOn: string;
  readonly thruDate: string;
}

interface Costs {
  readonly premium: string;
  readonly employeeShare: string;
  readonly employerShare: string;
}

const nameOf = ({ fullName, relation }: Line): string => words.option({ name: fullName, relation: relationName(relation) });

export default function DecideInsuranceForm(props: TaskFormProps) {
  const joining = (props.data['joining'] ?? []) as readonly Line[];
  const leaving = (props.data['leaving'] ?? []) as readonly Line[];
  const costs = (props.data['costs'] ?? null) as Costs | null;
  const isCosting = costs !== null && joining.length > 0;
  return (
    <Stack>
      <Request {...props} />
      {joining.length > 0 && (
        <Card title={words.decide.joining}>
          <DescriptionList
            items={joining.map((line) => ({ term: nameOf(line), value: words.decide.days({ from: formatDate(line.joinedOn), thru: formatDate(line.thruDate) }) }))}
          />
        </Card>
      )}
      {leaving.length > 0 && (
        <Card title={words.decide.leaving}>
          <DescriptionList items={leaving.map((line) => ({ term: nameOf(line), value: words.decide.until(formatDate(line.thruDate)) }))} />
        </Card>
      )}
      {isCosting && (
        <Card title={words.decide.costs}>
          <DescriptionList
            items={[
              { term: words.premium, value: formatMoney(costs.premium) },
              { term: words.decide.employee, value: formatMoney(costs.employeeShare) },
              { term: words.employer, value: formatMoney(costs.employerShare) },
            ]}
          />
        </Card>
      )}
    </Stack>
  );
}
