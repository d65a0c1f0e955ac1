/**
 * A backup is a folder: `manifest.json` (written last) and the parts it names, each with its size and SHA-256.
 *   tables/<table>.copy.gz   rows in the text form of COPY, which outlives versions of PostgreSQL
 *   files.json.gz            name, size and SHA-256 of each kept file
 *   files/<a>/<b>/<name>     the kept files as they stand in the store: sealed ones stay sealed
 *   config.json              settings changed at run time
 * No key is ever part of it.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { z } from '#kernel/schema.ts';
import { SettingsError } from '../config.ts';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** SHA-256 of the manifest itself: a changed number in it would otherwise pass for the truth. */
const MANIFEST_SUM = 'manifest.sha256';

const part = z.object({ path: z.string().check(z.regex(/^(?!.*\.\.)\w[\w./-]*$/)), bytes: z.number(), sha256: z.string() });
const manifest = z.object({
  format: z.literal(FORMAT),
  /** Version of the program that made it. */
  program: z.string(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ id: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), part })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number(), missing: z.array(z.string()), part }),
  config: z.nullable(part),
  /** Fingerprint of the master key that opens sealed fields and files; null when nothing is sealed. */
  masterKey: z.nullable(z.string()),
});
export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;

const keptFiles = z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() }));
export type KeptFile = z.infer<typeof keptFiles>[number];

export const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Counts and sums what passes. */
function meter() {
  const hash = createHash('sha256');
  let bytes = 0;
  const pass = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  };
  return { pass, facts: () => ({ bytes, sha256: hash.digest('hex') }) };
}

/** Writes a packed part of the backup in `folder`; when it answers it outlives a power cut. */
export async function writePart(folder: string, path: string, source: Readable): Promise<Part> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const measured = meter();
  // the fastest level: rows of text shrink to a sixth by it, and the server works beside this
  await pipeline(source, createGzip({ level: constants.Z_BEST_SPEED }), measured.pass, createWriteStream(file, { mode: 0o600, flush: true }));
  return { path, ...measured.facts() };
}

/** Writes a part as it is. */
export async function writePlain(folder: string, path: string, bytes: Buffer): Promise<Part> {
  await writeFile(join(folder, path), bytes, { mode: 0o600, flush: true });
  return { path, bytes: bytes.length, sha256: sumOf(bytes) };
}

/** The unpacked bytes of a part. */
export const readPart = (folder: string, { path }: Part): Readable => createReadStream(join(folder, path)).pipe(createGunzip());

export const readKeptFiles = async (folder: string, { files }: Manifest): Promise<KeptFile[]> => keptFiles.parse(JSON.parse(String(await buffer(readPart(folder, files.part)))));

export async function writeManifest(folder: string, value: Manifest): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  await writePlain(folder, MANIFEST_SUM, Buffer.from(`${sumOf(bytes)}  ${MANIFEST}\n`));
  await writePlain(folder, MANIFEST, bytes);
}

/** Throws SettingsError when the folder holds no whole backup that this program can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const bytes = await readFile(join(folder, MANIFEST)).catch(() => {
    throw new SettingsError(`${folder} is no backup: it has no ${MANIFEST}.`);
  });
  const sum = await readFile(join(folder, MANIFEST_SUM), 'utf8').catch(() => '');
  if (!sum.startsWith(sumOf(bytes))) throw new SettingsError(`${join(folder, MANIFEST)} is not as it was written (${MANIFEST_SUM}): take another backup.`);
  const found = manifest.safeParse(JSON.parse(String(bytes)));
  if (!found.success) throw new SettingsError(`${folder} was made by a program that writes backups in another form: use that program's restore.`);
  return found.data;
}

/** Whether a file is there and as it was written. */
export async function isWhole(file: string, { bytes, sha256 }: Omit<Part, 'path'>): Promise<boolean> {
  const measured = meter();
  try {
    await pipeline(createReadStream(file), measured.pass, async (passed: AsyncIterable<Buffer>) => {
      for await (const _ of passed);
    });
  } catch {
    return false;
  }
  const facts = measured.facts();
  return facts.bytes === bytes && facts.sha256 === sha256;
}

/** Reads every part. Throws SettingsError at the first one that is missing or not as it was written. */
export async function verifyParts(folder: string, { tables, files, config }: Manifest): Promise<void> {
  for (const part of [...tables.map((table) => table.part), files.part, ...(config ? [config] : [])])
    if (!(await isWhole(join(folder, part.path), part))) throw broken(join(folder, part.path));
}

export const broken = (file: string): SettingsError => new SettingsError(`${file} is missing or not as it was written: nothing was restored. Take another backup.`);
