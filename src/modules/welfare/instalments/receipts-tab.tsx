import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { importScreen } from '#modules/administration/administration.web.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { ConfirmDialog, STAY } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { payInstallment, receipts, reverseReceipt } from './instalments.contract.ts';
import { receiptTable } from './instalments.table.ts';
import messages from './instalments-page.messages.fa.ts';

/** What came in for loans; a receipt is taken back with all that it booked. */
export function ReceiptsTab() {
  const mayReverse = useMay(reverseReceipt);
  const mayBring = [useMay(importScreen), useMay(payInstallment)].every(Boolean);
  const [loanReceiptId, reverse] = useState<string>();
  return (
    <Stack>
      {mayBring ? (
        <Row>
          <ScreenLink to={importScreen} search={{ kind: 'loanReceipts' }} className={buttonClass()}>
            {messages.bringReceipts}
          </ScreenLink>
        </Row>
      ) : null}
      <DataTable
        of={receiptTable}
        list={receipts.list}
        export={receipts.export}
        rowName={({ loanCode }) => loanCode ?? ''}
        rowActions={[
          { id: 'reverse', label: messages.reverse, icon: Undo2, run: (row) => reverse(row.loanReceiptId), isShown: ({ reversedOn }) => mayReverse && reversedOn == null },
        ]}
        empty={<EmptyState title={messages.noReceipts}>{messages.noReceiptsAdvice}</EmptyState>}
      />
      {loanReceiptId === undefined ? null : <Reversing loanReceiptId={loanReceiptId} onClose={() => reverse(undefined)} />}
    </Stack>
  );
}

const SHORTEST = 3;

function Reversing({ loanReceiptId, onClose }: { loanReceiptId: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const { mutateAsync } = useSend(reverseReceipt);
  async function confirm(): Promise<typeof STAY | undefined> {
    if (reason.trim().length < SHORTEST) return STAY;
    return (await tellOutcome(mutateAsync({ params: { loanReceiptId }, body: { reason } }), messages.reversed)) ? undefined : STAY;
  }
  return (
    <ConfirmDialog isOpen hasField isDanger title={messages.reverse} confirmLabel={messages.reverse} onClose={onClose} onConfirm={confirm}>
      <Stack>
        <p>{messages.reverseText}</p>
        <TextArea label={messages.reason} value={reason} onChange={setReason} isRequired autoFocus maxLength={500} />
      </Stack>
    </ConfirmDialog>
  );
}
