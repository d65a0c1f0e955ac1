import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { groupActions } from './group-actions.contract.ts';
import words from './group-actions-page.messages.fa.ts';

const start = { type: 'PCABeforClac' };

/** Who sees to what before a run of the group is counted, and after it is approved. */
export function GroupActions({ id: payGroupId }: SheetAt) {
  const mayEdit = useMay(groupActions.change);
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  return (
    <RecordsEditor
      of={groupActions}
      owner={owner}
      query={owner}
      start={start}
      rowName={({ title }: RecordRow) => String(title)}
      may={{ add: mayEdit, edit: mayEdit, remove: mayEdit }}
      words={words}
      hasNoSearch
      empty={
        <EmptyState title={words.none} headingLevel={3}>
          {words.noneAdvice}
        </EmptyState>
      }
    />
  );
}
