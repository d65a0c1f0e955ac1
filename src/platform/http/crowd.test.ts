import { expect, test } from 'vitest';
import { createCrowd } from './crowd.rules.ts';

const crowdOf = (ofOne: number, atOnce: number) => {
  const gone: number[] = [];
  return { gone, crowd: createCrowd<number>({ ofOne, atOnce }, (member) => gone.push(member)) };
};

test('beyond the bound of one sender its oldest goes, of all the oldest of all', () => {
  const { gone, crowd } = crowdOf(2, 4);
  for (const [member, sender] of [
    [1, 'a'],
    [2, 'b'],
    [3, 'a'],
    [4, 'a'],
  ] as const)
    crowd.add(member, sender);
  expect(gone).toEqual([1]);
  crowd.add(5, 'c');
  crowd.add(6, 'd');
  expect([gone, crowd.size]).toEqual([[1, 2], 4]);
});

test('who has left, or came again, is counted as it stands now', () => {
  const { gone, crowd } = crowdOf(2, 9);
  crowd.add(1, 'a');
  crowd.add(2, 'a');
  crowd.remove(1);
  crowd.remove(7);
  crowd.add(3, 'a');
  crowd.add(2, 'a');
  expect(gone).toEqual([]);
  crowd.add(4, 'a');
  expect([gone, crowd.size]).toEqual([[3], 2]);
});

test('nobody in particular is bounded with all others only', () => {
  const { gone, crowd } = crowdOf(1, 3);
  for (const member of [1, 2, 3, 4]) crowd.add(member, undefined);
  expect(gone).toEqual([1]);
});
