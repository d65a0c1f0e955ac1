import { expect, test } from 'vitest';
import { wordsIn } from './check-glossary.ts';
import glossary from './glossary.messages.fa.ts';

test('every forbidden word is found in a line, and none of the right ones is one', () => {
  for (const [word, right] of glossary.forbidden) {
    expect(wordsIn(`a\n'${word}',`), word).toContainEqual({ line: 2, word, right });
    expect(wordsIn(right), right).toEqual([]);
  }
});

test('a longer word is another word', () => {
  const [[word]] = glossary.forbidden;
  expect(wordsIn(`${word}\u0627`)).toEqual([]);
  expect(wordsIn(`\u0627\u200c${word}`)).toEqual([]);
});
