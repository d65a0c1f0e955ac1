import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordChanges } from './word-changes.rules.ts';

test('what stayed, went and came stands in the order of reading', () => {
  expect(wordChanges('[Base wage] * 7 / 100', '[Base wage] * 8 / 100 + 1')).toEqual([
    { is: 'same', text: '[Base wage] * ' },
    { is: 'removed', text: '7' },
    { is: 'added', text: '8' },
    { is: 'same', text: ' / 100' },
    { is: 'added', text: ' + 1' },
  ]);
});

test('without what came it is the one text, without what went the other', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '+', '[a b]', '1'), { maxLength: 30 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = wordChanges(before, after);
      const without = (is: string): string => changes.flatMap((one) => (one.is === is ? [] : [one.text])).join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('very long texts are told as wholes', () => {
  const long = 'a '.repeat(2_500);
  expect(wordChanges(long, `${long}b`).map(({ is }) => is)).toEqual(['removed', 'added']);
});
