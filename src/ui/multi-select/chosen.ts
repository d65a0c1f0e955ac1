/** The value of a multiselect: a JSON array of ids as text, null when nothing is chosen (guide 1.2, P16). Pure. */

interface Identified {
  readonly id: string;
}

/** Ids of a stored value; a text that is no list of ids is none. */
export function idsOf(value: string | null): readonly string[] {
  if (value === null) return [];
  try {
    const read: unknown = JSON.parse(value);
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The value of chosen ids in the order of the options; ids without an option stay, at the end. */
export function chosenValue(chosen: ReadonlySet<string>, options: readonly Identified[]): string | null {
  if (chosen.size === 0) return null;
  const known = options.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const strays = chosen.difference(new Set(known));
  return JSON.stringify([...known, ...strays]);
}
