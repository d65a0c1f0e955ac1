import { type KeyboardEvent, useState } from 'react';
import { type Cursor, firstPlace, walked } from './chart.rules.ts';
import type { ChartFigures } from './chart-props.ts';

/** The cursor of a chart: the pointer's while it is over a value, else that of the keyboard, which is the only one that is told aloud. */
export function useWalk({ kind, rows, series }: ChartFigures) {
  const [pointed, setPointed] = useState<Cursor>();
  const [kept, setKept] = useState<Cursor>();
  const [isIn, setIsIn] = useState(false);
  // fewer rows may have come since
  const own = isIn && kept !== undefined && kept.row < rows.length ? kept : undefined;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && (own ?? pointed) !== undefined) {
      event.stopPropagation();
      setKept(undefined);
      setPointed(undefined);
      return;
    }
    const next = walked(own, event.key, { kind, rows: rows.length, series: series.length });
    if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    setKept(next);
    setPointed(undefined);
  };
  const keys = {
    onKeyDown,
    onFocus: () => {
      setIsIn(true);
      setKept((old) => old ?? firstPlace(kind));
    },
    onBlur: () => setIsIn(false),
  };
  /** For what stands for a place. A press goes on from there with the keys, and is what a finger has in place of hovering. */
  const handlersOf = (place: Cursor) => ({ onPointerEnter: () => setPointed(place), onPointerDown: () => setKept(place) });
  return { shown: pointed ?? own, told: own, keys, handlersOf, leave: () => setPointed(undefined) };
}
