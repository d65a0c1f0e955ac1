/** The known name that somebody may have meant. */

/** Longer names are not compared: what is that far from a name is no slip of the hand. */
const LONGEST = 60;

/** Letters that are wrong, missing, extra or swapped with the next one; `most + 1` for more than `most`. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const edits = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (isSame ? 0 : 1));
      row.push(isSwapped ? Math.min(edits, (before[j - 2] as number) + 1) : edits);
    }
    [before, last] = [last, row];
  }
  return Math.min(last[b.length] as number, most + 1);
}

/**
 * Of known names, each with the words it is known by, the one that is nearest to what was written, at most one edit away for each four
 * letters and two in all; undefined where none is. The first of equals.
 */
export function nearestName(known: Iterable<readonly [name: string, words: readonly string[]]>, written: string): string | undefined {
  if (written.length > LONGEST) return undefined;
  let [nearest, least]: [string | undefined, number] = [undefined, Math.min(2, Math.max(1, Math.floor(written.length / 4))) + 1];
  for (const [name, words] of known)
    for (const one of words) {
      const edits = editsBetween(one.toLowerCase(), written.toLowerCase(), least - 1);
      if (edits < least) [nearest, least] = [name, edits];
    }
  return nearest;
}
