/** The data keys of this process: filled once at start. */
import type { KeyRing } from './sealing.server.ts';

let known: KeyRing | undefined;

/** Called when the database is opened. */
export function announceKeys(keys: KeyRing): void {
  known = keys;
}

export function knownKeys(): KeyRing {
  if (!known) throw new Error('the data keys are not there yet');
  return known;
}
