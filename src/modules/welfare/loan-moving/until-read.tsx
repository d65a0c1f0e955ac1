import type { ReactNode } from 'react';
import { Stack } from '#ui/stack/stack.tsx';

/** What was read for other values stays to be seen while the new answer comes, and cannot be confirmed meanwhile. */
export function UntilRead({ isOld, children }: { isOld: boolean; children: ReactNode }) {
  return (
    <div inert={isOld} aria-busy={isOld}>
      <Stack>{children}</Stack>
    </div>
  );
}
