/** Texts of random characters, each character of an alphabet equally likely. */

/** Source of random bytes; `randomBytes` of node:crypto is one. */
export type RandomBytes = (size: number) => Uint8Array;

export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** `length` characters; `alphabet` has at most 256 of them. */
export function randomText(length: number, alphabet: string, random: RandomBytes): string {
  // bytes beyond the last whole multiple would favour the first characters
  const usable = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) for (const byte of random(length)) if (byte < usable && text.length < length) text += alphabet[byte % alphabet.length];
  return text;
}
