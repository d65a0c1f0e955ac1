import { ArrowDown, ArrowUp, ChevronDown, ChevronsUpDown } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import unseen from '#ui/unseen/unseen.module.css';
import messages from './data-grid.messages.fa.ts';
import grid from './data-grid.module.css';
import { GridCheck } from './grid-check.tsx';
import styles from './grid-head.module.css';
import { pinStyle, placeClass } from './grid-row.tsx';
import { boundedWidth } from './spread-widths.ts';
import { type DataGridProps, type GridColumn, type GridSort, HEAD_ROW } from './types.ts';
import { useResize } from './use-resize.ts';

const DRAGGED = 'text/x-grid-column';
const KEY_STEP = 16;

export const sortKeysOf = (sort: DataGridProps<never>['sort']): readonly GridSort[] => (Array.isArray(sort) ? sort : sort === null || sort === undefined ? [] : [sort as GridSort]);

export interface GridHeadProps<T> extends Pick<DataGridProps<T>, 'columns' | 'sort' | 'onSort' | 'selection' | 'arranging'> {
  isInteractive: boolean;
  /** Rows are on their way over those on screen. */
  isBusy: boolean;
  isEmpty: boolean;
  activeColumn: number | undefined;
  /** While the edge of a column is dragged. */
  onLiveWidth: (column: string, width: number | undefined) => void;
}

/** Sticky head: three-state selection, sort buttons, menus and edges to drag, the loading bar under it. */
export function GridHead<T>(props: GridHeadProps<T>) {
  const { columns, selection, isBusy, isEmpty, isInteractive, activeColumn } = props;
  const shift = selection === undefined ? 0 : 1;
  return (
    <thead className={cx(styles.head, isBusy && styles.loading)}>
      <tr aria-rowindex={1} data-row={HEAD_ROW}>
        {selection === undefined ? null : (
          <th
            scope="col"
            className={cx(styles.headCell, grid.select)}
            {...(isInteractive ? { 'data-column': 0, tabIndex: activeColumn === 0 ? 0 : -1 } : {})}
            onKeyDown={(event) => {
              if (event.key !== ' ' || event.target !== event.currentTarget) return;
              event.preventDefault();
              selection.onToggleAll();
            }}
          >
            <GridCheck label={kit.selectAllRows} state={selection.ofAll} isDisabled={isEmpty} onToggle={selection.onToggleAll} />
          </th>
        )}
        {columns.map((column, index) => (
          <HeadCell key={column.id} head={props} column={column} index={index} at={index + shift} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<T> {
  head: GridHeadProps<T>;
  column: GridColumn<T>;
  index: number;
  /** Place among all cells of the row. */
  at: number;
}

function HeadCell<T>({ head, column, index, at }: HeadCellProps<T>) {
  const { columns, sort, onSort, arranging, isInteractive, activeColumn } = head;
  const keys = sortKeysOf(sort);
  const key = keys.find(({ column: id }) => id === column.id);
  const isSortable = column.sortable === true && onSort !== undefined;
  const next = key?.direction === 'ascending' ? 'descending' : 'ascending';
  const arranged = column.isService === true ? undefined : arranging;
  const press = (isAdded: boolean): void => onSort?.({ column: column.id, direction: next }, isAdded);
  const order = key !== undefined && keys.length > 1 ? keys.indexOf(key) + 1 : undefined;
  return (
    <th
      scope="col"
      {...(isSortable ? { 'aria-sort': key?.direction ?? 'none' } : {})}
      {...(isInteractive ? { 'data-column': at, tabIndex: activeColumn === at ? 0 : -1 } : {})}
      {...(arranged === undefined ? {} : dragProps(column.id, arranged.onMove))}
      className={cx(placeClass(column), styles.headCell, column.grows === true && styles.grows)}
      style={pinStyle(columns, index)}
      onKeyDown={(event) => headKey(event, head, column, index, isSortable ? press : undefined)}
    >
      <span className={styles.headContent}>
        {isSortable ? (
          <SortButton label={column.label} direction={key?.direction} order={order} isStop={!isInteractive} onPress={press} />
        ) : (
          <span className={column.isService === true && column.hasControls === true ? unseen.unseen : styles.headText}>{column.label}</span>
        )}
        {arranged === undefined ? null : (
          <button
            type="button"
            tabIndex={-1}
            aria-label={messages.columnMenu(column.label)}
            aria-haspopup="menu"
            className={styles.menu}
            onClick={(event) => arranged.onMenu(column.id, event.currentTarget.closest('th') ?? event.currentTarget)}
          >
            <Icon of={ChevronDown} size="xs" />
          </button>
        )}
      </span>
      {arranged === undefined ? null : <ResizeEdge id={column.id} onLive={head.onLiveWidth} onDone={arranged.onResize} />}
    </th>
  );
}

interface SortButtonProps {
  label: string;
  direction: GridSort['direction'] | undefined;
  /** Place among several keys, from one. */
  order: number | undefined;
  /** In the Tab order: where the table is no grid. */
  isStop: boolean;
  onPress: (isAdded: boolean) => void;
}

function SortButton({ label, direction, order, isStop, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      title={kit.sortBy(label)}
      {...(isStop ? {} : { tabIndex: -1 })}
      className={cx(styles.sort, direction !== undefined && styles.sorted)}
      onClick={(event) => onPress(event.shiftKey)}
    >
      <span className={styles.headText}>{label}</span>
      <Icon of={direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown} size="xs" />
      {order === undefined ? null : <span className={styles.order}>{formatNumber(order)}</span>}
    </button>
  );
}

function ResizeEdge({ id, onLive, onDone }: { id: string; onLive: GridHeadProps<never>['onLiveWidth']; onDone: (column: string, width: number) => void }) {
  const handlers = useResize({ onLive: (width) => onLive(id, width), onDone: (width) => onDone(id, width) });
  return <span aria-hidden="true" className={styles.edge} {...handlers} />;
}

/** A head may be dragged onto another, but not by its edge. */
function dragProps(id: string, onMove: (column: string, target: string) => void) {
  return {
    draggable: true,
    onDragStart(event: DragEvent) {
      event.dataTransfer.setData(DRAGGED, id);
      event.dataTransfer.effectAllowed = 'move';
    },
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop(event: DragEvent) {
      const dragged = event.dataTransfer.getData(DRAGGED);
      event.preventDefault();
      if (dragged !== '' && dragged !== id) onMove(dragged, id);
    },
  };
}

/** On a head: Enter sorts (Shift adds), Alt+Down opens the menu, Shift+arrow resizes, Ctrl+arrow moves the column. */
function headKey<T>(
  event: KeyboardEvent<HTMLElement>,
  { columns, arranging }: GridHeadProps<T>,
  column: GridColumn<T>,
  index: number,
  sort: ((isAdded: boolean) => void) | undefined,
): void {
  if (event.target !== event.currentTarget) return;
  const cell = event.currentTarget;
  const isSide = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const step = (event.key === 'ArrowLeft') === (getComputedStyle(cell).direction === 'rtl') ? 1 : -1;
  if ((event.key === 'Enter' || event.key === ' ') && sort !== undefined) sort(event.shiftKey);
  else if (arranging === undefined || column.isService === true) return;
  else if (event.altKey && event.key === 'ArrowDown') arranging.onMenu(column.id, cell);
  else if (isSide && event.shiftKey) arranging.onResize(column.id, boundedWidth(cell.offsetWidth + step * KEY_STEP));
  else if (isSide && event.ctrlKey) {
    const target = columns[index + step];
    if (target !== undefined && target.isService !== true) arranging.onMove(column.id, target.id);
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
