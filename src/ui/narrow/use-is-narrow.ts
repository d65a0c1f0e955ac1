import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is narrower than so many pixels: for what is arranged anew, where a style sheet cannot. */
export function useIsBelow(width: number): boolean {
  const query = `(max-width: ${width - 1}px)`;
  const subscribe = useCallback(
    (onChange: () => void): (() => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** A phone's width, where a table of many columns cannot be read. */
export const useIsNarrow = (): boolean => useIsBelow(600);
