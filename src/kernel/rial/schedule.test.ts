import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inShares, sharesOf, timeFor } from '#testing/shares.ts';
import { fractionOf, readDecimal, writeDecimal, ZERO } from './fraction.ts';
import { FEE_MODES, PROFIT_WEIGHTS, SCHEDULE_METHODS, type Schedule, ScheduleFault, type ScheduleTerms, scheduleOf } from './schedule.ts';
import { penaltyOf, settlementOf } from './schedule-late.ts';

const percent = (text: string) => readDecimal(text) ?? ZERO;
const monthly: ScheduleTerms = {
  amount: 100_000_000n,
  count: 12,
  yearlyRate: percent('18'),
  method: 'Annuity',
  gapMonths: 1,
  breathingMonths: 0,
  feeRate: ZERO,
  feeMode: 'none',
  rounding: { mode: 'half', unit: 1n },
  weights: 'declining',
  from: '2026-03-21',
};
const sum = (lines: Schedule['lines'], of: 'principal' | 'profit' | 'fee' | 'instalment'): bigint => lines.reduce((all, line) => all + line[of], 0n);

function refusalOf(terms: ScheduleTerms): string | undefined {
  try {
    scheduleOf(terms);
    return undefined;
  } catch (error) {
    if (error instanceof ScheduleFault) return error.code;
    throw error;
  }
}

test('the equal instalment of the declining balance, as banks count it', () => {
  const { lines, exactInstalment, exactProfit, profit } = scheduleOf(monthly);
  // 100,000,000 x 0.015 x 1.015^12 / (1.015^12 - 1)
  expect(writeDecimal(exactInstalment, 4)).toBe('9167999.2906');
  expect(writeDecimal(exactProfit, 4)).toBe('10015991.4875');
  expect(lines[0]).toMatchObject({ principal: 7_667_999n, profit: 1_500_000n, instalment: 9_167_999n, balance: 92_332_001n });
  expect(lines.at(-1)).toMatchObject({ balance: 0n, dueDate: '2027-03-21' });
  expect(profit).toBe(10_015_991n);
});

test('the old simple profit is P x rate x (n + 1) / 2400, declining or even', () => {
  const simple = scheduleOf({ ...monthly, method: 'SimpleProfit' });
  expect([simple.profit, simple.lines[0]?.instalment]).toEqual([9_750_000n, 9_145_833n]);
  expect(simple.lines.map((line) => line.profit).slice(0, 2)).toEqual([1_500_000n, 1_375_000n]);
  const even = scheduleOf({ ...monthly, method: 'SimpleProfit', weights: 'even' });
  expect(new Set(even.lines.map((line) => line.profit))).toEqual(new Set([812_500n]));
});

test('equal principal, and without interest', () => {
  const equal = scheduleOf({ ...monthly, method: 'EqualPrincipal' });
  expect(equal.lines.map((line) => line.principal).slice(0, 2)).toEqual([8_333_333n, 8_333_333n]);
  expect(equal.lines[1]?.profit).toBe(1_375_000n);
  expect(writeDecimal(equal.exactProfit, 4)).toBe('9750000.0000');
  const free = scheduleOf({ ...monthly, method: 'InterestFree' });
  expect([free.profit, free.total, free.lines.at(-1)?.instalment]).toEqual([0n, 100_000_000n, 8_333_337n]);
});

test.each(SCHEDULE_METHODS)('a rate of zero is the same in %s', (method) => {
  const amounts = (of: ScheduleTerms['method']) => scheduleOf({ ...monthly, yearlyRate: ZERO, method: of }).lines.map((line) => [line.principal, line.profit, line.balance]);
  expect(amounts(method)).toEqual(amounts('InterestFree'));
});

