/** A settlement over the wire, and the same rials by a second way of counting. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, isLeapYear, toJalali } from '#kernel/jalali/jalali.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { scale } from '#testing/scale.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { lawBy, type MonthLaw } from '../pay/pay-law.rules.ts';
import { defaultSettings } from '../pay/pay-settings.rules.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import { settlementExamples } from './examples.rules.ts';
import { settlementErrors } from './settlement.errors.ts';
import messages from './settlement.messages.fa.ts';
import { routes } from './settlement.routes.ts';
import { type SettlementQuestion, settle } from './settlement.rules.ts';

let bed: Mounted;
let law: MonthLaw;
const LAST = '2026-05-21';
const officer = actorIn('payrollOfficer', 'accountant');
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const call = (body: object): Promise<Answer> => bed.call(officer, 'POST', '/rest/s1/payroll/settlement/calculate', body);
const amounts = ({ lines }: Answer): Record<string, string> => Object.fromEntries(lines.map(({ code, amount }: Answer) => [code, amount]));

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/payroll/settlement', routes, messages, errors: [settlementErrors, simulatorErrors] });
  await layOrganisation(bed.database.owner);
  announceFormulas([]);
  const figures = await reading(bed.database.pool, systemActor('test', [companyId('holding')]), figuresByYear);
  law = lawBy(figures, [])({ year: 1405, month: 2 });
});
afterAll(() => bed.close());

test('is each line of what is owed, with how it came about', async () => {
  const [example] = Object.values(settlementExamples);
  const { body } = await call(example as object);
  expect(amounts(body)).toEqual({
    unpaidWage: '160000000',
    leavePay: '72000000',
    // sixty days for 62 days of 365, below a month of the yearly exemption
    eidi: '81534247',
    // thirty days for five years and 62 days of 365
    severance: '1240767123',
    loan1: '50000000',
    advance1: '10000000',
  });
  expect(body).toMatchObject({ net: '1494301370', claim: '0' });
  const lineOf = (code: string) => body.lines.find((line: Answer) => line.code === code);
  // what a whole year is worth, and how much of it was worked
  expect(lineOf('eidi')).toMatchObject({ quantity: '62/365', rate: '480000000' });
  const severance = lineOf('severance');
  expect(severance).toMatchObject({ rate: '240000000', sign: 1, insured: false, taxed: false, column: 27, explanation: { value: severance.amount } });
});

test('a dismissal has the days that the law has for it, where the month has any', async () => {
  const service = { lastDay: LAST, dailyWage: '8000000', spans: [{ from: '2025-03-21', thru: '2026-03-20' }], severance: {} };
  const severance = async (said: object) => amounts((await call({ ...service, ...said })).body)['severance'];
  const parameters = [{ kind: 'LpSeveranceDismissal', rate: '45' }];
  expect(await Promise.all([severance({ kind: 'dismissal' }), severance({ kind: 'dismissal', parameters }), severance({ kind: 'retirement', parameters })])).toEqual([
    '240000000',
    '360000000',
    '240000000',
  ]);
  expect(await severance({ kind: 'dismissal', parameters, severance: { daysPerYear: '30' } })).toBe('240000000');
  const unknown = await call({ ...service, kind: 'whim' });
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['kind']]);
});

test('is a claim and no payment where more is taken', async () => {
  const { body } = await call({ lastDay: LAST, dailyWage: '8000000', leave: { minutes: -880, dayMinutes: 440 }, owed: ['20000000'] });
  expect([amounts(body), body.net, body.claim]).toEqual([{ leaveOver: '16000000', owed1: '20000000' }, '0', '36000000']);
  expect((await call({ lastDay: LAST })).body).toEqual({ lines: [], net: '0', claim: '0' });
});

test.each([
  [{ severance: {}, dailyWage: '1' }, 'spans'],
  [{ spans: [{ from: LAST, thru: '2026-05-20' }], dailyWage: '1' }, 'spans'],
  [{ leave: { minutes: 1, dayMinutes: 440 } }, 'dailyWage'],
  [{ dailyWage: 1e-7 }, 'dailyWage'],
])('refuses %j at its field', async (wrong, field) => {
  const { status, body } = await call({ lastDay: LAST, ...wrong });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test('a year that has no law is refused, as pay of it is', async () => {
  const { status, body } = await call({ lastDay: '1970-01-01' });
  expect([status, body.errorCode]).toEqual([409, 'modules/payroll/simulator.unknownYear']);
});

test('nobody without the simulator asks', async () => {
  expect((await bed.call(actorIn('employee', 'worker'), 'POST', '/rest/s1/payroll/settlement/calculate', { lastDay: LAST })).status).toBe(403);
});

/** Rials, half away from zero. */
const rounded = (top: bigint, below: bigint): bigint => (top * 2n + below) / (below * 2n);

