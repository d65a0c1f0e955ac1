import { type RefObject, useEffect, useRef } from 'react';
import { focusInSight } from './focus-by-id.ts';

/** Gives the focus to the first field with a fault inside an element whenever there are new ones (look 8); `faults` by name of the field. */
export function useFaultFocus(faults: Readonly<Record<string, string>>): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // a form with a store of its own marks its fields when all effects have run
    if (Object.keys(faults).length > 0) queueMicrotask(() => focusInSight(place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')));
  }, [faults]);
  return place;
}