test('a fee is taken off, paid apart, spread, charged by the year, or counted by the method', () => {
  const four: ScheduleTerms = { ...monthly, count: 24, yearlyRate: ZERO, feeRate: percent('4'), method: 'InterestFree' };
  const fees = (feeMode: ScheduleTerms['feeMode'], over: Partial<ScheduleTerms> = {}) => {
    const { paidOut, fee, feeAtPayment, lines } = scheduleOf({ ...four, ...over, feeMode });
    return [paidOut, fee, feeAtPayment, lines[0]?.fee, lines[12]?.fee];
  };
  expect(fees('takenOff')).toEqual([96_000_000n, 4_000_000n, 4_000_000n, 0n, 0n]);
  expect(fees('apart')).toEqual([100_000_000n, 4_000_000n, 4_000_000n, 0n, 0n]);
  expect(fees('spread')).toEqual([100_000_000n, 4_000_000n, 0n, 166_667n, 166_667n]);
  // the balance of the second year's opening is half of the loan, to a rounding of twelve lines
  expect(fees('yearlyBalance')).toEqual([100_000_000n, 6_000_000n, 0n, 333_333n, 166_667n]);
  expect(fees('method', { method: 'Annuity' })).toEqual([100_000_000n, 4_219_814n, 0n, 333_333n, 169_994n]);
});

test('lines are rounded to the unit, and the last one takes the rest', () => {
  const { lines } = scheduleOf({ ...monthly, rounding: { mode: 'up', unit: 10_000n } });
  expect(new Set(lines.slice(0, -1).map((line) => line.instalment))).toEqual(new Set([9_170_000n]));
  expect([sum(lines, 'principal'), lines.at(-1)?.balance]).toEqual([100_000_000n, 0n]);
});

test('due days count from the first day: a 31st comes back after a short month', () => {
  const { lines } = scheduleOf({ ...monthly, count: 8, breathingMonths: 4, from: '2026-04-20' });
  // 31 Farvardin 1405; after the breathing period 31 Shahrivar's next is 30 Mehr, and 29 Esfand stands before 31 Farvardin
  expect(lines.map((line) => line.dueDate)).toEqual(['2026-09-22', '2026-10-22', '2026-11-21', '2026-12-21', '2027-01-20', '2027-02-19', '2027-03-20', '2027-04-20']);
});

test.each<[string, Partial<ScheduleTerms>]>([
  ['amount', { amount: 0n }],
  ['count', { count: 0 }],
  ['count', { count: 601 }],
  ['gap', { gapMonths: 0 }],
  ['breathing', { breathingMonths: -1 }],
  ['rate', { yearlyRate: percent('1000.1') }],
  ['unit', { rounding: { mode: 'up', unit: 0n } }],
  ['fee', { feeRate: percent('100'), feeMode: 'takenOff' }],
  ['negativeLine', { rounding: { mode: 'up', unit: 10_000_000n }, amount: 10_000_000n }],
  ['growingBalance', { rounding: { mode: 'down', unit: 10_000_000n } }],
  ['growingBalance', { method: 'SimpleProfit', yearlyRate: percent('36'), count: 120 }],
  ['dueDate', { from: '2119-03-21', gapMonths: 120, count: 20 }],
])('terms are refused for %s', (code, over) => expect(refusalOf({ ...monthly, ...over })).toBe(code));

const rate = fc.integer({ min: 0, max: 4800 }).map((hundredths) => fractionOf(BigInt(hundredths), 100n));
const anyTerms: fc.Arbitrary<ScheduleTerms> = fc.record({
  amount: fc.bigInt({ min: 1n, max: 100_000_000_000n }),
  count: fc.integer({ min: 1, max: 120 }),
  yearlyRate: rate,
  method: fc.constantFrom(...SCHEDULE_METHODS),
  gapMonths: fc.integer({ min: 1, max: 14 }),
  breathingMonths: fc.integer({ min: 0, max: 12 }),
  feeRate: rate,
  feeMode: fc.constantFrom(...FEE_MODES),
  rounding: fc.record({ mode: fc.constantFrom('half' as const, 'up' as const, 'down' as const), unit: fc.constantFrom(1n, 1000n, 10_000n) }),
  weights: fc.constantFrom(...PROFIT_WEIGHTS),
  from: fc.constantFrom('2026-03-21', '2026-04-20', '2028-03-19'),
});

/** The even instalment by bisection, in billionths of a rial: the one after which nothing is left. */
function bisected(amount: bigint, n: bigint, d: bigint, count: number): bigint {
  const scale = 10n ** 9n;
  const leftAfter = (instalment: bigint): bigint => {
    let left = amount * scale * scale;
    for (let line = 0; line < count; line += 1) left += (left * n) / d - instalment * scale;
    return left;
  };
  let [low, high] = [0n, amount * scale * (1n + n / d) + (amount * scale * n) / d + 1n];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (leftAfter(middle) > 0n) low = middle;
    else high = middle;
  }
  return high;
}

