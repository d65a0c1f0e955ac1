/** Identifiers of rows: UUID version 7 (RFC 9562), so that new rows sort by time. */

const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * The UUID of a moment (epoch milliseconds) and ten random bytes, of which 74 bits are used.
 * Both are passed in, so that a test gets the same id twice.
 */
export function makeUuidV7(nowMs: number, randomBytes: Uint8Array): string {
  if (randomBytes.length !== 10) throw new RangeError('ten random bytes expected');
  if (!Number.isInteger(nowMs) || nowMs < 0 || nowMs >= 2 ** 48) {
    throw new RangeError('epoch milliseconds expected');
  }
  const hex = [...randomBytes].map((byte, at) => HEX[at === 0 ? 0x70 | (byte & 0x0f) : at === 2 ? 0x80 | (byte & 0x3f) : byte]);
  const moment = nowMs.toString(16).padStart(12, '0');
  const [a, b, c, d, ...rest] = hex;
  return `${moment.slice(0, 8)}-${moment.slice(8)}-${a}${b}-${c}${d}-${rest.join('')}`;
}

/** Whether the text is a UUID of any version, in the dashed form, small or capital letters. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
