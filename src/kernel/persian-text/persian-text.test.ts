import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleanDigits,
  foldForSearch,
  hasForbiddenCharacters,
  isolateLtr,
  nameWords,
  normaliseLines,
  normaliseText,
  searchWords,
  toAsciiDigits,
  toPersianDigits,
} from './persian-text.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
/** Text of the characters that the rules are about, close together. */
const hardText = fc.string({
  unit: fc.constantFrom(...' \n\u200C\u200D\u200E\u0640\u0627\u0653\u0654\u064A\u0649\u0643\u06C0\u0629\u0621a\u00E9'),
  maxLength: 30,
});

describe('normaliseText', () => {
  it.each([
    ['\u0639\u0644\u064A', '\u0639\u0644\u06CC', 'Arabic yeh'],
    ['\u0645\u0635\u0637\u0641\u0649', '\u0645\u0635\u0637\u0641\u06CC', 'alef maksura'],
    ['\u0643\u0631\u064A\u0645', '\u06A9\u0631\u06CC\u0645', 'Arabic kaf and yeh'],
    ['\u0633\u0640\u0644\u0627\u0645', '\u0633\u0644\u0627\u0645', 'tatweel'],
    ['  \u0631\u0636\u0627 \t\u00A0 \u06A9\u06CC\u0627 ', '\u0631\u0636\u0627 \u06A9\u06CC\u0627', 'spaces'],
    ['\u0645\u06CC\u200C\u0634\u0648\u062F', '\u0645\u06CC\u200C\u0634\u0648\u062F', 'ZWNJ kept'],
    ['\u200C\u062E\u0627\u0646\u0647\u200C\u200C\u0647\u0627 \u200C', '\u062E\u0627\u0646\u0647\u200C\u0647\u0627', 'ZWNJ at the ends and doubled'],
    ['\u202B\u0631\u0636\u0627\u202C\u200F\uFEFF\u200B\u2066', '\u0631\u0636\u0627', 'bidi controls and zero width'],
    ['\u0627\u0653\u0630\u0631', '\u0622\u0630\u0631', 'NFC'],
    [
      '\u0645\u0633\u0624\u0648\u0644 \u0623\u0645\u06CC\u0646 \u062E\u0627\u0646\u06C0',
      '\u0645\u0633\u0624\u0648\u0644 \u0623\u0645\u06CC\u0646 \u062E\u0627\u0646\u06C0',
      'spelling kept',
    ],
    ['\u200C \u200B', '', 'nothing to see'],
  ])('%j -> %j (%s)', (typed, stored) => {
    expect(normaliseText(typed)).toBe(stored);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, hardText), (text) => {
        const once = normaliseText(text);
        expect(normaliseText(once)).toBe(once);
        expect(once).toBe(once.normalize('NFC'));
      }),
    );
  });

  it('takes a megabyte of hard text in its stride', () => {
    const started = performance.now();
    for (const unit of ['\u200C', ' ', '\u200C ', ' \u200Ca', '\u0654', '\u200B\u0640']) normaliseText(unit.repeat(1_000_000 / unit.length));
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

it('normaliseLines keeps line breaks', () => {
  expect(normaliseLines('\n \u0643\u0627\u0631  \u064A\u0643 \r\n\r\n \u062F\u0648\r')).toBe('\u06A9\u0627\u0631 \u06CC\u06A9\n\n\u062F\u0648');
});

describe('foldForSearch', () => {
  it.each([
    ['\u0641\u0627\u0637\u0645\u0629', '\u0641\u0627\u0637\u0645\u0647'],
    ['\u062E\u0627\u0646\u06C0', '\u062E\u0627\u0646\u0647'],
    ['\u062E\u0627\u0646\u0647\u0654', '\u062E\u0627\u0646\u0647'],
    ['\u0623\u062D\u0645\u062F', '\u0627\u062D\u0645\u062F'],
    ['\u0625\u0633\u0644\u0627\u0645', '\u0627\u0633\u0644\u0627\u0645'],
    ['\u0622\u0630\u0631', '\u0627\u0630\u0631'],
    ['\u06C1\u06C2\u06D5', '\u0647\u0647\u0647'],
    ['\u0671\u0644\u0644\u0647', '\u0627\u0644\u0644\u0647'],
    ['\u0645\u0624\u0645\u0646', '\u0645\u0648\u0645\u0646'],
    ['\u0631\u0626\u06CC\u0633', '\u0631\u06CC\u06CC\u0633'],
    ['\u0645\u064F\u062D\u064E\u0645\u064E\u0651\u062F', '\u0645\u062D\u0645\u062F'],
    ['\u0631\u062D\u0645\u0670\u0646', '\u0631\u062D\u0645\u0646'],
    ['\u0633\u0648\u0621', '\u0633\u0648'],
    ['\u0639\u0644\u064A\u200C\u0643\u064A\u0627', '\u0639\u0644\u06CC\u06A9\u06CC\u0627'],
    ['\u06F1\u06F2\u0663\u066456', '123456'],
    ['  HR \u00A0Caf\u00C9 ', 'hr cafe'],
    ['\uFECB\uFEE0\uFBFD', '\u0639\u0644\u06CC'],
    ['\u067E\u0686\u0698\u06AF', '\u067E\u0686\u0698\u06AF'],
  ])('%j -> %j', (typed, key) => {
    expect(foldForSearch(typed)).toBe(key);
  });

  it('has one key for a text, its stored form and the key itself', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, hardText), (text) => {
        const key = foldForSearch(text);
        expect(foldForSearch(normaliseText(text))).toBe(key);
        expect(foldForSearch(key)).toBe(key);
      }),
    );
  });
});

