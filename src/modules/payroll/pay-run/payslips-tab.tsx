import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { PapersOrder } from '../payslip-papers/papers-order.tsx';
import { PayslipDialog } from '../payslips/payslip-dialog.tsx';
import { payslips } from './pay-run.contract.ts';
import { payslipsTable } from './pay-run.table.ts';
import words from './pay-run-page.messages.fa.ts';

/** The payslips of a run; one of them opened explains itself. */
export function PayslipsTab({ id }: { id: string }) {
  const [opened, open] = useState<string>();
  return (
    <>
      <PapersOrder payRunId={id} />
      <DataTable
        of={payslipsTable}
        list={payslips.list}
        export={payslips.export}
        query={{ payRunId: id }}
        unit={words.unitOfPayslips}
        rowName={({ fullName }) => fullName ?? ''}
        onOpen={({ payslipId }) => open(payslipId)}
        isLocal
        empty={
          <EmptyState icon={ReceiptText} headingLevel={3} title={words.payslipsNone}>
            {words.payslipsNoneAdvice}
          </EmptyState>
        }
      />
      {opened === undefined ? null : <PayslipDialog id={opened} onClose={() => open(undefined)} />}
    </>
  );
}
