import { type DragEvent, type PointerEvent, useRef } from 'react';
import { boundedWidth } from './spread-widths.ts';

interface Resizing {
  /** While the edge is held; undefined when the hold is broken off. */
  onLive: (width: number | undefined) => void;
  onDone: (width: number) => void;
}

/** Handlers of the edge at the end of a head cell: in right-to-left the column grows to the left. */
export function useResize({ onLive, onDone }: Resizing) {
  const held = useRef<{ from: number; width: number; isRtl: boolean } | null>(null);
  const widthAt = (x: number): number => {
    if (held.current === null) return 0;
    const { from, width, isRtl } = held.current;
    return boundedWidth(width + (isRtl ? from - x : x - from));
  };
  return {
    // the head around it is dragged to move the column
    draggable: true,
    onDragStart(event: DragEvent) {
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const cell = event.currentTarget.closest('th');
      if (cell === null || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { from: event.clientX, width: cell.offsetWidth, isRtl: getComputedStyle(cell).direction === 'rtl' };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (held.current !== null) onLive(widthAt(event.clientX));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (held.current === null) return;
      const width = widthAt(event.clientX);
      const isMoved = event.clientX !== held.current.from;
      held.current = null;
      onLive(undefined);
      if (isMoved) onDone(width);
    },
    onPointerCancel() {
      held.current = null;
      onLive(undefined);
    },
  };
}