it('searchWords gives at most eight folded words', () => {
  expect(searchWords('  \u0639\u0644\u064A  \u0622\u0630\u0631 ')).toEqual(['\u0639\u0644\u06CC', '\u0627\u0630\u0631']);
  expect(searchWords(' \u200C ')).toEqual([]);
  expect(searchWords('1 2 3 4 5 6 7 8 9 10')).toHaveLength(8);
});

describe('digits', () => {
  it('knows three scripts', () => {
    expect(toAsciiDigits('\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9 \u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669 a9')).toBe(
      '0123456789 0123456789 a9',
    );
    expect(toPersianDigits('0123456789 \u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669 \u06F9')).toBe(
      '\u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9 \u06F0\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6\u06F7\u06F8\u06F9 \u06F9',
    );
    expect(cleanDigits(' \u200E\u06F1\u06F2\u200C\u06F3\uFEFF')).toBe('123');
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(fc.nat(), (n) => {
        expect(toAsciiDigits(toPersianDigits(String(n)))).toBe(String(n));
      }),
    );
  });
});

describe('hasForbiddenCharacters', () => {
  it.each(['\0', 'a\u0007', '\uD800', 'a\uDC00b', '\u202E', '\u2066', '\u2069', 'a\uFEFF', '\uFFFE', '\uFDD0', '\u{1FFFF}'])('refuses %j', (text) =>
    expect(hasForbiddenCharacters(text)).toBe(true),
  );

  it.each(['', '\u0645\u06CC\u200C\u0634\u0648\u062F\t\r\n', '\uFEFF\u0633\u0644\u0627\u0645', '\u200F', '\u{1F600}', '\u00E9'])('takes %j', (text) =>
    expect(hasForbiddenCharacters(text)).toBe(false),
  );

  it('of the controls refuses all below the space but tab and line breaks', () => {
    const refused = Array.from({ length: 0xa0 }, (_, code) => code).filter((code) => hasForbiddenCharacters(`a${String.fromCharCode(code)}`));
    expect(refused).toEqual(Array.from({ length: 0x20 }, (_, code) => code).filter((code) => !'\t\n\r'.includes(String.fromCharCode(code))));
  });
});

it('isolateLtr wraps', () => {
  expect(isolateLtr('P1')).toBe('\u2066P1\u2069');
});

it('a word with ZWNJ stands whole and in its parts', () => {
  expect(nameWords('\u0631\u0636\u0627 \u0648\u0644\u06cc\u200c\u0632\u0627\u062f\u0647')).toEqual([
    '\u0631\u0636\u0627',
    '\u0648\u0644\u06cc\u0632\u0627\u062f\u0647',
    '\u0648\u0644\u06cc',
    '\u0632\u0627\u062f\u0647',
  ]);
  expect(nameWords('  ')).toEqual([]);
});
