/**
 * argon2id through a bounded queue: a hash costs about 40 ms and 19 MiB, so their number at once and the number of
 * requests that wait for one are limited. Hashes are texts in the PHC form and carry their own parameters.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { httpErrors } from '#platform/http/http.errors.ts';
import { openThreads } from '#platform/threads/threads.server.ts';
import { job } from './derive-password.server.ts';

interface Cost {
  /** KiB. */
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's least parameters for argon2id. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1));
/** Requests that may wait for a hash; those beyond are refused as busy. */
export const WAITING = 16;

let admitted = 0;
const work = { verified: 0, made: 0 };

/** Hashes computed since this process started, for verification and for storing. */
export const hashWork = (): { readonly verified: number; readonly made: number } => ({ ...work });

/** Runs a request that hashes, or refuses it when too many are there already. */
export async function inHashQueue<T>(request: () => Promise<T>): Promise<T> {
  if (admitted >= AT_ONCE + WAITING) throw httpErrors.error('busy', { retryAfterSeconds: 1 });
  admitted += 1;
  try {
    return await request();
  } finally {
    admitted -= 1;
  }
}

/**
 * In threads of their own: what a hash takes of memory stays with the thread that took it, and of the four that Node keeps for such work each came to
 * hold 19 MiB (2026-11-26).
 */
const threads = openThreads(AT_ONCE);

const derive = async (password: string, salt: Buffer, cost: Cost): Promise<Buffer> => Buffer.from(await threads.ask(job, { password, salt, ...cost, tagLength: TAG_LENGTH }));

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
const phc = (salt: Buffer, tag: Buffer): string => `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(tag)}`;

/** What an unknown name is checked against, so that it costs what a known one costs. Nothing hashes to it. */
const nobody = phc(randomBytes(16), randomBytes(TAG_LENGTH));

export async function hashPassword(password: string): Promise<string> {
  work.made += 1;
  const salt = randomBytes(16);
  return phc(salt, await derive(password, salt, cost));
}

/** Whether the password belongs to the hash; without a hash the same work is done and the answer is false. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(hash ?? nobody) ?? [];
  if (!memory) return false;
  work.verified += 1;
  const derived = await derive(password, Buffer.from(salt, 'base64'), { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) });
  const expected = Buffer.from(tag, 'base64');
  return derived.length === expected.length && timingSafeEqual(derived, expected) && hash !== undefined;
}

/** Whether a hash was made with other parameters than today's. */
export const needsRehash = (hash: string): boolean => !hash.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`);
