import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldCell, FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { renewalShown, renewContract } from './insurance-contracts.contract.ts';
import messages from './insurance-contracts-page.messages.fa.ts';

const words = messages.renewal;
type Shown = ReplyOf<typeof renewalShown>;
type Row = Shown['rows'][number];

const columns: readonly GridColumn<Row>[] = [
  { id: 'employee', label: messages.employeeName, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'insured', label: messages.insured, render: ({ insuredName }) => <bdi>{insuredName}</bdi> },
  { id: 'reason', label: words.reason, render: ({ reason }) => (reason === undefined ? '' : words.reasons[reason]) },
];

/** The contract of the year after, with the members who stay, shown before it is made. */
export function RenewalTab({ insuranceContractId }: { insuranceContractId: string }) {
  const [fromDate, setFrom] = useState<string | null>(null);
  const [thruDate, setThru] = useState<string | null>(null);
  const [raise, setRaise] = useState<number | null>(null);
  const read = useCall(renewalShown, {
    params: { insuranceContractId },
    query: { ...(fromDate === null ? {} : { fromDate }), ...(thruDate === null ? {} : { thruDate }), ...(raise === null ? {} : { raisePercent: String(raise) }) },
    keepPrevious: true,
  });
  return (
    <Stack>
      <p>{words.lead}</p>
      <Card>
        <FieldGrid>
          <FieldCell span={4}>
            <DateField label={words.fromDate} value={fromDate ?? read.data?.fromDate ?? null} onChange={setFrom} />
          </FieldCell>
          <FieldCell span={4}>
            <DateField label={words.thruDate} value={thruDate ?? read.data?.thruDate ?? null} onChange={setThru} />
          </FieldCell>
          <FieldCell span={4}>
            <NumberField label={words.raise} help={words.raiseHelp} value={raise} onChange={setRaise} min={-100} max={999} />
          </FieldCell>
        </FieldGrid>
      </Card>
      {read.error ? <ReadError of={read} title={messages.failed} headingLevel={2} /> : null}
      {!read.error && read.data === undefined ? <Skeleton count={5} /> : null}
      {read.error || read.data === undefined ? null : <Plan of={insuranceContractId} shown={read.data} raise={raise} />}
    </Stack>
  );
}

function Plan({ of, shown, raise }: { of: string; shown: Shown; raise: number | null }) {
  const { fromDate, thruDate, going, employees, staying, sums, rows, stamp } = shown;
  const unit = moneyUnitName();
  return (
    <Stack>
      <Figures>
        <Figure label={words.going} value={formatNumber(going)} note={words.employees({ employees: formatNumber(employees) })} />
        <Figure label={words.staying} value={formatNumber(staying)} />
        {sums.premium === undefined ? null : <Figure label={words.premium} value={formatMoney(sums.premium)} unit={unit} />}
        {sums.employeeShare === undefined ? null : <Figure label={messages.employee} value={formatMoney(sums.employeeShare)} unit={unit} />}
        {sums.employerShare === undefined ? null : <Figure label={messages.employer} value={formatMoney(sums.employerShare)} unit={unit} />}
      </Figures>
      <Making of={of} next={{ fromDate, thruDate, stamp, ...(raise === null ? {} : { raisePercent: String(raise) }) }} />
      {rows.length === 0 ? null : (
        <Card title={words.staying} isFlush>
          <DataGrid label={words.stayingTable} columns={columns} rows={rows} rowKey={({ insuranceMembershipId }) => insuranceMembershipId} hasCards />
        </Card>
      )}
    </Stack>
  );
}

interface Next {
  readonly fromDate: string;
  readonly thruDate: string;
  readonly raisePercent?: string;
  readonly stamp: string;
}

function Making({ of, next }: { of: string; next: Next }) {
  const [contractCode, setCode] = useState('');
  const [title, setTitle] = useState('');
  const { mutateAsync } = useSend(renewContract);
  const isNamed = contractCode.trim() !== '' && title.trim() !== '';
  return (
    <Card>
      <Stack>
        <FieldGrid>
          <FieldCell span={4}>
            <TextField label={words.code} kind="code" value={contractCode} onChange={setCode} maxLength={30} />
          </FieldCell>
          <FieldCell span={8}>
            <TextField label={words.name} value={title} onChange={setTitle} maxLength={200} />
          </FieldCell>
        </FieldGrid>
        {isNamed ? (
          <div>
            <AskButton
              label={words.write}
              variant="filled"
              title={words.writeTitle}
              act={() => mutateAsync({ params: { insuranceContractId: of }, body: { ...next, contractCode: contractCode.trim(), title: title.trim() } })}
              done={words.written}
            >
              {words.writeText}
            </AskButton>
          </div>
        ) : (
          <p>{words.needsName}</p>
        )}
      </Stack>
    </Card>
  );
}
