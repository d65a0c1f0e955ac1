import { FileText, PenLine, RefreshCw } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { FormDefinition } from '#kernel/form/definition.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import { type Chosen, RenewDialog, useSigning } from './contract-acts.tsx';
import { ContractDialog } from './contract-dialog.tsx';
import { contracts, renewContracts, signContracts } from './contracts.contract.ts';
import messages from './contracts-page.messages.fa.ts';

const tones: Readonly<Record<keyof typeof messages.states, BadgeState>> = { draft: 'pending', coming: 'info', running: 'active', over: 'draft' };

function State({ state }: RecordRow) {
  const one = String(state) as keyof typeof messages.states;
  return <Badge state={tones[one]}>{messages.states[one]}</Badge>;
}
const cells = { state: (row: RecordRow) => <State {...row} /> };

export interface ContractListProps {
  /** Only those that end within so many days. */
  endsWithin?: number | undefined;
  /** Of one person: their table and form name nobody, and new ones are added by this code. */
  person?: { readonly partyId: string; readonly pseudoId: string | null; readonly table: TableDefinition; readonly form: FormDefinition };
}

/** Contracts with what may be done with one and with many. */
export function ContractList({ endsWithin, person }: ContractListProps) {
  const may = { add: useMay(contracts.create) && person?.pseudoId !== null, edit: useMay(contracts.change), remove: useMay(contracts.remove) };
  const [mayRenew, maySign] = [useMay(renewContracts), useMay(signContracts)];
  const [opened, open] = useState<string>();
  const [renewing, renew] = useState<Chosen>();
  const { ask, dialog } = useSigning();
  const [partyId, pseudoId] = [person?.partyId, person?.pseudoId];
  const query = useMemo(() => ({ ...defined({ endsWithin, partyId }) }), [endsWithin, partyId]);
  const owner = useMemo(() => (typeof pseudoId === 'string' ? { pseudoId } : undefined), [pseudoId]);
  const chosen = (selection: BulkSelection, count: number): Chosen => ({ selection, count, endsWithin });
  const bulkActions = [
    ...(mayRenew ? [{ id: 'renew', label: messages.renew, icon: RefreshCw, keepsSelection: true, run: async (...of: [BulkSelection, number]) => renew(chosen(...of)) }] : []),
    ...(maySign ? [{ id: 'sign', label: messages.signMany, icon: PenLine, keepsSelection: true, run: (...of: [BulkSelection, number]) => ask(chosen(...of)) }] : []),
  ];
  return (
    <>
      <RecordsEditor<RecordRow>
        of={contracts}
        changeForm={contracts.changeForm}
        {...defined({ owner, table: person?.table, form: person?.form })}
        query={query}
        start={{ fromDate: today() }}
        rowName={({ fullName, typeName }) => String(person === undefined ? fullName : typeName)}
        may={may}
        isRemovable={({ state }) => state === 'draft'}
        isEditable={({ state }) => state === 'draft'}
        actions={[{ id: 'open', label: messages.open, icon: FileText, run: ({ employmentContractId }) => open(String(employmentContractId)) }]}
        bulkActions={person === undefined && bulkActions.length > 0 ? bulkActions : undefined}
        cells={cells}
        words={{ add: messages.add, edit: messages.edit, addLabel: messages.addLabel, saveLabel: messages.saveLabel }}
        hasNoSearch={person !== undefined}
        empty={<EmptyState title={person === undefined ? messages.none : messages.noneOfPerson}>{may.add && person === undefined ? messages.noneAdvice : null}</EmptyState>}
      />
      {opened === undefined ? null : <ContractDialog contractId={opened} onClose={() => open(undefined)} />}
      {renewing === undefined ? null : <RenewDialog {...renewing} onClose={() => renew(undefined)} />}
      {dialog}
    </>
  );
}
