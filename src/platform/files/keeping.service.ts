/**
 * How bytes come to be kept, and how they go. Their row is written before them and deleted after them, so that a crash at
 * any moment leaves a row that housekeeping knows (sweep.ts), and never bytes that nobody knows.
 */
import type { Tx } from '#platform/db/db.server.ts';
import { insertLoose, releaseLoose } from './files.store.ts';
import type { NewFile } from './new-file.server.ts';
import { knownFiles } from './registry.server.ts';

type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Keeps a file that is part of nothing yet; claimFile makes it so. Throws tooManyLoose. */
export async function keepFile(transact: Transact, companyId: string, file: NewFile): Promise<void> {
  const { store, maxBytes } = knownFiles();
  await transact((tx) => insertLoose(tx, companyId, store.storage, file, maxBytes));
  try {
    await store.put(file.storedName, file.content);
  } catch (error) {
    // what cannot be let go of now goes after a day; the first error is the one to tell
    await transact((tx) => releaseLoose(tx, file.storedName)).catch(() => undefined);
    throw error;
  }
}
