import { useMemo } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import { today } from '#ui/format/today.ts';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { groupPayslipChoices } from '../group-payslips/group-payslips.contract.ts';
import { GroupRows } from '../groups/group-rows.tsx';
import { factorChoices } from '../groups/groups.contract.ts';
import { facilityCosts, facilityFormulas } from './facility-costs.contract.ts';
import { facilityCostForm } from './facility-costs.table.ts';
import words from './facility-costs-page.messages.fa.ts';

/** What a group takes for facilities, over time. */
export function FacilityCosts({ id: payGroupId }: SheetAt) {
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  const { data: factors } = useCall(factorChoices, { query: owner });
  const { data: types } = useCall(groupPayslipChoices, { query: owner });
  const { data: formulas } = useCall(facilityFormulas, { query: owner });
  const form = useMemo(() => facilityCostForm({ factors: factors?.list ?? [], payslipTypes: types?.list ?? [], formulas: formulas?.list ?? [] }), [factors, types, formulas]);
  return (
    <GroupRows
      of={facilityCosts}
      form={form}
      payGroupId={payGroupId}
      start={{ costUomId: 'TF_mon', isFormula: 'N', fromDate: today() }}
      rowName={({ factorTitle }) => factorTitle}
      words={words}
    />
  );
}
