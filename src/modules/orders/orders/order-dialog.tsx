import { type ReactNode, useState } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import type { Read } from '#ui/read/read.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { OrderView, type ShownOrder } from './order-view.tsx';
import { readOrder } from './orders.contract.ts';
import words from './orders-page.messages.fa.ts';
import { PrintButtons } from './prints/print-buttons.tsx';

export interface OrderDialogProps {
  id: string;
  onClose: () => void;
}

interface ShownOrderDialogProps {
  of: Read<ShownOrder>;
  onClose: () => void;
  onVersion: (version: number) => void;
  footer?: ReactNode;
}

export function ShownOrderDialog({ of: read, onClose, onVersion, footer }: ShownOrderDialogProps) {
  const { data } = read;
  return (
    <Dialog isOpen onClose={onClose} title={data ? words.orderOf({ type: data.typeTitle, name: data.fullName }) : words.orders} size="lg" footer={footer}>
      {data ? <OrderView order={data} onVersion={onVersion} /> : read.error ? <ReadError of={read} title={words.failed} /> : <Skeleton count={8} />}
    </Dialog>
  );
}

/** An order over its list. */
export function OrderDialog({ id, onClose }: OrderDialogProps) {
  const [version, setVersion] = useState<number>();
  const read = useCall(readOrder, { params: { orderId: id }, query: { version } });
  return <ShownOrderDialog of={read} onClose={onClose} onVersion={setVersion} footer={<PrintButtons orderId={id} />} />;
}
