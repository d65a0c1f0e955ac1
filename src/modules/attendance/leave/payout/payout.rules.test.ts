import { expect, test } from 'vitest';
import { daysIn, worthOf } from './payout.rules.ts';

test('leave is worth its part of a day of wage, rounded to whole rials both ways', () => {
  expect(worthOf(660, 440, 8_000_000n)).toBe(12_000_000n);
  expect(worthOf(1, 440, 440n)).toBe(1n);
  expect([worthOf(1, 440, 220n), worthOf(1, 440, 219n), worthOf(-1, 440, 220n)]).toEqual([1n, 0n, -1n]);
  expect(worthOf(10, 0, 5n)).toBe(0n);
  expect([daysIn(660, 440), daysIn(-147, 440), daysIn(5, 0)]).toEqual([1.5, -0.33, 0]);
});
