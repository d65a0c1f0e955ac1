import { type RefObject, useEffect } from 'react';

/** Less than this is no column that one could miss: widths are fractions of pixels. */
const NOTHING = 2;

/**
 * Says on the frame of the scroller (`data-before`, `data-after`) at which ends columns are out of sight, so that a shadow stands there. Told by
 * attributes and not by state: a table is not drawn anew because somebody scrolls.
 */
export function useEdges(scroller: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    const frame = element?.parentElement;
    if (!element || !frame) return;
    const tell = (): void => {
      const hidden = element.scrollWidth - element.clientWidth;
      // counted away from the beginning, which is negative where one reads from the right
      const gone = Math.abs(element.scrollLeft);
      frame.toggleAttribute('data-before', gone > NOTHING);
      frame.toggleAttribute('data-after', hidden - gone > NOTHING);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    for (const inner of element.children) observer.observe(inner);
    element.addEventListener('scroll', tell, { passive: true });
    tell();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', tell);
    };
  }, [scroller]);
}
