/** Parts of months, periods of more months than one, and what formulas of the library count, against a second implementation of them. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payByHand } from '#testing/pay-by-hand.ts';
import type { HandCase } from '#testing/pay-by-hand-case.ts';
import { caseOf, handCases } from '#testing/pay-cases.ts';
import { type GoldenPayslip, readGolden } from '#testing/pay-golden.ts';
import type { HandPeriod, HandPeriodAnswer } from '#testing/pay-parts-by-hand.ts';
import { askedWith, formulaCases, partCases, periodCaseOf, seasonCases } from '#testing/pay-parts-cases.ts';
import { scale } from '#testing/scale.ts';
import { legalParameters } from '../annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import { countPay, type PayAnswer } from './pay.rules.ts';

/** Some dozens each time, thousands at night. */
const numRuns = scale === 1 ? 60 : 250 * scale;
const timeout = 60_000 * scale;

const figures: ReadonlyMap<number, readonly LegalFigure[]> = Map.groupBy(
  legalParameters.map(({ from, thru, amount, ...rest }) => ({ ...rest, fromMonth: from, thruMonth: thru, amount: amount === null ? null : BigInt(amount), isConfirmed: true })),
  ({ year }) => year,
);

const codesOf = (lines: PayAnswer['lines'], nameOf: (line: PayAnswer['lines'][number]) => string): Record<string, bigint> =>
  Object.fromEntries(lines.filter(({ amount }) => amount !== 0n).map((line) => [nameOf(line), line.amount]));

function countedPeriod(of: HandPeriod): HandPeriodAnswer {
  const { figures: sums, lines } = countPay({ of: periodCaseOf(of), ...askedWith(of.of), figures, given: [], isExplained: false });
  const isOwn = ({ of: { year, month } }: PayAnswer['lines'][number]): boolean => year === of.of.year && month === of.of.month;
  const earlier = lines.filter((line) => !isOwn(line));
  return { figures: sums, lines: codesOf(lines.filter(isOwn), ({ code }) => code), earlier: codesOf(earlier, ({ code, of: { year, month } }) => `${year}/${month} ${code}`) };
}

function counted(of: GoldenPayslip['of']): Omit<GoldenPayslip, 'of'> {
  const { figures: sums, lines } = countPay({ of: caseOf(of), ...askedWith(of), figures, given: [], isExplained: false });
  return { figures: sums, lines: codesOf(lines, ({ code }) => code) };
}

const kept = async <K>(name: string): Promise<readonly K[]> => readGolden<K>(await readFile(new URL(name, import.meta.url), 'utf8'));

test('equal the periods that are kept, to the rial and line by line', async () => {
  const golden = await kept<HandPeriodAnswer & { readonly of: HandPeriod }>('golden-parts.json');
  expect([golden.filter(({ of }) => of.earlier.length > 0).length, golden.filter(({ lines }) => (lines['untaxedLeft'] ?? 0n) !== 0n).length > 0]).toEqual([10, true]);
  for (const { of, ...answer } of golden) expect({ of, ...countedPeriod(of) }).toEqual({ of, ...answer });
});

test('equal the payslips by formula that are kept', async () => {
  const golden = await kept<GoldenPayslip>('golden-by-formula.json');
  expect(golden).toHaveLength(30);
  for (const { of, ...answer } of golden) expect({ of, ...counted(of) }).toEqual({ of, ...answer });
});

test.each([
  ['parts of a month', partCases],
  ['seasons', seasonCases],
])(
  '%s equal the second implementation',
  (_, cases) => {
    fc.assert(
      fc.property(cases, (periods) => {
        for (const { of, answer } of periods) expect(countedPeriod(of)).toEqual(answer);
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  'the base of a premium or of the tax, the base wage and a factor that a formula of the library counts equal the second implementation',
  () => {
    fc.assert(
      fc.property(formulaCases, (one) => {
        expect(counted(one)).toEqual(payByHand(one));
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  'arrears of a month whose taxed pay a formula counts are taxed by what the formula comes to anew',
  () => {
    fc.assert(
      fc.property(handCases, fc.bigInt({ min: 1n, max: 9_000_000n }), (drawn, rise) => {
        const was = {
          ...drawn,
          month: Math.min(drawn.month, 11),
          isTaxedOnHalfOvertime: true,
          left: undefined,
          hired: { year: drawn.year - 1, month: 1, day: 1 },
          before: [],
          items: [],
        };
        const then: HandCase = { ...was, wages: [{ amount: 6_000_000n, per: 'day' }] };
        const now: HandCase = { ...then, wages: [{ amount: 6_000_000n + rise, per: 'day' }] };
        const [paid, anew] = [counted(then).lines, counted(now).lines];
        const { facts, wages, work, ...of } = caseOf(now);
        const codes = new Set([...Object.keys(paid), ...Object.keys(anew)].filter((code) => !/^(tax|taxDue|taxable|rounding|shortfall)$/.test(code)));
        const before = [{ ...of, taxable: 0n, tax: 0n, facts, wages, work, paid: new Map([...codes].map((code) => [code, paid[code] ?? 0n])) }];
        const { lines } = countPay({ of: { ...of, month: of.month + 1, facts, wages: [], work: [], before }, ...askedWith(now), figures, given: [], isExplained: false });
        const late = codesOf(
          lines.filter((line) => line.of.month === now.month),
          ({ code }) => code,
        );
        expect(late['taxBase'] ?? 0n).toBe((anew['taxBase'] ?? 0n) - (paid['taxBase'] ?? 0n));
        const share = Number(now.readings.untaxedSevenths);
        const taxed = (late['taxBase'] ?? 0n) * 7n - (late['insuranceWorker'] ?? 0n) * BigInt(share);
        const apart = countPay({ of: { ...of, month: of.month + 1, facts, wages: [], work: [], before: [] }, ...askedWith(now), figures, given: [], isExplained: false }).figures;
        const owed = lines.reduce((sum, { code, amount }) => (code === 'taxable' ? sum + amount : sum), 0n);
        // of a month that has no taxed pay of its own the insurance is taken off what is owed
        const ownShare = apart.insuranceWorker * BigInt(share);
        const expected = taxed - ownShare > 0n ? taxed - ownShare : 0n;
        expect(owed * 7n - expected >= -7n && owed * 7n - expected <= 7n).toBe(true);
      }),
      { numRuns: numRuns / 2 },
    );
  },
  timeout,
);
