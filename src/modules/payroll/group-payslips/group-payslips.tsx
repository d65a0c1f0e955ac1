import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { groupPayslipChoices, groupPayslips } from './group-payslips.contract.ts';
import { groupPayslipForm } from './group-payslips.table.ts';
import words from './group-payslips-page.messages.fa.ts';

/** The types of payslips by which a group is paid. */
export function GroupPayslips({ id: payGroupId }: SheetAt) {
  const mayEdit = useMay(groupPayslips.change);
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  const { data } = useCall(groupPayslipChoices, { query: owner });
  const form = useMemo(() => groupPayslipForm({ types: data?.list ?? [], templates: data?.templates ?? [] }), [data]);
  return (
    <RecordsEditor
      of={groupPayslips}
      form={form}
      owner={owner}
      query={owner}
      start={{ isNextMonth: 'N' }}
      rowName={({ typeTitle }: RecordRow) => String(typeTitle)}
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
