import { Card } from '#ui/card/card.tsx';
import { useMay } from '#ui/client/session.ts';
import { Stack } from '#ui/stack/stack.tsx';
import type { RunFile } from '../run-files/run-file.ui.ts';
import words from '../run-files/run-files.messages.fa.ts';
import { PapersOrder } from './papers-order.tsx';
import { orderPapers } from './payslip-papers.contract.ts';

function Payslips({ payRunId }: { readonly payRunId: string }) {
  if (!useMay(orderPapers)) return null;
  return (
    <Card title={words.payslips}>
      <Stack gap={3}>
        <p>{words.payslipsText}</p>
        <PapersOrder payRunId={payRunId} />
      </Stack>
    </Card>
  );
}

export const payslipsFile: RunFile = { id: 'payslips', order: 10, Content: Payslips };
