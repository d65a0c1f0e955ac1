import type { ReplyOf } from '#kernel/call.ts';
import { AskButton } from '#ui/act/ask-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatMoney, formatNumber, moneyUnitName } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { recountMembers, recountShown } from './insurance-contracts.contract.ts';
import messages from './insurance-contracts-page.messages.fa.ts';

const words = messages.recount;
type Shown = ReplyOf<typeof recountShown>;
type Row = Shown['rows'][number];

const money = (amount: string | undefined): string => (amount === undefined ? '' : formatMoney(amount));
const columns: readonly GridColumn<Row>[] = [
  { id: 'employee', label: messages.employeeName, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'insured', label: messages.insured, render: ({ insuredName }) => <bdi>{insuredName}</bdi> },
  { id: 'employeeShare', label: messages.employee, align: 'amount', render: ({ employeeShare }) => money(employeeShare) },
  { id: 'employerShare', label: messages.employer, align: 'amount', render: ({ employerShare }) => money(employerShare) },
];

/** What changed premiums make of the members of a contract, shown before it is written. */
export function RecountTab({ insuranceContractId }: { insuranceContractId: string }) {
  const read = useCall(recountShown, { params: { insuranceContractId } });
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton count={5} />;
  return (
    <Stack>
      <p>{words.lead}</p>
      {read.data.uncounted > 0 ? (
        <Alert type="warning" isLive={false}>
          {words.uncounted({ count: formatNumber(read.data.uncounted) })}
        </Alert>
      ) : null}
      {read.data.changed === 0 ? <EmptyState title={words.none}>{words.noneAdvice}</EmptyState> : <Differences of={read.data} insuranceContractId={insuranceContractId} />}
    </Stack>
  );
}

function Differences({ of: { members, changed, sums, rows, stamp }, insuranceContractId }: { of: Shown; insuranceContractId: string }) {
  const { mutateAsync } = useSend(recountMembers);
  const unit = moneyUnitName();
  return (
    <Stack>
      <Figures>
        <Figure label={words.changed} value={formatNumber(changed)} note={words.ofMembers({ members: formatNumber(members) })} />
        {sums.employeeShare === undefined ? null : <Figure label={messages.employee} value={formatMoney(sums.employeeShare)} unit={unit} note={messages.signed} />}
        {sums.employerShare === undefined ? null : <Figure label={messages.employer} value={formatMoney(sums.employerShare)} unit={unit} />}
      </Figures>
      <div>
        <AskButton label={words.write} variant="filled" title={words.writeTitle} act={() => mutateAsync({ params: { insuranceContractId }, body: { stamp } })} done={words.written}>
          {words.writeText}
        </AskButton>
      </div>
      <Card title={words.table} isFlush>
        <DataGrid label={words.tableLabel} columns={columns} rows={rows} rowKey={({ insuranceMembershipId }) => insuranceMembershipId} hasCards />
      </Card>
    </Stack>
  );
}
