import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { weekdayNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import { cx, defined } from '#ui/cx/cx.ts';
import { nextPlace } from '#ui/data-grid/grid-keys.ts';
import { formatLongDate, shownDigits } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import messages from './day-matrix.messages.fa.ts';
import styles from './day-matrix.module.css';
import { boundsOf, drawnRows, fromClipboard, isWithin, type Place, type Range, toClipboard } from './matrix-range.ts';

export interface MatrixDay {
  readonly date: string;
  readonly isHoliday: boolean;
  readonly isRest: boolean;
  /** What is on the day. */
  readonly title: string | null;
}

export interface MatrixRow {
  readonly id: string;
  readonly title: string;
  readonly meta?: string;
}

export interface MatrixCell {
  /** What it shows, and what goes to the clipboard. */
  readonly text: string;
  readonly title: string;
  /** A colour of the charts, 1 to 8. */
  readonly chart?: number | undefined;
  /** Marked with a dot: said for this day alone. */
  readonly isOwn?: boolean;
  /** Marked as lacking something. */
  readonly isShort?: boolean;
}

export interface MatrixChange {
  readonly row: number;
  readonly column: number;
  readonly value: string;
}

export interface DayMatrixProps {
  label: string;
  /** What its rows are; people when absent. */
  rowHead?: string;
  rows: readonly MatrixRow[];
  days: readonly MatrixDay[];
  cellAt: (row: number, column: number) => MatrixCell;
  /** The range that is chosen, where something is done with it. */
  range: Range | undefined;
  onRange: (range: Range) => void;
  /** What was pasted, or cleared with Delete as empty values; nothing can be written when absent. */
  onWrite?: ((changes: readonly MatrixChange[]) => void) | undefined;
}

const ROW = 52;
const PAGE = 10;

const groundOf = ({ isHoliday, isRest }: MatrixDay): string | undefined => (isHoliday ? styles.holiday : isRest ? styles.off : undefined);
const lookOf = (day: MatrixDay): string | undefined => cx(groundOf(day), day.date === today() && styles.today);

function Head({ days, rowHead = messages.person }: Pick<DayMatrixProps, 'days' | 'rowHead'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: lines of a virtual grid are no rows of a table
    // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
    <div role="row" aria-rowindex={1} className={cx(styles.line, styles.head)}>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
      <span role="columnheader" className={styles.name}>
        {rowHead}
      </span>
      {days.map((day) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <span key={day.date} role="columnheader" className={cx(styles.day, lookOf(day))} title={day.title ?? undefined}>
          <abbr className={styles.weekday} title={formatLongDate(day.date)}>
            {weekdayNames[weekdayOf(day.date)]?.[0]}
          </abbr>
          {shownDigits(String(toJalali(day.date).day))}
        </span>
      ))}
    </div>
  );
}

const Value = ({ cell: { text, chart } }: { cell: MatrixCell }) =>
  text === '' ? null : (
    <span className={styles.value} style={chart === undefined ? undefined : { borderBlockEndColor: `var(--chart-${chart})` }}>
      <bdi>{text}</bdi>
    </span>
  );

