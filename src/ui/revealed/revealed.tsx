import { type ReactNode, useEffect, useRef } from 'react';
import { Stack } from '#ui/stack/stack.tsx';

/** What an act brings below the place where it was asked for: it comes into view, and the keys go on from it. */
export function Revealed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <Stack>{children}</Stack>
    </div>
  );
}
