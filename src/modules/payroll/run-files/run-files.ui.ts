/** Files of a run of pay, as the slices declare them (x.run-file.tsx), in their order. */
import type { RunFile } from './run-file.ui.ts';

const files = import.meta.glob<Readonly<Record<string, RunFile>>>('./modules/**/*.run-file.tsx', { base: '../../../', eager: true });

export const runFiles: readonly RunFile[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .sort((a, b) => a.order - b.order);
