import { useState } from 'react';
import { tellOutcome } from './tell-outcome.ts';

/** Work that one waits for (a print, a file): pending until it is over, and told why where it was refused. */
export function useRun(): { readonly isPending: boolean; readonly run: (work: () => Promise<unknown>) => Promise<void> } {
  const [isPending, setPending] = useState(false);
  async function run(work: () => Promise<unknown>): Promise<void> {
    setPending(true);
    try {
      await tellOutcome(work());
    } finally {
      setPending(false);
    }
  }
  return { isPending, run };
}
