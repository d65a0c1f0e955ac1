/** Differences of reserves after a rise, worked out by hand: 30 days of the law a year of 365 days. */
import { expect, test } from 'vitest';
import { smallRatio } from '#kernel/formula/exact.ts';
import { earlierDays, riseOf } from './voucher-rises.rules.ts';

const share = { over: 30n, under: 365n };
const uncapped = { share, mostADay: null };
const month = (wage: bigint, paid: number) => ({ wage, paid });

test.each([
  // a day is paid 1,000,000 and then 1,300,000: 300,000 x 3,650 days x 30 / 365
  ['a rise after ten years', month(31_000_000n, 31), month(40_300_000n, 31), 3_650, 90_000_000n],
  // the wage of a day is the same in a month of 30 days and in one of 20 paid ones
  ['a shorter month', month(31_000_000n, 31), month(20_000_000n, 20), 3_650, 0n],
  ['a fall', month(31_000_000n, 31), month(30_000_000n, 31), 3_650, 0n],
  ['somebody new', month(31_000_000n, 31), month(62_000_000n, 31), 0, 0n],
  ['a month without a paid day', month(0n, 0), month(31_000_000n, 31), 365, 0n],
  ['and one now', month(31_000_000n, 31), month(0n, 0), 365, 0n],
  // 100 x 1 day x 30 / 365 is 8.2: towards nothing
  ['an odd rial', month(3_000n, 30), month(6_000n, 30), 1, 8n],
])('%s', (_, was, now, days, owed) => {
  expect(riseOf(uncapped, was, now, days)).toBe(owed);
});

test('of a reserve with a ceiling what stood above it has not risen', () => {
  const bonus = { share: { over: 60n, under: 365n }, mostADay: smallRatio(90_000, 1) };
  // 60 / 365 of 1,000,000 a day are beyond 90,000 already
  expect(riseOf(bonus, month(30_000_000n, 30), month(60_000_000n, 30), 100)).toBe(0n);
  // of 365,000 a day 60,000; of 730,000 a day 120,000, of which 90,000 count
  expect(riseOf(bonus, month(10_950_000n, 30), month(21_900_000n, 30), 100)).toBe(3_000_000n);
});

test('the end of service is owed for all of it, bonus and leave for the year', () => {
  const month2 = '2026-04-21';
  expect(earlierDays('severanceReserve', { hired: '2025-04-21', from: month2 })).toBe(365);
  expect(earlierDays('eidiReserve', { hired: '2025-04-21', from: month2 })).toBe(31);
  expect(earlierDays('leaveReserve', { hired: '2026-04-11', from: month2 })).toBe(10);
  expect(earlierDays('severanceReserve', { hired: month2, from: month2 })).toBe(0);
});
