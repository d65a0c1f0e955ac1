/** What somebody typed as second factor: six digits of the program, or a recovery code. Pure, on both sides. */
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';

/** Without letters and digits that are taken for one another on paper: 31 of them, ten make 49 bits. */
export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LETTERS = 10;
export const RECOVERY_CODES = 10;
/** Letters of a code field: the longest form with its hyphens, and room for blanks. */
export const TYPED_CODE_MAX = 30;

export type TypedCode = { readonly kind: 'totp'; readonly code: string } | { readonly kind: 'recovery'; readonly codeNo: number; readonly letters: string };

/** Reads digits of three kinds, in groups or not; undefined when it can be neither. */
export function readTypedCode(typed: string): TypedCode | undefined {
  const text = toAsciiDigits(typed)
    .replace(/[\s\u200c\u200e\u200f-]/g, '')
    .toLowerCase();
  if (/^\d{6}$/.test(text)) return { kind: 'totp', code: text };
  const [, number, letters] = /^(\d)([a-z2-9]{10})$/.exec(text) ?? [];
  return number === undefined || letters === undefined ? undefined : { kind: 'recovery', codeNo: Number(number), letters };
}

/** As it is shown and printed: 3-abcde-fghjk. The digit says which of the ten it is. */
export const writeRecoveryCode = (codeNo: number, letters: string): string => `${codeNo}-${letters.slice(0, 5)}-${letters.slice(5)}`;
