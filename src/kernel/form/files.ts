/** What file fields may hold: values of kernel/file-value, and lists of them. */
import { displayNameIn, storedNameIn } from '#kernel/file-value/file-value.ts';
import type { FileEntry } from './definition.ts';

/** Entries of one filePro field at most. */
export const MAX_FILES = 100;

const MAX_DISPLAY_LENGTH = 200;

/** Whether a value can name a file of ours: a stored name and a display name on one line, without folders. Whether there is such a file, and whose it is, the server asks. */
export function isFileValue(value: unknown): value is string {
  if (typeof value !== 'string' || storedNameIn(value) === undefined) return false;
  const shown = displayNameIn(value);
  return shown.length <= MAX_DISPLAY_LENGTH && !/[/\\;]|\p{Cc}/u.test(shown);
}

/** Files of a filePro list that are not marked as deleted. */
export const filesLeft = (entries: readonly FileEntry[]): readonly FileEntry[] => entries.filter(({ deleted }) => deleted !== true);
