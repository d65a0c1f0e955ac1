import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useMay } from '#ui/client/session.ts';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state/empty-state.tsx';
import { type RecordRow, RecordsEditor, type RecordsEditorProps } from './records-editor.tsx';

type Editor = RecordsEditorProps<RecordRow>;

export interface RecordsListProps
  extends Pick<Editor, 'of' | 'table' | 'form' | 'changeForm' | 'start' | 'query' | 'actions' | 'hasNoSearch'>,
    Pick<EmptyStateProps, 'headingLevel'> {
  /** What the rows lie below: goes with a new row, and narrows the list where no `query` does. The same object as long as it means the same. */
  owner?: Editor['query'];
  /** What somebody with the right to it cannot do yet, as long as what it needs is not known. */
  mayNotAdd?: boolean;
  rowName: (row: RecordRow) => unknown;
  /** `none` where there is no row, and to whoever may add one what to do about it. */
  words: Editor['words'] & { readonly none: string; readonly noneAdvice?: string | undefined };
}

/** Records and their form, as far as the reader may add, change and delete them. */
export function RecordsList({ of, owner, query = owner, mayNotAdd = false, rowName, words, headingLevel, ...rest }: RecordsListProps) {
  const may = { add: useMay(of.create) && !mayNotAdd, edit: useMay(of.change), remove: useMay(of.remove) };
  return (
    <RecordsEditor
      {...rest}
      of={of}
      query={query}
      {...(owner && { owner })}
      rowName={(row: RecordRow) => String(rowName(row) ?? '')}
      may={may}
      words={words}
      empty={
        <EmptyState title={words.none} {...(headingLevel && { headingLevel })}>
          {may.add ? words.noneAdvice : null}
        </EmptyState>
      }
    />
  );
}

export interface RecordsWithRowsProps extends Omit<RecordsListProps, 'actions' | 'owner' | 'query'> {
  /** Id of the record whose rows are looked at, as the address says; the list without one. */
  opened: string | undefined;
  /** How the rows of a record are opened: what that is called, its sign, and the address that does it. */
  open: { readonly label: string; readonly icon: LucideIcon; readonly to: (id: string) => void };
  /** The link to the list. */
  back: ReactNode;
  /** The rows of a record. */
  rows: (id: string) => ReactNode;
}

/** Records with rows below each of them: the list, or the rows of the one that is opened. */
export function RecordsWithRows({ opened, open: { label, icon, to }, back, rows, ...list }: RecordsWithRowsProps) {
  const { rowKey } = list.of.table;
  const actions = useMemo(() => [{ id: 'rows', label, icon, run: (row: RecordRow) => to(String(row[rowKey])) }], [label, icon, to, rowKey]);
  if (opened === undefined) return <RecordsList {...list} actions={actions} />;
  return (
    <>
      {back}
      {rows(opened)}
    </>
  );
}
