/** A one-time password for a new account: long, of all four kinds, without characters that are mistaken for one another. */
import { holdsUsername, satisfiesPasswordRule } from '#platform/identity/identity.rules.ts';

const LENGTH = 14;
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%&*';

/** Draws until the rule holds; about every second draw does. `random` fills bytes. */
export function generatePassword(username: string, random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes)): string {
  // bytes beyond the last whole round would prefer the first letters
  const fair = Math.floor(256 / LETTERS.length) * LETTERS.length;
  for (;;) {
    const bytes = [...random(new Uint8Array(LENGTH * 3))].filter((byte) => byte < fair).slice(0, LENGTH);
    const password = bytes.map((byte) => LETTERS[byte % LETTERS.length]).join('');
    if (password.length === LENGTH && satisfiesPasswordRule(password) && !(username !== '' && holdsUsername(password, username))) return password;
  }
}
