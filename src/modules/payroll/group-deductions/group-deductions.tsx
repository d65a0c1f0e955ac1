import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { factorChoices } from '../groups/groups.contract.ts';
import { groupDeductions } from './group-deductions.contract.ts';
import { groupDeductionForm } from './group-deductions.table.ts';
import words from './group-deductions-page.messages.fa.ts';

/** Insurance and tax of a group where they are not as the yearly law has them, over time. */
export function GroupDeductions({ id: payGroupId }: SheetAt) {
  const mayEdit = useMay(groupDeductions.change);
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  const { data } = useCall(factorChoices, { query: owner });
  const form = useMemo(() => groupDeductionForm(data?.list ?? []), [data]);
  return (
    <RecordsEditor
      of={groupDeductions}
      form={form}
      owner={owner}
      query={owner}
      start={{ parentLegalDeductId: 'DdtInsurance', fromDate: today() }}
      rowName={({ source, fromDate }: RecordRow) => String(source ?? fromDate)}
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
