import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type GridSize, nextPlace } from './grid-keys.ts';
import { type GridPlace, HEAD_ROW } from './types.ts';

const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled]), textarea';

/** The cell an element stands in. */
const cellOf = (target: EventTarget): HTMLElement | null => (target instanceof HTMLElement ? target.closest<HTMLElement>('[data-column]') : null);

function placeOf(cell: HTMLElement): GridPlace {
  return { row: Number(cell.closest('tr')?.dataset['row'] ?? HEAD_ROW), column: Number(cell.dataset['column']) };
}

const samePlace = (one: GridPlace, other: GridPlace): boolean => one.row === other.row && one.column === other.column;

interface GridFocusOptions extends Pick<GridSize, 'rows' | 'columns'> {
  table: RefObject<HTMLTableElement | null>;
  /** Brings a row that is not drawn onto the screen. */
  onReveal?: ((row: number) => void) | undefined;
}

/**
 * One tab stop for the whole grid: the arrows go over cells and heads, Enter into a cell with controls, Escape out of it.
 * A cell that is not drawn yet gets the focus as soon as it is.
 */
export function useGridFocus({ rows, columns, table, onReveal }: GridFocusOptions) {
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const wanted = useRef<GridPlace | null>(null);
  const active: GridPlace = { row: Math.min(place.row, Math.max(HEAD_ROW, rows - 1)), column: Math.min(place.column, columns - 1) };

  const cellAt = useCallback((at: GridPlace) => table.current?.querySelector<HTMLElement>(`tr[data-row="${at.row}"] > [data-column="${at.column}"]`) ?? null, [table]);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const cell = cellAt(wanted.current);
    if (cell === null) return;
    wanted.current = null;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });

  function focus(at: GridPlace): void {
    wanted.current = at;
    if (at.row !== HEAD_ROW && cellAt(at) === null) onReveal?.(at.row);
    setPlace(at);
  }

  function onFocus(event: FocusEvent<HTMLElement>): void {
    const cell = cellOf(event.target);
    if (cell === null) return;
    const at = placeOf(cell);
    if (!samePlace(at, active)) setPlace(at);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const cell = cellOf(event.target);
    if (cell === null || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (event.target !== cell) {
      moveInside(event, cell);
      return;
    }
    const isRtl = getComputedStyle(cell).direction === 'rtl';
    const page = Math.max(1, Math.floor((table.current?.parentElement?.clientHeight ?? 0) / (cell.offsetHeight || 1)) - 2) || 10;
    const target = nextPlace(event, placeOf(cell), { rows, columns, page: Math.min(page, 50) }, isRtl);
    if (target === undefined || (event.shiftKey && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    focus(target);
  }
  return { active, onFocus, onKeyDown };
}

/** Inside a cell the arrows belong to its controls, but side arrows go from button to button. */
function moveInside(event: KeyboardEvent<HTMLElement>, cell: HTMLElement): void {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (event.key === 'Escape') cell.focus();
  else if (step !== 0 && event.target instanceof HTMLButtonElement) {
    const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
    controls[controls.indexOf(event.target) + (getComputedStyle(cell).direction === 'rtl' ? -step : step)]?.focus();
  } else return;
  event.preventDefault();
}

/** Puts the focus on the first control of a cell; false when it has none. */
export function enterCell(cell: HTMLElement): boolean {
  const control = cell.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
  return control !== null;
}
