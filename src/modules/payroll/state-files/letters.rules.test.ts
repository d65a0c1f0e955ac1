import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, encodeText, MARKUP } from './letters.rules.ts';
import { ALPHABET, MEHR } from './people.test-support.ts';
import { readCp1256, readIranSystem } from './test-support.ts';

const hex = (text: string, encoding: 'iranSystem' | 'cp1256'): string => {
  const written = encodeText(text, encoding);
  return 'bytes' in written ? Buffer.from(written.bytes).toString('hex') : `lacks ${written.lacks.join('')}`;
};
describe('letters', () => {
  it('writes what the organisation\u2019s own tables have', () => {
    expect(hex(MEHR, 'iranSystem')).toBe('f6fea89fa2f59ff5');
    expect(hex('\u0639\u0644\u06CC', 'iranSystem')).toBe('fcf3e4');
    expect(hex('\u062D\u0633\u0646', 'iranSystem')).toBe('f6a89f');
    expect(hex('\u0633\u0644\u0627\u0645', 'iranSystem')).toBe('f4f2a8');
    expect(hex('0012345678', 'iranSystem')).toBe('30303132333435363738');
  });

  it('keeps numbers, Latin words and brackets of a Persian text readable', () => {
    const street = '\u06A9\u0648\u0686\u0647 12 (B2)';
    const written = encodeText(street, 'iranSystem');
    expect('bytes' in written && readIranSystem(written.bytes)).toBe(street);
  });

  it('gives every letter of the alphabet back, wherever it stands', () => {
    const words = fc.string({ unit: fc.constantFrom(...ALPHABET, ' '), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, (said) => {
        const { text } = cleanText(said, MARKUP);
        const [iran, page] = [encodeText(text, 'iranSystem'), encodeText(text, 'cp1256')];
        expect('bytes' in iran && readIranSystem(iran.bytes)).toBe(text);
        expect('bytes' in page && readCp1256(page.bytes)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('cleans what a file forbids and says so; other keyboards are the same letters', () => {
    expect(cleanText('\u0639\u0644\u064A \u0643\u0627\u0634\u06F1\u0662', MARKUP)).toEqual({ text: '\u0639\u0644\u06CC \u06A9\u0627\u063412', signs: [] });
    expect(cleanText('\u0631\u0648\u062D\u200C\u0627\u0644\u0644\u0647 "A" <b>', MARKUP)).toEqual({
      text: '\u0631\u0648\u062D \u0627\u0644\u0644\u0647 A b',
      signs: ['\u200C', '"', '<', '>'],
    });
  });

  it('refuses a letter that the encoding lacks', () => {
    expect(encodeText('\u0645\u6F22', 'iranSystem')).toEqual({ lacks: ['\u6F22'] });
    expect(encodeText('\u0645\u6F22', 'cp1256')).toEqual({ lacks: ['\u6F22'] });
  });
});