/** The days until the last one. */
const calendar = Array.from({ length: 7_001 }, (_, at) => addDays(LAST, at - 7_000)).map((day) => ({ day, year: toJalali(day).year }));

/** The end of service by walking through each day. */
function walked({ spans, severance, lastDay }: SettlementQuestion, daily: bigint): bigint {
  const within = (day: string, { from, thru }: { from: string; thru: string | null }): boolean => from <= day && day <= (thru ?? lastDay);
  const days = new Map<number, bigint>();
  const first = spans.map(({ from }) => from).toSorted()[0] ?? lastDay;
  for (const { day, year } of calendar) {
    if (day < first) continue;
    const isCounted = spans.some((one) => one.counts && within(day, one)) && !spans.some((one) => !one.counts && within(day, one));
    const isSettled = (severance?.settled ?? []).some((one) => one.amount === null && within(day, one));
    if (isCounted && !isSettled) days.set(year, (days.get(year) ?? 0n) + 1n);
  }
  // over the product of both lengths of a year, so that nothing is rounded before the end
  const [common, leap] = [365n, 366n];
  const isOwn = severance?.yearBasis === 'own';
  const top = [...days].reduce((sum, [year, count]) => sum + count * (isOwn && isLeapYear(year) ? common : leap), 0n);
  return rounded(daily * 30n * top, common * leap);
}

const leaver = fc.record({
  length: fc.integer({ min: 1, max: 7_000 }),
  gap: fc.integer({ min: 0, max: 7_000 }),
  gapLength: fc.integer({ min: 1, max: 200 }),
  settled: fc.integer({ min: 0, max: 800 }),
  daily: fc.bigInt({ min: 1n, max: 100_000_000n }),
  yearBasis: fc.constantFrom('own' as const, '365' as const),
  minutes: fc.integer({ min: -20_000, max: 20_000 }),
});
const none = { unpaidWage: 0n, arrears: 0n, loans: [], advances: [], owed: [] };

/** Ten thousand leavers by night. */
const runs = 500 * scale;

test('comes to the same rials by a second way of counting', () => {
  fc.assert(
    fc.property(leaver, ({ length, gap, gapLength, settled, daily, yearBasis, minutes }) => {
      const from = addDays(LAST, -length);
      const hole = addDays(from, gap);
      const question: SettlementQuestion = {
        ...none,
        lastDay: LAST,
        spans: [
          { from, thru: null, counts: true },
          { from: hole, thru: addDays(hole, gapLength), counts: false },
        ],
        dailyWage: Number(daily),
        severance: { method: 'days', yearBasis, settled: settled === 0 ? [] : [{ from, thru: addDays(from, settled), amount: null }] },
        leave: { minutes, dayMinutes: 440 },
      };
      const { lines, net, claim } = settle(question, law, defaultSettings);
      const of = (code: string): bigint => lines.find(({ line }) => line.code === code)?.amount ?? 0n;
      expect(of('severance')).toBe(walked(question, daily));
      const size = BigInt(Math.abs(minutes));
      expect(of(minutes < 0 ? 'leaveOver' : 'leavePay')).toBe(rounded(size * daily, 440n));
      expect(net - claim).toBe(of('severance') + of('leavePay') - of('leaveOver'));
    }),
    { numRuns: runs },
  );
});

test('never falls with longer service, and settled years add up to the whole', () => {
  const severance = (spans: SettlementQuestion['spans'], lastDay: string, method: 'days' | 'yearsMonths', settled: { from: string; thru: string; amount: null }[] = []) =>
    settle({ ...none, lastDay, spans, dailyWage: 36_500 * 366, severance: { method, yearBasis: 'own', settled } }, law, defaultSettings).net;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6_000 }), fc.integer({ min: 1, max: 500 }), fc.constantFrom('days' as const, 'yearsMonths' as const), (length, more, method) => {
      const from = '2008-03-20';
      const whole = [{ from, thru: null, counts: true }];
      const [early, late] = [addDays(from, length), addDays(from, length + more)];
      expect(severance(whole, late, method)).toBeGreaterThanOrEqual(severance(whole, early, method));
      const part = severance(whole, early, 'days');
      expect(part + severance(whole, late, 'days', [{ from, thru: early, amount: null }])).toBe(severance(whole, late, 'days'));
    }),
    { numRuns: runs / 5 },
  );
});
