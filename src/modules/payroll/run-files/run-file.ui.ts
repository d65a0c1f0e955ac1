import type { ComponentType } from 'react';

/** What a slice adds to the files of a run of pay. Stands in `x.run-file.tsx` of its slice. */
export interface RunFile {
  readonly id: string;
  /** Its place among the others: 10, 20, 30 ... */
  readonly order: number;
  /** One card: what it is, and the way to take it; nothing for whoever may not. */
  readonly Content: ComponentType<{ readonly payRunId: string }>;
}
