import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import messages from './data-grid.messages.fa.ts';
import { GridCheck } from './grid-check.tsx';
import styles from './row-cards.module.css';
import type { DataGridProps, GridColumn } from './types.ts';

/**
 * The rows of a grid as cards: under each other on narrow screens, where nothing stands beside the window, several beside each
 * other on wide ones. Cells without content have no line.
 */
export function RowCards<T>(props: DataGridProps<T> & { isWide: boolean }) {
  const { label, rows, rowKey, isLoading = false, empty, footer, offset = 0 } = props;
  return (
    <>
      {rows.length === 0 ? (
        isLoading ? (
          <Skeleton kind="rows" count={6} />
        ) : (
          <div className={styles.empty}>{empty ?? kit.noRows}</div>
        )
      ) : (
        <ul aria-label={label} aria-busy={isLoading} className={props.isWide ? styles.tiles : styles.cards}>
          {rows.map((row, at) => (
            <li key={rowKey(row)} {...toneOf(props, row)} className={cx(props.selection?.isSelected(rowKey(row)) && styles.selected)}>
              <Card grid={props} row={row} place={offset + at} />
            </li>
          ))}
        </ul>
      )}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </>
  );
}

function toneOf<T>({ tone }: DataGridProps<T>, row: T): { 'data-tone'?: string } {
  const known = tone?.(row);
  return known === undefined ? {} : { 'data-tone': known };
}

/** Lines of the columns; above them the box to select, below them what the service columns hold, and the open details. */
function Card<T>({ grid, row, place }: { grid: DataGridProps<T>; row: T; place: number }) {
  const { columns, rowKey, selection, onOpen, onPeek, details, card } = grid;
  const open = card !== undefined ? undefined : (onOpen ?? (onPeek === undefined ? undefined : (one: T) => onPeek(one, place)));
  const services = columns.filter(({ isService, hasControls }) => isService && hasControls);
  const isBarred = selection !== undefined || services.length > 0 || open !== undefined;
  return (
    <div className={cx(styles.card, card !== undefined && styles.own)}>
      {card?.(row) ?? <dl className={styles.lines}>{columns.map((column) => (column.isService ? null : <CardLine key={column.id} column={column} row={row} place={place} />))}</dl>}
      {isBarred ? (
        <div className={styles.bar}>
          {selection === undefined ? null : (
            <span className={styles.check}>
              <GridCheck
                label={kit.selectRow(formatNumber(place + 1))}
                state={selection.isSelected(rowKey(row)) ? 'all' : 'none'}
                isStop
                onToggle={() => selection.onToggle(rowKey(row), false)}
              />
            </span>
          )}
          {open === undefined ? null : (
            <button type="button" className={styles.open} onClick={() => open(row)}>
              {messages.openRow}
            </button>
          )}
          {services.map((column) => (
            <span key={column.id}>{column.render(row, place)}</span>
          ))}
        </div>
      ) : null}
      {details?.(row)}
    </div>
  );
}

function CardLine<T>({ column, row, place }: { column: GridColumn<T>; row: T; place: number }) {
  const content = column.render(row, place);
  if (content === null) return null;
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{column.label}</dt>
      <dd className={cx(styles.value, column.align === 'amount' && styles.amount)}>{content}</dd>
    </div>
  );
}
