/** Where a key takes the focus in a grid. Columns count in reading order: in right-to-left the left arrow goes on. */
import { type GridPlace, HEAD_ROW } from './types.ts';

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows of one PageDown. */
  page: number;
}

export interface Keystroke {
  key: string;
  ctrlKey: boolean;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function targetOf({ key, ctrlKey }: Keystroke, { row, column }: GridPlace, size: GridSize, isRtl: boolean): GridPlace | undefined {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { row, column: column + (key === forward ? 1 : -1) };
  if (key === 'ArrowDown') return { row: row + 1, column };
  if (key === 'ArrowUp') return { row: row - 1, column };
  if (key === 'PageDown') return { row: row + size.page, column };
  if (key === 'PageUp') return { row: Math.max(0, row - size.page), column };
  if (key === 'Home') return { row: ctrlKey ? 0 : row, column: 0 };
  if (key === 'End') return { row: ctrlKey ? size.rows - 1 : row, column: size.columns - 1 };
  return undefined;
}

/** The place a navigation key leads to, inside the grid; undefined for other keys. Guide stack-frontend.md 8.2, WAI-ARIA grid. */
export function nextPlace(stroke: Keystroke, at: GridPlace, size: GridSize, isRtl: boolean): GridPlace | undefined {
  const target = targetOf(stroke, at, size, isRtl);
  return target && { row: clamp(target.row, HEAD_ROW, size.rows - 1), column: clamp(target.column, 0, size.columns - 1) };
}
