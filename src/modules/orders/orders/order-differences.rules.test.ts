import { expect, test } from 'vitest';
import { itemDifferences } from './order-differences.rules.ts';

test('factors that differ alone, those that one of the two lacks among them', () => {
  const item = (code: string, amount: string) => ({ code, title: code, amount });
  expect(itemDifferences([item('a', '5'), item('b', '7'), item('c', '1')], [item('a', '5'), item('b', '9'), item('d', '2')])).toEqual([
    { code: 'b', title: 'b', was: '7', now: '9', difference: '2' },
    { code: 'd', title: 'd', was: null, now: '2', difference: '2' },
    { code: 'c', title: 'c', was: '1', now: null, difference: '-1' },
  ]);
});
