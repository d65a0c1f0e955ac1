/** Where this server keeps files and how large they may be: filled once at start. */
import type { FileStore } from '#platform/file-store/file-store.server.ts';

export interface KnownFiles {
  readonly store: FileStore;
  /** Largest file in bytes. */
  readonly maxBytes: number;
}

let known: KnownFiles | undefined;

/** Called by the composition of the server. */
export function announceFiles(files: KnownFiles): void {
  known = files;
}

export function knownFiles(): KnownFiles {
  if (!known) throw new Error('the server has no store of files yet');
  return known;
}
