import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Size, type View, zoomed } from '../chart-view.rules.ts';

/** Where nothing is laid out yet. */
const UNKNOWN: Size = { width: 1200, height: 800 };
/** A press that moves less is a click. */
const SLIP = 4;
const WHEEL_STEP = 0.002;

type Point = { readonly x: number; readonly y: number };

/** Room of the window at this moment. */
export const sizeOf = (element: HTMLElement | null): Size => ({ width: element?.clientWidth || UNKNOWN.width, height: element?.clientHeight || UNKNOWN.height });

/** The window moved by drag and wheel, enlarged by ctrl and wheel or two fingers. */
export function usePanZoom(host: RefObject<HTMLElement | null>, first: (window: Size) => View) {
  const [size, setSize] = useState(UNKNOWN);
  const [view, setView] = useState<View>(() => first(UNKNOWN));
  const begin = useRef(first);
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    setSize(sizeOf(element));
    setView(begin.current(sizeOf(element)));
    const watcher = new ResizeObserver(() => setSize(sizeOf(element)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [host]);
  useEffect(() => {
    const element = host.current;
    return element === null ? undefined : listen(element, setView);
  }, [host]);
  return { view, setView, size };
}

type Change = (change: (view: View) => View) => void;

/** Listens on the element itself: a wheel listener of React is passive and could not keep the page still. */
function listen(element: HTMLElement, change: Change): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const at = placeOf(event);
      if (event.ctrlKey || event.metaKey) change((view) => zoomed(view, Math.exp(-event.deltaY * WHEEL_STEP * 4), at));
      else change(({ x, y, scale }) => ({ scale, x: x - (event.shiftKey ? event.deltaY : event.deltaX), y: y - (event.shiftKey ? 0 : event.deltaY) }));
    },
    { signal, passive: false },
  );
  dragging(element, change, { signal, placeOf });
  return () => stop.abort();
}

interface Listening {
  readonly signal: AbortSignal;
  readonly placeOf: (event: MouseEvent) => Point;
}

function dragging(element: HTMLElement, change: Change, { signal, placeOf }: Listening): void {
  const fingers = new Map<number, Point>();
  let start: Point | undefined;
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, placeOf(event));
      start ??= placeOf(event);
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const old = fingers.get(event.pointerId);
      if (old === undefined || start === undefined) return;
      const now = placeOf(event);
      if (!element.hasPointerCapture(event.pointerId)) {
        if (distance(start, now) < SLIP) return;
        element.setPointerCapture(event.pointerId);
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      change((view) => {
        const moved = { ...view, x: view.x + now.x - old.x, y: view.y + now.y - old.y };
        return other === undefined ? moved : zoomed(view, distance(now, other) / (distance(old, other) || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      });
    },
    { signal },
  );
  const lift = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) start = undefined;
  };
  for (const name of ['pointerup', 'pointercancel'] as const) element.ownerDocument.addEventListener(name, lift, { signal });
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
