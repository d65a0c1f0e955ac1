/** Which column of the file is which column of the kind: by header in any spelling, or as chosen by hand. Pure. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import messages from './import-export.messages.fa.ts';

export interface Matchable {
  readonly name: string;
  readonly required?: true;
}

/** Column name to header; null: deliberately none. */
export type Mapping = Readonly<Record<string, string | null>>;

export interface Matched {
  readonly name: string;
  readonly required: boolean;
  /** Position in the file, or undefined when the file has no such column. */
  readonly index: number | undefined;
}

/** Letters and digits only: a star for required columns and a unit in brackets are no part of a header. */
const keyOf = (header: string): string => foldForSearch(header).replace(/[^\p{L}\p{N}]+/gu, '');

/** Headers by which every column can be named: a repeated one says which column it is (from 1). */
export function labelDoubles(headers: readonly string[]): { readonly headers: readonly string[]; readonly doubled: number } {
  const seen = new Set<string>();
  let doubled = 0;
  const labelled = headers.map((header, i) => {
    const key = keyOf(header);
    if (key === '' || !seen.has(key)) {
      seen.add(key);
      return header;
    }
    doubled++;
    const label = messages.doubledHeader(header.trim(), i + 1);
    seen.add(keyOf(label));
    return label;
  });
  return { headers: labelled, doubled };
}

/** Matches columns to headers. Each header serves one column; by hand beats by name. */
export function matchColumns(columns: readonly Matchable[], spellings: Readonly<Record<string, readonly string[]>>, headers: readonly string[], byHand: Mapping = {}): Matched[] {
  const keys = headers.map(keyOf);
  const taken = new Set<number>();
  const chosen = new Map<string, number | undefined>();
  for (const { name } of columns) {
    const header = byHand[name];
    if (header === undefined) continue;
    const index = header === null ? -1 : headers.indexOf(header);
    chosen.set(name, index < 0 ? undefined : index);
    if (index >= 0) taken.add(index);
  }
  return columns.map(({ name, required }) => {
    if (!chosen.has(name)) {
      const wanted = new Set([name, ...(spellings[name] ?? [])].map(keyOf));
      const index = keys.findIndex((key, i) => !taken.has(i) && wanted.has(key));
      if (index >= 0) taken.add(index);
      chosen.set(name, index < 0 ? undefined : index);
    }
    return { name, required: required === true, index: chosen.get(name) };
  });
}
