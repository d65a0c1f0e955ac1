/** Parts of the cost of pay: that they are the whole to the rial, whatever comes, and by hand. */
import { expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type CostFact, divided, NOWHERE, partsOf, sharesOf, sides } from './cost.rules.ts';

type Fact = CostFact & { readonly partyId: string };
const month = { from: '2026-03-21', thru: '2026-04-20' };
const fact: Fact = { partyId: 'p', paid: 1_000n, employer: 230n, days: month, hired: '2020-01-01', left: null, places: [], work: [], dayMinutes: 440 };

/** The same numbers each time. */
function random(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const day = (at: number): string => addDays('2026-02-01', at);
const factors = ['overtime', 'night', 'mission', 'absence', 'shiftTwo'];

/** Of 2,000 payslips those of a reversal are below 0, some people came or left within the month or are paid after they did, and places have gaps. */
function manyFacts(): Fact[] {
  const next = random(1405);
  return Array.from({ length: 2_000 }, (_, at): Fact => {
    const [moved, gap] = [next(90), next(3)];
    const sign = next(20) === 0 ? -1n : 1n;
    return {
      partyId: `p${next(900)}`,
      paid: sign * BigInt(next(1_000_000_000)) * BigInt(next(7)),
      employer: sign * BigInt(next(90_000_000)),
      days: month,
      hired: day(at % 5 === 0 ? next(90) : -900),
      left: at % 7 === 0 ? day(next(120)) : null,
      places:
        next(9) === 0
          ? []
          : [
              { id: `u${next(6)}`, from: day(-900), thru: day(moved) },
              { id: `u${next(6)}`, from: day(moved + 1 + gap), thru: null },
            ],
      work: Array.from({ length: next(4) }, () => {
        const workFactor = factors[next(factors.length)] ?? 'overtime';
        const inMinutes = workFactor === 'overtime' || workFactor === 'night';
        return { project: ['', 'A', 'B', 'C'][next(4)] ?? '', workFactor, minutes: inMinutes ? 1 + next(9_000) : null, days: inMinutes ? null : (1 + next(3_000)) / 100 };
      }),
      dayMinutes: 440,
    };
  });
}

test('the parts of many payslips are what they cost to the rial, by whatever they are divided and in whatever order they come', () => {
  const facts = manyFacts();
  const sum = (of: readonly { paid: bigint; employer: bigint }[]) =>
    of.reduce(([p, e], { paid, employer }) => [p + paid, e + employer] as [bigint, bigint], [0n, 0n] as [bigint, bigint]);
  for (const by of sides) {
    const parts = partsOf(by, facts);
    expect([by, sum(parts)]).toEqual([by, sum(facts)]);
    expect(partsOf(by, facts.toReversed())).toEqual(parts);
    for (const one of facts.slice(0, 300))
      for (const { paid, weight, of } of sharesOf(by, one)) {
        // no part stands a rial or more from its exact share
        const off = paid * of - one.paid * weight;
        expect(off < of && off > -of && weight > 0n).toBe(true);
      }
  }
});

const told = (by: (typeof sides)[number], of: Partial<Fact>) =>
  sharesOf(by, { ...fact, ...of }).map(({ key, paid, weight, of: all }) => [key, Number(paid), Number(weight), Number(all)]);

test('by hand: moved in the month, no post for some days, paid after leaving, projects in days and hours', () => {
  expect(
    divided(
      100n,
      new Map([
        ['b', 1n],
        ['a', 1n],
        ['c', 1n],
      ]),
    ).get('a'),
  ).toBe(34n);
  const moved = [
    { id: 'sales', from: '2020-01-01', thru: '2026-03-30' },
    { id: 'office', from: '2026-04-05', thru: null },
  ];
  // ten days in sales, five in no post, sixteen in the office
  expect(told('unit', { places: moved })).toEqual([
    ['sales', 323, 10, 31],
    ['office', 516, 16, 31],
    [NOWHERE, 161, 5, 31],
  ]);
  expect(told('unit', { places: moved, left: '2026-01-01' })).toEqual([['office', 1_000, 1, 1]]);
  expect(told('day', { hired: '2026-04-20' })).toEqual([['2026-04-20', 1_000, 1, 1]]);
  // 31 days of 440 minutes and ten hours of overtime; ten days and those hours are for the dam, who is away is for nothing
  const line = (project: string, workFactor: string, minutes: number | null, days: number | null) => ({ project, workFactor, minutes, days });
  const work = [line('dam', 'mission', null, 10), line('dam', 'overtime', 600, null), line('dam', 'night', 900, null), line('road', 'absence', null, 2)];
  expect(told('project', { work })).toEqual([
    ['dam', 351, 5_000, 14_240],
    [NOWHERE, 649, 9_240, 14_240],
  ]);
});
