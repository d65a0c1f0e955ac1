import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import type { BulkSelection } from '#ui/data-table/selection.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatCode, formatMoney, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { methodOf } from '../loan-settlement/receipt-methods.rules.ts';
import { receiveSelected, type SHOWS } from './instalments.contract.ts';
import { receiveManyForm } from './instalments.table.ts';
import messages from './instalments-page.messages.fa.ts';

type Reply = ReplyOf<typeof receiveSelected>;
type Fault = Reply['faults'][number];

const columns: readonly GridColumn<Fault>[] = [
  { id: 'loan', label: messages.loanCode, render: ({ loanCode }) => <Ltr>{formatCode(loanCode)}</Ltr> },
  { id: 'number', label: messages.number, align: 'count', render: ({ number }) => formatNumber(number) },
  { id: 'fault', label: messages.fault, grows: true, render: ({ fault }) => messages.rowFaults[fault] },
];

export interface Chosen {
  readonly selection: BulkSelection;
  readonly count: number;
}

/** Receives the chosen lines in one act; those that cannot be received are shown, and the rest may be. */
export function ReceiveManyDialog({ chosen: { selection, count }, show, onClose }: { chosen: Chosen; show: (typeof SHOWS)[number]; onClose: () => void }) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const hasFaults = faults.length > 0;
  function received({ receipts, amount, faults: found }: Reply): void {
    if (receipts === 0 && found.length > 0) {
      setFaults(found);
      return;
    }
    showToast({ type: 'success', message: messages.receivedMany({ receipts: formatNumber(receipts), amount: formatMoney(amount) }) });
    onClose();
  }
  return (
    <Dialog isOpen onClose={onClose} title={messages.receiveManyTitle({ count: formatNumber(count) })} size="md">
      <Stack>
        <p>{hasFaults ? messages.faultsLead : messages.receiveManyLead}</p>
        {hasFaults ? <DataGrid label={messages.faults} columns={columns} rows={faults} rowKey={({ installmentId }) => installmentId} hasCards /> : null}
        <DefinedForm
          of={receiveManyForm}
          call={receiveSelected}
          layout="dialog"
          start={{ paidOn: today(), method: 'slip' }}
          submitLabel={hasFaults && faults.length < count ? messages.receiveRest : messages.receive}
          savedText={null}
          toBody={({ paidOn, method, reference, note }) => ({
            ...{ selection, show, leavesOut: hasFaults, paidOn: paidOn ?? today(), method: methodOf(method) },
            ...(reference == null ? {} : { reference }),
            ...(note == null ? {} : { note }),
          })}
          onSaved={received}
          onReset={onClose}
        />
      </Stack>
    </Dialog>
  );
}
