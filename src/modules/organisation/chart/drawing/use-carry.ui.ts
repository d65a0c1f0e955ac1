import { type RefObject, useEffect, useRef, useState } from 'react';

/** A press that moves less is a click. */
const SLIP = 6;

/** What may be done with the units of a chart by hand. */
export interface Carrying {
  readonly mayTake: (id: string) => boolean;
  readonly mayDrop: (id: string, ontoId: string) => boolean;
  readonly onDrop: (id: string, ontoId: string) => void;
}

/** A card in the hand. */
export interface Carried {
  readonly id: string;
  /** The card below the pointer. */
  readonly overId?: string;
  /** Of the pointer in the window; absent: taken by the keyboard. */
  readonly at?: { readonly x: number; readonly y: number };
}

/** A card taken up by the mouse, or by a key, and put under another one; by touch the sheet itself is moved. */
export function useCarry(host: RefObject<HTMLElement | null>, carrying: Carrying | undefined) {
  const [carried, setCarried] = useState<Carried>();
  const latest = useRef(carrying);
  latest.current = carrying;
  const isGiven = carrying !== undefined;
  useEffect(() => {
    const element = host.current;
    if (element === null || !isGiven) return;
    const stop = new AbortController();
    listen(element, stop.signal, latest, setCarried);
    return () => stop.abort();
  }, [host, isGiven]);
  return {
    carried,
    take: (id: string): void => {
      if (latest.current?.mayTake(id)) setCarried({ id });
    },
    /** Puts what is carried under a card. */
    put: (ontoId: string): void => {
      setCarried(undefined);
      if (carried !== undefined && latest.current?.mayDrop(carried.id, ontoId)) latest.current.onDrop(carried.id, ontoId);
    },
    cancel: (): void => setCarried(undefined),
  };
}

const unitAt = (place: Element | null): string | undefined => (place?.closest<HTMLElement>('[data-unit]') ?? undefined)?.dataset.unit;

/** Before the listeners of the sheet, which would move it. */
function listen(element: HTMLElement, signal: AbortSignal, carrying: RefObject<Carrying | undefined>, say: (carried: Carried | undefined) => void): void {
  let pressed: { readonly id: string; readonly x: number; readonly y: number } | undefined;
  let carried: Carried | undefined;
  const set = (next: Carried | undefined): void => {
    carried = next;
    say(next);
  };
  element.addEventListener(
    'pointerdown',
    (event) => {
      const place = event.target instanceof Element ? event.target : null;
      const id = unitAt(place);
      if (event.button !== 0 || event.pointerType === 'touch' || id === undefined || place?.closest('button') || !carrying.current?.mayTake(id)) return;
      event.stopPropagation();
      pressed = { id, x: event.clientX, y: event.clientY };
    },
    { signal, capture: true },
  );
  const { ownerDocument: document } = element;
  document.addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      if (pressed === undefined || (carried === undefined && Math.hypot(x - pressed.x, y - pressed.y) < SLIP)) return;
      const overId = unitAt(document.elementFromPoint(x, y));
      set({ id: pressed.id, at: { x, y }, ...(overId === undefined ? {} : { overId }) });
    },
    { signal },
  );
  const end = (isPut: boolean) => (): void => {
    const { id, overId } = carried ?? {};
    pressed = undefined;
    if (carried === undefined) return;
    set(undefined);
    if (isPut && id !== undefined && overId !== undefined && carrying.current?.mayDrop(id, overId)) carrying.current.onDrop(id, overId);
  };
  document.addEventListener('pointerup', end(true), { signal });
  document.addEventListener('pointercancel', end(false), { signal });
  document.addEventListener('keydown', ({ key }) => (key === 'Escape' ? end(false)() : undefined), { signal });
}
