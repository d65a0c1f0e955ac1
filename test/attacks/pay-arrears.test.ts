/**
 * Attack: arrears are paid that nobody is owed. An officer of another company reads, looks for or takes them by the id of the run; rows of another run
 * are decided on through one's own; they are taken while the run is before its approvers, without class pay their amounts are read, an account that
 * may only see takes them; the same month is taken by two runs; and what cannot be counted is taken.
 * Refused: `pay-arrears.service.ts` (states), `arrears-list.store.ts` (scope of rows, of one run), `pay-arrears.contract.ts` (class pay, rights),
 * `pay-arrears.001.migration.sql` (once upon the same payslips, countable).
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, newId } from '#testing/mounted.ts';
import { employmentId } from '#testing/organisation.ts';
import { ARREARS, openPayBench, type PayBench, payOfficer, RUN } from '#testing/pay-runs.ts';

let bench: PayBench;
let run: string;
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
let found: any[];
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const all = { all: { search: '', filters: [], sort: [] }, except: [] };
const range = { fromYear: 1405, fromMonth: '1', thruYear: 1405, thruMonth: '1', percent: 100 };
const taken = async (): Promise<number> => (await bench.rows(`select from pay_arrears where decision = 'taken'`)).length;

beforeAll(async () => {
  bench = await openPayBench();
  const first = await bench.counted(1);
  await bench.approved(first);
  await bench.rows('update employment_salary set daily_wage = daily_wage + 1000 where party_relationship_id = $1', employmentId('colleague'));
  run = await bench.counted(2);
  found = await bench.arrears(run, 1, 1);
});
afterAll(() => bench.close());

test('of another company neither the run nor its arrears are there', async () => {
  const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
  expect((await call(elsewhere, 'GET', `${RUN}/${run}/arrears`)).status).toBe(404);
  expect((await call(elsewhere, 'POST', `${RUN}/${run}/arrears`, range)).status).toBe(404);
  expect((await call(elsewhere, 'POST', `${RUN}/${run}/arrears/decide`, { decision: 'taken', selection: all })).status).toBe(404);
  expect((await call(elsewhere, 'GET', `${ARREARS}?payRunId=${run}`)).body.rows).toEqual([]);
  expect((await call(elsewhere, 'GET', `${ARREARS}/${found[0].arrearsId}`)).status).toBe(404);
  expect(await taken()).toBe(0);
});

test('who may only see takes nothing; without class pay nobody reads what is owed, or why', async () => {
  const seeing = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, permissions: ['payroll/salaryCalculation/observe'] })) };
  expect((await call(seeing, 'POST', `${RUN}/${run}/arrears/decide`, { decision: 'taken', selection: all })).status).toBe(403);
  expect((await call(seeing, 'POST', `${RUN}/${run}/arrears`, range)).status).toBe(403);
  const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
  const [row] = (await call(blind, 'GET', `${ARREARS}?payRunId=${run}`)).body.rows;
  expect(row).toMatchObject({ area: 'wage' });
  for (const name of ['causes', 'gross', 'insurance', 'taxed', 'employerCost']) expect(row).not.toHaveProperty(name);
  expect((await call(blind, 'GET', `${RUN}/${run}/arrears`)).body).not.toHaveProperty('takenGross');
  const { body } = await call(blind, 'GET', `${ARREARS}/${found[0].arrearsId}`);
  for (const name of ['causes', 'lines']) expect(body).not.toHaveProperty(name);
});

test('rows of one run are not decided on through another, nor while it is before its approvers', async () => {
  const [{ arrearsId }] = found;
  const other = await bench.rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 1`);
  expect((await call(payOfficer, 'POST', `${RUN}/${other[0]?.id}/arrears/decide`, { decision: 'taken', selection: { keys: [arrearsId] } })).body.errorCode).toMatch(
    /\.wrongState$/,
  );
  expect((await call(payOfficer, 'POST', `${RUN}/${newId()}/arrears/decide`, { decision: 'taken', selection: { keys: [arrearsId] } })).status).toBe(404);
  await bench.send(run);
  expect((await call(payOfficer, 'POST', `${RUN}/${run}/arrears/decide`, { decision: 'taken', selection: all })).body.errorCode).toMatch(/\.wrongState$/);
  expect((await call(payOfficer, 'POST', `${RUN}/${run}/arrears`, range)).body.errorCode).toMatch(/\.wrongState$/);
  expect(await taken()).toBe(0);
  await bench.answer(run, 'modify');
});

test('taken once, however many runs and however often at once; what cannot be counted is not taken', async () => {
  const asked = { decision: 'taken', selection: all };
  const answers = await Promise.all([1, 2, 3].map(() => call(payOfficer, 'POST', `${RUN}/${run}/arrears/decide`, asked)));
  expect(answers.reduce((sum, { body }) => sum + body.changed, 0)).toBe(1);
  // a run of another group that has found the same month
  const groupId = newId();
  const another = newId();
  await bench.rows(
    `insert into pay_group (pay_group_id, company_id, standard_code, description) select $1, company_id, 'G2', 'Others' from pay_run where pay_run_id = $2`,
    groupId,
    run,
  );
  await bench.rows(
    `insert into pay_run (pay_run_id, company_id, pay_group_id, jalali_year, jalali_month, created_at) select $1, company_id, $2, 1405, 2, now() from pay_run where pay_run_id = $3`,
    ...[another, groupId, run],
  );
  const columns = 'party_relationship_id, party_id, jalali_year, jalali_month, gross, insurance, taxed, employer_cost, area, causes, basis, lines, paid_mark';
  await bench.rows(
    `insert into pay_arrears (pay_arrears_id, company_id, pay_run_id, ${columns}) select $1, company_id, $2, ${columns} from pay_arrears where decision = 'taken'`,
    newId(),
    another,
  );
  const twice = await call(payOfficer, 'POST', `${RUN}/${another}/arrears/decide`, asked);
  expect([twice.status, twice.body.errorCode]).toEqual([409, 'modules/payroll/pay-arrears.once']);
  await bench.rows(`update pay_arrears set reason = 'No law' where pay_run_id = $1`, another);
  expect((await call(payOfficer, 'POST', `${RUN}/${another}/arrears/decide`, asked)).body).toEqual({ changed: 0 });
  expect(await taken()).toBe(1);
});
