/** What marks a paper as ours: its number, its code, and the initials of whom it is about. Pure. */
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';

/** Letters and digits that nobody takes for one another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 60 bits: not found by trying. */
export const CODE_LENGTH = 12;

/** A code as it stands on paper: three groups of four. */
export const shownCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** What somebody typed as a code; undefined when no paper can have it. */
export function readCode(typed: string): string | undefined {
  const code = cleanDigits(typed)
    .replace(/[\s\u200C\u200E\u200F\u2066-\u2069-]+/g, '')
    .toUpperCase();
  return code.length === CODE_LENGTH && [...code].every((letter) => CODE_ALPHABET.includes(letter)) ? code : undefined;
}

/** First letters of the names, all that the public page says of a person. */
export const initialsOf = (...names: readonly string[]): string =>
  names
    .map((name) => [...name.trim()][0])
    .filter((letter) => letter !== undefined)
    .map((letter) => `${letter}.`)
    .join(' ');

/** Number of a paper as it is written: Jalali year and place in it. */
export const shownNumber = (year: number, number: number): string => `${year}/${number}`;
