import type { ReplyOf } from '#kernel/call.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDate } from '#ui/format/format.ts';
import type { readPayRun } from './pay-run.contract.ts';
import words from './pay-run-page.messages.fa.ts';

/** By which payslip type, on which day and how: as the run says it. */
export function PaidBy({ run: { payslipType, paymentDate, outputs = [], sendTypes = [] } }: { run: ReplyOf<typeof readPayRun> }) {
  const items = [
    ...(payslipType == null ? [] : [{ term: words.payslipType, value: payslipType }]),
    ...(paymentDate == null ? [] : [{ term: words.paymentDate, value: formatDate(paymentDate) }]),
    ...(outputs.length === 0 ? [] : [{ term: words.outputs, value: outputs.join(words.separator) }]),
    ...(sendTypes.length === 0 ? [] : [{ term: words.sendTypes, value: sendTypes.join(words.separator) }]),
  ];
  return <DescriptionList isAcross items={items} />;
}
