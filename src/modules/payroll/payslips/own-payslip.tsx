import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { periodName } from '../pay/period.rules.ts';
import { OwnQuestions } from '../pay-question/own-questions.tsx';
import { PayslipView } from './payslip-view.tsx';
import { readOwnPayslip } from './payslips.contract.ts';
import words from './payslips-page.messages.fa.ts';

/** One of the own payslips, explained. */
export function OwnPayslip({ id }: { id: string }) {
  const read = useCall(readOwnPayslip, { params: { payslipId: id } });
  if (read.error) return <ReadError of={read} title={words.failed} />;
  if (read.data === undefined) return <Skeleton count={8} />;
  return (
    <Stack>
      <Card title={words.own({ period: periodName(read.data) })}>
        <PayslipView of={read.data} isOwn />
      </Card>
      <OwnQuestions payslipId={id} lines={read.data.lines} />
    </Stack>
  );
}
