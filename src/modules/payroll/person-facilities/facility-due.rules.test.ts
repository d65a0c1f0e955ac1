import { expect, test } from 'vitest';
import { dueFor } from './facility-due.rules.ts';

test.each([
  ['a month', { unit: 'TF_mon', amount: 9_000_001n }, 30, 30, 9_000_001n],
  ['a part of a month', { unit: 'TF_mon', amount: 9_000_001n }, 10, 30, 3_000_000n],
  ['days', { unit: 'TF_day', amount: 100_000n }, 7, 31, 700_000n],
  ['weeks', { unit: 'TF_wk', amount: 700_000n }, 31, 31, 3_100_000n],
  ['a month of a year', { unit: 'TF_yr', amount: 120_000_000n }, 29, 29, 10_000_000n],
  ['no day', { unit: 'TF_mon', amount: 9_000_001n }, 0, 30, 0n],
] as const)('%s', (_name, cost, days, all, due) => {
  expect(dueFor(cost, days, all)).toBe(due);
});
