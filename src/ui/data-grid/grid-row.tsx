import { type CSSProperties, type FocusEvent, type KeyboardEvent, type MouseEvent, memo, type PointerEvent, type ReactNode, useState } from 'react';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './data-grid.module.css';
import { GridCheck } from './grid-check.tsx';
import { type DataGridProps, type GridColumn, type RowTone, sideOf, type TreePlace } from './types.ts';
import { enterCell } from './use-grid-focus.ts';

export interface GridRowProps<T> extends Pick<DataGridProps<T>, 'onOpen' | 'onPeek' | 'onEdit' | 'onRowMenu' | 'onRowKey'> {
  /** Undefined while the row is on its way. */
  row: T | undefined;
  rowId: string;
  columns: readonly GridColumn<T>[];
  /** Index in the rows of the grid. */
  at: number;
  /** Place in the whole list, from zero. */
  place: number;
  /** Column of the one tab stop, when it stands in this row. */
  activeColumn: number | undefined;
  isInteractive: boolean;
  isCurrent: boolean;
  isSelected: boolean | undefined;
  isPartly: boolean;
  tree: TreePlace | undefined;
  tone: RowTone | undefined;
  onToggle: ((key: string, isRange: boolean) => void) | undefined;
  details: ReactNode;
}

/** A click on a control inside the row, or the end of marking text, does not open the row. */
function isOwnClick(event: MouseEvent<HTMLTableRowElement>): boolean {
  const inner = event.target instanceof Element ? event.target.closest('a, button, input, label, select, textarea') : null;
  return inner === null && window.getSelection()?.type !== 'Range';
}

const columnAt = <T,>(columns: readonly GridColumn<T>[], cell: Element | null, isShifted: boolean): GridColumn<T> | undefined =>
  cell instanceof HTMLElement ? columns[Number(cell.dataset['column']) - (isShifted ? 1 : 0)] : undefined;

/** What Enter, Space, F2 and a double click do in one row. */
function useRowActs<T>({ row, rowId, place, columns, onOpen, onPeek, onEdit, onRowKey, onToggle, isSelected }: GridRowProps<T>) {
  const edit = (cell: Element | null): boolean => {
    const column = columnAt(columns, cell, isSelected !== undefined);
    return row !== undefined && column !== undefined && onEdit?.(row, column.id) === true;
  };
  function enter(cell: HTMLElement): void {
    if (columnAt(columns, cell, isSelected !== undefined)?.hasControls === true && enterCell(cell)) return;
    if (row === undefined || edit(cell)) return;
    if (onOpen !== undefined) onOpen(row);
    else if (onPeek !== undefined) onPeek(row, place);
    else enterCell(cell);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>): void {
    if (row !== undefined) onRowKey?.(event, row);
    if (event.defaultPrevented || !(event.target instanceof HTMLElement) || event.target.dataset['column'] === undefined) return;
    if (event.key === 'Enter') enter(event.target);
    else if (event.key === ' ' && onToggle !== undefined) onToggle(rowId, event.shiftKey);
    else if (event.key !== 'F2' || !edit(event.target)) return;
    event.preventDefault();
  }
  return { onKeyDown, onDoubleClick: (event: MouseEvent) => void edit(event.target instanceof Element ? event.target.closest('td') : null) };
}

/** Whether the pointer or the focus is on the row, for cells that are drawn only then. */
function useIsNear(isNeeded: boolean) {
  const isTouch = isNeeded && matchMedia('(pointer: coarse)').matches;
  const [isNear, setNear] = useState(false);
  if (!isNeeded || isTouch) return { isNear: true, handlers: {} };
  const come = (): void => setNear(true);
  const go = (event: FocusEvent<HTMLElement> | PointerEvent<HTMLElement>): void => {
    const next = event.type === 'blur' ? event.relatedTarget : document.activeElement;
    if (!(next instanceof Node && event.currentTarget.contains(next))) setNear(false);
  };
  return { isNear, handlers: { onPointerEnter: come, onFocus: come, onPointerLeave: go, onBlur: go } };
}

