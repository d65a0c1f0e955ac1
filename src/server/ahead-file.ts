/** Where the build (`tools/chunks.ts`) writes which files each page needs, in the folder of the bundle. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const AHEAD_FILE = 'ahead.json';

/** Addresses of files in the bundle, by the source file (below src) that needs them at once. */
export type FilesAhead = Readonly<Record<string, readonly string[]>>;

/** Of a folder that holds a bundle; nothing where the bundle was made without. */
export async function readAhead(folder: string): Promise<FilesAhead> {
  const file = join(folder, AHEAD_FILE);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}
