import { useEffect, useState } from 'react';
import type { TableState } from '#kernel/table/definition.ts';
import type { GridSelection } from '#ui/data-grid/types.ts';
import { type BulkSelection, bulkOf, everythingSelected, isSelected, nothingSelected, type Selection, stateOfAll, toggled, toggledAll } from './selection.ts';
import { useStable } from './use-stable.ts';

/** The chosen rows of a request: they stay from page to page, and go with another request. */
export function useSelection({ search, filters, quick }: TableState, onScreen: readonly string[]) {
  const request = JSON.stringify([search, filters, quick]);
  const [held, setHeld] = useState({ request, selection: nothingSelected });
  const selection = held.request === request ? held.selection : nothingSelected;
  const set = (next: Selection): void => setHeld({ request, selection: next });
  const onToggle = useStable((key: string, isRange: boolean) => set(toggled(selection, key, isRange, onScreen)));
  const grid: GridSelection = {
    isSelected: (key) => isSelected(selection, key),
    onToggle,
    ofAll: stateOfAll(selection, onScreen),
    onToggleAll: () => set(toggledAll(selection, onScreen)),
  };
  return { selection, grid, selectEverything: () => set(everythingSelected), clear: () => set(nothingSelected) };
}

/** Tells the page which rows are chosen, as a bulk action would get them. */
export function useToldSelection({ selection }: ReturnType<typeof useSelection>, state: TableState, onChosen: ((selection: BulkSelection | null) => void) | undefined): void {
  const tell = useStable((chosen: BulkSelection | null): void => onChosen?.(chosen));
  useEffect(() => tell(selection.kind === 'some' && selection.keys.size === 0 ? null : bulkOf(selection, state)), [selection, state, tell]);
}
