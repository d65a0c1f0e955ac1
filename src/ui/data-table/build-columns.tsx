import { ChevronDown, ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColumnDefinition, ColumnState, TableDefinition } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { Badge } from '#ui/badge/badge.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { amountHead, formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { alignOf, cellText, defaultWidth, growsOf, isLtr } from './cell-text.ts';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import type { ColumnOptions } from './use-option-labels.ts';

/** A row of the wire: cells by column. */
export type AnyRow = Readonly<Record<string, unknown>>;

const NUMBER_WIDTH = 56;
const EXPANDER_WIDTH = 44;
const ACTION_WIDTH = 34;
const CELL_PAD = 16;
/** Room for the head of the acts. */
const HEAD_WIDTH = 58;

/** One cell of a column by its type; a fact of a class the reader does not hold is no cell at all. */
export function cellContent(column: ColumnDefinition, value: unknown, options: ColumnOptions): ReactNode {
  if (value === undefined) return null;
  const text = cellText(column, value, options.get(column.name));
  if (column.type === 'indicator' && (value === 'Y' || value === 'N'))
    return (
      <Badge state={value === 'Y' ? 'active' : 'draft'} isPlain>
        {text}
      </Badge>
    );
  return isLtr(column.type) ? <Ltr>{text}</Ltr> : text;
}

export interface ColumnParts<R> {
  definition: TableDefinition;
  arranged: readonly ColumnState[];
  options: ColumnOptions;
  cells: Readonly<Record<string, (row: R) => ReactNode>> | undefined;
  /** The editor of a cell while its row is edited; undefined shows the cell. */
  editor: ((row: R, column: ColumnDefinition) => ReactNode | undefined) | undefined;
}

/** Amounts stand under their unit, in the person's own. */
const headOf = ({ type, label }: ColumnDefinition): string => (type === 'amount' ? amountHead(label) : label);

/** The columns of the data, as the reader arranged them. */
export function dataColumns<R extends object>({ definition, arranged, options, cells, editor }: ColumnParts<R>): readonly GridColumn<R>[] {
  return arranged.flatMap(({ name, width, pinned, hidden }): readonly GridColumn<R>[] => {
    const column = columnOf(definition, name);
    if (column === undefined || hidden === true) return [];
    const own = cells?.[name];
    const draw = own ?? ((row: R) => cellContent(column, (row as AnyRow)[name], options));
    return [
      {
        id: name,
        label: headOf(column),
        align: alignOf(column.type),
        sortable: column.sortable !== false,
        pinned,
        width: width ?? defaultWidth(column),
        grows: width === undefined && growsOf(column),
        // null is an editor too: of a cell that a new row leaves empty
        render: (row) => {
          const edited = editor?.(row, column);
          return edited === undefined ? draw(row) : edited;
        },
      },
    ];
  });
}

/** A column for row numbers, counted over the whole list. */
export function numberColumn<R>(unnumbered: unknown): GridColumn<R> {
  return {
    id: '#',
    label: messages.rowNumber,
    width: NUMBER_WIDTH,
    pinned: 'start',
    isService: true,
    render: (row, at) => (row === unnumbered ? null : <span className={styles.number}>{formatNumber(at + 1)}</span>),
  };
}

/** The arrow that opens the details of a row. */
export function expanderColumn<R>(isOpen: (row: R) => boolean, onToggle: (row: R) => void): GridColumn<R> {
  return {
    id: 'details',
    label: messages.details,
    width: EXPANDER_WIDTH,
    pinned: 'start',
    isService: true,
    hasControls: true,
    render: (row) => (
      <button
        type="button"
        tabIndex={-1}
        aria-expanded={isOpen(row)}
        aria-label={isOpen(row) ? messages.hideDetails : messages.showDetails}
        className={styles.expander}
        onClick={() => onToggle(row)}
      >
        <Icon of={isOpen(row) ? ChevronDown : ChevronLeft} size="sm" />
      </button>
    ),
  };
}

/** Acts at the end of a row, drawn where the reader is. */
export function actionsColumn<R>(icons: number, render: (row: R, at: number) => ReactNode, isAlwaysDrawn: boolean): GridColumn<R> {
  return {
    id: 'actions',
    label: messages.actions,
    width: Math.max(HEAD_WIDTH, icons * ACTION_WIDTH + CELL_PAD),
    pinned: 'end',
    isService: true,
    hasControls: true,
    isNearOnly: !isAlwaysDrawn,
    render,
  };
}
