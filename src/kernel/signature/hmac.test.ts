import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { hmacSha256 } from './hmac.ts';
import { PUBLIC_SIGNATURE_CONSTANT } from './signature.ts';

const letter = '\u0639';

test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1_000, 100_000])('%i letters: what node:crypto makes of them', (length) => {
  for (const text of ['a'.repeat(length), letter.repeat(length)])
    expect(hmacSha256(PUBLIC_SIGNATURE_CONSTANT, text)).toBe(createHmac('sha256', PUBLIC_SIGNATURE_CONSTANT).update(text).digest('hex'));
});

test('the case of RFC 4231 with a key in letters', () => {
  expect(hmacSha256('Jefe', 'what do ya want for nothing?')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});
