import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { today } from '#ui/format/today.ts';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { factorChoices, groupFactors, methodChoices } from './groups.contract.ts';
import { flagFields, groupFactorForm } from './groups.table.ts';
import messages from './groups-page.messages.fa.ts';

const { factor: words } = messages;
const start = { isDeduct: 'N', ...Object.fromEntries(flagFields.map((flag) => [flag, 'N'])) };

/** The factors of a group over time: a change counts from the day that is said, what was before it stays. */
export function GroupFactors({ id: payGroupId }: SheetAt) {
  const mayEdit = useMay(groupFactors.change);
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  const { data: factors } = useCall(factorChoices, { query: owner });
  const { data: methods } = useCall(methodChoices, { query: owner });
  const form = useMemo(() => groupFactorForm(factors?.list ?? [], methods?.formulas ?? []), [factors, methods]);
  return (
    <RecordsEditor
      of={groupFactors}
      form={form}
      owner={owner}
      query={owner}
      start={{ ...start, fromDate: today() }}
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
