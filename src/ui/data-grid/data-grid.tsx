import { useRef } from 'react';
import { cx } from '#ui/cx/cx.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import styles from './data-grid.module.css';
import { BoneRows, PageRows, WindowRows } from './grid-body.tsx';
import { GridHead } from './grid-head.tsx';
import { cellClass, pinStyle } from './grid-row.tsx';
import { RowCards } from './row-cards.tsx';
import { tellCut } from './tell-cut.ts';
import { type DataGridProps, HEAD_ROW } from './types.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { SELECT_WIDTH, useLayout } from './use-layout.ts';

const BONE_ROWS = 6;

/** Rows from the server, drawn: hairlines, sticky head, one tab stop with arrow keys between cells. Its state is the caller's. */
export function DataGrid<T>(props: DataGridProps<T>) {
  const isNarrow = useIsNarrow();
  return props.isCards === true || (props.hasCards === true && isNarrow) ? <RowCards {...props} isWide={!isNarrow} /> : <Table {...props} />;
}

function Table<T>(props: DataGridProps<T>) {
  const { label, columns, rows, isLoading = false, empty, onOpen, selection, total, offset = 0, bones = BONE_ROWS, footer, window: all } = props;
  const table = useRef<HTMLTableElement>(null);
  const reveal = useRef<((row: number) => void) | null>(null);
  const layout = useLayout(props);
  const isInteractive =
    onOpen !== undefined ||
    props.onPeek !== undefined ||
    props.onEdit !== undefined ||
    selection !== undefined ||
    props.arranging !== undefined ||
    all !== undefined ||
    props.treePlace !== undefined;
  const count = all?.count ?? rows.length;
  const shift = selection === undefined ? 0 : 1;
  const focus = useGridFocus({ rows: count, columns: columns.length + shift, table, onReveal: (row) => reveal.current?.(row) });
  const isBare = count === 0;
  const body = { grid: props, active: focus.active, isInteractive };
  return (
    <div className={styles.frame}>
      <div className={styles.edges} style={layout.pins}>
        <div ref={layout.scroller} className={styles.scroller} {...(isInteractive ? {} : { tabIndex: 0, role: 'region', 'aria-label': label })}>
          <table
            ref={table}
            aria-label={label}
            aria-rowcount={total === null ? -1 : (total ?? offset + count) + 1}
            aria-busy={isLoading}
            onPointerOver={tellCut}
            {...(isInteractive
              ? { role: props.treePlace === undefined ? 'grid' : 'treegrid', 'aria-colcount': columns.length + shift, onFocus: focus.onFocus, onKeyDown: focus.onKeyDown }
              : {})}
            {...(selection === undefined ? {} : { 'aria-multiselectable': true })}
            className={cx(styles.table, layout.widths !== undefined && styles.fixed)}
            style={layout.style}
          >
            {layout.widths === undefined ? null : (
              <colgroup>
                {selection === undefined ? null : <col style={{ inlineSize: SELECT_WIDTH }} />}
                {columns.map(({ id }, index) => (
                  <col key={id} style={{ inlineSize: layout.widths?.[index] }} />
                ))}
              </colgroup>
            )}
            <GridHead
              {...props}
              isInteractive={isInteractive}
              isBusy={isLoading && !isBare}
              isEmpty={isBare}
              activeColumn={focus.active.row === HEAD_ROW ? focus.active.column : undefined}
              onLiveWidth={layout.onLiveWidth}
            />
            <tbody>
              {all === undefined ? <PageRows {...body} /> : <WindowRows {...body} window={all} scroller={layout.scroller} reveal={reveal} />}
              {isBare && isLoading ? <BoneRows rows={bones} columns={columns.length + shift} /> : null}
            </tbody>
            {props.totals === undefined || isBare ? null : <Totals columns={columns} totals={props.totals} shift={shift} />}
          </table>
        </div>
      </div>
      {isBare && !isLoading ? <div className={styles.empty}>{empty ?? kit.noRows}</div> : null}
      {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
    </div>
  );
}

function Totals<T>({ columns, totals, shift }: { columns: DataGridProps<T>['columns']; totals: NonNullable<DataGridProps<T>['totals']>; shift: number }) {
  return (
    <tfoot className={styles.foot}>
      <tr>
        {shift === 0 ? null : <td className={cx(styles.cell, styles.select)} />}
        {columns.map((column, index) => (
          <td key={column.id} className={cellClass(column)} style={pinStyle(columns, index)}>
            {totals(column.id)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
