import type { z } from '#kernel/schema.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate, formatMoney, formatNumber } from '#ui/format/format.ts';
import type { shownLine } from './loan-moving.contract.ts';
import messages from './loan-moving-page.messages.fa.ts';

type Line = z.infer<typeof shownLine>;

const columns: readonly GridColumn<Line>[] = [
  {
    id: 'number',
    label: messages.number,
    render: ({ installmentCode, orginalInstallmentCode }) =>
      installmentCode === orginalInstallmentCode
        ? formatNumber(installmentCode)
        : `${formatNumber(installmentCode)} (${messages.original({ number: formatNumber(orginalInstallmentCode) })})`,
  },
  { id: 'now', label: messages.now, render: ({ paymentDate }) => (paymentDate === null ? '—' : formatDate(paymentDate)) },
  { id: 'then', label: messages.next, render: ({ newPaymentDate }) => formatDate(newPaymentDate) },
  { id: 'amountNow', label: messages.amountNow, align: 'amount', render: ({ installmentAmount }) => (installmentAmount === null ? '—' : formatMoney(installmentAmount)) },
  { id: 'amountThen', label: messages.amountThen, align: 'amount', render: ({ newInstallmentAmount }) => formatMoney(newInstallmentAmount) },
];
const hasMoved = (line: Line): boolean => line.paymentDate !== line.newPaymentDate || line.installmentAmount !== line.newInstallmentAmount;

/** Lines of a plan that would change, as they are and as they would be. */
export function PlanGrid({ lines }: { lines: readonly Line[] }) {
  return <DataGrid label={messages.preview} columns={columns} rows={lines.filter((line) => hasMoved(line))} rowKey={({ installmentCode }) => String(installmentCode)} hasCards />;
}
