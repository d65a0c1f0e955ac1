/** The `signature` header of the wire (spec section 7). It proves nothing; see kernel/signature. */
import { hmacSha256 } from '#kernel/signature/hmac.ts';
import { PUBLIC_SIGNATURE_CONSTANT, signaturePayload } from '#kernel/signature/signature.ts';

/** HMAC-SHA256 in hex; undefined for calls that carry none. `url` is path and query as sent. */
export function signatureOf(method: string, url: string, body: unknown): string | undefined {
  const payload = signaturePayload(method, url, body);
  return payload === undefined ? undefined : hmacSha256(PUBLIC_SIGNATURE_CONSTANT, payload);
}
