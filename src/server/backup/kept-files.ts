/**
 * The kept files of a backup. Those that the backup before it has already become a second name of the same bytes (a hard
 * link): each backup is whole by itself, and a night costs the room and the traffic of what is new.
 */
import { link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { diskPath, diskStore } from '#platform/file-store/disk-store.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { isWhole, type KeptFile, type Manifest, readKeptFiles, readManifest, sumOf, writePart } from './archive.ts';
import { newestOf } from './schedule.rules.ts';

const HOUR_MS = 3_600_000;
const LISTED_AT_ONCE = 1_000;

interface Before {
  readonly folder: string;
  readonly madeAt: number;
  readonly files: ReadonlyMap<string, KeptFile>;
}

/** The newest backup beside this one; undefined when there is none that can be read. */
async function backupBefore(into: string): Promise<Before | undefined> {
  const name = newestOf(await readdir(into).catch(() => []));
  if (name === undefined) return undefined;
  const folder = join(into, name);
  try {
    const manifest = await readManifest(folder);
    return { folder, madeAt: Date.parse(manifest.madeAt), files: new Map((await readKeptFiles(folder, manifest)).map((file) => [file.name, file])) };
  } catch {
    return undefined;
  }
}

/** Names of the files that were written before a moment; an hour is left to clocks that differ. */
async function writtenBefore(store: FileStore, moment: number): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let after: string | undefined = ''; after !== undefined; ) {
    const listed = await store.list(after, LISTED_AT_ONCE);
    for (const { name, storedAt } of listed) if (storedAt < moment - HOUR_MS) found.add(name);
    after = listed.length < LISTED_AT_ONCE ? undefined : listed.at(-1)?.name;
  }
  return found;
}

/** Links a file of the backup before, when it still is what it was; false when it has to be copied. */
async function linkFile(folder: string, before: Before, file: KeptFile): Promise<boolean> {
  const [from, to] = [diskPath(join(before.folder, 'files'), file.name), diskPath(join(folder, 'files'), file.name)];
  if (!(await isWhole(from, file))) return false;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  // another file system, or one without links
  return link(from, to).then(
    () => true,
    () => false,
  );
}

async function copyFile(folder: string, store: FileStore, name: string): Promise<KeptFile | undefined> {
  const stream = await store.get(name);
  if (!stream) return undefined;
  const bytes = await buffer(stream);
  await diskStore(join(folder, 'files')).put(name, bytes);
  return { name, bytes: bytes.length, sha256: sumOf(bytes) };
}

/** Keeps the named files in `folder`, a backup in `into`. One that went meanwhile, or was lost before, is noted and does not stop the rest. */
export async function keepFiles(folder: string, into: string, store: FileStore, names: readonly string[]): Promise<Manifest['files']> {
  const before = await backupBefore(into);
  const unchanged = before && before.files.size > 0 ? await writtenBefore(store, before.madeAt) : new Set<string>();
  const list: KeptFile[] = [];
  const missing: string[] = [];
  for (const name of names) {
    const known = unchanged.has(name) ? before?.files.get(name) : undefined;
    const kept = before && known && (await linkFile(folder, before, known)) ? known : await copyFile(folder, store, name);
    if (kept) list.push(kept);
    else missing.push(name);
  }
  const part = await writePart(folder, 'files.json.gz', Readable.from([JSON.stringify(list)]));
  return { count: list.length, bytes: list.reduce((sum, { bytes }) => sum + bytes, 0), missing, part };
}
