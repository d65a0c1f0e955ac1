import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as the component lives, doing what the latest one does: rows that did not change are not drawn again for it. */
export function useStable<A extends readonly unknown[], R>(fn: (...args: A) => R): (...args: A) => R {
  const latest = useRef(fn);
  useLayoutEffect(() => {
    latest.current = fn;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
