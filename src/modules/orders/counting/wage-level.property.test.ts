/** Wages and seniority over the years against a second implementation that goes through the days of the law one by one, in plain fractions. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Exact, ratio, writeRatio } from '#kernel/formula/exact.ts';
import { toIso } from '#kernel/jalali/jalali.ts';
import { legalParameters } from '#modules/payroll/annual-annuities/legal.catalogue.ts';
import { lawBy } from '#modules/payroll/payroll.api.ts';
import { scale } from '#testing/scale.ts';
import type { OrderFacts } from './order-case.rules.ts';
import { orderFacts } from './order-facts.service.ts';

/** Four hundred each time, 10,000 at night. */
const numRuns = scale === 1 ? 400 : 10_000;

/** Guide iran.md 1.1 and 1.2, by Jalali year; of 1399 once more from month 4. Factor in hundredths, the rest in rials a day. */
const byHand: Readonly<Record<string, readonly [factor: bigint, fixed: bigint, least: bigint, grant: bigint]>> = {
  1398: [113n, 87_049n, 505_627n, 23_333n],
  1399: [115n, 30_338n, 611_809n, 58_333n],
  '1399/4': [115n, 55_338n, 636_809n, 33_333n],
  1400: [126n, 82_785n, 885_165n, 46_667n],
  1401: [138n, 171_722n, 1_393_250n, 70_000n],
  1402: [121n, 83_595n, 1_769_428n, 70_000n],
  1403: [122n, 230_026n, 2_388_728n, 70_000n],
  1404: [132n, 310_535n, 3_463_656n, 94_000n],
  1405: [145n, 519_549n, 5_541_850n, 166_667n],
};
const CHANGED = 1399;
const CHANGED_FROM = 4;
const HUNDRED = 100n;

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}
const figures = ({ year, month }: Pick<Day, 'year' | 'month'>) => {
  const [factor, fixed, least, grant] = byHand[year === CHANGED && month >= CHANGED_FROM ? '1399/4' : year] as readonly [bigint, bigint, bigint, bigint];
  return { factor, fixed, least, grant };
};
const order = ({ year, month, day }: Day): number => (year * 12 + month) * 31 + day;

/** A fraction that is never shortened. */
type Plain = readonly [n: bigint, d: bigint];
const plus = ([a, b]: Plain, [c, d]: Plain): Plain => [a * d + c * b, b * d];
const minus = (one: Plain, [c, d]: Plain): Plain => plus(one, [-c, d]);
const whole = (n: bigint): Plain => [n, 1n];
const greater = (one: Plain, other: Plain): Plain => (one[0] * other[1] >= other[0] * one[1] ? one : other);
const risen = (daily: Plain, { factor, fixed }: ReturnType<typeof figures>): Plain => plus([daily[0] * factor, daily[1] * HUNDRED], whole(fixed));

/** The first days of years and the day on which the law of 1399 changed, after `from` until `to`. */
function* turns(from: Day, to: Day): Iterable<Day> {
  for (let year = from.year; year <= to.year; year += 1)
    for (const month of year === CHANGED ? [1, CHANGED_FROM] : [1]) {
      const turn = { year, month, day: 1 };
      if (order(turn) > order(from) && order(turn) <= order(to)) yield turn;
    }
}

function wageByHand(from: Day, daily: bigint, to: Day): Plain {
  let wage = whole(daily);
  // what the step of 1399 rose from
  const { factor, fixed } = figures(from);
  let below: Plain = from.year === CHANGED ? [(daily - fixed) * HUNDRED, factor] : wage;
  for (const turn of turns(from, to)) {
    if (turn.month === 1) below = wage;
    wage = greater(risen(below, figures(turn)), whole(figures(turn).least));
  }
  return greater(wage, whole(figures(to).least));
}

function seniorityByHand(hired: Day, from: Day, daily: bigint, to: Day): Plain {
  let base = whole(daily);
  const isGranted = (year: number, at: Day): boolean => year > hired.year && order({ ...hired, year }) <= order(at);
  for (let year = from.year; year <= to.year; year += 1) {
    if (year > from.year) base = [base[0] * figures({ year, month: 1 }).factor, base[1] * HUNDRED];
    const last = year === to.year ? to : { year, month: 12, day: 29 };
    if (!isGranted(year, last)) continue;
    base = plus(base, whole(figures(last).grant));
    if (year === from.year && isGranted(year, from)) base = minus(base, whole(figures(from).grant));
  }
  return base;
}

