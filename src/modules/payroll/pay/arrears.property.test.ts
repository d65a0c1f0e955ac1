/** Arrears against a second implementation of them: what was paid and what is owed come to the month counted anew, and the tax to that of the month that pays. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrearsByHand, type HandArrears, type HandArrearsAnswer, paidByHand } from '#testing/arrears-by-hand.ts';
import { arrearsCaseOf, arrearsCases, type GoldenArrears } from '#testing/arrears-cases.ts';
import { settingsOf } from '#testing/pay-cases.ts';
import { readGolden } from '#testing/pay-golden.ts';
import { scale } from '#testing/scale.ts';
import { legalParameters } from '../annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import { countPay } from './pay.rules.ts';

/** Sixty each time, thousands at night. */
const numRuns = scale === 1 ? 60 : 250 * scale;
const timeout = 60_000 * scale;

const figures: ReadonlyMap<number, readonly LegalFigure[]> = Map.groupBy(
  legalParameters.map(({ from, thru, amount, ...rest }) => ({ ...rest, fromMonth: from, thruMonth: thru, amount: amount === null ? null : BigInt(amount), isConfirmed: true })),
  ({ year }) => year,
);

/** As the product counts it: lines of the month before, and all of the month that pays. */
function counted(of: HandArrears): HandArrearsAnswer {
  const { figures: sums, lines } = countPay({ of: arrearsCaseOf(of), settings: settingsOf(of.next), figures, given: [], isExplained: false });
  const linesOf = (isOwn: boolean): Record<string, bigint> =>
    Object.fromEntries(
      lines.filter(({ of: { year, month }, amount }) => (year === of.next.year && month === of.next.month) === isOwn && amount !== 0n).map(({ code, amount }) => [code, amount]),
    );
  return { figures: sums, lines: linesOf(true), arrears: linesOf(false) };
}

test('equal the arrears that are kept, to the rial and line by line', async () => {
  const golden = readGolden<GoldenArrears>(await readFile(new URL('golden-arrears.json', import.meta.url), 'utf8'));
  expect(golden).toHaveLength(60);
  expect(golden.filter(({ arrears }) => Object.keys(arrears).length > 0).length).toBeGreaterThan(50);
  for (const { of, ...answer } of golden) expect({ of, ...counted(of) }).toEqual({ of, ...answer });
});

test(
  'equal the second implementation, and with what was paid they are the month as it is now',
  () => {
    fc.assert(
      fc.property(arrearsCases, (one) => {
        const answer = counted(one);
        expect(answer).toEqual(arrearsByHand(one));
        const [paid, anew] = [paidByHand(one.was), paidByHand(one.now)];
        for (const [code, amount] of anew) expect([code, (paid.get(code) ?? 0n) + (answer.arrears[code] ?? 0n)]).toEqual([code, amount]);
      }),
      { numRuns },
    );
  },
  timeout,
);
