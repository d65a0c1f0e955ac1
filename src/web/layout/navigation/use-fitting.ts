import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many children stand in the first row of a wrapping list; what wrapped stays measurable, it is only hidden. */
const inFirstRow = (list: HTMLElement): number => {
  const lines = [...list.children] as HTMLElement[];
  const top = lines[0]?.offsetTop ?? 0;
  const wrapped = lines.findIndex((line) => line.offsetTop > top);
  return wrapped < 0 ? lines.length : wrapped;
};

/** Measured anew with the width of the list and with its number of children. */
export function useFitting(ref: RefObject<HTMLElement | null>, count: number): number {
  const [fitting, setFitting] = useState(count);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other children are measured anew
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const measure = (): void => setFitting(inFirstRow(list));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [ref, count]);
  return fitting;
}
