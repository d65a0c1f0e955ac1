/** Differences between two months on the real database: by person and factor with the cause, the striking first. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn } from '#testing/mounted.ts';
import { employmentId, type PersonName } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';
import words from './differences-page.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const LIST = '/rest/s1/payroll/differences';
let bench: PayBench;
let first: string;
let second: string;
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const codeOf = async (name: PersonName): Promise<string> =>
  (await bench.rows<{ code: string }>('select pseudo_id as code from party_relationship where party_relationship_id = $1', employmentId(name)))[0]?.code ?? '';
const differences = async (id: string): Promise<Answer[]> => (await call(payOfficer, 'GET', `${LIST}?payRunId=${id}&pageSize=100`)).body.rows;
const read = async (id: string): Promise<Answer> => (await call(payOfficer, 'GET', `${RUN}/${id}/differences`)).body;

beforeAll(async () => {
  bench = await openPayBench();
  await bench.rows(`update pay_member set valid = '[2026-04-21,)' where party_relationship_id = $1`, employmentId('payrollOfficer'));
  first = await bench.counted(1);
  await bench.approved(first);
  await bench.rows('update employment_salary set daily_wage = daily_wage * 2 where party_relationship_id = $1', employmentId('colleague'));
  await bench.rows('delete from employment_salary where party_relationship_id = $1', employmentId('director'));
  bench.asked = [bench.loanOf('accountant', 5_000_000n)];
  second = await bench.counted(2);
});
afterAll(() => bench.close());

test('the first month of a group has nobody to be compared with: all are new', async () => {
  expect(await read(first)).toMatchObject({ before: null, newPeople: 3, leftPeople: 0, missingPeople: 0 });
  expect((await differences(first)).map(({ kind, cause }) => [kind, cause])).toEqual(Array(3).fill(['new', 'person']));
});

test('each difference says its cause and its share; who came, is set aside or differs much stands first', async () => {
  expect(await read(second)).toMatchObject({ before: { year: 1405, month: 1, periodTitle: null }, newPeople: 1, leftPeople: 0, missingPeople: 1, percent: 20, rowVersion: 0 });
  const found = await differences(second);
  const [colleague, accountant, director, officer] = await Promise.all((['colleague', 'accountant', 'director', 'payrollOfficer'] as const).map(codeOf));
  const own = (code: string | undefined) => found.filter(({ pseudoId }) => pseudoId === code);
  const base = own(colleague).find(({ cause }) => cause === 'wage');
  expect(base).toMatchObject({ kind: 'changed', percent: 100, isBeyond: 'Y' });
  expect(BigInt(base.difference)).toBe(BigInt(base.now) - BigInt(base.was));
  expect(base.causes).toBe(words.causes.wage);
  // what rests on the wage is told to
  expect(own(colleague).filter(({ cause }) => cause === 'baseWage').length).toBeGreaterThan(0);
  expect(own(accountant)).toMatchObject([{ cause: 'item', was: '0', now: '-5000000', percent: 100, isBeyond: 'Y' }]);
  expect(own(director)).toMatchObject([{ kind: 'missing', cause: 'person', factor: words.net, now: '0' }]);
  expect(own(officer)).toMatchObject([{ kind: 'new', cause: 'person', was: '0' }]);
  const marks = found.map(({ isBeyond }) => isBeyond);
  expect(marks).toEqual(marks.toSorted().toReversed());
  // the amounts are those of the two payslips
  const net = async (id: string) => (await bench.slips(id)).find(({ pseudoId }) => pseudoId === colleague).net;
  const sum = own(colleague).reduce((total, { difference }) => total + BigInt(difference), 0n);
  expect(sum).toBe(BigInt(await net(second)) - BigInt(await net(first)));
});

test('a company says from which share on; from an older window it is refused', async () => {
  const set = (percent: number, rowVersion: number, by = payOfficer) => call(by, 'PUT', `${LIST}/threshold`, { percent, rowVersion });
  const before = (await differences(second)).filter(({ isBeyond }) => isBeyond === 'Y').length;
  expect((await set(1000, 0)).body).toEqual({ percent: 1000 });
  expect((await set(1, 0)).body).toMatchObject({ errorCode: 'modules/payroll/pay-differences.stale' });
  expect((await differences(second)).filter(({ isBeyond }) => isBeyond === 'Y').length).toBeLessThan(before);
  expect((await set(0, 1)).status).toBe(400);
  const seeing = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, permissions: ['payroll/salaryCalculation/observe'] })) };
  expect((await set(5, 1, seeing)).status).toBe(403);
});

test('of another company there is nothing; without class pay no amount, share or cause', async () => {
  const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
  expect((await call(elsewhere, 'GET', `${RUN}/${second}/differences`)).status).toBe(404);
  expect((await call(elsewhere, 'GET', `${LIST}?payRunId=${second}`)).body.rows).toEqual([]);
  const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
  const [row] = (await call(blind, 'GET', `${LIST}?payRunId=${second}`)).body.rows;
  for (const name of ['was', 'now', 'difference', 'percent', 'isBeyond', 'cause', 'causes']) expect(row).not.toHaveProperty(name);
  // without a run it is the last one
  expect((await call(payOfficer, 'GET', `${LIST}?pageSize=100`)).body.rows).toEqual(await differences(second));
});

test('any other approved month of the group may stand in for the one before, and nothing else', async () => {
  const [farvardin, ordibehesht, khordad] = ['2026-04-20', '2026-05-21', '2026-06-21'];
  const against = (id: string, day: string) => call(payOfficer, 'GET', `${RUN}/${id}/differences?against=${day}`);
  await bench.approved(second);
  const third = await bench.counted(3);
  expect((await read(third)).others).toMatchObject([
    { thru: ordibehesht, month: 2 },
    { thru: farvardin, month: 1 },
  ]);
  expect((await read(third)).before).toMatchObject({ month: 2 });
  const { body } = await against(third, farvardin);
  expect(body).toMatchObject({ before: { year: 1405, month: 1 }, newPeople: 1, missingPeople: 1 });
  const rows = (await call(payOfficer, 'GET', `${LIST}?payRunId=${third}&against=${farvardin}&pageSize=100`)).body.rows;
  const [colleague, accountant] = await Promise.all((['colleague', 'accountant'] as const).map(codeOf));
  const own = rows.filter(({ pseudoId }: Answer) => pseudoId === colleague);
  const net = async (id: string) => (await bench.slips(id)).find(({ pseudoId }) => pseudoId === colleague).net;
  expect(own.reduce((total: bigint, { difference }: Answer) => total + BigInt(difference), 0n)).toBe(BigInt(await net(third)) - BigInt(await net(first)));
  expect(rows.some(({ pseudoId }: Answer) => pseudoId === accountant)).toBe(true);
  // itself, one without a run, and a later month that is not approved
  for (const [id, wrong] of [
    [third, khordad],
    [third, '2025-04-20'],
    [first, khordad],
  ] as const) {
    expect((await against(id, wrong)).status).toBe(404);
    expect((await call(payOfficer, 'GET', `${LIST}?payRunId=${id}&against=${wrong}`)).body.rows).toEqual([]);
  }
});
