import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Spec section 9: hovering a folded menu opens it after this long. */
const HOVER_MS = 150;

/**
 * A folded menu opens over the page while the mouse rests on it or the focus is in it; Escape folds it again.
 * `handlers` belong on the menu itself.
 */
export function usePeek(isFolded: boolean) {
  const [isPeeking, setPeeking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => {
    clearTimeout(timer.current);
    setPeeking(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (isFolded && pointerType === 'mouse') timer.current = setTimeout(setPeeking, HOVER_MS, true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') stop();
    },
    onFocus: () => setPeeking(isFolded),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // a sheet opened from the menu (portalled, so no child of it) belongs to it
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget) && relatedTarget.closest('[role="dialog"]') === null) stop();
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop();
    },
  };
  return { isPeeking: isFolded && isPeeking, stop, handlers };
}
