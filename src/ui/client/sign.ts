/** The `signature` header of the wire (spec section 7). It proves nothing; see kernel/signature. */
import { PUBLIC_SIGNATURE_CONSTANT, signaturePayload } from '#kernel/signature/signature.ts';

const encoder = new TextEncoder();
let key: Promise<CryptoKey> | undefined;

/** HMAC-SHA256 in hex; undefined for calls that carry none. `url` is path and query as sent. */
export async function signatureOf(method: string, url: string, body: unknown): Promise<string | undefined> {
  const payload = signaturePayload(method, url, body);
  // WebCrypto exists in secure contexts only; the server decides nothing by the signature, so it may be missing
  if (payload === undefined || globalThis.crypto.subtle === undefined) return undefined;
  key ??= crypto.subtle.importKey('raw', encoder.encode(PUBLIC_SIGNATURE_CONSTANT), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', await key, encoder.encode(payload)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
