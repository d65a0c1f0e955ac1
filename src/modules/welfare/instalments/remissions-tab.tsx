import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { ConfirmDialog, STAY } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { decideRemission, remissions } from './instalments.contract.ts';
import { remissionTable } from './instalments.table.ts';
import messages from './instalments-page.messages.fa.ts';

type Row = RowOf<typeof remissions.list>;

/** Penalties to remit and lines to write off, decided by somebody else than who asked. */
export function RemissionsTab() {
  const mayDecide = useMay(decideRemission);
  const [deciding, decide] = useState<{ row: Row; isGranted: boolean }>();
  const { mutateAsync } = useSend(decideRemission);
  const isShown = ({ statusId }: Row): boolean => mayDecide && statusId === 'LrAsked';
  async function confirm(): Promise<typeof STAY | undefined> {
    if (deciding === undefined) return undefined;
    const { row, isGranted } = deciding;
    const sent = mutateAsync({ params: { loanRemissionId: row.loanRemissionId }, body: { isGranted, rowVersion: row.rowVersion } });
    return (await tellOutcome(sent, messages.decided)) ? undefined : STAY;
  }
  return (
    <>
      <DataTable
        of={remissionTable}
        list={remissions.list}
        export={remissions.export}
        rowName={({ loanCode }) => loanCode ?? ''}
        rowActions={[
          { id: 'grant', label: messages.grant, icon: Check, run: (row) => decide({ row, isGranted: true }), isShown },
          { id: 'refuse', label: messages.refuse, icon: X, run: (row) => decide({ row, isGranted: false }), isShown },
        ]}
        empty={<EmptyState title={messages.noRemissions}>{messages.noRemissionsAdvice}</EmptyState>}
      />
      {deciding === undefined ? null : (
        <ConfirmDialog
          isOpen
          title={deciding.isGranted ? messages.grant : messages.refuse}
          confirmLabel={deciding.isGranted ? messages.grant : messages.refuse}
          onClose={() => decide(undefined)}
          onConfirm={confirm}
        >
          <p>{messages.decideText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
