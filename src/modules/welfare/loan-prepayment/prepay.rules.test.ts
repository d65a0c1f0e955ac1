/** What a plan becomes once principal comes back early: instalments as round as the loan's are, fees among them, and nothing of the loan is lost. */
import { expect, test } from 'vitest';
import { type PrepaidLine, prepaidPlan } from './prepay.rules.ts';

const UNIT = 10_000n;
const lineOf = (number: number, fee: bigint): PrepaidLine => {
  const [principal, profit] = [10_000_000n, 1_003_333n - BigInt(number) * 7n];
  const open = principal + profit + fee;
  return { number, originalNumber: number, dueDate: `2026-0${number}-20`, principal, profit, fee, added: 0n, open, openCharges: profit + fee, openPrincipal: principal };
};
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((all, one) => all + one, 0n);

test.each(['half', 'up', 'down'] as const)('smaller instalments are round with their fee, rounded %s, and the last one takes the rest', (mode) => {
  const lines = [1, 2, 3, 4, 5].map((number) => lineOf(number, 41_237n));
  const principal = 13_333_333n;
  const { lines: after, number } = prepaidPlan(lines, new Set(), {
    ...{ principal, profit: 0n, day: '2026-01-10', way: 'smaller', rounding: { mode, unit: UNIT }, keepsPrincipal: false },
  });
  const kept = after.filter((line) => line.number !== number);
  expect(kept.slice(0, -1).map((line) => (line.principal + line.profit + line.fee) % UNIT)).toEqual([0n, 0n, 0n, 0n]);
  expect(sum(after.map((line) => line.principal))).toBe(50_000_000n);
  expect(kept.map((line) => line.fee)).toEqual(lines.map((line) => line.fee));
});
