/** Two texts as one, so that a field of two ends is typed, read and left like any other. */
/** `a;b` in its two halves. */
export const splitPair = (text: string): readonly [string, string] => {
  const at = text.indexOf(';');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
};

/** Both ends; null when there is neither. */
export const joinPair = (from: string | null, to: string | null): string | null => (from === null && to === null ? null : `${from ?? ''};${to ?? ''}`);
