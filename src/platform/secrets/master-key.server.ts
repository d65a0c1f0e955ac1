/** The master key: from the environment, or from a file that only its owner may read, made at the first start. It wraps data keys and nothing else. */
import { createHash, randomBytes } from 'node:crypto';
import { open, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { KEY_BYTES, openBytes, sealBytes } from './sealing.server.ts';

/** What stands in the way of the keys; the message tells the operator what to do. */
export class KeyFault extends Error {
  override readonly name = 'KeyFault';
}

export interface MasterKey {
  readonly secret: Buffer;
  /** Tells keys apart and gives nothing away of them: ab12-cd34-ef56-7890. */
  readonly fingerprint: string;
}

/** Where the operator keeps it. */
export interface MasterKeyPlace {
  /** The key itself as text, out of the environment; then no file is read or made. */
  readonly text: string | undefined;
  readonly file: string;
}

export function masterKey(secret: Buffer): MasterKey {
  const digest = createHash('sha256').update('kargozin master key').update(secret).digest('hex');
  return { secret, fingerprint: digest.slice(0, 16).replaceAll(/(.{4})(?!$)/g, '$1-') };
}

export const newMasterKey = (): MasterKey => masterKey(randomBytes(KEY_BYTES));

/** Throws KeyFault unless the text is 32 bytes in base64. */
export function parseMasterKey(text: string, source: string): MasterKey {
  const trimmed = text.trim();
  const secret = Buffer.from(trimmed, 'base64');
  if (!/^[\w+/-]{43}=?$/.test(trimmed) || secret.length !== KEY_BYTES)
    throw new KeyFault(`${source} must hold a master key of 32 bytes in base64, as "openssl rand -base64 32" prints one.`);
  return masterKey(secret);
}

/** Where the key is, by environment (README). Throws KeyFault for a text that is no key. */
export function masterKeyPlace(env: NodeJS.ProcessEnv, dataDir: string): MasterKeyPlace {
  const text = env['HCM_MASTER_KEY'] || undefined;
  if (text !== undefined) parseMasterKey(text, 'HCM_MASTER_KEY');
  return { text, file: resolve(env['HCM_MASTER_KEY_FILE'] || join(dataDir, 'master.key')) };
}

async function readKeyFile(file: string): Promise<MasterKey | undefined> {
  const facts = await stat(file).catch(() => undefined);
  if (!facts) return undefined;
  if (process.platform !== 'win32' && (facts.mode & 0o077) !== 0) throw new KeyFault(`Others may read the master key ${file}: run chmod 600 on it.`);
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new KeyFault(`The master key ${file} cannot be read (${error.message}).`);
  });
  return parseMasterKey(text, file);
}

/** Undefined when there is none. Throws KeyFault for one that cannot be used. */
export const readMasterKey = async ({ text, file }: MasterKeyPlace): Promise<MasterKey | undefined> =>
  text === undefined ? readKeyFile(file) : parseMasterKey(text, 'HCM_MASTER_KEY');

/** Writes a key where there is none; it outlives a power cut before anything is sealed by it. */
export async function writeKeyFile(file: string, { secret }: MasterKey): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${secret.toString('base64')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const folder = await open(dirname(file), 'r').catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

const place = (keyId: number): string => `data_key|wrapped|${keyId}`;
export const wrap = (master: MasterKey, keyId: number, secret: Buffer): Buffer => sealBytes(master.secret, place(keyId), secret);
/** Throws SealBroken. */
export const unwrap = (master: MasterKey, keyId: number, wrapped: Buffer): Buffer => openBytes(master.secret, place(keyId), wrapped);
