import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutDeductions, type Deduction } from './deductions.ts';

const of = (asked: bigint, more: Partial<Deduction> = {}): Deduction => ({ asked, mayBePart: true, isOfShare: true, ...more });
const taken = (...args: Parameters<typeof cutDeductions>): bigint[] => cutDeductions(...args).map((one) => one.taken);

test('a share of the pay is given to the lower rank first, of one rank to the older', () => {
  const loan = of(600n, { rank: 10, dueDate: '2026-06-21' });
  const older = of(300n, { rank: 10, dueDate: '2026-05-21' });
  const premium = of(200n, { rank: 5, dueDate: '2026-07-21' });
  expect(cutDeductions([loan, older, premium], { left: 10_000n, share: 1_000n })).toEqual([
    { of: premium, taken: 200n },
    { of: older, taken: 300n },
    { of: loan, taken: 500n },
  ]);
});

test('what is taken whole or not at all leaves its room to the next one, and so does a part below the least', () => {
  const room = { left: 1_000n, share: 500n };
  expect(taken([of(600n, { rank: 1, mayBePart: false }), of(400n, { rank: 2 })], room)).toEqual([0n, 400n]);
  expect(taken([of(600n, { rank: 1, least: 501n }), of(400n, { rank: 2 })], room)).toEqual([0n, 400n]);
  expect(taken([of(600n, { rank: 1, least: 500n })], room)).toEqual([500n]);
});

test('what no share bounds is taken of all there is; without a share all is', () => {
  expect(taken([of(900n, { rank: 1, isOfShare: false }), of(400n, { rank: 2 })], { left: 1_000n, share: 250n })).toEqual([900n, 100n]);
  expect(taken([of(900n), of(400n)], { left: 1_000n })).toEqual([900n, 100n]);
  expect(taken([of(900n)], { left: -5n, share: 250n })).toEqual([0n]);
});

const amount = fc.bigInt({ min: 0n, max: 1_000n });
const deduction = fc.record({ asked: amount, rank: fc.nat(3), mayBePart: fc.boolean(), isOfShare: fc.boolean(), least: amount });

test('never more than is asked, than there is, or than the share; and nobody waits behind a room that would have held them', () => {
  fc.assert(
    fc.property(fc.array(deduction, { maxLength: 8 }), amount, amount, (all, left, share) => {
      const cut = cutDeductions(all, { left, share });
      const sum = (keep: (one: Deduction) => boolean): bigint => cut.reduce((so, { of: one, taken: got }) => (keep(one) ? so + got : so), 0n);
      const [open, openShare] = [left - sum(() => true), share - sum(({ isOfShare }) => isOfShare)];
      expect(open >= 0n && openShare >= 0n).toBe(true);
      for (const { of: one, taken: got } of cut) {
        expect(got >= 0n && got <= one.asked).toBe(true);
        const room = one.isOfShare && openShare < open ? openShare : open;
        // whoever got less than was asked would not fit into what is left in the end either
        if (got < one.asked) expect(one.mayBePart ? room < one.least || room === 0n : room < one.asked).toBe(true);
      }
    }),
  );
});
