import type { TableDefinition } from '#kernel/table/definition.ts';
import { personColumns } from '#platform/employment-rows/employment-rows.define.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useMay, useSession } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatCode, formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { PdfButton } from './contract-dialog.tsx';
import { ContractList } from './contract-list.tsx';
import { contractPerson, type OwnContract, ownContracts } from './contracts.contract.ts';
import { contractChangeForm, contractTable } from './contracts.table.ts';
import messages from './contracts-page.messages.fa.ts';

/** Whose they are, the file says. */
const table: TableDefinition = { ...contractTable, columns: contractTable.columns.filter(({ name }) => !personColumns.some((one) => one.name === name)) };

/** Contracts of a file: the own ones for whom they are open, or those of the person whose file it is. */
export function PersonContracts({ partyId }: { partyId: string }) {
  const ownId = useSession(({ user }) => user?.partyId);
  const mayOwn = useMay(ownContracts);
  return partyId === ownId && mayOwn ? <Own /> : <OfOther partyId={partyId} />;
}

function OfOther({ partyId }: { partyId: string }) {
  const read = useCall(contractPerson, { query: { partyId } });
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={3} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  return <ContractList person={{ partyId, pseudoId: read.data.pseudoId, table, form: contractChangeForm }} />;
}

const columns: readonly GridColumn<OwnContract>[] = [
  { id: 'number', label: messages.columns.number, render: ({ number }) => <Ltr>{formatCode(number)}</Ltr> },
  { id: 'type', label: messages.columns.type, grows: true, render: ({ typeName }) => typeName },
  {
    id: 'days',
    label: messages.days,
    render: ({ fromDate, thruDate }) => messages.daysOf({ from: formatDate(fromDate), thru: thruDate === null ? messages.noEnd : formatDate(thruDate) }),
  },
  { id: 'signedOn', label: messages.columns.signedOn, render: ({ signedOn }) => formatDate(signedOn) },
  {
    id: 'pdf',
    label: messages.paper,
    isService: true,
    hasControls: true,
    render: ({ contractId, typeName, hasText }) => (hasText ? <PdfButton contractId={contractId} title={typeName} /> : null),
  },
];

const Own = () => (
  <ReadGrid
    of={useCall(ownContracts, {})}
    rowsOf={({ rows }) => rows}
    label={messages.own}
    columns={columns}
    rowKey={({ contractId }) => contractId}
    failed={messages.failed}
    none={messages.ownNone}
  />
);
