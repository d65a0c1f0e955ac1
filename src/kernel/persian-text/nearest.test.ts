import { expect, test } from 'vitest';
import { distance, nearestOf } from './nearest.ts';

test('the nearest word is the one that is changed least', () => {
  expect([distance('abc', 'abc'), distance('abc', 'acb'), distance('', 'ab'), distance('abc', 'b')]).toEqual([0, 1, 2, 2]);
  expect(nearestOf(['abcd', 'acbx', 'zz'], 'abcx')).toBe('abcd');
  expect(nearestOf(['zz', 'abc'], 'abd')).toBe('abc');
  expect(nearestOf([], 'a')).toBeUndefined();
});
