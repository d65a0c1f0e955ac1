import { useState } from 'react';
import { RunButton } from '#ui/act/run-button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { type OrderDialogProps, ShownOrderDialog } from './order-dialog.tsx';
import { acknowledgeOrder, readOwnOrder } from './orders.contract.ts';
import words from './orders-page.messages.fa.ts';
import { PrintOwnButton } from './prints/print-buttons.tsx';

/** An own order, which is said to be received once. */
export function OwnOrderDialog({ id, onClose }: OrderDialogProps) {
  const [version, setVersion] = useState<number>();
  const read = useCall(readOwnOrder, { params: { orderId: id }, query: { version } });
  const send = useSend(acknowledgeOrder);
  const may = useMay(acknowledgeOrder);
  const isOpen = may && read.data !== undefined && read.data.acknowledgedAt === null;
  return (
    <ShownOrderDialog
      of={read}
      onClose={onClose}
      onVersion={setVersion}
      footer={
        <>
          <PrintOwnButton orderId={id} />
          {isOpen ? <RunButton run={() => send.mutateAsync({ params: { orderId: id }, body: {} })}>{words.acknowledge}</RunButton> : null}
        </>
      }
    />
  );
}
