import { type KeyboardEvent, useRef, useState } from 'react';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { places } from '#ui/skeleton/places.ts';
import styles from './data-grid.module.css';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { RowCards } from './row-cards.tsx';
import type { DataGridProps } from './types.ts';

const BONE_ROWS = 6;

/** Where an arrow, page or edge key takes the row focus; undefined for other keys. */
function targetRow(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 10, PageUp: at - 10, Home: 0, End: count - 1 };
  const target = steps[key];
  return target === undefined ? undefined : Math.min(count - 1, Math.max(0, target));
}

/** A page of rows from the server: hairlines, sticky head, one tab stop with arrow keys between rows. */
export function DataGrid<T>(props: DataGridProps<T>) {
  const isNarrow = useIsNarrow();
  return props.hasCards === true && isNarrow ? <RowCards {...props} /> : <Table {...props} />;
}

function Table<T>(props: DataGridProps<T>) {
  const { label, columns, rows, rowKey, isLoading = false, empty, onOpen, selection, current, total, offset = 0, bones = BONE_ROWS, footer } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [active, setActive] = useState(0);
  const isInteractive = onOpen !== undefined || selection !== undefined;
  const focusable = Math.min(active, Math.max(0, rows.length - 1));
  const isBare = rows.length === 0;

  function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
    if (!isInteractive || !(event.target instanceof HTMLTableRowElement)) return;
    const target = targetRow(event.key, focusable, rows.length);
    if (target === undefined) return;
    event.preventDefault();
    setActive(target);
    body.current?.rows[target]?.focus();
  }
  return (
    <div className={styles.frame}>
      <div className={styles.scroller} {...(isInteractive && !isBare ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}>
        <table
          aria-label={label}
          aria-rowcount={total === null ? -1 : (total ?? offset + rows.length) + 1}
          aria-busy={isLoading}
          {...(isInteractive ? { role: 'grid' } : {})}
          {...(selection === undefined ? {} : { 'aria-multiselectable': true })}
          className={styles.table}
        >
          <GridHead {...props} />
          <tbody ref={body} onKeyDown={moveFocus}>
            {rows.map((row, at) => (
              <GridRow
                key={rowKey(row)}
                row={row}
                rowId={rowKey(row)}
                columns={columns}
                index={offset + at}
                isFocusable={isInteractive && at === focusable}
                isInteractive={isInteractive}
                isCurrent={current === rowKey(row)}
                onFocus={() => setActive(at)}
                onOpen={onOpen}
                selection={selection}
              />
            ))}
            {isBare && isLoading ? <BoneRows rows={bones} columns={columns.length + (selection === undefined ? 0 : 1)} /> : null}
          </tbody>
        </table>
      </div>
      {isBare && !isLoading ? <div className={styles.empty}>{empty ?? kit.noRows}</div> : null}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

function BoneRows({ rows, columns }: { rows: number; columns: number }) {
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
