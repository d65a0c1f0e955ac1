/** The known word that somebody may have meant. Pure. */

/** Letters to change, add, leave out or swap with the next one to make one word of another. */
export function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let j = 0; j <= other.length; j++) if (rows[0]) rows[0][j] = j;
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const row = rows[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1), isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY);
    }
  return at(one.length, other.length);
}

/** The word of `known` that is changed least to become `word`, the first of several; undefined when nothing is known. */
export function nearestOf(known: Iterable<string>, word: string): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of known) {
    const changes = distance(word, one);
    if (changes >= least) continue;
    least = changes;
    nearest = one;
  }
  return nearest;
}
