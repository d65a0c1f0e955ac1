import { useSyncExternalStore } from 'react';

const QUERY = '(pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether one points with a finger and writes on a keyboard of the screen. */
export const useIsTouch = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
