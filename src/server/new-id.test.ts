import { expect, test } from 'vitest';
import { isUuid } from '#kernel/ids/ids.ts';
import { idMaker } from './new-id.ts';

test('ids of one moment are ids, and none comes twice however many are made', () => {
  const newId = idMaker({ now: () => 1_764_000_000_000 });
  const made = Array.from({ length: 2_000 }, newId);
  expect(made.every(isUuid)).toBe(true);
  expect(new Set(made).size).toBe(2_000);
});
