import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomText } from '#kernel/ids/random-text.ts';
import { generatePassword } from './accounts.store.ts';
import { isKey, makeKey } from './api-key.server.ts';
import { accountLimit, countAttempt, networkLimit, networkOf, satisfiesPasswordRule, sessionStatus, siteOf, strangerLimit, waitAfter } from './identity.rules.ts';
import { isCommonPassword } from './passwords/common-password.rules.ts';

describe('judge', () => {
  const live = { idleUntil: 200, absoluteUntil: 300, revoked: false, keyReplacedAt: undefined, deactivated: false };
  test.each([
    ['good', {}, 199],
    ['expired', {}, 200],
    ['expired', { idleUntil: 400 }, 300],
    ['revoked', { revoked: true }, 100],
    ['expired', { revoked: true }, 200],
    ['deactivated', { deactivated: true }, 100],
    ['deactivated', { deactivated: true, revoked: true }, 100],
    ['expired', { deactivated: true }, 200],
    ['good', { keyReplacedAt: 100, idleUntil: 1e6, absoluteUntil: 1e6 }, 60_099],
    ['reused', { keyReplacedAt: 100, idleUntil: 1e6, absoluteUntil: 1e6 }, 60_100],
    ['revoked', { keyReplacedAt: 100, idleUntil: 1e6, absoluteUntil: 1e6, revoked: true }, 60_100],
  ] as const)('%s', (verdict, more, now) => {
    expect(sessionStatus({ ...live, ...more }, now)).toBe(verdict);
  });
});

describe('attempts', () => {
  const none = { failures: 0, firstAt: 0, blockedUntil: undefined };
  test('waits double from 30 seconds to 15 minutes', () => {
    expect([4, 5, 6, 7, 8, 9, 10, 11, 1_000].map((n) => waitAfter(n, accountLimit) / 1_000)).toEqual([0, 30, 60, 120, 240, 480, 900, 900, 900]);
    expect([49, 50, 51].map((n) => waitAfter(n, networkLimit) / 1_000)).toEqual([0, 30, 60]);
    expect([4, 5, 10, 13, 14, 15, 1_000].map((n) => waitAfter(n, strangerLimit) / 60_000)).toEqual([0, 0.5, 16, 128, 240, 240, 240]);
  });
  test('the first attempt starts the window', () => {
    expect(countAttempt(none, accountLimit, 7)).toEqual({ failures: 1, firstAt: 7, blockedUntil: undefined });
  });
  test('a closed bucket counts nothing until its very moment', () => {
    const closed = { failures: 5, firstAt: 0, blockedUntil: 30_000 };
    expect(countAttempt(closed, accountLimit, 29_999)).toBeUndefined();
    expect(countAttempt(closed, accountLimit, 30_000)).toEqual({ failures: 6, firstAt: 0, blockedUntil: 90_000 });
  });
  test('an old window is forgotten', () => {
    expect(countAttempt({ failures: 9, firstAt: 0, blockedUntil: 900_000 }, accountLimit, accountLimit.windowMs)).toMatchObject({ failures: 1 });
  });
});

describe('the password rule', () => {
  test.each([
    ['Aa1!aaa', false],
    ['Aa1!aaaa', true],
    ['aa1!aaaa', false],
    ['AA1!AAAA', false],
    ['Aaa!aaaa', false],
    ['Aa1aaaaa', false],
    ['Aa1-aaaa', false],
    ['Aa\u06F1!aaaa', false],
    ['\u0627\u0628\u067E\u062A1!\u062B\u062C', false],
    ...[...'!@#$%^&*'].map((sign): [string, boolean] => [`Aa1aaaa${sign}`, true]),
    ['', false],
  ])('%s: %s', (password, fits) => {
    expect(satisfiesPasswordRule(password)).toBe(fits);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('the network of %s is %s, and strangers of %s count together', (ip, network, site) => {
  expect([networkOf(ip), siteOf(ip)]).toEqual([network, site]);
});

describe('keys', () => {
  test('all of them are 40 characters with a right checksum', () => {
    const keys = Array.from({ length: 1_000 }, makeKey);
    expect(keys.every((key) => key.length === 40 && isKey(key))).toBe(true);
    expect(new Set(keys).size).toBe(1_000);
  });
  test('one changed character is found anywhere behind the prefix', () => {
    const key = makeKey();
    for (let i = 4; i < 40; i++) expect(isKey(key.slice(0, i) + (key[i] === 'a' ? 'b' : 'a') + key.slice(i + 1))).toBe(false);
  });
});

test('random texts favour no character: bytes beyond the last whole multiple are passed over', () => {
  expect(randomText(3, 'abc', () => Uint8Array.from([255, 0, 4, 8]))).toBe('abc');
});

describe('passwords that are tried first', () => {
  test.each([
    'P@ssw0rd1!',
    'Password123!',
    'Pa$$w0rd!',
    'PASSword#1',
    'Qwerty123!',
    '1qaz2wsx!QAZ',
    'Admin@123',
    'adm1N!2024',
    'Abcd1234!',
    'Aa123456!',
    'aA@12345',
    'Welcome1!',
    'Iran@1405',
    'Tehran#1404',
    'Esteghlal!1',
    'Kargozin1!',
    'HCM@hcm123',
    'Test1234!',
    'passPASS1!',
    'Salam_1405',
  ])('%s is one of them', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each(['Right-Pass1!', 'Brand-New1!', 'k7!Rm2vQ9x', 'Sib-Golabi-77!', 'Aa1!\u0631\u0648\u062f\u062e\u0627\u0646\u0647', '7#9$2@4&8*1^aB'])('%s is not', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  test('the name of its owner with something around it is one too', () => {
    expect([isCommonPassword('!S.Karimi_1405', ['s-karimi']), isCommonPassword('!S.Karimi_1405'), isCommonPassword('Xy!1405aB', ['xy'])]).toEqual([true, false, false]);
  });

  test('no generated password is', () => {
    fc.assert(fc.property(fc.constant(undefined), () => !isCommonPassword(generatePassword(randomBytes))));
  });
});
