import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { useSession } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { useFigures } from '#ui/settings/settings-store.ts';
import { actionsColumn, dataColumns, expanderColumn, numberColumn } from './build-columns.tsx';
import messages from './data-table.messages.fa.ts';
import { EditingActs } from './editing-parts.tsx';
import { RowActions } from './row-actions.tsx';
import { arrangement } from './table-state.ts';
import type { RowAction, TableParts } from './types.ts';
import { type Editing, newRow } from './use-editing.tsx';
import type { ColumnOptions } from './use-option-labels.ts';
import { useStable } from './use-stable.ts';
import type { TableStateStore } from './use-table-state.ts';

const noActions: readonly never[] = [];

/** The page's acts and those of editing. */
export function useRowActions<R extends object>({ rowActions = noActions, editing }: TableParts<R>, edits: Editing<R>): readonly RowAction<R>[] {
  const mayEditRows = editing?.onSave !== undefined || editing?.panel !== undefined;
  const mayRemoveRows = editing?.onRemove !== undefined;
  return [
    ...rowActions,
    ...(mayEditRows ? [{ id: 'edit', label: messages.edit, icon: Pencil, run: (row: R) => edits.start(row), isShown: edits.mayEdit }] : []),
    ...(mayRemoveRows ? [{ id: 'remove', label: messages.remove, icon: Trash2, isDanger: true, run: edits.askRemove, isShown: edits.mayRemove }] : []),
  ];
}

/** Which rows are expanded, by key. */
export function useExpanded<R>(keyOf: (row: R) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    keys,
    isOpen: (row: R): boolean => keys.has(keyOf(row)),
    toggle: (row: R): void => {
      const next = new Set(keys);
      if (!next.delete(keyOf(row))) next.add(keyOf(row));
      setKeys(next);
    },
  };
}

type AnyRow = Readonly<Record<string, unknown>>;

/** A column of a class that no row of the answer holds is not the reader's to see; one's own row, which tells nearly all, says nothing of others. */
function heldColumns(columns: readonly ColumnDefinition[], rows: readonly AnyRow[]): readonly string[] {
  const isHeld = ({ name, class: fieldClass = 'public' }: ColumnDefinition): boolean => fieldClass === 'public' || rows.some((row) => row[name] !== undefined);
  return columns.filter((column) => column.isCondition === undefined && isHeld(column)).map(({ name }) => name);
}

/** Names of the columns the reader may see, as far as rows have told; the same set as long as they are the same. */
export function useHeldColumns({ of: { columns }, subject }: Pick<TableParts<never>, 'of' | 'subject'>, rows: readonly object[]): ReadonlySet<string> {
  const ownId = useSession(({ user }) => user?.partyId);
  const others = (rows as readonly AnyRow[]).filter((row) => subject === undefined || row[subject] !== ownId);
  const told = heldColumns(columns, others).join();
  const [known, setKnown] = useState(told);
  // an empty page says nothing about columns
  if (rows.length > 0 && told !== known) setKnown(told);
  const text = rows.length > 0 ? told : known;
  return useMemo(() => new Set(text.split(',')), [text]);
}

interface ColumnsOptions<R extends object> {
  table: TableParts<R>;
  store: TableStateStore;
  names: ReadonlySet<string>;
  options: ColumnOptions;
  edits: Editing<R>;
  actions: readonly RowAction<R>[];
  expanded: ReturnType<typeof useExpanded<R>>;
  hasDetails: boolean;
  onMenu: (row: R, anchor: HTMLElement) => void;
}

/** The columns of the grid; the same list as long as nothing in it changes, so that rows stay as they are drawn. */
export function useTableColumns<R extends object>({ table, store, names, options, edits, actions, expanded, hasDetails, onMenu }: ColumnsOptions<R>) {
  const { of, cells, rowName } = table;
  const arranged = arrangement(of, store.state).filter(({ name }) => names.has(name));
  const shownNames = arranged.filter(({ hidden, name }) => hidden !== true && columnOf(of, name) !== undefined).map(({ name }) => name);
  const icons = actions.filter(({ isRare }) => isRare !== true).length + (actions.some(({ isRare }) => isRare) ? 1 : 0);
  const hasActions = actions.length > 0 || edits.isInRow;
  // what is drawn once runs what the page means now
  const run = useStable(({ id }: RowAction<R>, row: R): void => actions.find((action) => action.id === id)?.run(row));
  const drawActs = (row: R, at: number): ReactNode =>
    edits.isEdited(row) ? (
      <EditingActs edits={edits} />
    ) : row === newRow ? null : (
      <RowActions row={row} name={rowName?.(row) ?? String(at + 1)} actions={actions} onRun={run} onMenu={onMenu} />
    );
  const figures = useFigures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts and editors are told by what is open, not by their identity
  const columns = useMemo(
    (): readonly GridColumn<R>[] => [
      ...(hasDetails ? [expanderColumn<R>(expanded.isOpen, expanded.toggle)] : []),
      ...(table.hasNoNumbers === true ? [] : [numberColumn<R>(newRow)]),
      ...dataColumns<R>({ definition: of, arranged, options, cells, editor: edits.isInRow ? edits.editor : undefined }),
      ...(hasActions ? [actionsColumn<R>(Math.max(icons, edits.isInRow ? 2 : 0), drawActs, edits.isInRow)] : []),
    ],
    [
      of,
      JSON.stringify(arranged),
      options,
      cells,
      hasDetails,
      expanded.keys,
      figures,
      table.hasNoNumbers,
      edits.open,
      edits.isPending,
      edits.store,
      icons,
      actions.map(({ id }) => id).join(),
    ],
  );
  return { columns, shownNames };
}
