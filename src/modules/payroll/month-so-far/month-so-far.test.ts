/** The month that runs so far: counted of whom something has changed, read within reach and class, and by people once the company shows it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer } from '#testing/pay-runs.ts';
import { monthSoFarErrors } from './month-so-far.errors.ts';
import { countMonthSoFar } from './month-so-far.job.ts';
import messages from './month-so-far.messages.fa.ts';
import { routes } from './month-so-far.routes.ts';
import { changedLines } from './so-far.rules.ts';

const PATH = '/rest/s1/payroll/monthSoFar';
const company = companyId('holding');
const officer = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public', 'pay'] as const })) };
const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
const self = actorIn('employee', 'accountant');
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench({ slice: 'modules/payroll/month-so-far', routes, messages, errors: [monthSoFarErrors] });
  await bench.approved(await bench.counted(1));
});
afterAll(() => bench.close());

const count = (today = '2026-05-10') =>
  countMonthSoFar({ pool: bench.bed.database.pool, today, now: Date.parse(`${today}T01:00:00Z`), isStopping: () => false, report: (error) => expect(error).toBeUndefined() });
const read = async (who: Answer = officer): Promise<Answer> => (await bench.bed.call(who, 'GET', PATH)).body;
const of = async (name: 'accountant' | 'colleague'): Promise<Answer> => (await read()).rows.find((one: Answer) => one.partyId === partyId(name));
const mine = async (who: Answer = self): Promise<Answer> => (await bench.bed.call(who, 'GET', `${PATH}/mine`)).body.months;

test('everybody is counted once, and then whoever has changed, with what has', async () => {
  const everybody = await count();
  expect([everybody, await count()]).toEqual([(await read()).count, 0]);
  expect(everybody).toBeGreaterThan(1);
  const before = await of('accountant');
  expect(before).toMatchObject({ year: 1405, month: 2, changes: [], lastNet: expect.any(String), difference: String(BigInt(before.net) - BigInt(before.lastNet)) });
  await bench.rows('update employment_salary set daily_wage = daily_wage + 1000000 where party_relationship_id = $1', employmentId('accountant'));
  expect(await count()).toBe(1);
  const after = await of('accountant');
  expect(BigInt(after.gross)).toBeGreaterThan(BigInt(before.gross));
  expect(after.changes.length).toBeGreaterThan(0);
  expect((await of('colleague')).changes).toEqual([]);
  expect((await read()).rows[0].partyId).toBe(partyId('accountant'));
});

test('it is what a run of the month comes to, and no payslip', async () => {
  const slips = await bench.slips(await bench.counted(2));
  for (const name of ['accountant', 'colleague'] as const) expect((await of(name)).net).toBe(slips.find((slip: Answer) => slip.partyId === partyId(name))?.net);
});

test('without class pay no amount is told, and nothing of other companies or to whoever may not see runs', async () => {
  const others = (await read(blind)).rows.filter((row: Answer) => row.partyId !== blind.partyId);
  expect(others.length).toBeGreaterThan(1);
  for (const row of others) for (const name of ['gross', 'deductions', 'net', 'tax', 'lastNet', 'difference', 'changes']) expect(row).not.toHaveProperty(name);
  expect(await read(actorIn('payrollOfficer', 'hrOfficerElsewhere'))).toEqual({ rows: [], count: 0 });
  expect((await bench.bed.call(self, 'GET', PATH)).status).toBe(403);
});

test("people see their own once the company shows it, and nobody else's", async () => {
  expect(await mine()).toEqual([]);
  expect((await bench.bed.call(self, 'PUT', `${PATH}/setting`, { showsOwn: true, rowVersion: 0 })).status).toBe(403);
  const set = (showsOwn: boolean, rowVersion: number) => bench.bed.call(officer, 'PUT', `${PATH}/setting`, { showsOwn, rowVersion });
  expect((await set(true, 0)).body).toEqual({ showsOwn: true });
  expect((await set(false, 0)).status).toBe(409);
  const [own, ...others] = await mine();
  expect([own.employmentId, own.net, others]).toEqual([employmentId('accountant'), (await of('accountant')).net, []]);
  expect(await mine(actorIn('employee', 'hrOfficerElsewhere'))).toEqual([]);
  await set(false, 1);
  expect(await mine()).toEqual([]);
});

test('the sheet has everybody, for whoever may know the pay of all of them', async () => {
  const file = (who: Answer) => bench.bed.file(who, `${PATH}/file`);
  const written = JSON.stringify(await readSheet((await file(officer)).bytes));
  const shown = (await read()).rows;
  for (const { net, pseudoId } of shown) for (const cell of [net, pseudoId]) expect(written).toContain(cell);
  expect([(await file(blind)).status, (await file(self)).status, (await file(actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status]).toEqual([403, 403, 409]);
});

test('a confidential group is told to its readers and to whose it is alone', async () => {
  await bench.rows(`insert into pay_group_reader (pay_group_id, user_group_id, company_id) values ($1, 'hrOfficer', $2)`, bench.groupId, company);
  expect((await read()).rows.every((row: Answer) => row.partyId === officer.partyId)).toBe(true);
  await bench.rows('delete from pay_group_reader');
});

test('another month takes the place of the one before, and who is paid no more is gone', async () => {
  await bench.rows('delete from pay_member where party_relationship_id = $1', employmentId('colleague'));
  await count('2026-06-10');
  expect(await of('colleague')).toBeUndefined();
  expect(await of('accountant')).toMatchObject({ month: 3, changes: [] });
});

test('lines that came, went and changed are told', () => {
  const line = (code: string, amount: string) => ({ code, title: code.toUpperCase(), isDeduct: 'N' as const, amount });
  expect(changedLines([line('a', '5'), line('b', '1')], [line('a', '4'), line('c', '2')])).toEqual([
    { title: 'A', was: '4', now: '5' },
    { title: 'B', was: '0', now: '1' },
    { title: 'C', was: '2', now: '0' },
  ]);
  expect(changedLines([line('a', '5')], null)).toEqual([]);
});
