/** How one text became another, word by word. Pure. */
export interface WordChange {
  readonly is: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond so many words of both texts together they are told as wholes, one for the other. */
const MOST_WORDS = 4_000;

const wordsOf = (text: string): readonly string[] => text.match(/\[[^\]]*\]|[\p{L}\p{M}\p{N}_.\u200c]+|\s+|[^\s]/gu) ?? [];

/** Length of the longest common part from each pair of places on. */
function commonLengths(one: readonly string[], other: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    const own = lengths[row] as Uint16Array;
    for (let column = other.length - 1; column >= 0; column -= 1) {
      own[column] = one[row] === other[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return lengths;
}

function join(changes: readonly WordChange[]): readonly WordChange[] {
  const joined: WordChange[] = [];
  for (const change of changes) {
    const last = joined.at(-1);
    if (last?.is === change.is) joined[joined.length - 1] = { is: change.is, text: last.text + change.text };
    else joined.push(change);
  }
  return joined;
}

/** What stayed, went and came, in the order of reading. */
export function wordChanges(before: string, after: string): readonly WordChange[] {
  if (before === after) return before === '' ? [] : [{ is: 'same', text: before }];
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length + other.length > MOST_WORDS)
    return [
      { is: 'removed', text: before },
      { is: 'added', text: after },
    ];
  const lengths = commonLengths(one, other);
  const changes: WordChange[] = [];
  let [row, column] = [0, 0];
  while (row < one.length || column < other.length) {
    const [old, fresh] = [one[row], other[column]];
    if (old !== undefined && old === fresh) {
      changes.push({ is: 'same', text: old });
      [row, column] = [row + 1, column + 1];
    } else if (old !== undefined && (fresh === undefined || (lengths[row + 1]?.[column] ?? 0) >= (lengths[row]?.[column + 1] ?? 0))) {
      changes.push({ is: 'removed', text: old });
      row += 1;
    } else {
      changes.push({ is: 'added', text: fresh ?? '' });
      column += 1;
    }
  }
  return join(changes);
}
