import { expect, test } from 'vitest';
import { editsBetween, nearestOf } from './nearest.ts';

test('the nearest word is the one that is changed least', () => {
  expect([editsBetween('abc', 'abc'), editsBetween('abc', 'acb'), editsBetween('', 'ab'), editsBetween('abc', 'b')]).toEqual([0, 1, 2, 2]);
  expect(nearestOf(['abcd', 'acbx', 'zz'], 'abcx')).toBe('abcd');
  expect(nearestOf(['zz', 'abc'], 'abd')).toBe('abc');
  expect(nearestOf([], 'a')).toBeUndefined();
});
