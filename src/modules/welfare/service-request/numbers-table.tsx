import { Card } from '#ui/card/card.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { audiences } from '../service-definition/service-words.rules.ts';
import messages from './service-request-page.messages.fa.ts';

interface Sums {
  readonly cost: string;
  readonly employeeShare: string;
  readonly employerShare: string;
}
interface PersonTold extends Sums {
  readonly name: string;
  readonly relation: string;
  readonly age: number | null;
}
export interface NumbersTold extends Sums {
  readonly people: readonly PersonTold[];
}

const relationName = (id: string): string => String(audiences.find(({ enumId }) => enumId === id)?.['description'] ?? '');

const columns: readonly GridColumn<PersonTold>[] = [
  { id: 'name', label: messages.person, grows: true, render: ({ name }) => <bdi>{name}</bdi> },
  { id: 'relation', label: messages.relation, render: ({ relation }) => relationName(relation) },
  { id: 'age', label: messages.age, render: ({ age }) => (age === null ? '' : formatNumber(age)) },
  { id: 'cost', label: messages.cost, align: 'amount', render: ({ cost }) => formatMoney(cost) },
  { id: 'employee', label: messages.employeeShare, align: 'amount', render: ({ employeeShare }) => formatMoney(employeeShare) },
  { id: 'employer', label: messages.employerShare, align: 'amount', render: ({ employerShare }) => formatMoney(employerShare) },
];

/** What everybody who comes costs, who bears it, and the sum. */
export function NumbersTable({ numbers: { people, cost, employeeShare, employerShare } }: { numbers: NumbersTold }) {
  const unit = moneyUnitName();
  return (
    <Stack>
      <Figures>
        <Figure label={messages.cost} value={formatMoney(cost)} unit={unit} />
        <Figure label={messages.employeeShare} value={formatMoney(employeeShare)} unit={unit} />
        <Figure label={messages.employerShare} value={formatMoney(employerShare)} unit={unit} />
      </Figures>
      <Card title={messages.people} isFlush>
        <DataGrid label={messages.people} columns={columns} rows={people} rowKey={({ name, relation }) => `${relation} ${name}`} hasCards />
      </Card>
    </Stack>
  );
}
