import { CheckCheck, IdCard } from 'lucide-react';
import { useState } from 'react';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import type { RowOf } from '#ui/data-table/types.ts';
import { ConfirmDialog, STAY } from '#ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { cards } from '../cards/cards.contract.ts';
import { wallTimeText } from '../events/wall-time.ui.ts';
import { exceptions, settleExceptions } from './exceptions.contract.ts';
import { exceptionTable } from './exceptions.table.ts';
import messages from './exceptions-page.messages.fa.ts';

type Row = RowOf<typeof exceptions.list>;

/** Wall time without a zone, as clocks show it. */
const cells = { at: ({ at }: Row) => <bdi>{wallTimeText(at)}</bdi> };

/** What arrived and is nobody's or cannot be right, with what mends it: a card given to somebody, or a reason. */
export function ExceptionsTab() {
  const mayGive = useMay(cards.create);
  const maySettle = useMay(settleExceptions);
  const [chosen, choose] = useState<BulkSelection>();
  const [given, give] = useState<Row>();
  return (
    <>
      <DataTable
        of={exceptionTable}
        list={exceptions.list}
        export={exceptions.export}
        isLocal
        hasNoViews
        cells={cells}
        rowName={({ card, line }) => String(card ?? line ?? '')}
        rowActions={[
          { id: 'card', label: messages.giveCard, icon: IdCard, run: give, isShown: ({ kind }) => mayGive && kind === 'unknownCard' },
          { id: 'settle', label: messages.settle, icon: CheckCheck, run: ({ clockExceptionId }) => choose({ keys: [clockExceptionId] }), isShown: () => maySettle },
        ]}
        bulkActions={maySettle ? [{ id: 'settle', label: messages.settle, icon: CheckCheck, keepsSelection: true, run: async (selection) => choose(selection) }] : []}
        empty={
          <EmptyState headingLevel={2} title={messages.none}>
            {messages.noneAdvice}
          </EmptyState>
        }
      />
      {chosen === undefined ? null : <Settling selection={chosen} onClose={() => choose(undefined)} />}
      <Dialog isOpen={given !== undefined} onClose={() => give(undefined)} title={messages.giveCard} size="md">
        {given === undefined ? null : (
          <DefinedForm
            of={cards.form}
            call={cards.create}
            layout="dialog"
            start={{ card: String(given.card ?? ''), fromDate: given.day ?? today() }}
            submitLabel={messages.addLabel}
            onSaved={() => give(undefined)}
            onReset={() => give(undefined)}
            autoFocus
          />
        )}
      </Dialog>
    </>
  );
}

const SHORTEST = 3;

function Settling({ selection, onClose }: { selection: BulkSelection; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { mutateAsync } = useSend(settleExceptions);
  async function confirm(): Promise<typeof STAY | undefined> {
    if (reason.trim().length < SHORTEST) return STAY;
    return (await tellOutcome(mutateAsync({ body: { selection, reason } }), messages.saved)) ? undefined : STAY;
  }
  return (
    <ConfirmDialog isOpen hasField title={messages.settleTitle} confirmLabel={messages.settle} onClose={onClose} onConfirm={confirm}>
      <Stack>
        <p>{messages.settleLead}</p>
        <TextArea label={messages.reason} value={reason} onChange={setReason} isRequired autoFocus maxLength={500} />
      </Stack>
    </ConfirmDialog>
  );
}
