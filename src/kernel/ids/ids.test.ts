import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUuid, makeUuidV7 } from './ids.ts';

const tenBytes = fc.uint8Array({ minLength: 10, maxLength: 10 });

it('makes the sample of RFC 9562', () => {
  const random = Uint8Array.of(0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f);
  expect(makeUuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

it('has version, variant and time order', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31), fc.nat(2 ** 31), tenBytes, tenBytes, (a, gap, x, y) => {
      const [older, newer] = [makeUuidV7(a, x), makeUuidV7(a + gap + 1, y)];
      expect(older).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(isUuid(older)).toBe(true);
      expect(older < newer).toBe(true);
    }),
  );
});

it('refuses what is no time, no ten bytes, no UUID', () => {
  expect(() => makeUuidV7(-1, new Uint8Array(10))).toThrow(RangeError);
  expect(() => makeUuidV7(2 ** 48, new Uint8Array(10))).toThrow(RangeError);
  expect(() => makeUuidV7(1, new Uint8Array(9))).toThrow(RangeError);
  expect(isUuid('017f22e279b07cc398c4dc0c0c07398f')).toBe(false);
  expect(isUuid('017f22e2-79b0-7cc3-98c4-dc0c0c07398g')).toBe(false);
  expect(isUuid('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toBe(true);
});
