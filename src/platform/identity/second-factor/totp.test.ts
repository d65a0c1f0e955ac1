import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base32, codeOf, otpauthOf, STEP_MS, stepAt, stepOfCode } from './totp.server.ts';
import { RECOVERY_ALPHABET, readTypedCode, writeRecoveryCode } from './typed-code.rules.ts';

const seeds = {
  sha1: Buffer.from('12345678901234567890'),
  sha256: Buffer.from('12345678901234567890123456789012'),
  sha512: Buffer.from('1234567890123456789012345678901234567890123456789012345678901234'),
};

// RFC 6238 appendix B
test.each([
  [59, '94287082', '46119246', '90693936'],
  [1111111109, '07081804', '68084774', '25091201'],
  [1111111111, '14050471', '67062674', '99943326'],
  [1234567890, '89005924', '91819424', '93441116'],
  [2000000000, '69279037', '90698825', '38618901'],
  [20000000000, '65353130', '77737706', '47863826'],
])('the vectors of RFC 6238 at second %i', (seconds, sha1, sha256, sha512) => {
  const step = stepAt(seconds * 1_000);
  expect([codeOf(seeds.sha1, step, 8), codeOf(seeds.sha256, step, 8, 'sha256'), codeOf(seeds.sha512, step, 8, 'sha512')]).toEqual([sha1, sha256, sha512]);
});

// RFC 4226 appendix D
test('the vectors of RFC 4226', () => {
  expect(Array.from({ length: 10 }, (_, step) => codeOf(seeds.sha1, step))).toEqual([
    '755224',
    '287082',
    '359152',
    '969429',
    '338314',
    '254676',
    '287922',
    '162583',
    '399871',
    '520489',
  ]);
});

// RFC 4648 section 10
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j', (text, expected) => {
  expect(base32(Buffer.from(text))).toBe(expected);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code of %i periods away: %s', (away, isTaken) => {
  const now = 1_780_000_000_000;
  expect(stepOfCode(seeds.sha1, codeOf(seeds.sha1, stepAt(now) + away), now)).toBe(isTaken ? stepAt(now) + away : undefined);
});

test('every moment of a period has one code', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
      const start = now - (now % STEP_MS);
      expect(codeOf(seeds.sha1, stepAt(start))).toBe(codeOf(seeds.sha1, stepAt(start + STEP_MS - 1)));
    }),
  );
});

test.each(['', '12345', '1234567', 'abcdef', '12345a'])('%j is no code', (typed) => {
  expect(stepOfCode(seeds.sha1, typed, 1_780_000_000_000)).toBeUndefined();
});

test('the address of a seed names issuer and account', () => {
  expect(otpauthOf(seeds.sha1, 'Kargozin', 'a b')).toBe('otpauth://totp/Kargozin:a%20b?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kargozin');
});

test.each([
  ['123 456', { kind: 'totp', code: '123456' }],
  ['\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6', { kind: 'totp', code: '123456' }],
  ['3-ABCDE-fghjk', { kind: 'recovery', codeNo: 3, letters: 'abcdefghjk' }],
  [' 0 abcde 23456 ', { kind: 'recovery', codeNo: 0, letters: 'abcde23456' }],
  ['3-abcde-fghj', undefined],
  ['', undefined],
])('%j is read', (typed, expected) => {
  expect(readTypedCode(typed)).toEqual(expected);
});

test('a recovery code is read as it was written', () => {
  const letters = fc.array(fc.constantFrom(...RECOVERY_ALPHABET), { minLength: 10, maxLength: 10 }).map((all) => all.join(''));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), letters, (codeNo, text) => {
      expect(readTypedCode(writeRecoveryCode(codeNo, text))).toEqual({ kind: 'recovery', codeNo, letters: text });
    }),
  );
});