/** At a phone's width: each person with the days of which something is planned. */
function Cards({ label, rows, days, cellAt }: DayMatrixProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {rows.map(({ id, title, meta }, row) => (
        <li key={id} className={styles.card}>
          <b>{title}</b>
          {meta === undefined ? null : <span className={styles.meta}>{meta}</span>}
          <div className={styles.days}>
            {days.map((day, column) => {
              const cell = cellAt(row, column);
              return (
                <span key={day.date} className={cx(styles.chip, lookOf(day), cell.isShort && styles.short)} title={cell.title}>
                  <span className={styles.weekday}>{shownDigits(String(toJalali(day.date).day))}</span>
                  <Value cell={cell} />
                </span>
              );
            })}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The place under the focus and the range that Shift draws from it. */
function useKeys({ rows, days, range, onRange, onWrite, cellAt }: DayMatrixProps, focus: (place: Place) => void) {
  const size = { rows: rows.length, columns: days.length };
  const at = range ?? { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };
  const go = (to: Place, isDrawn: boolean): void => {
    onRange({ from: isDrawn ? at.from : to, to });
    focus(to);
  };
  function onKeyDown(event: KeyboardEvent): void {
    const next = nextPlace(event, at.to, { ...size, page: PAGE }, true);
    if (next !== undefined) {
      event.preventDefault();
      go({ row: Math.max(0, next.row), column: next.column }, event.shiftKey);
    } else if ((event.key === 'Delete' || event.key === 'Backspace') && onWrite !== undefined) {
      event.preventDefault();
      onWrite(fromClipboard('', at, size));
    }
  }
  function onCopy(event: ClipboardEvent): void {
    event.preventDefault();
    event.clipboardData.setData(
      'text/plain',
      toClipboard(at, ({ row, column }) => cellAt(row, column).text),
    );
  }
  function onPaste(event: ClipboardEvent): void {
    if (onWrite === undefined) return;
    event.preventDefault();
    onWrite(fromClipboard(event.clipboardData.getData('text/plain'), at, size));
  }
  return { at, go, onKeyDown, onCopy, onPaste };
}

function Grid(props: DayMatrixProps) {
  const { label, rows, days, cellAt, range, rowHead } = props;
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 640 });
  const [wanted, want] = useState<Place>();
  const { at, go, ...handlers } = useKeys(props, want);
  useLayoutEffect(() => {
    const found = wanted && box.current?.querySelector<HTMLElement>(`[data-place="${wanted.row}/${wanted.column}"]`);
    found?.focus({ preventScroll: false });
  }, [wanted]);
  const { first, last } = drawnRows(rows.length, seen.top, seen.height, ROW);
  const shown = rows.slice(first, last + 1).map((row, nth) => ({ ...row, row: first + nth }));
  const bounds = range && boundsOf(range);
  return (
    <div ref={box} className={styles.scroller} onScroll={({ currentTarget: { scrollTop: top, clientHeight: height } }) => setSeen({ top, height })}>
      {/* biome-ignore lint/a11y/useSemanticElements: only the rows that are seen are there */}
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        aria-multiselectable
        className={styles.grid}
        style={{ '--days': days.length } as Record<string, number>}
        {...handlers}
      >
        <Head days={days} {...defined({ rowHead })} />
        <div role="presentation" style={{ blockSize: first * ROW }} />
        {shown.map(({ id, title, meta, row }) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          // biome-ignore lint/a11y/useFocusableInteractive: the cells take the focus
          <div key={id} role="row" aria-rowindex={row + 2} className={cx(styles.line, styles.person)}>
            {/* biome-ignore lint/a11y/useSemanticElements: as above */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: as above */}
            <span role="rowheader" className={styles.name}>
              <bdi>{title}</bdi>
              {meta === undefined ? null : <span className={styles.meta}>{meta}</span>}
            </span>
            {days.map((day, column) => {
              const cell = cellAt(row, column);
              const isAt = at.to.row === row && at.to.column === column;
              const isChosen = bounds !== undefined && isWithin(bounds, { row, column });
              return (
                // biome-ignore lint/a11y/useSemanticElements: as above
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
                <span
                  key={day.date}
                  role="gridcell"
                  aria-selected={isChosen}
                  aria-label={messages.day(formatLongDate(day.date), cell.title)}
                  data-place={`${row}/${column}`}
                  tabIndex={isAt ? 0 : -1}
                  title={cell.title}
                  className={cx(styles.cell, groundOf(day), isChosen && styles.chosen, cell.isOwn && styles.own, cell.isShort && styles.short)}
                  onClick={(event) => go({ row, column }, event.shiftKey)}
                >
                  <Value cell={cell} />
                </span>
              );
            })}
          </div>
        ))}
        <div role="presentation" style={{ blockSize: Math.max(0, rows.length - 1 - last) * ROW }} />
      </div>
    </div>
  );
}

/**
 * People by days: only the rows that are seen are drawn; arrows walk, with Shift they draw a range, copy and paste speak the language of spreadsheets. On a phone it
 * is a list of people for reading.
 */
export function DayMatrix(props: DayMatrixProps) {
  const isNarrow = useIsNarrow();
  return isNarrow ? <Cards {...props} /> : <Grid {...props} />;
}
