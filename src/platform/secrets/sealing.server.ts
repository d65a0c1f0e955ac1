/**
 * Sealing by AES-256-GCM (guide reliability-security.md 2.6). What is sealed opens only in its place: the place is part
 * of what the tag covers, so a value that was moved to another row or column does not open.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
export const TAG_BYTES = 16;

export interface DataKey {
  readonly keyId: number;
  readonly secret: Buffer;
}

export interface KeyRing {
  /** Seals what is new. */
  readonly current: DataKey;
  /** Throws SealBroken for a key this installation does not have. */
  find(keyId: number): DataKey;
}

/** What was sealed does not open: altered, moved to another place, or sealed by a key that is not here. Never holds the value. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** One key per id. Throws when there is none. */
export function keyRing(keys: readonly DataKey[]): KeyRing {
  const byId = new Map(keys.map((key) => [key.keyId, key]));
  const current = [...keys].sort((a, b) => b.keyId - a.keyId)[0];
  if (!current) throw new Error('a ring of no keys');
  return {
    current,
    find: (keyId) => {
      const key = byId.get(keyId);
      if (!key) throw new SealBroken(`there is no data key ${keyId}`);
      return key;
    },
  };
}

/** Encrypts under a nonce that is used once for this secret; the tag stands at the end. */
export function encrypt(secret: Buffer, nonce: Buffer, place: Uint8Array, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(place);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws SealBroken. */
export function decrypt(secret: Buffer, nonce: Buffer, place: Uint8Array, sealed: Uint8Array): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', secret, nonce, { authTagLength: TAG_BYTES }).setAAD(place);
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (error) {
    throw new SealBroken('a sealed value does not open', { cause: error });
  }
}

/** Nonce, sealed bytes, tag. */
export function sealBytes(secret: Buffer, place: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  return Buffer.concat([nonce, encrypt(secret, nonce, Buffer.from(place), plain)]);
}

/** Throws SealBroken. */
export const openBytes = (secret: Buffer, place: string, sealed: Uint8Array): Buffer =>
  decrypt(secret, Buffer.from(sealed.subarray(0, NONCE_BYTES)), Buffer.from(place), sealed.subarray(NONCE_BYTES));

/** Beginning of every text sealed under a key: `enc:3:`. */
export const prefixOf = (keyId: number): string => `enc:${keyId}:`;

/** A text in a text column: `enc:<key id>:<base64url>`. */
export const sealText = ({ current }: KeyRing, place: string, text: string): string =>
  prefixOf(current.keyId) + sealBytes(current.secret, place, Buffer.from(text)).toString('base64url');

/** The text; one that was stored in the clear, before there were keys, as it is. Throws SealBroken. */
export function openText(keys: KeyRing, place: string, stored: string): string {
  const [, keyId, sealed] = /^enc:(\d{1,9}):([\w-]+)$/.exec(stored) ?? [];
  if (keyId === undefined || sealed === undefined) return stored;
  return openBytes(keys.find(Number(keyId)).secret, place, Buffer.from(sealed, 'base64url')).toString();
}
