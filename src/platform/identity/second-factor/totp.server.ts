/** Time-based one-time passwords (RFC 6238 over RFC 4226): SHA-1, six digits, thirty seconds, as every authenticator program makes them. Times are epoch milliseconds. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const STEP_MS = 30_000;
export const TOTP_DIGITS = 6;
/** RFC 4226 section 4, R6: 160 bits. */
export const SEED_BYTES = 20;
/** Periods before and after the present one whose code is taken too: clocks of phones differ (RFC 6238 section 5.2). */
const DRIFT = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding: how authenticator programs take a seed. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The code of a period (RFC 4226 section 5.3). `digits` and `algorithm` are for the vectors of the RFC. */
export function codeOf(seed: Uint8Array, step: number, digits = TOTP_DIGITS, algorithm: 'sha1' | 'sha256' | 'sha512' = 'sha1'): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac(algorithm, seed).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}

export const stepAt = (now: number): number => Math.floor(now / STEP_MS);

/** The period a code belongs to, or undefined. Every period is compared, so that the time says nothing. */
export function stepOfCode(seed: Uint8Array, code: string, now: number): number | undefined {
  const typed = Buffer.from(code);
  if (typed.length !== TOTP_DIGITS) return undefined;
  let found: number | undefined;
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step++) if (timingSafeEqual(Buffer.from(codeOf(seed, step)), typed)) found = step;
  return found;
}

/** What the picture of a seed says (the otpauth form of authenticator programs). */
export const otpauthOf = (seed: Uint8Array, issuer: string, username: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(username)}?secret=${base32(seed)}&issuer=${encodeURIComponent(issuer)}`;