const treeAria = ({ level, at, size, isExpanded }: TreePlace) => ({
  'aria-level': level,
  'aria-posinset': at,
  'aria-setsize': size,
  ...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded }),
});

function Row<T>(props: GridRowProps<T>) {
  const { row, rowId, columns, at, place, activeColumn, isInteractive, isCurrent, isSelected, isPartly, tree, tone, onOpen, onPeek, onRowMenu, onToggle, details } = props;
  const { onKeyDown, onDoubleClick } = useRowActs(props);
  const { isNear, handlers } = useIsNear(columns.some(({ isNearOnly }) => isNearOnly));
  const isShifted = isSelected !== undefined;
  const stop = (column: number) => (isInteractive ? { 'data-column': column, tabIndex: activeColumn === column ? 0 : -1 } : {});
  return (
    <>
      <tr
        aria-rowindex={place + 2}
        data-row={at}
        {...(isShifted ? { 'aria-selected': isSelected } : {})}
        {...(tree === undefined ? {} : treeAria(tree))}
        {...(isCurrent ? { 'aria-current': true } : {})}
        {...(isInteractive ? { onKeyDown, onDoubleClick } : {})}
        {...handlers}
        {...(tone === undefined ? {} : { 'data-tone': tone })}
        className={cx(styles.row, (onOpen !== undefined || onPeek !== undefined) && styles.opens, isSelected === true && styles.selected, isCurrent && styles.current)}
        onClick={(event) => {
          if (row === undefined || !isOwnClick(event)) return;
          if (onPeek === undefined) onOpen?.(row);
          else onPeek(row, place);
        }}
        onContextMenu={(event) => {
          if (row === undefined || onRowMenu === undefined || !isOwnClick(event)) return;
          event.preventDefault();
          onRowMenu(row, event.target instanceof HTMLElement ? event.target : event.currentTarget);
        }}
      >
        {isShifted ? (
          <td {...stop(0)} className={cx(styles.cell, styles.select)}>
            <GridCheck label={kit.selectRow(formatNumber(place + 1))} state={isSelected ? 'all' : isPartly ? 'some' : 'none'} onToggle={(isRange) => onToggle?.(rowId, isRange)} />
          </td>
        ) : null}
        {columns.map((column, index) => (
          <td key={column.id} {...stop(index + (isShifted ? 1 : 0))} className={cellClass(column)} style={pinStyle(columns, index)}>
            {row === undefined ? <span className={styles.bone} /> : column.isNearOnly === true && !isNear ? null : column.render(row, place)}
          </td>
        ))}
      </tr>
      {details === undefined ? null : (
        <tr className={styles.details}>
          <td colSpan={columns.length + (isShifted ? 1 : 0)} className={styles.detailsCell}>
            {details}
          </td>
        </tr>
      )}
    </>
  );
}

/** Drawn again only when something of the row has changed. */
export const GridRow = memo(Row) as typeof Row;

/** Of a cell or a head: where its text stands and whether it is pinned. */
export function placeClass(column: Pick<GridColumn<never>, 'align' | 'pinned'>): string {
  const side = sideOf(column);
  return cx(column.align !== undefined && styles[column.align], side !== undefined && styles.pinned, side === 'end' && styles.pinnedEnd);
}

export const cellClass = (column: Pick<GridColumn<never>, 'align' | 'pinned' | 'hasControls'>): string =>
  cx(styles.cell, placeClass(column), column.hasControls && styles.controls);

/** Distance of a pinned cell from its edge: the table gives the sums, so that a resize draws no row again. */
export function pinStyle(columns: readonly Pick<GridColumn<never>, 'pinned'>[], index: number): CSSProperties | undefined {
  const column = columns[index];
  const side = column === undefined ? undefined : sideOf(column);
  if (side === undefined) return undefined;
  return side === 'start' ? { insetInlineStart: `var(--pin-${index})` } : { insetInlineEnd: `var(--pin-${index})` };
}
