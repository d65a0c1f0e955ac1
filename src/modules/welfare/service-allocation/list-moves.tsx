/** Changes of the order of one list by hand: asked for with the reason, and decided on by a second person. */
import { Check, X } from 'lucide-react';
import { useMemo } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { decideLineMove, lineMoves, moveLine } from './service-allocation.contract.ts';
import { moveForm, moveTable } from './service-allocation.table.ts';
import words from './service-allocation-page.messages.fa.ts';

type Row = RowOf<typeof lineMoves.list>;

export function ListMoves({ welfareEventId }: { welfareEventId: string }) {
  const may = useMay(decideLineMove);
  const decide = useSend(decideLineMove);
  const query = useMemo(() => ({ welfareEventId }), [welfareEventId]);
  const isOpen = ({ decision }: Row): boolean => may && decision === null;
  const say =
    (decision: 'confirmed' | 'refused') =>
    ({ welfareAllocationMoveId }: Row): void =>
      void tellOutcome(decide.mutateAsync({ params: { welfareAllocationMoveId }, body: { decision } }), words[decision]);
  return (
    <DataTable
      of={moveTable}
      list={lineMoves.list}
      export={lineMoves.export}
      query={query}
      isLocal
      hasNoViews
      rowName={({ fullName }) => String(fullName ?? '')}
      rowActions={[
        { id: 'confirm', label: words.confirm, icon: Check, run: say('confirmed'), isShown: isOpen },
        { id: 'refuse', label: words.refuse, icon: X, run: say('refused'), isShown: isOpen, isDanger: true },
      ]}
      empty={<EmptyState title={words.noMoves} />}
    />
  );
}

export function MoveDialog({ requestId, name, place, onClose }: { requestId: string; name: string; place: number; onClose: () => void }) {
  function saved(): void {
    showAlert({ type: 'success', message: words.moveAsked });
    onClose();
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.moveOf({ name })} size="md">
      <DefinedForm
        of={moveForm}
        call={moveLine}
        params={{ welfareRequestId: requestId }}
        layout="dialog"
        start={{ toPlace: place }}
        submitLabel={words.move}
        onSaved={saved}
        onReset={onClose}
        autoFocus
      />
    </Dialog>
  );
}
