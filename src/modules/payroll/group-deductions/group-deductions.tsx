import { useMemo } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import { today } from '#ui/format/today.ts';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { GroupRows } from '../groups/group-rows.tsx';
import { factorChoices } from '../groups/groups.contract.ts';
import { baseFormulas, groupDeductions } from './group-deductions.contract.ts';
import { groupDeductionForm } from './group-deductions.table.ts';
import words from './group-deductions-page.messages.fa.ts';

/** Insurance and tax of a group where they are not as the yearly law has them, over time. */
export function GroupDeductions({ id: payGroupId }: SheetAt) {
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  const { data } = useCall(factorChoices, { query: owner });
  const { data: formulas } = useCall(baseFormulas, { query: owner });
  const form = useMemo(() => groupDeductionForm(data?.list ?? [], formulas?.list ?? []), [data, formulas]);
  return (
    <GroupRows
      of={groupDeductions}
      form={form}
      payGroupId={payGroupId}
      start={{ parentLegalDeductId: 'DdtInsurance', fromDate: today() }}
      rowName={({ source, fromDate }) => source ?? fromDate}
      words={words}
    />
  );
}
