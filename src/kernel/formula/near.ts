/** The known name that somebody may have meant. */
import { editsBetween } from '#kernel/persian-text/nearest.ts';

/** Longer names are not compared: what is that far from a name is no slip of the hand. */
const LONGEST = 60;

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
