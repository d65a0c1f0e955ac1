/** Which chosen files a field takes, and what it says of the others (spec section 5 "File selection"). Pure. */
import { acceptsFile, displayNameIn, displayNameOf } from '#kernel/file-value/file-value.ts';
import type { FileEntry } from '#kernel/form/definition.ts';
import { filesLeft, MAX_FILES } from '#kernel/form/files.ts';
import { formatBytes, formatNumber, truncate } from '#ui/format/format.ts';
import messages from './file-field.messages.fa.ts';

/** Letters of a name that are shown (spec section 9): of a list, and of a field of one file. */
export const LIST_NAME_LENGTH = 20;
export const NAME_LENGTH = 25;

export interface FileRules {
  /** Extensions (`.pdf`) and media types (`image/*`); an empty list takes all that the server takes. */
  readonly accept: readonly string[];
  /** Bytes. */
  readonly maxFileSize: number;
}

/** Why a field does not take a file; undefined when it does. `tooLarge`: the sentence of this field. */
export function refusalOf(file: File, { accept, maxFileSize }: FileRules, tooLarge: (limit: string) => string): string | undefined {
  if (!acceptsFile(accept, file)) return messages.wrongFormat;
  if (file.size > maxFileSize) return tooLarge(formatBytes(maxFileSize));
  return file.size === 0 ? messages.empty : undefined;
}

/** What a field takes, in words: formats and limit. */
export function rulesInWords({ accept, maxFileSize }: FileRules): string {
  const formats = accept.map((rule) => messages.kinds[rule.split('/', 1)[0] ?? ''] ?? (rule.startsWith('.') ? rule.slice(1) : (rule.split('/')[1] ?? rule)).toUpperCase());
  return messages.upTo([...new Set(formats)].join('\u060c '), formatBytes(maxFileSize));
}

const shownName = ({ name }: FileEntry): string => displayNameIn(name);

export interface Chosen {
  readonly taken: readonly File[];
  /** One line for each file that is not, or for all of them together. */
  readonly refusals: readonly string[];
}

/**
 * New files of a list: those that fit, without the ones whose name is there already (spec section 4), be it stored, on its
 * way, or chosen in the same go.
 */
export function chooseForList(files: readonly File[], entries: readonly FileEntry[], onTheWay: readonly string[], rules: FileRules): Chosen {
  const names = new Set([...filesLeft(entries).map(shownName), ...onTheWay]);
  const refusals: string[] = [];
  const taken: File[] = [];
  let duplicates = 0;
  for (const file of files) {
    const name = displayNameOf(file.name);
    const refusal = refusalOf(file, rules, messages.sizeMustBeLess);
    if (refusal !== undefined) refusals.push(messages.named(truncate(name, LIST_NAME_LENGTH), refusal));
    else if (names.has(name)) duplicates += 1;
    else {
      names.add(name);
      taken.push(file);
    }
  }
  const room = Math.max(0, MAX_FILES - entries.length - onTheWay.length);
  if (duplicates > 0) refusals.push(messages.duplicates(formatNumber(duplicates)));
  if (taken.length > room) refusals.push(messages.tooMany(formatNumber(MAX_FILES)));
  return { taken: taken.slice(0, room), refusals };
}

/** A list without a file: what was uploaded just now goes, what stood in the value before is marked, so that the server lets go of it. Nothing left is null. */
export function withoutFile(entries: readonly FileEntry[], gone: (entry: FileEntry) => boolean, isNew: (entry: FileEntry) => boolean): readonly FileEntry[] | null {
  const left = entries.filter((entry) => !(gone(entry) && isNew(entry))).map((entry) => (gone(entry) ? { ...entry, deleted: true } : entry));
  return left.length === 0 ? null : left;
}
