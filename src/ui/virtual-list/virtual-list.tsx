import { type CSSProperties, Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#ui/cx/cx.ts';
import popover from '#ui/popover/popover.module.css';
import { drawnRows, type ListItem, type ListRow, scrolledTo, VISIBLE_ROWS } from './rows.ts';
import type { ListKeys } from './use-list-keys.ts';
import styles from './virtual-list.module.css';

/** Spec 9: rows of 36 px on a desktop, 48 on phones; the tokens know which, and the density a person chose. */
const ROW_HEIGHT = 36;
/** A title with a line of caption below it. */
const TWO_LINES_HEIGHT = 52;
/** Around the rows, so that the first and the last do not touch the edge. */
const EDGE = 4;

export interface VirtualListProps<T extends ListItem> {
  id: string;
  /** Id of the element that names the list. */
  labelledBy: string;
  rows: readonly ListRow<T>[];
  keys: ListKeys;
  isSelected: (item: T) => boolean;
  onChoose: (item: T) => void;
  isMultiple?: boolean | undefined;
  hasTwoLines?: boolean | undefined;
  /** The rows take the focus themselves; otherwise a field holds it and points at the active one by `optionId`. */
  takesFocus: boolean;
  children: (item: T, isSelected: boolean) => ReactNode;
}

/** Id of the option at a row, for `aria-activedescendant`. */
export const optionId = (listId: string, row: number): string | undefined => (row < 0 ? undefined : `${listId}-${row}`);

/** Height of a row as the tokens have it where the list stands, and the scrolled way, which follows the active row. */
function useWindow({ active, isPointedAt }: ListKeys, count: number, least: number) {
  const box = useRef<HTMLDivElement>(null);
  const [tokenHeight, setTokenHeight] = useState(ROW_HEIGHT);
  const rowHeight = Math.max(tokenHeight, least);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const height = box.current === null ? Number.NaN : Number.parseFloat(getComputedStyle(box.current).getPropertyValue('--row'));
    if (Number.isFinite(height)) setTokenHeight(height);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of another length begins at its active row anew
  useLayoutEffect(() => {
    const list = box.current;
    if (list === null || active < 0 || isPointedAt) return;
    const follow = (): void => {
      const next = scrolledTo(active, rowHeight, list.scrollTop, (list.clientHeight || VISIBLE_ROWS * rowHeight) - 2 * EDGE);
      list.scrollTop = next;
      setTop(next);
    };
    follow();
    // a sheet near the edge of the window gets its height after it was placed
    const observer = new ResizeObserver(follow);
    observer.observe(list);
    return () => observer.disconnect();
  }, [active, isPointedAt, rowHeight, count]);
  return { box, rowHeight, top, setTop };
}

/**
 * The options of a select. Rows are of one height, so what is seen follows from the scrolled way alone: ten thousand
 * options are some twenty elements. Places and count are told to screen readers, because most rows are not there.
 */
export function VirtualList<T extends ListItem>(props: VirtualListProps<T>) {
  const { id, labelledBy, rows, keys, isMultiple = false, hasTwoLines = false, takesFocus } = props;
  const { box, rowHeight, top, setTop } = useWindow(keys, rows.length, hasTwoLines ? TWO_LINES_HEIGHT : 0);
  const count = rows.findLast((row) => 'place' in row)?.place ?? 0;
  // behind the layout effects, in which the sheet becomes part of what an open dialog lets the focus go to
  useEffect(() => {
    if (takesFocus) document.getElementById(optionId(id, keys.active) ?? id)?.focus({ preventScroll: true });
  }, [takesFocus, id, keys.active]);

  const draw = (row: number): ReactNode => {
    const entry = rows[row];
    if (entry === undefined) return null;
    const style = { insetBlockStart: row * rowHeight, blockSize: rowHeight };
    if ('heading' in entry) return <Heading key=" heading" text={entry.heading} style={style} />;
    return <Option key={entry.item.id} {...props} row={row} item={entry.item} place={entry.place} count={count} style={style} />;
  };
  const drawn = [...Map.groupBy(drawnRows(rows.length, rowHeight, top, keys.active), (row) => groupAt(rows[row]))];
  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-labelledby={labelledBy}
      aria-multiselectable={isMultiple || undefined}
      tabIndex={-1}
      className={styles.list}
      style={{ blockSize: Math.min(rows.length, VISIBLE_ROWS) * rowHeight + 2 * EDGE, paddingBlock: EDGE }}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
      onKeyDown={takesFocus ? keys.onKeyDown : undefined}
    >
      <div role="presentation" className={styles.all} style={{ blockSize: rows.length * rowHeight }}>
        {drawn.map(([group, members]) =>
          group === '' ? (
            <Fragment key="">{members.map(draw)}</Fragment>
          ) : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={group} role="group" aria-label={group} className={styles.group}>
              {members.map(draw)}
            </div>
          ),
        )}
      </div>
    </div>
  );
}

interface OptionProps<T extends ListItem> extends VirtualListProps<T> {
  row: number;
  item: T;
  place: number;
  count: number;
  style: CSSProperties;
}

function Option<T extends ListItem>({ id, keys, isSelected, onChoose, takesFocus, children, row, item, place, count, style }: OptionProps<T>) {
  const [isOn, isDisabled] = [isSelected(item), item.isDisabled === true];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space are heard by the list, or by the field that leads it
    <div
      id={optionId(id, row)}
      role="option"
      aria-selected={isOn}
      aria-disabled={isDisabled || undefined}
      aria-setsize={count}
      aria-posinset={place}
      tabIndex={takesFocus ? -1 : undefined}
      data-focused={row === keys.active || undefined}
      data-selected={isOn || undefined}
      data-disabled={isDisabled || undefined}
      className={cx(popover.item, styles.row)}
      style={style}
      onPointerMove={({ pointerType }) => (isDisabled || pointerType === 'touch' || row === keys.active ? undefined : keys.pointAt(row))}
      // the focus stays in the field that leads the list
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isDisabled ? undefined : onChoose(item))}
    >
      {children(item, isOn)}
    </div>
  );
}

function groupAt<T extends ListItem>(row: ListRow<T> | undefined): string {
  if (row === undefined) return '';
  return 'heading' in row ? row.heading : (row.item.group ?? '');
}

/** The group is named by its label; the sighted read it here. */
function Heading({ text, style }: { text: string; style: CSSProperties }) {
  return (
    <div aria-hidden="true" className={styles.heading} style={style}>
      {text}
    </div>
  );
}

/** The usual body of a row: its text, cut at the end. */
export function RowText({ children }: { children: string }) {
  return (
    <span className={styles.text} title={children}>
      {children}
    </span>
  );
}
