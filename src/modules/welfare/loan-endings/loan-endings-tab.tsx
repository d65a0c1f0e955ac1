import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { ConfirmDialog, STAY } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { decideLoanEnding, loanEndings } from './loan-endings.contract.ts';
import { loanEndingTable } from './loan-endings.table.ts';
import words from './loan-endings-page.messages.fa.ts';

type Ending = RowOf<typeof loanEndings.list>;

/** Loans to cancel or to write off, decided by somebody else than who asked. */
export function LoanEndingsTab() {
  const mayDecide = useMay(decideLoanEnding);
  const [deciding, decide] = useState<{ row: Ending; isGranted: boolean }>();
  const isShown = ({ statusId }: Ending): boolean => mayDecide && statusId === 'LeAsked';
  return (
    <>
      <DataTable
        of={loanEndingTable}
        list={loanEndings.list}
        export={loanEndings.export}
        rowName={({ loanCode }) => loanCode ?? ''}
        rowActions={[
          { id: 'grant', label: words.grant, icon: Check, run: (row) => decide({ row, isGranted: true }), isShown },
          { id: 'refuse', label: words.refuse, icon: X, run: (row) => decide({ row, isGranted: false }), isShown },
        ]}
        empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
      />
      {deciding === undefined ? null : <Deciding {...deciding} onClose={() => decide(undefined)} />}
    </>
  );
}

function Deciding({ row: { loanEndingId, rowVersion }, isGranted, onClose }: { row: Ending; isGranted: boolean; onClose: () => void }) {
  const { mutateAsync } = useSend(decideLoanEnding);
  const label = isGranted ? words.grant : words.refuse;
  async function confirm(): Promise<typeof STAY | undefined> {
    return (await tellOutcome(mutateAsync({ params: { loanEndingId }, body: { isGranted, rowVersion } }), words.decided)) ? undefined : STAY;
  }
  return (
    <ConfirmDialog isOpen isDanger={isGranted} title={label} confirmLabel={label} onClose={onClose} onConfirm={confirm}>
      <p>{isGranted ? words.grantText : words.refuseText}</p>
    </ConfirmDialog>
  );
}
