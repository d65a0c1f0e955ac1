import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import styles from './row-cards.module.css';
import type { DataGridProps, GridColumn } from './types.ts';

/** The rows of a grid as cards for narrow screens: nothing stands beside the window. Cells without content have no line. */
export function RowCards<T>({ label, columns, rows, rowKey, isLoading = false, empty, footer }: DataGridProps<T>) {
  return (
    <>
      {rows.length === 0 ? (
        isLoading ? (
          <Skeleton kind="rows" count={6} />
        ) : (
          <div className={styles.empty}>{empty ?? kit.noRows}</div>
        )
      ) : (
        <ul aria-label={label} aria-busy={isLoading} className={styles.cards}>
          {rows.map((row) => (
            <li key={rowKey(row)}>
              <dl className={styles.card}>
                {columns.map((column) => (
                  <CardLine key={column.id} column={column} row={row} />
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </>
  );
}

function CardLine<T>({ column, row }: { column: GridColumn<T>; row: T }) {
  const content = column.render(row);
  if (content === null) return null;
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{column.label}</dt>
      <dd className={cx(styles.value, column.align === 'amount' && styles.amount)}>{content}</dd>
    </div>
  );
}