/** What is wrong with a schedule, if anything. */
function wrongOf(terms: ScheduleTerms, { lines, profit, fee, feeAtPayment, total, exactInstalment }: Schedule): string | undefined {
  let before = terms.amount;
  for (const line of lines) {
    if (line.instalment !== line.principal + line.profit + line.fee) return 'a line does not add up';
    if (line.profit < 0n || line.fee < 0n || line.principal < 0n) return 'a part is negative';
    if (line.balance !== before - line.principal) return 'the balance does not follow';
    before = line.balance;
  }
  if (before !== 0n || sum(lines, 'principal') !== terms.amount) return 'principal does not add up to the loan';
  if (profit !== sum(lines, 'profit') || fee !== sum(lines, 'fee') + feeAtPayment) return 'totals differ from the lines';
  if (total !== sum(lines, 'instalment') + feeAtPayment) return 'the total differs';
  if (terms.method !== 'Annuity' || terms.feeMode === 'spread' || terms.feeMode === 'yearlyBalance' || terms.feeMode === 'method') return undefined;
  const found = bisected(terms.amount, terms.yearlyRate.n * BigInt(terms.gapMonths), terms.yearlyRate.d * 1200n, terms.count);
  const error = found - (exactInstalment.n * 10n ** 9n) / exactInstalment.d;
  return error > 1000n || error < -1000n ? 'the second way comes to another instalment' : undefined;
}

const property = fc.property(anyTerms, (terms) => {
  try {
    return wrongOf(terms, scheduleOf(terms)) === undefined;
  } catch (error) {
    return error instanceof ScheduleFault && (error.code === 'negativeLine' || error.code === 'growingBalance' || error.code === 'fee' || error.code === 'dueDate');
  }
});
const shares = sharesOf({ daily: 1500, nightly: 100_000, of: 1500 });

test('schedules of any terms add up, are never negative, end at zero, and agree with bisection', () => inShares(shares, (share) => fc.assert(property, share)), timeFor(shares));

test('few of the terms asked above are refused', () => {
  const refused = fc.sample(anyTerms, { numRuns: 400, seed: 1405 }).filter((terms) => refusalOf(terms) !== undefined);
  expect(refused.length).toBeLessThan(200);
});

test('lateness costs from the due day once the grace is over', () => {
  const late = { amount: 9_145_833n, rate: percent('24'), dueDate: '2026-04-21', graceDays: 5 };
  expect(penaltyOf({ ...late, paidOn: '2026-04-26' })).toMatchObject({ daysLate: 5, days: 0, penalty: 0n });
  // 9,145,833 x 24 x 6 / 36,000
  expect(penaltyOf({ ...late, paidOn: '2026-04-27' })).toMatchObject({ daysLate: 6, days: 6, penalty: 36_583n });
  expect(penaltyOf({ ...late, paidOn: '2026-04-01' })).toMatchObject({ daysLate: 0, penalty: 0n });
});

test('settled early: the profit of time that is not used is given back in full or by share', () => {
  const lines = scheduleOf(monthly)
    .lines.slice(1, 4)
    .map((line) => ({ ...line, penalty: line.number === 2 ? 1000n : 0n }));
  const on = '2026-06-06';
  const full = settlementOf(lines, on, '2026-04-21', fractionOf(100n));
  const [second, third, fourth] = lines;
  expect(second?.dueDate).toBe('2026-05-22');
  // 15 of the 31 days of the third month
  const earned = ((third?.profit ?? 0n) * 15n * 2n + 31n) / 62n;
  expect(full).toMatchObject({ due: second?.instalment, penalty: 1000n, profitToDay: earned, unearned: (third?.profit ?? 0n) + (fourth?.profit ?? 0n) - earned });
  expect(full.payable).toBe(full.due + 1000n + full.principalLeft + earned);
  const half = settlementOf(lines, on, '2026-04-21', fractionOf(50n));
  expect(half.payable).toBe(full.payable + full.unearned - half.rebate);
});
