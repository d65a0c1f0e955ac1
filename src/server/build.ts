/** Builds the browser bundle when its sources changed since the last build, and compresses what it wrote. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants as access, accessSync, existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { startProgram } from '#platform/process/programs.server.ts';
import { SettingsError } from './config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Where the bundle stands in a checkout that its user may write. */
export const webRoot = join(root, 'dist/web');
const stampOf = (folder: string): string => join(folder, '.stamp');

/** Digest over names, sizes and times of everything the bundle is made of. */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256');
  const folders = ['kernel', 'ui', 'web', 'platform', 'modules'].map((name) => join(root, 'src', name));
  const files = ['package-lock.json', 'vite.config.ts', 'tools/chunks.ts', 'src/server/ahead-file.ts'].map((name) => join(root, name));
  for (const folder of folders)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !/\.(test\.tsx?|sql|journey\.ts|store\.ts|routes\.ts|gallery\.tsx|gallery\.messages\.fa\.ts)$/.test(entry.name))
        files.push(join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function compressAll(folder: string): Promise<void> {
  const zip = promisify(gzip);
  const brotli = promisify(brotliCompress);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|html|svg|json)$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(file);
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
      await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }));
    }),
  );
}

const stampIn = (folder: string): Promise<string | undefined> => readFile(stampOf(folder), 'utf8').catch(() => undefined);

/**
 * Puts a finished bundle in the place of the one before. Servers that start at once on changed sources build one each: the first to be done stands, and no
 * page is served from a folder that somebody else is emptying.
 */
export async function putInPlace(built: string, folder: string, stamp: string): Promise<void> {
  const before = `${built}.before`;
  if ((await stampIn(folder)) !== stamp) {
    await rename(folder, before).catch(none);
    await rename(built, folder).catch(isTaken);
  }
  for (const gone of [built, before]) await rm(gone, { recursive: true, force: true });
}

/** Lets pass that there is nothing to take away. */
function none(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Lets pass that another one has come first. */
function isTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

async function buildInto(folder: string): Promise<void> {
  const stamp = await sourceStamp();
  const built = `${folder}.${process.pid}`;
  const { build } = await import('vite');
  // 'native' reads the configuration in place; the other loaders write a copy into node_modules
  await build({ configFile: join(root, 'vite.config.ts'), configLoader: 'native', cacheDir: `${folder}.cache`, logLevel: 'warn', build: { outDir: built } });
  await compressAll(built);
  await writeFile(stampOf(built), stamp);
  await putInPlace(built, folder, stamp);
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, access.W_OK);
    return true;
  } catch {
    return false;
  }
}

export interface Bundle {
  readonly folder: string;
  /** False: it was there already and nothing was written. */
  readonly isNew: boolean;
}

/**
 * Builds in a process of its own: the bundler would leave some 400 MB in the server. A user who may not write the
 * checkout gets the bundle in `dataDir`. Fails loudly: a half-built client is worse than none.
 */
export async function buildWeb(dataDir?: string): Promise<Bundle> {
  const own = dataDir === undefined ? webRoot : join(dataDir, 'web');
  const stamp = await sourceStamp();
  for (const folder of [webRoot, own]) if ((await stampIn(folder)) === stamp) return { folder, isNew: false };
  // a bundle is built beside the one that it replaces
  const nearest = [join(root, 'dist'), root].find((folder) => existsSync(folder)) ?? root;
  const folder = mayWrite(nearest) ? webRoot : own;
  const child = startProgram(process.execPath, [fileURLToPath(import.meta.url), folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new SettingsError(`The browser bundle could not be built into ${folder}: the lines above say why.`);
  return { folder, isNew: true };
}

if (import.meta.main) await buildInto(process.argv[2] ?? webRoot);
