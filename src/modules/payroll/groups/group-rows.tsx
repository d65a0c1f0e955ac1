import { useMemo } from 'react';
import { type RecordRow, RecordsEditor, type RecordsEditorProps } from '#platform/records/records-editor.tsx';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';

export interface GroupRowsProps extends Pick<RecordsEditorProps<RecordRow>, 'of' | 'form' | 'start' | 'hasNoSearch'> {
  payGroupId: string;
  rowName: (row: RecordRow) => unknown;
  words: RecordsEditorProps<RecordRow>['words'] & { readonly none: string; readonly noneAdvice: string };
}

/** Rows of a pay group in a tab of its sheet: whoever may change them may add and remove them. */
export function GroupRows({ of, payGroupId, rowName, words, ...rest }: GroupRowsProps) {
  const mayEdit = useMay(of.change);
  const owner = useMemo(() => ({ payGroupId }), [payGroupId]);
  return (
    <RecordsEditor
      {...rest}
      of={of}
      owner={owner}
      query={owner}
      rowName={(row: RecordRow) => String(rowName(row))}
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
