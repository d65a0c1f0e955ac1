/** What other modules ask of pay: the same rials as a run, its payslips and the calculators. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { numerator } from '#kernel/formula/exact.ts';
import { scopeFor, systemScope } from '#platform/access/scope.service.ts';
import { type Db, reading, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench } from '#testing/pay-runs.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { lawBy, seniorityLaw } from '../pay/pay-law.rules.ts';
import { seniorityOn, seniorityTrail } from '../pay/seniority.rules.ts';
import { lastPaid, parametersOf, settlementOf, simulateMany } from '../payroll.api.ts';
import { simulatePay } from '../simulator/simulator.contract.ts';
import { simulate } from '../simulator/simulator.service.ts';
import { leaveLeft } from '../sources/sources.service.ts';

const company = companyId('holding');
const rows = systemScope([company], '2026-03-21');
const MONTH = { companyId: company, year: 1405, month: 1 };
const WAGE = 20_000_000n;
let bench: PayBench;
const read = <T>(ask: (db: Db) => Promise<T>): Promise<T> => reading(bench.bed.database.pool, systemActor('test', [company]), ask);
const plan = (name: PersonName, amount: number) => ({ employmentId: employmentId(name), wages: [{ factor: 'base', amount, per: 'day', from: '2026-04-01' }] }) as const;
const simulated = async (...cases: readonly ReturnType<typeof plan>[]) => read((db) => simulateMany({ db, rows, ...MONTH }, cases));

beforeAll(async () => {
  bench = await openPayBench();
  bench.asked = [bench.loanOf('accountant', 5_000_000n)];
});
afterAll(() => bench.close());

describe('the cost of plans', () => {
  test('is what a run pays without the plan and with it; whom no run pays has the reason', async () => {
    const payRunId = await bench.counted(1);
    const slips = new Map((await bench.slips(payRunId)).map((slip) => [slip.partyId, slip]));
    const answers = await simulated(plan('accountant', 25_000_000), plan('colleague', 30_000_000), plan('seller', 1));
    const [own] = await bench.rows<{ partyId: string }>('select party_id as "partyId" from party_relationship where party_relationship_id = $1', employmentId('accountant'));
    const known = answers.get(employmentId('accountant'));
    if (known === undefined || 'error' in known) throw new Error('not counted');
    const { net, gross, employerCost } = slips.get(own?.partyId ?? '');
    expect([known.now.net, known.now.gross, known.now.employerCost].map(String)).toEqual([net, gross, employerCost]);
    // 1 April is the twelfth of the month: twenty days at five million more
    expect(known.then.gross - known.now.gross).toBe(100_000_000n);
    expect(known.cost).toBe(known.then.employerCost - known.now.employerCost);
    expect(answers.get(employmentId('seller'))).toMatchObject({ error: { errorName: 'notEmployed' } });
    expect((await bench.rows('select from wage_item')).length).toBe(0);
  });

  test('another company’s reach finds nobody', async () => {
    const there = scopeFor(actorIn('payrollOfficer', 'worker'), simulatePay, '2026-03-21');
    const answers = await read((db) => simulateMany({ db, rows: there, ...MONTH }, [plan('accountant', 1)]));
    expect(answers.get(employmentId('accountant'))).toMatchObject({ error: { errorName: 'notEmployed' } });
    expect((await read((db) => lastPaid(db, there, [employmentId('accountant')]))).size).toBe(0);
  });
});

test('the simulator of a person counts what the payslip says: pay data, group, items and the file', async () => {
  const [slip] = await bench.rows<{ net: string; tax: string; cost: string }>(
    `select net::text, tax::text, employer_cost::text as cost from payslip where party_relationship_id = $1`,
    employmentId('accountant'),
  );
  const asker = actorIn('payrollOfficer', 'director');
  const actor = { ...asker, grants: asker.grants.map((grant) => ({ ...grant, classes: ['public', 'pay', 'personal', 'family'] as const })) };
  const asked = (body: object) =>
    writing(bench.bed.database.pool, systemActor('test', [company]), (tx: Tx) =>
      simulate({ tx, rows, actor, recordRead: () => undefined, body: { ...MONTH, partyRelationshipId: employmentId('accountant'), ...body } } as unknown as Parameters<
        typeof simulate
      >[0]),
    );
  const { figures, lines } = await asked({});
  expect([figures.net, figures.tax, figures.employerCost]).toEqual([slip?.net, slip?.tax, slip?.cost]);
  expect(lines.find(({ code }) => code === 'loan')?.amount).toBe('5000000');
  const said = await asked({ facts: { insurance: 'none' }, lines: [{ code: 'loan', amount: '7', isDeduct: 'Y' }] });
  expect([said.figures.insuranceWorker, said.lines.find(({ code }) => code === 'loan')?.amount]).toEqual(['0', '7']);
});

describe('whoever leaves', () => {
  const LAST = '2026-04-10';
  const settled = (leaveDays: number | undefined = 9, leaveDate = LAST) =>
    read((db) => settlementOf({ db, rows, companyId: company }, { employmentId: employmentId('accountant'), leaveDate, leaveDays }));

  test('is owed the part of the month, leave, bonus and end of service by the last daily wage', async () => {
    const { wage, leave, eidi, eidiTax, severance, total, lines } = await settled();
    const law = seniorityLaw(lawBy(await read(figuresByYear), []));
    const daily = WAGE + numerator(seniorityOn(seniorityTrail('2021-03-21', LAST, law), LAST));
    const part = lines.filter(({ code }) => code === 'base').map(({ amount }) => amount);
    expect(part).toEqual([WAGE * 21n]);
    expect(leave).toBe(daily * 9n);
    // ninety days of the least wage are less than sixty of this one
    expect(eidi).toBe((5_541_850n * 90n * 21n * 2n + 365n) / (365n * 2n));
    expect(severance).toBe((daily * 30n * (5n * 365n + 21n) * 2n + 365n) / (365n * 2n));
    expect(total).toBe(wage + leave + eidi - eidiTax + severance);
  });

  test('has the leave that the books say of the last day where nobody says another: what was earned until then, and no day of the rest of the month', async () => {
    const { leave, lines } = await read((db) => settlementOf({ db, rows, companyId: company }, { employmentId: employmentId('accountant'), leaveDate: LAST }));
    // twenty-one days of the year have earned their share of twenty-six
    const minutes = Math.round((26 * 440 * 21) / 365);
    expect(lines.find(({ code }) => code === 'leavePay')?.evidence).toEqual([{ kind: 'leaveBalance', id: partyId('accountant'), number: String(minutes), day: LAST }]);
    const [said] = (await settled(1)).lines.filter(({ code }) => code === 'leavePay');
    expect(said?.evidence).toEqual([{ kind: 'fact', id: 'leaveDays', number: '1', day: LAST }]);
    expect(leave).toBe(((said?.amount ?? 0n) * BigInt(minutes) * 2n + 440n) / 880n);
    const there = scopeFor(actorIn('payrollOfficer', 'worker'), simulatePay, '2026-03-21');
    expect((await read((db) => leaveLeft({ db, rows: there, companyId: company, employmentIds: [employmentId('accountant')], day: LAST, isLast: true }))).size).toBe(0);
  });

  test('has not the month again that is sealed, and says by which it was', async () => {
    const [run] = await bench.rows<{ id: string }>('select pay_run_id as id from pay_run');
    await bench.approved(run?.id ?? '');
    expect((await settled()).wage).toBe(0n);
    const last = (await read((db) => lastPaid(db, rows, [employmentId('accountant'), employmentId('seller')]))).get(employmentId('accountant'));
    expect([last?.year, last?.month, last?.byCode.get('base'), last?.byCode.get('loan')]).toEqual([1405, 1, WAGE * 31n, 5_000_000n]);
  });

  test('has served by the arithmetic of settlements: each Jalali year by its own length', async () => {
    await bench.rows(`update party_relationship set valid = '[2024-09-22,)' where party_relationship_id = $1`, employmentId('accountant'));
    const { leave: daily, severance } = await settled(1, LAST);
    // 180 of the 366 days of 1403, the whole of 1404, 21 of the 365 of 1405
    const [top, below] = [180n * 365n + (365n + 21n) * 366n, 365n * 366n];
    expect(severance).toBe((daily * 30n * top * 2n + below) / (below * 2n));
  });

  test('is counted by no group that does not pay them', async () => {
    const leaver = { employmentId: employmentId('seller'), leaveDate: LAST, leaveDays: 0 };
    await expect(read((db) => settlementOf({ db, rows, companyId: company }, leaver))).rejects.toMatchObject({ errorName: 'notEmployed' });
  });
});

test('the figures of a month say where they come from and whether somebody has confirmed them', async () => {
  const figures = await read((db) => parametersOf(db, 1405, 1));
  expect(figures.find(({ kind }) => kind === 'LpMinDailyWage')).toMatchObject({
    amount: 5_541_850n,
    confidence: expect.any(String),
    source: expect.any(String),
    isConfirmed: true,
  });
  expect(await read((db) => parametersOf(db, 1420, 1))).toEqual([]);
});
