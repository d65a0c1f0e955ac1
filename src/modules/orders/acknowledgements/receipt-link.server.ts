/** The text that stands for a link in its address: its id with a signature by the first data key, which stays when later ones take its place. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { knownKeys } from '#platform/secrets/keys.server.ts';
import { KEY_BYTES } from '#platform/secrets/sealing.server.ts';

const FIRST_KEY = 1;
const ID_BYTES = 16;
const SIGNATURE_BYTES = 16;

function signatureOf(id: Buffer): Buffer {
  const secret = Buffer.from(hkdfSync('sha256', knownKeys().find(FIRST_KEY).secret, '', 'empl_order_link', KEY_BYTES));
  return createHmac('sha256', secret).update(id).digest().subarray(0, SIGNATURE_BYTES);
}

export function codeOfLink(linkId: string): string {
  const id = Buffer.from(linkId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signatureOf(id)]).toString('base64url');
}

/** Undefined of a text that the server did not sign. */
export function linkOfCode(code: string): string | undefined {
  const bytes = Buffer.from(code, 'base64url');
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES) return undefined;
  const id = bytes.subarray(0, ID_BYTES);
  if (!timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(id))) return undefined;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
