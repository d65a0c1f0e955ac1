/** Reads all modules of the server once and ends, so that Node keeps them compiled (bin/kargozin.mjs). */
import '#platform/threads/thread-worker.server.ts';
import '../main.ts';
import { allSeeds } from '../seed.ts';
import { loadSlices } from '../slices.ts';

/** Entry of `bin/kargozin.mjs compile`. */
export async function run(): Promise<void> {
  await loadSlices();
  await allSeeds();
}
