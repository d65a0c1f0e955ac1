import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenValue, idsOf } from './chosen.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

test('a value lists the chosen in the order of the options; ids without an option stay, at the end', () => {
  expect(chosenValue(new Set(['gone', 'c', 'a']), options)).toBe('["a","c","gone"]');
  expect(chosenValue(new Set(), options)).toBeNull();
});

test('what is no list of ids is none', () => {
  for (const value of [null, '', 'a', '{"a":1}', '1', '[1,null]']) expect(idsOf(value)).toEqual([]);
});

test('there and back it is the same set', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (ids) => {
      expect(new Set(idsOf(chosenValue(new Set(ids), options)))).toEqual(new Set(ids));
    }),
  );
});
