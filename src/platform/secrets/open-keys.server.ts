/** Opens the data keys at a start, makes the first one, and puts new keys in the place of old ones. */
import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import type pg from 'pg';
import { type Db, openPool, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { addKey, lockKeys, rewrapKey, type WrappedKey, wrappedKeys } from './data-keys.store.ts';
import { KeyFault, type MasterKey, type MasterKeyPlace, newMasterKey, readMasterKey, unwrap, wrap, writeKeyFile } from './master-key.server.ts';
import { KEY_BYTES, type KeyRing, keyRing } from './sealing.server.ts';

/** Where a rotation that was cut off has left the key that comes next. */
export const nextFile = (file: string): string => `${file}.next`;

const ringOf = (master: MasterKey, keys: readonly WrappedKey[]): KeyRing => keyRing(keys.map(({ keyId, wrapped }) => ({ keyId, secret: unwrap(master, keyId, wrapped) })));

const wayOut = ({ text, file }: MasterKeyPlace): string =>
  text === undefined
    ? `Put the file back to ${file}, or name its place by HCM_MASTER_KEY_FILE.`
    : 'HCM_MASTER_KEY holds another one: set it to the one this installation was set up with.';

/** The master key that wrapped the keys. Throws KeyFault with the fingerprint to look for. */
async function masterOf(keys: readonly WrappedKey[], place: MasterKeyPlace): Promise<MasterKey> {
  const wanted = keys.at(-1)?.master;
  const found = await readMasterKey(place);
  if (found?.fingerprint === wanted && found) return found;
  // the rotation had committed and died before it gave the new key its name
  const next = place.text === undefined ? await readMasterKey({ text: undefined, file: nextFile(place.file) }) : undefined;
  if (next?.fingerprint === wanted && next) {
    await rename(nextFile(place.file), place.file);
    return next;
  }
  const what = found
    ? `is sealed by the master key ${wanted}, and ${place.text === undefined ? place.file : 'HCM_MASTER_KEY'} is ${found.fingerprint}`
    : `needs its master key ${wanted}, which is not there`;
  throw new KeyFault(`This installation ${what}. Without it sealed fields and files cannot be read by anybody. ${wayOut(place)}`);
}

/** The keys of a database in use; undefined before the first one was made. Throws KeyFault. */
export async function readKeys(db: Db, place: MasterKeyPlace): Promise<KeyRing | undefined> {
  const keys = await wrappedKeys(db);
  return keys.length === 0 ? undefined : ringOf(await masterOf(keys, place), keys);
}

/** The next data key under a master key. */
async function addDataKey(tx: Tx, master: MasterKey, known: readonly WrappedKey[]): Promise<void> {
  const keyId = (known.at(-1)?.keyId ?? 0) + 1;
  await addKey(tx, { keyId, wrapped: wrap(master, keyId, randomBytes(KEY_BYTES)), master: master.fingerprint });
}

async function masterForFirst(place: MasterKeyPlace): Promise<MasterKey> {
  const given = await readMasterKey(place);
  if (given) return given;
  const made = newMasterKey();
  await writeKeyFile(place.file, made);
  return made;
}

async function asOwner<T>(owner: pg.ClientConfig, work: (tx: Tx) => Promise<T>): Promise<T> {
  const pool = openPool({ connection: owner, max: 1 });
  try {
    return await writing(pool, systemActor('keys'), work);
  } finally {
    await pool.end();
  }
}

/** The keys of this installation; makes master key and first data key when nothing is sealed yet. Throws KeyFault. */
export const openKeys = (owner: pg.ClientConfig, place: MasterKeyPlace): Promise<KeyRing> =>
  asOwner(owner, async (tx) => {
    await lockKeys(tx);
    if ((await wrappedKeys(tx)).length === 0) await addDataKey(tx, await masterForFirst(place), []);
    const keys = await wrappedKeys(tx);
    return ringOf(await masterOf(keys, place), keys);
  });

/**
 * Wraps all data keys by `next`, or by a new master key in the file, and adds a data key that seals from the next start on;
 * what is stored follows by itself (resealing.ts). With a file the new key lies beside the old one until the database
 * has it, so that a rotation that dies leaves one of the two that opens. Answers both fingerprints. Throws KeyFault.
 */
export async function rotateKeys(owner: pg.ClientConfig, place: MasterKeyPlace, given?: MasterKey): Promise<{ readonly from: string; readonly to: string }> {
  const isFile = given === undefined;
  if (isFile && place.text !== undefined)
    throw new KeyFault('The master key comes from HCM_MASTER_KEY: set HCM_MASTER_KEY_NEXT to the new one, and HCM_MASTER_KEY to it afterwards.');
  const next = given ?? newMasterKey();
  const from = await asOwner(owner, async (tx) => {
    await lockKeys(tx);
    const keys = await wrappedKeys(tx);
    if (keys.length === 0) throw new KeyFault('This installation has no keys yet: start it once.');
    const master = await masterOf(keys, place);
    if (isFile) {
      await rm(nextFile(place.file), { force: true });
      await writeKeyFile(nextFile(place.file), next);
    }
    for (const { keyId, wrapped } of keys) await rewrapKey(tx, { keyId, wrapped: wrap(next, keyId, unwrap(master, keyId, wrapped)), master: next.fingerprint });
    await addDataKey(tx, next, keys);
    return master.fingerprint;
  });
  if (isFile) await rename(nextFile(place.file), place.file);
  return { from, to: next.fingerprint };
}
