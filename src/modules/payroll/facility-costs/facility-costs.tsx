import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { groupPayslipChoices } from '../group-payslips/group-payslips.contract.ts';
import { factorChoices } from '../groups/groups.contract.ts';
import { facilityCosts } from './facility-costs.contract.ts';
import { facilityCostForm } from './facility-costs.table.ts';
import words from './facility-costs-page.messages.fa.ts';

/** What a group takes for facilities, over time. */
export function FacilityCosts({ id: payGroupId }: SheetAt) {
  const mayEdit = useMay(facilityCosts.change);
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  const { data: factors } = useCall(factorChoices, { query: owner });
  const { data: types } = useCall(groupPayslipChoices, { query: owner });
  const form = useMemo(() => facilityCostForm({ factors: factors?.list ?? [], payslipTypes: types?.list ?? [] }), [factors, types]);
  return (
    <RecordsEditor
      of={facilityCosts}
      form={form}
      owner={owner}
      query={owner}
      start={{ costUomId: 'TF_mon', fromDate: today() }}
      rowName={({ factorTitle }: RecordRow) => String(factorTitle)}
      may={{ add: mayEdit, edit: mayEdit, remove: mayEdit }}
      words={words}
      empty={
        <EmptyState title={words.none} headingLevel={3}>
          {words.noneAdvice}
        </EmptyState>
      }
    />
  );
}
