/** Which column of the file is which column of the kind: by header in any spelling, or as chosen by hand. Pure. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';

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
