import { beforeEach, expect, test, vi } from 'vitest';
import { gathered } from './gathered.ts';

const ask = vi.fn(async (names: readonly string[]) => Object.fromEntries(names.filter((name) => name !== 'gone').map((name) => [name, name.length])));
beforeEach(() => void ask.mockClear());

test('what is asked in one breath is one question, each name in it once', async () => {
  const lengthOf = gathered(10, 0, ask);
  expect(await Promise.all(['a', 'bb', 'a', 'gone', 'toString'].map(lengthOf))).toEqual([1, 2, 1, 0, 8]);
  expect(ask.mock.calls).toEqual([[['a', 'bb', 'gone', 'toString']]]);
  expect(await lengthOf('a')).toBe(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('no question is about more names than may be asked at once', async () => {
  const lengthOf = gathered(2, 0, ask);
  expect(await Promise.all(['a', 'bb', 'ccc'].map(lengthOf))).toEqual([1, 2, 3]);
  expect(ask.mock.calls.map(([names]) => names)).toEqual([['a', 'bb'], ['ccc']]);
});

test('who asks hears what the question failed with, and may ask again', async () => {
  const lengthOf = gathered(2, 0, ask);
  ask.mockRejectedValueOnce(new Error('no answer'));
  const both = await Promise.allSettled(['a', 'bb'].map(lengthOf));
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await lengthOf('a')).toBe(1);
});
