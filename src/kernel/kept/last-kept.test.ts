import { expect, test } from 'vitest';
import { lastKept } from './last-kept.ts';

test('what was used longest ago goes first', () => {
  const kept = lastKept<number>(2);
  kept.put('a', 1);
  kept.put('b', 2);
  expect(kept.get('a')).toBe(1);
  expect(kept.put('c', 3)).toBe(3);
  expect([...kept.all()]).toEqual([
    ['a', 1],
    ['c', 3],
  ]);
  expect(kept.get('b')).toBeUndefined();
});

test('what is put again takes the place of what stood there', () => {
  const kept = lastKept<number>(2);
  kept.put('a', 1);
  kept.put('b', 2);
  kept.put('a', 3);
  expect([kept.get('b'), kept.get('a')]).toEqual([2, 3]);
});
