/**
 * Text of files of the state and the banks (guide iran.md 2.1, 3): cleaned of the signs that a file forbids, with what was cleaned, then written
 * in its encoding. A letter that an encoding lacks is a fault and never a question mark. Pure.
 */
import { normaliseText, toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import { cp1256Of } from './cp1256.rules.ts';
import { iranSystemOf } from './iran-system.rules.ts';

export const encodings = ['iranSystem', 'cp1256', 'utf8'] as const;
export type FileEncoding = (typeof encodings)[number];

/** Bytes, or the letters that the encoding lacks. */
export type Encoded = { readonly bytes: Uint8Array } | { readonly lacks: readonly string[] };

/** What stands in a file, and the signs that were taken away or written otherwise on the way. */
export interface CleanText {
  readonly text: string;
  readonly signs: readonly string[];
}

/** What no file takes: signs of markup and quotes (the written instruction of the insurance list), whatever else one forbids beside them. */
export const MARKUP = `"'<>&`;
/** The list of the tax has no quotes around its texts. */
export const TAX_SIGNS = `${MARKUP},`;
/** An XML writes its own signs. */
export const NO_SIGNS = '';

const ZWNJ = '\u200C';
/** Letters of two writings, and the one that every encoding has. */
const simple: Readonly<Record<string, string>> = {
  ...{ '\u0623': '\u0627', '\u0625': '\u0627', '\u0671': '\u0627', '\u0624': '\u0648', '\u0629': '\u0647', '\u06C0': '\u0647', '\u06C1': '\u0647', '\u06C2': '\u0647' },
  ...{ '\u06D5': '\u0647', '\u06BE': '\u0647', '\u201C': '"', '\u201D': '"', '\u2018': "'", '\u2019': "'", '\u2013': '-', '\u2014': '-', '\u00A0': ' ' },
};
/** Vowel signs and the like, which stand above or below a letter. */
const mark = /\p{Mn}/u;

/** One line without what the file forbids, digits in ASCII, single spaces. `forbidden`: its signs one after the other. */
export function cleanText(text: string, forbidden: string): CleanText {
  const signs = new Set<string>();
  const noted = (from: string, to: string): string => {
    signs.add(from);
    return to;
  };
  const kept = [...toAsciiDigits(normaliseText(text))].map((letter) => {
    if (letter === ZWNJ) return noted(letter, ' ');
    if (mark.test(letter)) return noted(letter, '');
    const plain = simple[letter] === undefined ? letter : noted(letter, simple[letter]);
    return forbidden.includes(plain) ? noted(letter, ' ') : plain;
  });
  return { text: kept.join('').replace(/ {2,}/g, ' ').trim(), signs: [...signs] };
}

const utf8 = new TextEncoder();
const writers: Readonly<Record<FileEncoding, (text: string) => Encoded>> = {
  iranSystem: iranSystemOf,
  cp1256: cp1256Of,
  utf8: (text) => ({ bytes: utf8.encode(text) }),
};

/** A clean text in an encoding. */
export const encodeText = (text: string, encoding: FileEncoding): Encoded => writers[encoding](text);
