/** What stands in a list of options, row by row, and where the keys go in it. Pure. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';

/** Spec 9: "long lists: virtualised, 8 visible rows". */
export const VISIBLE_ROWS = 8;
/** Rows drawn beyond either edge, so that a wheel step shows no gap. */
const BEYOND = 4;

export interface ListItem {
  readonly id: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
  /** Rows of one group stand together under its name. */
  readonly group?: string | undefined;
}

/** An option with its place among the options, from 1; or the name of a group. */
export type ListRow<T extends ListItem> = { readonly item: T; readonly place: number } | { readonly heading: string };

/** The rows of a list: without groups one for each item, otherwise groups in the order of their first items. */
export function rowsOf<T extends ListItem>(items: readonly T[]): ListRow<T>[] {
  if (items.every(({ group }) => group === undefined)) return items.map((item, index) => ({ item, place: index + 1 }));
  let place = 0;
  return [...Map.groupBy(items, ({ group }) => group ?? '')].flatMap(([group, members]) => [
    ...(group === '' ? [] : [{ heading: group }]),
    ...members.map((item) => ({ item, place: ++place })),
  ]);
}

export const itemOf = <T extends ListItem>(row: ListRow<T> | undefined): T | undefined => (row !== undefined && 'item' in row ? row.item : undefined);

const canBeChosen = <T extends ListItem>(row: ListRow<T> | undefined): boolean => {
  const item = itemOf(row);
  return item !== undefined && item.isDisabled !== true;
};

/** The nearest row that can be chosen, looked for from `from` on in one direction; -1 when there is none. */
function seek<T extends ListItem>(rows: readonly ListRow<T>[], from: number, by: 1 | -1): number {
  for (let at = from; at >= 0 && at < rows.length; at += by) if (canBeChosen(rows[at])) return at;
  return -1;
}

export const firstOf = <T extends ListItem>(rows: readonly ListRow<T>[]): number => seek(rows, 0, 1);
const lastOf = <T extends ListItem>(rows: readonly ListRow<T>[]): number => seek(rows, rows.length - 1, -1);

/** Where a key leads: arrows go round, a page stops at the ends; undefined for other keys. */
export function moveBy<T extends ListItem>(key: string, rows: readonly ListRow<T>[], active: number): number | undefined {
  const orElse = (found: number, other: number): number => (found === -1 ? other : found);
  switch (key) {
    case 'ArrowDown':
      return orElse(seek(rows, active + 1, 1), firstOf(rows));
    case 'ArrowUp':
      return orElse(seek(rows, active - 1, -1), lastOf(rows));
    case 'PageDown':
      return orElse(seek(rows, Math.min(active + VISIBLE_ROWS, rows.length - 1), 1), lastOf(rows));
    case 'PageUp':
      return orElse(seek(rows, Math.max(active - VISIBLE_ROWS, 0), -1), firstOf(rows));
    case 'Home':
      return firstOf(rows);
    case 'End':
      return lastOf(rows);
    default:
      return undefined;
  }
}

/** The next row that begins with the typed letters; one letter again and again goes from one such row to the next. */
export function typeAhead<T extends ListItem>(rows: readonly ListRow<T>[], active: number, typed: string): number {
  const letters = foldForSearch(typed);
  if (letters === '') return -1;
  const isRepeated = [...letters].every((letter) => letter === letters[0]);
  const wanted = isRepeated ? letters.slice(0, 1) : letters;
  const from = isRepeated ? active + 1 : active;
  for (let step = 0; step < rows.length; step++) {
    const at = (Math.max(from, 0) + step) % rows.length;
    if (canBeChosen(rows[at]) && foldForSearch(itemOf(rows[at])?.label ?? '').startsWith(wanted)) return at;
  }
  return -1;
}

/** Indexes that are drawn: what is seen, a little beyond, and the active row, which may hold the focus. */
export function drawnRows(count: number, rowHeight: number, top: number, active: number): number[] {
  const first = Math.max(0, Math.floor(top / rowHeight) - BEYOND);
  const end = Math.min(count, Math.ceil(top / rowHeight) + VISIBLE_ROWS + BEYOND);
  const seen = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  if (active < 0 || active >= count || (active >= first && active < end)) return seen;
  return active < first ? [active, ...seen] : [...seen, active];
}

/** How far the list must be scrolled for a row to be seen whole. */
export function scrolledTo(row: number, rowHeight: number, top: number, height: number): number {
  const start = row * rowHeight;
  return start < top ? start : Math.max(top, start + rowHeight - height);
}
