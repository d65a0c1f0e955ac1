/** Which rows are chosen: some by key, or all that match but some. Guide stack-frontend.md 8.3. */
import type { TableSelection } from '#kernel/table/contract.ts';
import type { TableRequest } from '#kernel/table/definition.ts';

export interface Selection {
  /** all: every matching row, also of other pages, except `keys`. */
  readonly kind: 'some' | 'all';
  readonly keys: ReadonlySet<string>;
  /** The row touched last: a range begins there. */
  readonly anchor?: string;
}

export const nothingSelected: Selection = { kind: 'some', keys: new Set() };
export const everythingSelected: Selection = { kind: 'all', keys: new Set() };

export const isSelected = ({ kind, keys }: Selection, key: string): boolean => keys.has(key) === (kind === 'some');

/** The selection with some rows chosen or not. */
function marked({ kind, keys }: Selection, changed: readonly string[], isChosen: boolean): Pick<Selection, 'kind' | 'keys'> {
  const next = new Set(keys);
  for (const key of changed) {
    if (isChosen === (kind === 'some')) next.add(key);
    else next.delete(key);
  }
  return { kind, keys: next };
}

/** Turns one row over; a range takes every row on screen from the anchor to it along. */
export function toggled(selection: Selection, key: string, isRange: boolean, onScreen: readonly string[]): Selection {
  const isChosen = !isSelected(selection, key);
  const from = selection.anchor === undefined ? -1 : onScreen.indexOf(selection.anchor);
  const to = onScreen.indexOf(key);
  const keys = isRange && from >= 0 && to >= 0 ? onScreen.slice(Math.min(from, to), Math.max(from, to) + 1) : [key];
  return { ...marked(selection, keys, isChosen), anchor: key };
}

/** How many of the rows on screen are chosen. */
export function stateOfAll(selection: Selection, onScreen: readonly string[]): 'none' | 'some' | 'all' {
  const count = onScreen.filter((key) => isSelected(selection, key)).length;
  return count === 0 ? 'none' : count === onScreen.length ? 'all' : 'some';
}

/** The box in the head: all rows on screen, or none of them. */
export const toggledAll = (selection: Selection, onScreen: readonly string[]): Selection => marked(selection, onScreen, stateOfAll(selection, onScreen) !== 'all');

export const countSelected = ({ kind, keys }: Selection, total: number): number => (kind === 'some' ? keys.size : Math.max(0, total - keys.size));

/** What a bulk action is run on: keys, or a request the server repeats, without some of its rows. */
export type BulkSelection = TableSelection;

export const bulkOf = ({ kind, keys }: Selection, { search, filters, sort }: TableRequest): BulkSelection =>
  kind === 'some' ? { keys: [...keys] } : { all: { search, filters: filters.map((filter) => ({ ...filter, values: [...filter.values] })), sort: [...sort] }, except: [...keys] };
