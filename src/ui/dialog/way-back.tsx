import { useEffect, useRef, useState } from 'react';

/** What had the focus before a dialog came, by the dialog. */
const origins = new WeakMap<Element, Element>();

const dialogOf = (element: Element | null): Element | null => element?.closest('[role="dialog"], [role="alertdialog"]') ?? null;

/**
 * A dialog that takes the place of another (the one that was loading) would give the focus back to what is gone with the other: it gives
 * it to where the first one was opened from. Stands inside the dialog.
 */
export function WayBack() {
  const place = useRef<HTMLSpanElement>(null);
  const [from] = useState(() => document.activeElement);
  const [before] = useState(() => dialogOf(from));
  useEffect(() => {
    const own = dialogOf(place.current);
    const origin = before === null || before.isConnected ? from : (origins.get(before) ?? from);
    if (own !== null && origin !== null) origins.set(own, origin);
    if (origin === from) return;
    return () => {
      // the overlay gives the focus back a frame after it is gone
      requestAnimationFrame(() => requestAnimationFrame(() => (document.activeElement === document.body && origin instanceof HTMLElement ? origin.focus() : undefined)));
    };
  }, [from, before]);
  return <span ref={place} hidden />;
}
