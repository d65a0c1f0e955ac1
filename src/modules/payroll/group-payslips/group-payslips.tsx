import { useMemo } from 'react';
import { useCall } from '#ui/client/hooks.ts';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { GroupRows } from '../groups/group-rows.tsx';
import { groupPayslipChoices, groupPayslips } from './group-payslips.contract.ts';
import { groupPayslipForm } from './group-payslips.table.ts';
import words from './group-payslips-page.messages.fa.ts';

/** The types of payslips by which a group is paid. */
export function GroupPayslips({ id: payGroupId }: SheetAt) {
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  const { data } = useCall(groupPayslipChoices, { query: owner });
  const form = useMemo(() => groupPayslipForm({ types: data?.list ?? [], templates: data?.templates ?? [] }), [data]);
  return <GroupRows of={groupPayslips} form={form} payGroupId={payGroupId} start={{ isNextMonth: 'N' }} rowName={({ typeTitle }) => typeTitle} words={words} />;
}
