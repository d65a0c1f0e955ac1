/** HCM_DATA_DIR, made and tried out before anything relies on it. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SettingsError } from './config.ts';

/** One by one: the recursive mkdir of Node never comes back from a place like /proc. */
async function makeFolders(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeFolders(dirname(path));
  await mkdir(path).catch((error: NodeJS.ErrnoException) => {
    // another start was faster
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Throws SettingsError when the directory cannot be made or written. Asked by writing: mode bits do not know of mounts. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const trial = join(dataDir, `.trial-${randomUUID()}`);
  try {
    await makeFolders(dataDir);
    await writeFile(trial, '');
    await rm(trial);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SettingsError(`The data directory ${dataDir} cannot be written (${code}): name another one by HCM_DATA_DIR, or give this one to the user who starts Kargozin.`);
  }
}
