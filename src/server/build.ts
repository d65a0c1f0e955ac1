/** Builds the browser bundle when its sources changed since the last build, and compresses what it wrote. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const webRoot = join(root, 'dist/web');
const stampFile = join(webRoot, '.stamp');

/** Digest over names, sizes and times of everything the bundle is made of. */
async function sourceStamp(): Promise<string> {
  const hash = createHash('sha256');
  const folders = ['kernel', 'ui', 'web', 'platform', 'modules'].map((name) => join(root, 'src', name));
  const files = ['package-lock.json', 'vite.config.ts'].map((name) => join(root, name));
  for (const folder of folders)
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile() && !/\.(test\.tsx?|sql|journey\.ts|store\.ts|routes\.ts)$/.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    const { size, mtimeMs } = await stat(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function compressAll(): Promise<void> {
  const zip = promisify(gzip);
  const brotli = promisify(brotliCompress);
  const entries = await readdir(webRoot, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(js|css|html|svg|json)$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    texts.map(async (file) => {
      const content = await readFile(file);
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
      await writeFile(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    }),
  );
}

async function buildHere(): Promise<void> {
  const stamp = await sourceStamp();
  const { build } = await import('vite');
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await compressAll();
  await writeFile(stampFile, stamp);
}

/**
 * Answers true when it built. Builds in a process of its own: the bundler would leave some 400 MB in the server.
 * Fails loudly: a half-built client is worse than none.
 */
export async function buildWeb(): Promise<boolean> {
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === (await sourceStamp())) return false;
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the browser bundle could not be built');
  return true;
}

if (import.meta.main) await buildHere();
