/** Files in folders of this machine: two levels by the first two letters of the name, readable by their owner only. */
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedName, type FileStore, PART, type StoredBytes } from './file-store.server.ts';

/** No such file, or no folder at all. */
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Small letters: some file systems do not tell them from capitals. */
const foldersOf = (name: string): readonly [string, string] => [name.charAt(0).toLowerCase(), name.charAt(1).toLowerCase()];

/** Makes a change of a folder outlive a power cut; file systems that cannot are no reason to fail. */
async function settle(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Where a file stands under a root. Throws for a name that is not one of ours. */
export const diskPath = (root: string, name: string): string => join(root, ...foldersOf(checkedName(name)), name);

/** `root` is made when it is missing. */
export function diskStore(root: string): FileStore {
  const pathOf = (name: string): string => diskPath(root, name);
  const openFile = async (name: string) => {
    try {
      return await open(pathOf(name), 'r');
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  };
  const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    storage: 'disk',
    prepare: async () => void (await makeFolder(root)),
    put: async (name, bytes) => {
      const path = pathOf(name);
      const folder = dirname(path);
      // a folder made just now is settled in the one above it
      if ((await makeFolder(folder)) !== undefined) for (const made of [dirname(folder), root]) await settle(made);
      const handle = await open(`${path}${PART}`, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${path}${PART}`, path);
      await settle(folder);
    },
    get: async (name, range) => (await openFile(name))?.createReadStream(range ? { start: range.first, end: range.last } : {}),
    has: async (name) => {
      const handle = await openFile(name);
      await handle?.close();
      return handle !== undefined;
    },
    remove: async (name) => {
      const path = pathOf(name);
      await rm(`${path}${PART}`, { force: true });
      await rm(path, { force: true });
    },
    list: async (after, atMost) => {
      const found: StoredBytes[] = [];
      const [from, below] = foldersOf(after);
      for (const first of await namesIn(root)) {
        if (first < from) continue;
        for (const second of await namesIn(join(root, first))) {
          if (first === from && second < below) continue;
          for (const name of await namesIn(join(root, first, second))) {
            if (first === from && second === below && name <= after) continue;
            if (found.length === atMost) return found;
            // it may be gone by now
            const facts = await stat(join(root, first, second, name)).catch(() => undefined);
            if (facts) found.push({ name, storedAt: facts.mtimeMs });
          }
        }
      }
      return found;
    },
  };
}
