/**
 * Values of file fields, 'storedName;displayName' (spec 3 "Uploaded file value"), and which files a field takes (spec 5
 * "File selection"). Pure; browser and server ask the same.
 */

import { hasForbiddenCharacters } from '#kernel/persian-text/persian-text.ts';

/** Spec 9 "File size limit": what a field takes that says nothing else, in bytes. */
export const DEFAULT_MAX_FILE_BYTES = 5 * 1024 * 1024;

/** Random characters of a stored name, before its extension: nobody guesses one. */
export const STORED_NAME_LENGTH = 32;

const storedName = new RegExp(`^[0-9A-Za-z]{${STORED_NAME_LENGTH}}\\.[a-z][a-z0-9]{1,3}$`);

/** The stored name in 'storedName' or 'storedName;displayName'; undefined for what cannot name a file of ours, such as a path. */
export function storedNameIn(value: string): string | undefined {
  const [name = ''] = value.split(';', 1);
  return storedName.test(name) ? name : undefined;
}

/** What the file is called on screens: the text after the first ';', or the whole value when there is none. */
export function displayNameIn(value: string): string {
  return value.slice(value.indexOf(';') + 1) || value;
}

const MAX_DISPLAY_LENGTH = 200;
/** A name stands on one line. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** What the sender called the file, without folders, separators of the wire, line ends and characters that no text may hold. */
export function displayNameOf(fileName: string, fallback = 'file'): string {
  const letters = [...(fileName.split(/[/\\]/).at(-1) ?? '')].filter((letter) => letter !== ';' && !control.test(letter) && !hasForbiddenCharacters(letter));
  return letters.join('').trim().slice(-MAX_DISPLAY_LENGTH).toWellFormed() || fallback;
}

/** The value of a stored file; `display` comes from displayNameOf. */
export const fileValue = (stored: string, display: string): string => `${stored};${display}`;

/** After the last dot, in small letters; empty without one. */
export const extensionOf = (fileName: string): string => /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';

/**
 * Whether a file fits a list of extensions (`.xlsx`) and media types (`image/*`, `application/pdf`), whatever their case
 * (spec 5); an empty list takes all.
 */
export function acceptsFile(accept: readonly string[], file: { readonly name: string; readonly type: string }): boolean {
  if (accept.length === 0) return true;
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  return accept.some((one) => {
    const rule = one.trim().toLowerCase();
    if (rule.startsWith('.')) return name.endsWith(rule);
    return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
  });
}
