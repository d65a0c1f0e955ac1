import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, type RefObject, useEffect, useImperativeHandle } from 'react';
import { cx } from '#ui/cx/cx.ts';
import { places } from '#ui/skeleton/places.ts';
import styles from './data-grid.module.css';
import { GridRow } from './grid-row.tsx';
import type { DataGridProps, GridPlace, GridWindow } from './types.ts';

/** Rows drawn above and below those on screen. */
const OVERSCAN = 4;
/** Of a machine that lays nothing out. */
const ROW_HEIGHT = 36;

export interface GridBodyProps<T> {
  grid: DataGridProps<T>;
  active: GridPlace;
  isInteractive: boolean;
}

/** `key`: of a row that is drawn before it has come, and keeps its focus when it comes. */
function useDrawRow<T>({ grid, active, isInteractive }: GridBodyProps<T>) {
  const { columns, rowKey, selection, current, tone, treePlace, details, onOpen, onPeek, onEdit, onRowMenu, onRowKey, offset = 0 } = grid;
  return (row: T | undefined, at: number, key?: number): ReactNode => {
    const rowId = row === undefined ? `place ${at}` : rowKey(row);
    return (
      <GridRow
        key={key ?? rowId}
        row={row}
        rowId={rowId}
        columns={columns}
        at={at}
        place={offset + at}
        activeColumn={active.row === at ? active.column : undefined}
        isInteractive={isInteractive}
        isCurrent={current !== undefined && current === rowId}
        isSelected={selection?.isSelected(rowId)}
        isPartly={selection?.isPartly?.(rowId) === true}
        tree={row === undefined ? undefined : treePlace?.(row)}
        tone={row === undefined ? undefined : tone?.(row)}
        onToggle={selection?.onToggle}
        details={row === undefined ? undefined : details?.(row)}
        onOpen={onOpen}
        onPeek={onPeek}
        onEdit={onEdit}
        onRowMenu={onRowMenu}
        onRowKey={onRowKey}
      />
    );
  };
}

/** The rows of a page. */
export function PageRows<T>(props: GridBodyProps<T>) {
  const draw = useDrawRow(props);
  return props.grid.rows.map((row, at) => draw(row, at));
}

interface WindowRowsProps<T> extends GridBodyProps<T> {
  window: GridWindow<T>;
  scroller: RefObject<HTMLDivElement | null>;
  /** Gets the function that brings a row onto the screen. */
  reveal: RefObject<((row: number) => void) | null>;
}

/** All rows, as table rows where one looks and as empty height everywhere else; the row with the focus stays. */
export function WindowRows<T>(props: WindowRowsProps<T>) {
  const { window: rows, scroller, reveal, active, grid } = props;
  const draw = useDrawRow(props);
  const height = Number.parseFloat(scroller.current === null ? '' : getComputedStyle(scroller.current).getPropertyValue('--row')) || ROW_HEIGHT;
  const virtualizer = useVirtualizer({
    count: rows.count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    // head and totals lie over the rows
    scrollPaddingEnd: height * (grid.totals === undefined ? 1 : 2),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return active.row < 0 || active.row >= rows.count || shown.includes(active.row) ? shown : [...shown, active.row].sort((a, b) => a - b);
    },
  });
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  useEffect(() => rows.onRange(startIndex, endIndex), [rows.onRange, startIndex, endIndex]);
  useEffect(() => {
    // another density: what was measured at the old height is forgotten
    if (height > 0) virtualizer.measure();
  }, [virtualizer, height]);
  useImperativeHandle(reveal, () => (row: number) => virtualizer.scrollToIndex(row), [virtualizer]);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return (
    <>
      {items.map(({ index, start }, at) => (
        <Fragment key={index}>
          <Gap height={start - (items[at - 1]?.end ?? 0)} />
          {draw(rows.rowAt(index), index, index)}
        </Fragment>
      ))}
      <Gap height={virtualizer.getTotalSize() - (last?.end ?? 0)} />
    </>
  );
}

const unseen = { 'aria-hidden': true };

/** Rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (height > 0 ? <tr {...unseen} style={{ blockSize: height }} /> : null);

export function BoneRows({ rows, columns }: { rows: number; columns: number }) {
  return places(rows).map((row) => (
    <tr key={row} data-loading="" className={cx(styles.row, styles.bones)}>
      {places(columns).map((column) => (
        <td key={column} className={styles.cell}>
          <span className={styles.bone} />
        </td>
      ))}
    </tr>
  ));
}
