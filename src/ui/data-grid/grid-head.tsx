import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import styles from './data-grid.module.css';
import type { DataGridProps, GridColumn, GridSelection, GridSort } from './types.ts';

/** Sticky head: three-state selection, sort buttons, the loading bar under it. */
export function GridHead<T>({ columns, rows, rowKey, sort, onSort, isLoading = false, selection }: DataGridProps<T>) {
  return (
    <thead className={cx(styles.head, isLoading && rows.length > 0 && styles.loading)}>
      <tr aria-rowindex={1}>
        {selection === undefined ? null : (
          <th scope="col" className={cx(styles.headCell, styles.select)}>
            <SelectAll keys={rows.map(rowKey)} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} isShifted={selection !== undefined} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<T> {
  column: GridColumn<T>;
  sort: GridSort | null | undefined;
  onSort: ((sort: GridSort) => void) | undefined;
  isShifted: boolean;
}

function HeadCell<T>({ column, sort, onSort, isShifted }: HeadCellProps<T>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const isSortable = column.sortable === true && onSort !== undefined;
  const className = cx(
    styles.headCell,
    column.align !== undefined && styles[column.align],
    column.pinned === true && styles.pinned,
    isShifted && styles.shifted,
    column.grows === true && styles.grows,
  );
  if (!isSortable) {
    return (
      <th scope="col" className={className}>
        {column.label}
      </th>
    );
  }
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        title={kit.sortBy(column.label)}
        className={cx(styles.sort, direction !== undefined && styles.sorted)}
        onClick={() => onSort({ column: column.id, direction: next })}
      >
        {column.label}
        <Icon of={direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown} size="xs" />
      </button>
    </th>
  );
}

function SelectAll({ keys, selection }: { keys: readonly string[]; selection: GridSelection }) {
  const chosen = keys.filter((key) => selection.keys.has(key)).length;
  return (
    <CheckBox
      aria-label={kit.selectAllRows}
      isSelected={keys.length > 0 && chosen === keys.length}
      isIndeterminate={chosen > 0 && chosen < keys.length}
      isDisabled={keys.length === 0}
      onChange={(isSelected) => selection.onChange(new Set([...[...selection.keys].filter((key) => !keys.includes(key)), ...(isSelected ? keys : [])]))}
    />
  );
}
