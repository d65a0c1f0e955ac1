/** The rules of pay against a second implementation of them, and what holds of every month. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type HandCase, hiredOf, payByHand, yearsByHand } from '#testing/pay-by-hand.ts';
import { legalParameters } from '../annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import { countPay, type PayAnswer } from './pay.rules.ts';
import type { PayCase } from './pay-case.rules.ts';
import { exactRial } from './pay-law.rules.ts';
import { defaultSettings } from './pay-settings.rules.ts';

const numRuns = 300 * Number(process.env['HCM_TEST_SCALE'] ?? 1);

const figures: ReadonlyMap<number, readonly LegalFigure[]> = Map.groupBy(
  legalParameters.map(({ kind, from, thru, amount, year, ...rest }) => ({
    ...rest,
    kind,
    year,
    fromMonth: from,
    thruMonth: thru,
    amount: amount === null ? null : BigInt(amount),
    isConfirmed: true,
  })),
  ({ year }) => year,
);

const minutes = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 7_200 }));
const cases: fc.Arbitrary<HandCase> = fc
  .record({
    year: fc.constantFrom(...Object.keys(yearsByHand).map(Number)),
    month: fc.integer({ min: 1, max: 12 }),
    firstDay: fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 29 })),
    above: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 80_000_000 })),
    seniorityDaily: fc.bigInt({ min: 0n, max: 2_000_000n }),
    isMarried: fc.boolean(),
    children: fc.integer({ min: 0, max: 4 }),
    overtimeMinutes: minutes,
    nightMinutes: minutes,
    basis: fc.constantFrom('calendar', 'fixed30'),
    part: fc.constantFrom('calendar', 'by30'),
    rounding: fc.constantFrom('half', 'down'),
    method: fc.constantFrom('cumulative', 'monthly'),
    months: fc.array(fc.record({ taxable: fc.bigInt({ min: 0n, max: 3_000_000_000n }), tax: fc.bigInt({ min: 0n, max: 500_000_000n }) }), { maxLength: 11 }),
  })
  .map(({ above, months, ...one }): HandCase => ({ ...one, dailyWage: (yearsByHand[one.year]?.wage ?? 0n) + BigInt(above), before: months.slice(0, one.month - 1) }));

const caseOf = (one: HandCase): PayCase => ({
  ...{ year: one.year, month: one.month, wages: [], items: [] },
  facts: {
    ...{ hireDate: hiredOf(one), isMarried: one.isMarried, children: one.children, exemptionUsed: 0 },
    ...{ insurance: 'worker', hardWork: false, workshopRelief: false, tax: 'normal', deprived: false },
    base: { amount: exactRial(one.dailyWage), per: 'day' },
    seniorityDaily: exactRial(one.seniorityDaily),
  },
  work: [
    { workFactor: 'overtime', minutes: one.overtimeMinutes },
    { workFactor: 'night', minutes: one.nightMinutes },
  ],
  before: one.before.map((month, at) => ({ year: one.year, month: at + 1, ...month })),
});

const count = (one: HandCase): PayAnswer =>
  countPay({
    of: caseOf(one),
    settings: { ...defaultSettings, monthBasis: one.basis, partMonth: one.part, lineRounding: one.rounding, taxMethod: one.method, seniorityMonth: 'days' },
    ...{ figures, given: [], isExplained: false },
  });

test('equals the second implementation to the rial', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { gross, insuranceBase, insuranceWorker, taxable, tax, net } = count(one).figures;
      expect({ gross, insuranceBase, insuranceWorker, taxable, tax, net }).toEqual(payByHand(one));
    }),
    { numRuns },
  );
});

test('what is explained is what is counted, and the lines make the net', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const answer = count(one);
      const explained = countPay({ of: caseOf(one), settings: answer.settings, figures, given: [], isExplained: true });
      expect(explained.figures).toEqual(answer.figures);
      const sum = explained.lines.reduce((total, { isDeduct, side, amount }) => (side !== 'employee' ? total : isDeduct === 'Y' ? total - amount : total + amount), 0n);
      expect([sum, sum >= 0n]).toEqual([answer.figures.net, true]);
      for (const { explained: tree, amount } of explained.lines) if (tree) expect(tree.value).toEqual(exactRial(amount));
    }),
    { numRuns: numRuns / 6 },
  );
});
