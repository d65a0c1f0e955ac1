import { useState } from 'react';
import type { GridSelection } from '#ui/data-grid/types.ts';
import { isSelected, nothingSelected, stateOfAll, toggled, toggledAll } from './selection.ts';

export interface ChosenRows<R> {
  readonly grid: GridSelection;
  /** In the order of the list. */
  readonly chosen: readonly R[];
  readonly clear: () => void;
}

/** Rows of a short list that are chosen to do one thing with them all; only rows on the screen count. */
export function useChosenRows<R>(rows: readonly R[], keyOf: (row: R) => string): ChosenRows<R> {
  const [selection, select] = useState(nothingSelected);
  const onScreen = rows.map(keyOf);
  return {
    grid: {
      isSelected: (key) => isSelected(selection, key),
      onToggle: (key, isRange) => select(toggled(selection, key, isRange, onScreen)),
      ofAll: stateOfAll(selection, onScreen),
      onToggleAll: () => select(toggledAll(selection, onScreen)),
    },
    chosen: rows.filter((row) => isSelected(selection, keyOf(row))),
    clear: () => select(nothingSelected),
  };
}
