/** What the menu of a head offers. Pure: the table says what each entry does. */
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, ListFilter, MoveHorizontal, Pin, PinOff, X } from 'lucide-react';
import type { ColumnDefinition, SortKey, TableDefinition, TableState } from '#kernel/table/definition.ts';
import type { MenuEntry } from '#ui/menu/menu.tsx';
import messages from './data-table.messages.fa.ts';
import { arrangement, movedColumn, type TableChange, withColumn } from './table-state.ts';

const sortedBy = (sort: readonly SortKey[], key: SortKey): readonly SortKey[] => [...sort.filter(({ column }) => column !== key.column), key];

function sortEntries(column: ColumnDefinition, { sort }: TableState, change: (change: TableChange) => void): MenuEntry[] {
  if (column.sortable === false) return [];
  const others = sort.filter((key) => key.column !== column.name);
  const [up, down]: [SortKey, SortKey] = [{ column: column.name }, { column: column.name, descending: true }];
  return [
    { id: 'ascending', label: messages.sortAscending, icon: ArrowUp, onAction: () => change({ sort: [up] }) },
    { id: 'descending', label: messages.sortDescending, icon: ArrowDown, onAction: () => change({ sort: [down] }) },
    ...(others.length === 0
      ? []
      : [
          { id: 'addAscending', label: messages.addAscending, icon: ArrowUp, onAction: () => change({ sort: sortedBy(sort, up) }) },
          { id: 'addDescending', label: messages.addDescending, icon: ArrowDown, onAction: () => change({ sort: sortedBy(sort, down) }) },
        ]),
    ...(others.length === sort.length ? [] : [{ id: 'noSort', label: messages.noSort, icon: X, onAction: () => change({ sort: others }) }]),
  ];
}

/** Entries for one column; `onFilter` opens the editor of a new filter. */
export function columnMenu(
  definition: TableDefinition,
  state: TableState,
  column: ColumnDefinition,
  change: (change: TableChange) => void,
  onFilter: () => void,
): readonly MenuEntry[] {
  const columns = arrangement(definition, state);
  const shown = columns.filter(({ hidden }) => hidden !== true);
  const at = shown.findIndex(({ name }) => name === column.name);
  const known = shown[at];
  const [before, after] = [shown[at - 1], shown[at + 1]];
  const set = (marks: Parameters<typeof withColumn>[2]): void => change({ columns: withColumn(columns, column.name, marks) });
  const move = (target: string): void => change({ columns: movedColumn(columns, column.name, target) });
  const pins: MenuEntry[] =
    known?.pinned === undefined
      ? [
          { id: 'pinStart', label: messages.pinStart, icon: Pin, isGroupStart: true, onAction: () => set({ pinned: 'start' }) },
          { id: 'pinEnd', label: messages.pinEnd, icon: Pin, onAction: () => set({ pinned: 'end' }) },
        ]
      : [{ id: 'unpin', label: messages.unpin, icon: PinOff, isGroupStart: true, onAction: () => set({ pinned: undefined }) }];
  return [
    ...sortEntries(column, state, change),
    ...(column.filterable === false ? [] : [{ id: 'filter', label: messages.filterColumn, icon: ListFilter, isGroupStart: column.sortable !== false, onAction: onFilter }]),
    ...pins,
    ...(before === undefined ? [] : [{ id: 'back', label: messages.moveBack, icon: ArrowRight, onAction: () => move(before.name) }]),
    ...(after === undefined ? [] : [{ id: 'on', label: messages.moveOn, icon: ArrowLeft, onAction: () => move(after.name) }]),
    ...(known?.width === undefined ? [] : [{ id: 'width', label: messages.defaultWidth, icon: MoveHorizontal, onAction: () => set({ width: undefined }) }]),
    { id: 'hide', label: messages.hideColumn, icon: EyeOff, isDisabled: shown.length < 2, isGroupStart: true, onAction: () => set({ hidden: true }) },
  ];
}
