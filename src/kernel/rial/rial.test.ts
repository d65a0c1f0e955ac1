import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRial, mulRate, parseRial, rialInWords } from './rial.ts';

const amount = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });

describe('parseRial', () => {
  it.each([
    ['0', 0n],
    ['5541850', 5541850n],
    ['5,541,850', 5541850n],
    ['\u06F5\u066C\u06F5\u06F4\u06F1\u066C\u06F8\u06F5\u06F0', 5541850n],
    ['\u0665\u060C\u0665\u0664\u0661\u060C\u0668\u0665\u0660', 5541850n],
    [' 5 541\u00A0850 ', 5541850n],
    ['−\u06F1\u06F2\u066C\u06F5\u06F0\u06F0', -12500n],
    ['\u2066-12,500\u2069', -12500n],
    ['999999999999999999', 10n ** 18n - 1n],
  ])('%j is %s', (text, value) => expect(parseRial(text)).toBe(value));

  it.each(['', '\u067E\u0646\u062C \u0645\u06CC\u0644\u06CC\u0648\u0646', '1,5', '12,34', '1.5', '1,2345', '1e6', '0x10', '--1', '12-', '1,,000', '1000000000000000000'])(
    '%j is none',
    (text) => expect(parseRial(text)).toBeNull(),
  );

  it('reads what formatRial writes', () => {
    fc.assert(fc.property(amount, (value) => parseRial(formatRial(value)) === value));
  });
});

it('formatRial groups in Persian digits', () => {
  expect(formatRial(0n)).toBe('\u06F0');
  expect(formatRial(999n)).toBe('\u06F9\u06F9\u06F9');
  expect(formatRial(-12500n)).toBe('−\u06F1\u06F2\u066C\u06F5\u06F0\u06F0');
  expect(formatRial(2n ** 64n)).toBe(
    '\u06F1\u06F8\u066C\u06F4\u06F4\u06F6\u066C\u06F7\u06F4\u06F4\u066C\u06F0\u06F7\u06F3\u066C\u06F7\u06F0\u06F9\u066C\u06F5\u06F5\u06F1\u066C\u06F6\u06F1\u06F6',
  );
});

describe('rialInWords', () => {
  it.each([
    [0n, '\u0635\u0641\u0631'],
    [7n, '\u0647\u0641\u062A'],
    [11n, '\u06CC\u0627\u0632\u062F\u0647'],
    [20n, '\u0628\u06CC\u0633\u062A'],
    [21n, '\u0628\u06CC\u0633\u062A \u0648 \u06CC\u06A9'],
    [100n, '\u06CC\u06A9\u0635\u062F'],
    [605n, '\u0634\u0634\u0635\u062F \u0648 \u067E\u0646\u062C'],
    [813n, '\u0647\u0634\u062A\u0635\u062F \u0648 \u0633\u06CC\u0632\u062F\u0647'],
    [1000n, '\u06CC\u06A9 \u0647\u0632\u0627\u0631'],
    [
      5_541_850n,
      '\u067E\u0646\u062C \u0645\u06CC\u0644\u06CC\u0648\u0646 \u0648 \u067E\u0627\u0646\u0635\u062F \u0648 \u0686\u0647\u0644 \u0648 \u06CC\u06A9 \u0647\u0632\u0627\u0631 \u0648 \u0647\u0634\u062A\u0635\u062F \u0648 \u067E\u0646\u062C\u0627\u0647',
    ],
    [2_000_000_001n, '\u062F\u0648 \u0645\u06CC\u0644\u06CC\u0627\u0631\u062F \u0648 \u06CC\u06A9'],
    [12_000_000_000_000n, '\u062F\u0648\u0627\u0632\u062F\u0647 \u0647\u0632\u0627\u0631 \u0645\u06CC\u0644\u06CC\u0627\u0631\u062F'],
    [-40n, '\u0645\u0646\u0641\u06CC \u0686\u0647\u0644'],
  ])('%s: %s', (value, words) => expect(rialInWords(value)).toBe(words));

  it('says every number below a million differently, without gaps', () => {
    const all = new Set<string>();
    for (let n = 0n; n < 1_000_000n; n += 37n) {
      const words = rialInWords(n);
      expect(words).not.toMatch(/ {2}|^ | $|undefined/);
      all.add(words);
    }
    expect(all.size).toBe(Math.ceil(1_000_000 / 37));
  });
});

describe('mulRate', () => {
  it.each([
    [100n, 7n, 100n, 7n],
    [150n, 1n, 100n, 2n],
    [149n, 1n, 100n, 1n],
    [-150n, 1n, 100n, -2n],
    [-149n, 1n, 100n, -1n],
    [1n, 1n, 3n, 0n],
    [2n, 1n, 3n, 1n],
    [0n, 5n, 7n, 0n],
  ])('%s * %s / %s = %s', (value, num, den, result) => expect(mulRate(value, num, den)).toBe(result));

  it('is never more than half a rial away, and a reversal cancels', () => {
    const rate = fc.bigInt({ min: 0n, max: 10n ** 9n });
    fc.assert(
      fc.property(amount, rate, rate, (value, num, d) => {
        const den = d + 1n;
        const result = mulRate(value, num, den);
        const error = (result * den - value * num) * 2n;
        expect(error <= den && error >= -den).toBe(true);
        expect(mulRate(-value, num, den)).toBe(-result);
      }),
    );
  });

  it('demands a positive denominator', () => {
    expect(() => mulRate(1n, 1n, 0n)).toThrow(RangeError);
  });
});
