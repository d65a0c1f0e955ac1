/** What is owed on a day is what a settlement on that day says: some thousand leavers by the short arithmetic and by the explained one. */
import { expect, test } from 'vitest';
import { ratio } from '#kernel/formula/exact.ts';
import { toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { legalParameters } from '../annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import { lawBy } from '../pay/pay-law.rules.ts';
import { defaultSettings } from '../pay/pay-settings.rules.ts';
import { settle } from '../settlement/settlement.rules.ts';
import { provisionOf } from './provision.rules.ts';

const YEAR = 1405;
const figures: readonly LegalFigure[] = legalParameters
  .filter(({ year }) => year === YEAR)
  .map(({ from, thru, amount, year: _, ...rest }) => ({ ...rest, fromMonth: from, thruMonth: thru, amount: amount === null ? null : BigInt(amount), isConfirmed: true }));

/** Numbers that look like chance and are the same each time. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
}

const LEAVERS = 300;

test('severance, leave and bonus are those of the settlement, to the rial', () => {
  const next = numbers(25);
  for (let at = 0; at < LEAVERS; at += 1) {
    const day = toIso({ year: YEAR, month: next(12) + 1, day: next(29) + 1 });
    const hired = toIso({ year: YEAR - next(25), month: next(12) + 1, day: next(29) + 1 });
    const hireDate = hired > day ? day : hired;
    const dailyWage = ratio(BigInt(5_000_000 + next(20_000_000)), BigInt(next(7) + 1));
    const minutes = next(40_000) - 4_000;
    const method = next(2) === 0 ? 'days' : 'yearsMonths';
    const law = lawBy(new Map([[YEAR, figures]]), [])(toJalali(day));
    const { lines } = settle(
      {
        ...{ lastDay: day, spans: [{ from: hireDate, thru: null, counts: true }], dailyWage, leave: { minutes, dayMinutes: 440 } },
        ...{ severance: { method, yearBasis: 'own', settled: [] }, eidi: { paid: 0n, taxMethod: 'cumulative', yearTaxable: 0n } },
        ...{ unpaidWage: 0n, arrears: 0n, loans: [], advances: [], owed: [] },
      },
      law,
      defaultSettings,
    );
    const said = (code: string): bigint => lines.find(({ line }) => line.code === code)?.amount ?? 0n;
    const question = { day, hireDate, dailyWage, eidiWage: dailyWage, method, paid: { severance: 0n, hasEidi: false }, leave: { minutes, dayMinutes: 440 } } as const;
    expect(provisionOf(question, law)).toEqual({ severance: said('severance'), leave: said('leavePay') - said('leaveOver'), eidi: said('eidi') });
  }
});

test('what was paid is not owed again, and nothing of service is owed back', () => {
  const law = lawBy(new Map([[YEAR, figures]]), [])({ year: YEAR, month: 6 });
  const question = { day: '2026-09-20', hireDate: '2020-03-21', dailyWage: 9_000_000, eidiWage: 9_000_000, method: 'days', leave: undefined } as const;
  const whole = provisionOf({ ...question, paid: { severance: 0n, hasEidi: false } }, law);
  expect(provisionOf({ ...question, paid: { severance: 1_000n, hasEidi: true } }, law)).toEqual({ severance: whole.severance - 1_000n, leave: 0n, eidi: 0n });
  expect(provisionOf({ ...question, paid: { severance: whole.severance + 1n, hasEidi: false } }, law).severance).toBe(0n);
});
