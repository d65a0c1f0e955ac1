/** Papers of orders, from wherever an order is seen. */
import { Printer } from 'lucide-react';
import { RunButton } from '#ui/act/run-button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { openPdf } from '#ui/client/download.ts';
import { useMay } from '#ui/client/session.ts';
import type { BulkAction } from '#ui/data-table/types.ts';
import words from './order-paper.messages.fa.ts';
import { type Copy, printOrders, printOwnOrder } from './order-prints.contract.ts';

const labels = { sheet: words.print, employee: words.printEmployee } as const satisfies Readonly<Record<Copy, string>>;
const both: readonly Copy[] = ['sheet', 'employee'];

/** Sheet and employee's copy of one order, for whoever may print. */
export function PrintButtons({ orderId }: { orderId: string }) {
  const may = useMay(printOrders);
  if (!may) return null;
  return both.map((copy) => (
    <RunButton
      key={copy}
      variant="outline"
      icon={Printer}
      run={async () => openPdf(await sendForBlob(printOrders, { body: { selection: { keys: [orderId] }, copy } }), `${labels[copy]}.pdf`)}
    >
      {labels[copy]}
    </RunButton>
  ));
}

/** The own copy. */
export const PrintOwnButton = ({ orderId }: { orderId: string }) => (
  <RunButton variant="outline" icon={Printer} run={async () => openPdf(await sendForBlob(printOwnOrder, { params: { orderId } }), `${words.print}.pdf`)}>
    {words.print}
  </RunButton>
);

/** Papers of those that are chosen in the list; none for whoever may not print. */
export function usePrintActions(asOf: string | undefined): readonly BulkAction[] {
  const may = useMay(printOrders);
  if (!may) return [];
  return both.map((copy) => ({
    id: copy,
    label: labels[copy],
    icon: Printer,
    keepsSelection: true,
    run: async (selection) => openPdf(await sendForBlob(printOrders, { body: { selection, copy, ...(asOf !== undefined && { asOf }) } }), `${words.file}.pdf`),
  }));
}
