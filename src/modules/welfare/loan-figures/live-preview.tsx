import { useCall } from '#ui/client/hooks.ts';
import { today } from '#ui/format/today.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { computeDefined } from './figures.contract.ts';
import words from './schedule-preview.messages.fa.ts';
import { ScheduleTable } from './schedule-preview.tsx';

/** The instalments of a request that is being written, once loan, amount and count are said; the server counts. */
export function LivePreview({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { welfareId, finalLoanAmount, finalInstallmentNumber, requestMeetDate } = values;
  const isSaid = typeof welfareId === 'string' && typeof finalLoanAmount === 'string' && finalLoanAmount !== '0' && typeof finalInstallmentNumber === 'number';
  const query = {
    welfareId: String(welfareId),
    finalLoanAmount: String(finalLoanAmount),
    finalInstallmentNumber: String(finalInstallmentNumber),
    requestMeetDate: typeof requestMeetDate === 'string' ? requestMeetDate : today(),
  };
  const read = useCall(computeDefined, { query, enabled: isSaid, keepPrevious: true });
  if (!isSaid) return null;
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={3} />;
  return read.data === undefined ? null : <ScheduleTable info={read.data} />;
}
