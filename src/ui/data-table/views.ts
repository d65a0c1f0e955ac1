/** Saved views: what of a state they keep and when a state is another. Guide stack-frontend.md 8.3. */
import type { TableDefinition, TableState } from '#kernel/table/definition.ts';
import { defaultState, writeTableState } from '#kernel/table/state.ts';

/** What a view keeps: everything but the page and the name of the view it came from. */
export function keptState({ view: _, page: __, ...kept }: TableState): TableState {
  return { ...kept, page: 1 };
}

/** The state of a view, as it is opened; the table as defined when there is none. */
export function openedState(definition: TableDefinition, view: { readonly viewId: string; readonly state: TableState } | undefined): TableState {
  return view === undefined ? defaultState(definition) : { ...defaultState(definition), ...keptState(view.state), view: view.viewId };
}

/** A change from one whole state to another: parts that only the old one has are taken away. */
export const wholeChange = (next: TableState): { readonly [K in keyof TableState]: TableState[K] | undefined } => ({
  density: undefined,
  view: undefined,
  quick: undefined,
  ...next,
});

/** Whether the reader has changed what the view keeps. */
export function isChangedFrom(definition: TableDefinition, state: TableState, view: { readonly state: TableState } | undefined): boolean {
  const written = (one: TableState): string => JSON.stringify([writeTableState(definition, keptState(one)), Object.entries(one.quick ?? {}).sort()]);
  return written(state) !== written(view?.state ?? defaultState(definition));
}
