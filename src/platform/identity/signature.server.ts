/** Counts the signature header of requests. Its constant is public, so nothing is ever allowed or denied by it (ADR 0004). */
import { createHmac } from 'node:crypto';
import { isSignature, PUBLIC_SIGNATURE_CONSTANT, SIGNATURE_HEADER, signaturePayload } from '#kernel/signature/signature.ts';
import type { RequestFacts } from '#platform/http/context.server.ts';

export interface SignatureCounts {
  readonly matched: number;
  /** Well formed, but of something else. */
  readonly mismatched: number;
  readonly malformed: number;
  readonly missing: number;
}

const counts = { matched: 0, mismatched: 0, malformed: 0, missing: 0 };

/** Counts since this process started, of the calls that should carry a signature. */
export const signatureCounts = (): SignatureCounts => ({ ...counts });

/** The signature of a text, 64 hexadecimal digits. */
export const sign = (payload: string): string => createHmac('sha256', PUBLIC_SIGNATURE_CONSTANT).update(payload).digest('hex');

/** A body nested too deep cannot be written back; it is refused later, here it only matches nothing. */
function payloadOf(method: string, url: string, body: unknown): string | undefined {
  try {
    return signaturePayload(method, url, body);
  } catch {
    return '';
  }
}

/** Never throws and answers nothing. */
export function checkSignature(facts: RequestFacts, method: string, url: string, body: unknown): void {
  const payload = payloadOf(method, url, body);
  if (payload === undefined) return;
  const given = facts.headers[SIGNATURE_HEADER];
  if (typeof given !== 'string' || given === '') counts.missing += 1;
  else if (!isSignature(given)) counts.malformed += 1;
  else if (given === sign(payload)) counts.matched += 1;
  else counts.mismatched += 1;
}
