/**
 * Tells those who keep what groups permit in memory that it has changed under them: a company was founded or removed.
 * Other processes notice when what they keep has grown old.
 */
let generation = 0;

/** Number of changes so far; what was kept under another number is stale. */
export const accessGeneration = (): number => generation;

export function forgetAccess(): void {
  generation += 1;
}
