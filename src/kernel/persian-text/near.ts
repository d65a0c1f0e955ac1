/**
 * Whether two words differ by at most one wrong, missing, extra or swapped (adjacent) letter: a
 * Damerau-Levenshtein distance of 0 or 1. Linear in the length of the words.
 */
export function withinOneEdit(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let i = 0;
  while (i < short.length && short[i] === long[i]) i++;
  if (long.length > short.length) return long.slice(i + 1) === short.slice(i);
  if (long.slice(i + 1) === short.slice(i + 1)) return true;
  return short[i] === long[i + 1] && short[i + 1] === long[i] && long.slice(i + 2) === short.slice(i + 2);
}
