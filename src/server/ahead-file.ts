/** What the build writes into the folder of the bundle beside index.html and its assets (`tools/chunks.ts`, `vite.config.ts`). */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Which files each page needs. */
export const AHEAD_FILE = 'ahead.json';

/** The worker that keeps the bundle, from `src/web/worker`. */
export const WORKER_FILE = 'service-worker.js';

/** Addresses of files in the bundle, by the source file (below src) that needs them at once. */
export type FilesAhead = Readonly<Record<string, readonly string[]>>;

/** Of a folder that holds a bundle; nothing where the bundle was made without. */
export async function readAhead(folder: string): Promise<FilesAhead> {
  const file = join(folder, AHEAD_FILE);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}
