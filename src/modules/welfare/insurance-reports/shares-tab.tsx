import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { formatMoney, formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { insurerLists } from '../insurer-lists/insurer-lists.contract.ts';
import { insuranceShares } from './insurance-shares.contract.ts';
import words from './insurance-shares.messages.fa.ts';

type Row = ReplyOf<typeof insuranceShares>['rows'][number];
const ALL = 'all';
const money = (amount: string | undefined): string => (amount === undefined ? '' : formatMoney(amount));

const columns: readonly GridColumn<Row>[] = [
  { id: 'company', label: words.company, render: ({ companyName }) => <bdi>{companyName}</bdi> },
  { id: 'centre', label: words.costCenter, render: ({ costCenter }) => <bdi>{costCenter ?? words.noCenter}</bdi> },
  { id: 'employees', label: words.employees, render: ({ employees }) => formatNumber(employees) },
  { id: 'insured', label: words.insured, render: ({ insured }) => formatNumber(insured) },
];

/** For whoever reads pay. */
const amounts: readonly GridColumn<Row>[] = [
  { id: 'premium', label: words.premium, align: 'amount', render: ({ premium }) => money(premium) },
  { id: 'employee', label: words.employee, align: 'amount', render: ({ employeeShare }) => money(employeeShare) },
  { id: 'employer', label: words.employer, align: 'amount', render: ({ employerShare }) => money(employerShare) },
];

/** What premiums cost each company and cost centre, and who bears it. */
export function SharesTab() {
  const [contract, setContract] = useState<string | null>(ALL);
  const [fromDate, setFrom] = useState<string | null>(null);
  const [thruDate, setThru] = useState<string | null>(null);
  const contracts = useCall(insurerLists, {}).data?.contracts ?? [];
  const options = [{ id: ALL, label: words.all }, ...contracts.map(({ insuranceContractId, title }) => ({ id: insuranceContractId, label: title }))];
  const read = useCall(insuranceShares, {
    query: {
      ...(contract === null || contract === ALL ? {} : { insuranceContractId: contract }),
      ...(fromDate === null ? {} : { fromDate }),
      ...(thruDate === null ? {} : { thruDate }),
    },
    keepPrevious: true,
  });
  return (
    <Stack>
      <Card>
        <FieldGrid>
          <FieldCell span={4}>
            <SelectField label={words.contract} options={options} value={contract ?? ALL} onChange={setContract} />
          </FieldCell>
          <FieldCell span={4}>
            <DateField label={words.from} value={fromDate} onChange={setFrom} />
          </FieldCell>
          <FieldCell span={4}>
            <DateField label={words.thru} value={thruDate} onChange={setThru} />
          </FieldCell>
        </FieldGrid>
      </Card>
      {read.error ? <ReadError of={read} title={words.failed} headingLevel={2} /> : null}
      {!read.error && read.data === undefined ? <Skeleton count={4} /> : null}
      {read.error || read.data === undefined ? null : <Shown rows={read.data.rows} />}
    </Stack>
  );
}

function Shown({ rows }: { rows: readonly Row[] }) {
  const isPaid = rows.some(({ premium }) => premium !== undefined);
  if (rows.length === 0) return <EmptyState title={words.none} />;
  return (
    <Card title={words.table} isFlush>
      <DataGrid
        label={words.tableLabel}
        columns={isPaid ? [...columns, ...amounts] : columns}
        rows={rows}
        rowKey={({ companyName, costCenter }) => `${companyName} ${costCenter ?? ''}`}
        hasCards
      />
    </Card>
  );
}
