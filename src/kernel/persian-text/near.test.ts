import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withinOneEdit } from './near.ts';

/** The textbook table (optimal string alignment), to compare with. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)));
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      (rows[i] as number[])[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), swapped);
    }
  return at(a.length, b.length);
}

describe('withinOneEdit', () => {
  // a small alphabet makes near pairs common
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  test('says the same as the distance table', () => {
    fc.assert(
      fc.property(word, word, (a, b) => withinOneEdit(a, b) === distance(a, b) <= 1),
      { numRuns: 3_000 },
    );
  });

  test('knows the four mistakes of a letter', () => {
    for (const typed of ['mohammed', 'mohamad', 'mohammmad', 'mohmamad', 'mohammad']) expect(withinOneEdit(typed, 'mohammad')).toBe(true);
    for (const typed of ['mhoammed', 'mohamd', 'ohamma']) expect(withinOneEdit(typed, 'mohammad')).toBe(false);
  });
});
