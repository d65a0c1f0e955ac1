/** How accounting software knows who hands a voucher over, and that nothing was changed on the way. */
import { createHmac } from 'node:crypto';

/** Seconds since 1970, and what they and the body come to by the key: `sha256=` and 64 hexadecimal digits. */
export function signatureOf(key: string, body: string, now: Date): Readonly<Record<'x-kargozin-timestamp' | 'x-kargozin-signature', string>> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return { 'x-kargozin-timestamp': timestamp, 'x-kargozin-signature': `sha256=${createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex')}` };
}
