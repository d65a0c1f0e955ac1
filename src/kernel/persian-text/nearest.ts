/** The known word that somebody may have meant. Pure. */

/** Letters to change, add, leave out or swap with the next one to make one word of another; `most + 1` for more than `most`. */
export function editsBetween(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const edits = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(edits, (before[j - 2] as number) + 1) : edits);
    }
    [before, last] = [last, row];
  }
  return Math.min(last[other.length] as number, most + 1);
}

/** The word of `known` that is changed least to become `word`, the first of several; undefined when nothing is known. */
export function nearestOf(known: Iterable<string>, word: string): string | undefined {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const one of known) {
    const changes = editsBetween(word, one);
    if (changes >= least) continue;
    least = changes;
    nearest = one;
  }
  return nearest;
}
