import { useCall } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { periodName } from '../pay/period.rules.ts';
import { PayslipView } from './payslip-view.tsx';
import { readPayslip } from './payslips.contract.ts';
import words from './payslips-page.messages.fa.ts';

/** A payslip of a run over its list. */
export function PayslipDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const read = useCall(readPayslip, { params: { payslipId: id } });
  const { data } = read;
  return (
    <Dialog isOpen onClose={onClose} title={data ? words.payslipOf({ name: data.fullName, period: periodName(data) }) : words.list} size="lg">
      {data ? <PayslipView of={data} /> : read.error ? <ReadError of={read} title={words.failed} /> : <Skeleton count={8} />}
    </Dialog>
  );
}
