import { useMemo } from 'react';
import { type RecordRow, RecordsEditor } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { groupLevels } from './group-levels.contract.ts';
import words from './group-levels-page.messages.fa.ts';

const start = { actionEnumIds: '["VapConfirm","VapCorrect"]' };

/** Who approves the runs of the group, one after the other. */
export function GroupLevels({ id: payGroupId }: SheetAt) {
  const mayEdit = useMay(groupLevels.change);
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  return (
    <RecordsEditor
      of={groupLevels}
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
