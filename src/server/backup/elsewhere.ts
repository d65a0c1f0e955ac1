/** Whether backups lie where the loss of the disk of the data leaves them, as far as the machine can tell. */
import { readdir, stat } from 'node:fs/promises';
import { newestAt } from './schedule.rules.ts';

const deviceOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ dev }) => dev,
    () => undefined,
  );

/** Moment (epoch milliseconds) of the newest backup in a folder on another file system than the data; undefined when there is none. */
export async function newestElsewhere(folder: string, dataDir: string): Promise<number | undefined> {
  const [ofBackups, ofData] = await Promise.all([deviceOf(folder), deviceOf(dataDir)]);
  if (ofBackups === undefined || ofBackups === ofData) return undefined;
  return newestAt(await readdir(folder).catch(() => []));
}
