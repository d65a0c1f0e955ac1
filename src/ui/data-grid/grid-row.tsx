import type { KeyboardEvent, MouseEvent } from 'react';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './data-grid.module.css';
import type { GridColumn, GridSelection } from './types.ts';

export interface GridRowProps<T> {
  row: T;
  rowId: string;
  columns: readonly GridColumn<T>[];
  /** Place in the whole list, from zero. */
  index: number;
  isInteractive: boolean;
  isFocusable: boolean;
  isCurrent: boolean;
  onFocus: () => void;
  onOpen: ((row: T) => void) | undefined;
  selection: GridSelection | undefined;
}

/** A click on a control inside the row, or the end of marking text, does not open the row. */
function isOwnClick(event: MouseEvent<HTMLTableRowElement>): boolean {
  const inner = event.target instanceof Element ? event.target.closest('a, button, input, label, select, textarea') : null;
  return inner === null && window.getSelection()?.type !== 'Range';
}

export function GridRow<T>({ row, rowId, columns, index, isInteractive, isFocusable, isCurrent, onFocus, onOpen, selection }: GridRowProps<T>) {
  const isSelected = selection?.keys.has(rowId) ?? false;

  function toggle(): void {
    if (selection === undefined) return;
    const keys = new Set(selection.keys);
    if (!keys.delete(rowId)) keys.add(rowId);
    selection.onChange(keys);
  }
  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>): void {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && onOpen !== undefined) onOpen(row);
    else if (event.key === ' ' && selection !== undefined) toggle();
    else return;
    event.preventDefault();
  }
  return (
    <tr
      aria-rowindex={index + 2}
      {...(selection === undefined ? {} : { 'aria-selected': isSelected })}
      {...(isCurrent ? { 'aria-current': true } : {})}
      {...(isInteractive ? { tabIndex: isFocusable ? 0 : -1, onFocus, onKeyDown } : {})}
      className={cx(styles.row, onOpen !== undefined && styles.opens, isSelected && styles.selected, isCurrent && styles.current)}
      onClick={(event) => {
        if (onOpen !== undefined && isOwnClick(event)) onOpen(row);
      }}
    >
      {selection === undefined ? null : (
        <td className={cx(styles.cell, styles.select)}>
          <CheckBox aria-label={kit.selectRow(formatNumber(index + 1))} isSelected={isSelected} onChange={toggle} excludeFromTabOrder />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(styles.cell, column.align !== undefined && styles[column.align], column.pinned === true && styles.pinned, selection !== undefined && styles.shifted)}
        >
          {column.render(row)}
        </td>
      ))}
    </tr>
  );
}
