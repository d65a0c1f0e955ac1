/** Names of stored files (spec section 3, uploaded file value: 'storedName;displayName'). Pure. */
import { hasForbiddenCharacters } from '#kernel/persian-text/persian-text.ts';

/** Random characters of a stored name, before its extension: nobody guesses one. */
export const STORED_NAME_LENGTH = 32;
const MAX_DISPLAY_LENGTH = 200;

const storedName = new RegExp(`^[0-9A-Za-z]{${STORED_NAME_LENGTH}}\\.[a-z]{3,4}$`);

/** The stored name in 'storedName' or 'storedName;displayName'; undefined for what cannot name a file of ours, such as a path. */
export function storedNameIn(value: string): string | undefined {
  const [name = ''] = value.split(';', 1);
  return storedName.test(name) ? name : undefined;
}

/** A name stands on one line. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** What the sender called the file, without folders, separators of the wire, line ends and characters that no text may hold. */
export function displayNameOf(fileName: string): string {
  const letters = [...(fileName.split(/[/\\]/).at(-1) ?? '')].filter((letter) => letter !== ';' && !control.test(letter) && !hasForbiddenCharacters(letter));
  return letters.join('').trim().slice(-MAX_DISPLAY_LENGTH).toWellFormed() || 'photo';
}
