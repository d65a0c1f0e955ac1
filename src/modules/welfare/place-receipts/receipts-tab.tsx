/** Receipts that people handed in, accepted or sent back, and what events cost. */
import { Check, Eye, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ActDialog } from '#ui/act/act-dialog.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { RowOf } from '#ui/data-table/types.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { useKitServices } from '#ui/services/services.tsx';
import { decideReceipt, eventSums, receipts } from './place-receipts.contract.ts';
import { returnForm } from './place-receipts.form.ts';
import { eventSumsTable, receiptTable } from './place-receipts.table.ts';
import words from './place-receipts-page.messages.fa.ts';

type Row = RowOf<typeof receipts.list>;

const nameOf = ({ fullName, receiptNumber }: Row): string => words.rowOf({ name: String(fullName ?? ''), number: String(receiptNumber ?? '') });

export function ReceiptsTab() {
  const may = useMay(decideReceipt);
  const { files } = useKitServices();
  const [deciding, decide] = useState<{ readonly row: Row; readonly isBack: boolean }>();
  const close = () => decide(undefined);
  const isOpen = ({ statusId }: Row): boolean => may && statusId === 'WrHanded';
  const see = ({ file }: Row): void => void (file ? window.open(files.address(file), '_blank', 'noreferrer') : undefined);
  return (
    <>
      <DataTable
        of={receiptTable}
        list={receipts.list}
        export={receipts.export}
        isLocal
        rowName={nameOf}
        rowActions={[
          { id: 'see', label: words.see, icon: Eye, run: see, isShown: ({ file }) => Boolean(file) },
          { id: 'accept', label: words.accept, icon: Check, run: (row) => decide({ row, isBack: false }), isShown: isOpen },
          { id: 'giveBack', label: words.giveBack, icon: Undo2, run: (row) => decide({ row, isBack: true }), isShown: isOpen },
        ]}
        empty={<EmptyState title={words.none}>{words.noneAdvice}</EmptyState>}
      />
      {deciding === undefined ? null : deciding.isBack ? <GiveBack row={deciding.row} onClose={close} /> : <Accept row={deciding.row} onClose={close} />}
    </>
  );
}

interface Deciding {
  readonly row: Row;
  readonly onClose: () => void;
}

function Accept({ row, onClose }: Deciding) {
  const { mutateAsync } = useSend(decideReceipt);
  const { welfareReceiptId, rowVersion = 0 } = row;
  const act = () => mutateAsync({ params: { welfareReceiptId }, body: { decision: 'WrAccepted', rowVersion } });
  return (
    <ActDialog title={nameOf(row)} confirmLabel={words.accept} act={act} done={words.accepted} onClose={onClose}>
      {words.acceptText}
    </ActDialog>
  );
}

function GiveBack({ row, onClose }: Deciding) {
  const { welfareReceiptId, rowVersion = 0 } = row;
  return (
    <Dialog isOpen onClose={onClose} title={nameOf(row)} size="md">
      <DefinedForm
        of={returnForm}
        call={decideReceipt}
        params={{ welfareReceiptId }}
        layout="dialog"
        submitLabel={words.giveBack}
        savedText={words.givenBack}
        toBody={({ reason }) => ({ decision: 'WrReturned' as const, reason: reason ?? null, rowVersion })}
        onSaved={onClose}
        onReset={onClose}
        autoFocus
      />
    </Dialog>
  );
}

export function EventSumsTab() {
  return (
    <DataTable
      of={eventSumsTable}
      list={eventSums.list}
      export={eventSums.export}
      isLocal
      rowName={({ title }) => String(title ?? '')}
      empty={<EmptyState title={words.sums.none}>{words.sums.noneAdvice}</EmptyState>}
    />
  );
}