const law = lawBy(
  Map.groupBy(
    legalParameters.map(({ from, thru, amount, ...rest }) => ({ ...rest, fromMonth: from, thruMonth: thru, amount: amount === null ? null : BigInt(amount), isConfirmed: true })),
    ({ year }) => year,
  ),
  [],
);
const nobody: OrderFacts = { hireDate: null, isMarried: false, children: 0, wage: null, seniority: null, total: 0n };
const counted = (facts: Partial<OrderFacts>, at: Day, name: string): string => {
  const { values, unknown } = orderFacts({ ...nobody, ...facts }, toIso(at), law, new Set([name]));
  expect(unknown).toEqual(new Map());
  return writeRatio(values.get(name) as Exact);
};
const exactly = ([n, d]: Plain): string => writeRatio(ratio(n, d));

const days = fc.record({ year: fc.integer({ min: 1398, max: 1405 }), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 29 }) });
const sorted = fc.tuple(days, days, days).map((three) => three.toSorted((a, b) => order(a) - order(b)) as [Day, Day, Day]);

test('a wage rises year by year as it does by hand, to the last fraction', () => {
  fc.assert(
    fc.property(sorted, fc.bigInt({ min: 0n, max: 9_000_000n }), ([, from, to], above) => {
      const daily = figures(from).least + above;
      expect(counted({ wage: { day: toIso(from), daily: Number(daily) } }, to, 'order.wage')).toBe(exactly(wageByHand(from, daily, to)));
    }),
    { numRuns },
  );
});

test('the seniority base goes on from what an order said as it does by hand, to the last fraction', () => {
  fc.assert(
    fc.property(sorted, fc.bigInt({ min: 60_000n, max: 2_000_000n }), ([hired, from, to], daily) => {
      const facts = { hireDate: toIso(hired), seniority: { day: toIso(from), daily: Number(daily) } };
      expect(counted(facts, to, 'order.seniority')).toBe(exactly(seniorityByHand(hired, from, daily, to)));
    }),
    { numRuns },
  );
});

const RIAL = 1n;
const HALF = 50n;

// the step of 1399 that was done anew rises from the minimum of 1398 as well
test.for([
  [1398, 1, 370_423n],
  [1399, 1, 505_627n],
  [1399, CHANGED_FROM, 505_627n],
  [1400, 1, 636_809n],
  [1401, 1, 885_165n],
  [1402, 1, 1_393_250n],
  [1403, 1, 1_769_428n],
  [1404, 1, 2_388_728n],
  [1405, 1, 3_463_656n],
] as const)('the minimum of %s (month %s) follows from the one before within a rial', ([year, month, before]) => {
  const { factor, fixed, least } = figures({ year, month });
  const rises = (before * factor + HALF) / HUNDRED + fixed;
  expect(rises - least >= -RIAL && rises - least <= RIAL).toBe(true);
  expect(counted({ wage: null }, { year, month, day: 1 }, 'order.wage')).toBe(`${least}/1`);
});

const children = (birthYears: readonly number[]) => birthYears.map((year) => ({ birthDate: toIso({ year, month: 6, day: 1 }), isStudent: false, isDisabled: false }));

test.for([
  ['below eighteen', { children: children([1390, 1400]) }, '2/1'],
  ['a grown one not', { children: children([1380, 1400]) }, '1/1'],
  [
    'a grown one who studies, or is disabled',
    { children: [...children([1380]).map((one) => ({ ...one, isStudent: true })), ...children([1370]).map((one) => ({ ...one, isDisabled: true }))] },
    '2/1',
  ],
  ['born later not', { children: children([1404, 1406]) }, '1/1'],
  ['too few days of insurance', { children: children([1390]), insuredDays: 719 }, '0/1'],
  ['just enough of them', { children: children([1390]), insuredDays: 720 }, '1/1'],
] as const)('children: %s', ([, facts, count]) => {
  expect(counted(facts, { year: 1405, month: 1, day: 1 }, 'order.children')).toBe(count);
});
