/** A run of pay on the real database: from the pay data to sealed payslips, and that each equals what the same facts come to by themselves. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { OWN_SLIPS, payOfficer as officer, openPayBench, type PayBench, RUN, RUNS, SLIP } from '#testing/pay-runs.ts';
import lawMessages from '../annual-annuities/annual-annuities-formula.messages.fa.ts';
import { firstDay, lastDay } from '../pay/pay-month.rules.ts';
import counting from '../pay-counting/counting.messages.fa.ts';
import { sealedMonths } from './sealed-months.period-lock.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench();
});
afterAll(() => bench.close());
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);

test('a month is counted, approved by somebody else, sealed and told', async () => {
  bench.asked = [bench.loanOf('accountant', 5_000_000n)];
  const id = await bench.counted(1);
  expect(bench.faults).toEqual([]);
  const run = await bench.read(id);
  expect(run).toMatchObject({ statusId: 'PrCalculated', people: 4, aside: 0 });
  const found = await bench.slips(id);
  expect(found.map(({ net }) => BigInt(net) > 0n)).toEqual([true, true, true, true]);
  expect(found.reduce((sum, { net }) => sum + BigInt(net), 0n)).toBe(BigInt(run.net));

  await bench.send(id);
  const task = await bench.openTask(id);
  expect(task?.node).toBe('approval1');
  // who made the run is not asked
  expect(task?.who).not.toContain(partyId('payrollOfficer'));
  await bench.answer(id, 'accept');
  expect(await bench.read(id)).toMatchObject({ statusId: 'PrApproved' });
  expect(bench.told.map(({ evidence: { id: of }, amount }) => [of, amount])).toEqual([['loan-accountant', 5_000_000n]]);

  const employee = actorIn('employee', 'accountant');
  const own = (await call(employee, 'GET', OWN_SLIPS)).body.rows;
  expect(own).toHaveLength(1);
  const mine = (await call(employee, 'GET', `${OWN_SLIPS}/${own[0].payslipId}`)).body;
  expect(mine.figures.net).toBe(own[0].net);
  expect(mine.lines.find(({ code }: Answer) => code === 'loan')).toMatchObject({ amount: '5000000', evidence: [{ kind: 'loan', id: 'loan-accountant' }] });
  expect((await rows('select from notification_message_user where party_id = $1', partyId('accountant'))).length).toBeGreaterThan(0);
});

test('a version of a formula that begins in an approved month or before it needs a reason, one after it does not', async () => {
  const [run] = (await call(officer, 'GET', RUNS)).body.rows;
  const { jalaliYear: year, jalaliMonth: month } = await bench.read(run.payRunId);
  const isLocked = (company: string, fromDate: string): Promise<boolean> =>
    reading(bench.bed.database.pool, systemActor('test', [companyId('holding'), companyId('subsidiary')]), (db) => sealedMonths.isLockedFrom(db, company, fromDate, fromDate));
  const [first, last] = [firstDay({ year, month }), lastDay({ year, month })];
  expect([await isLocked(companyId('holding'), addDays(first, -1)), await isLocked(companyId('holding'), last), await isLocked(companyId('holding'), addDays(last, 1))]).toEqual([
    true,
    true,
    false,
  ]);
  // what a subsidiary says counts for nobody above it
  expect(await isLocked(companyId('subsidiary'), last)).toBe(false);
});

test('what is stored is what the same facts come to, line by line', async () => {
  const [run] = (await call(officer, 'GET', RUNS)).body.rows;
  for (const { payslipId } of await bench.slips(run.payRunId)) {
    const told = (await call(officer, 'GET', `${SLIP}/${payslipId}/explanation`)).body;
    const stored = await rows<{ code: string; amount: bigint }>('select code, amount from payslip_line where payslip_id = $1 order by code', payslipId);
    expect(stored.map(({ code, amount }) => [code, String(amount)])).toEqual(
      told.lines.map(({ code, amount }: Answer) => [code, amount]).toSorted(([a]: string[], [b]: string[]) => ((a ?? '') < (b ?? '') ? -1 : 1)),
    );
    const own = told.lines.filter(({ side }: Answer) => side === 'employee');
    const of = (nature: string): bigint => own.filter(({ isDeduct }: Answer) => isDeduct === nature).reduce((sum: bigint, { amount }: Answer) => sum + BigInt(amount), 0n);
    expect(String(of('N') - of('Y'))).toBe(told.figures.net);
  }
});

test('the next month waits for the one before, counts anew what has changed alone, and comes back to be put right', async () => {
  const id = await bench.counted(2);
  expect((await call(officer, 'POST', RUN, bench.month(3))).body).toMatchObject({ errorCode: 'modules/payroll/pay-run.earlierOpen' });
  expect((await call(officer, 'POST', RUN, bench.month(2))).body).toMatchObject({ errorCode: 'modules/payroll/pay-run.once' });
  const before = new Map((await bench.slips(id)).map(({ pseudoId, payslipId }) => [pseudoId, payslipId]));
  await rows(`update employment_salary set daily_wage = daily_wage + 1000000 where party_relationship_id = $1`, employmentId('colleague'));
  await bench.again(id);
  const after = await bench.slips(id);
  expect(after.filter(({ pseudoId, payslipId }) => before.get(pseudoId) !== payslipId)).toHaveLength(1);

  // another window that saw it before
  expect((await call(officer, 'POST', `${RUN}/${id}/calculate`, { rowVersion: 1 })).body).toMatchObject({ errorCode: 'modules/payroll/pay-run.stale' });
  await bench.send(id);
  expect((await call(officer, 'POST', `${RUN}/${id}/calculate`, { rowVersion: (await bench.read(id)).rowVersion })).body).toMatchObject({
    errorCode: 'modules/payroll/pay-run.wrongState',
  });
  await bench.answer(id, 'modify');
  expect(await bench.read(id)).toMatchObject({ statusId: 'PrDraft' });
  await expect(bench.answer(id, 'resubmit')).rejects.toMatchObject({ errorName: 'notCounted' });
  await bench.again(id);
  await bench.answer(id, 'resubmit');
  await bench.answer(id, 'accept');
  expect(await bench.read(id)).toMatchObject({ statusId: 'PrApproved' });
  // equal months are taxed alike, whatever is due by then
  const [first, second] = await rows<{ tax: bigint }>(`select tax from payslip where party_id = $1 order by jalali_month`, partyId('accountant'));
  expect(first?.tax).toBeGreaterThan(0n);
  expect(second?.tax).toBe(first?.tax);
});

test('who cannot be counted is set aside with the reason, and the others are paid', async () => {
  await rows(`delete from employment_salary where party_relationship_id = $1`, employmentId('director'));
  bench.asked = [{ ...bench.loanOf('colleague', 1n), factor: 'unheard' }];
  const id = await bench.counted(3);
  expect(await bench.read(id)).toMatchObject({ people: 2, aside: 2 });
  const aside = (await call(officer, 'GET', `/rest/s1/payroll/runAside?payRunId=${id}`)).body.rows;
  expect(aside.map(({ reason }: Answer) => reason).toSorted()).toEqual([counting.errors.noWage, counting.errors.unknownFactor({ factor: 'unheard' })].toSorted());
  const { rowVersion } = await bench.read(id);
  expect((await call(officer, 'POST', `${RUN}/${id}/send`, { rowVersion })).body).toMatchObject({ errorCode: 'modules/payroll/pay-run.someAside' });
  expect((await call(officer, 'POST', `${RUN}/${id}/cancel`, { rowVersion })).body).toEqual({ cancelled: true });
  bench.asked = [];
});

test('a counting that moves is seen by another officer, who does not start it anew; one that a fault has stopped is', async () => {
  const other = actorIn('payrollOfficer', 'hrOfficer');
  const { payRunId } = (await call(officer, 'POST', RUN, bench.month(3))).body;
  const seen = (await call(other, 'GET', `${RUN}/${payRunId}`)).body;
  expect(seen).toMatchObject({ statusId: 'PrActions', total: 4, done: 0, isMaker: 'N' });
  const again = (rowVersion: number) => call(other, 'POST', `${RUN}/${payRunId}/calculate`, { rowVersion });
  expect((await again(seen.rowVersion)).body).toMatchObject({ errorCode: 'modules/payroll/pay-run.underWay' });
  const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
  expect((await call(elsewhere, 'GET', `${RUN}/${payRunId}`)).status).toBe(404);
  expect((await call(elsewhere, 'POST', `${RUN}/${payRunId}/calculate`, { rowVersion: seen.rowVersion })).status).toBe(404);
  await rows(`update run set state = 'failed', failure = 'x' where run_id = (select run_id from pay_run where pay_run_id = $1)`, payRunId);
  expect((await again(seen.rowVersion)).status).toBe(200);
  // two at once: the second one meets another version
  await rows(`update run set state = 'failed', failure = 'x' where run_id = (select run_id from pay_run where pay_run_id = $1)`, payRunId);
  const { rowVersion } = await bench.read(payRunId);
  expect((await Promise.all([again(rowVersion), call(officer, 'POST', `${RUN}/${payRunId}/calculate`, { rowVersion })])).map(({ status }) => status).toSorted()).toEqual([
    200, 409,
  ]);
  await rows(`update run set state = 'failed', failure = 'x' where run_id = (select run_id from pay_run where pay_run_id = $1)`, payRunId);
  await bench.again(payRunId);
  const stands = await bench.read(payRunId);
  expect(stands).toMatchObject({ statusId: 'PrCalculated' });
  expect((await call(officer, 'POST', `${RUN}/${payRunId}/cancel`, { rowVersion: stands.rowVersion })).body).toEqual({ cancelled: true });
});

test('nobody is paid by law that nobody has confirmed', async () => {
  await rows(`update legal_parameter set verified_version = 0 where jalali_year = 1405 and kind_enum_id = 'LpInsuranceWorker'`);
  expect((await call(officer, 'POST', RUN, bench.month(3))).body).toMatchObject({ errorCode: 'modules/payroll/annual-annuities.notConfirmed' });
  await rows(`update legal_parameter set verified_version = row_version where jalali_year = 1405 and kind_enum_id = 'LpInsuranceWorker'`);
});

test('odd rials are held back and paid with the next month', async () => {
  await rows(`update pay_group set net_rounding = 10000 where pay_group_id = $1`, bench.groupId);
  const id = await bench.counted(3);
  await bench.send(id);
  await bench.answer(id, 'accept');
  const [{ net, rounding } = { net: 1n, rounding: 0n }] = await rows<{ net: bigint; rounding: bigint }>(
    `select net, rounding from payslip where pay_run_id = $1 and party_id = $2`,
    id,
    partyId('accountant'),
  );
  expect(net % 10_000n).toBe(0n);
  expect(rounding).toBeGreaterThan(0n);
  const next = await bench.counted(4);
  const [line] = await rows<{ amount: bigint }>(
    `select l.amount from payslip_line l join payslip s using (payslip_id) where l.pay_run_id = $1 and s.party_id = $2 and l.code = 'roundingBefore'`,
    next,
    partyId('accountant'),
  );
  expect(line?.amount).toBe(rounding);
});

test('a month that was left out is not counted behind a later one that was approved', async () => {
  const id = await bench.counted(5).catch((error: Error) => error);
  expect(String(id)).toMatch(/earlierOpen/);
  const [open] = await rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 4 and status_id = 'PrCalculated'`);
  const { rowVersion } = await bench.read(open?.id ?? '');
  await call(officer, 'POST', `${RUN}/${open?.id}/cancel`, { rowVersion });
  // of more than there is to take a part is taken, and that is what its source is told
  bench.asked = [bench.loanOf('accountant', 3_000_000n), bench.loanOf('colleague', 99_999_999_999n)];
  const fifth = await bench.counted(5);
  await bench.approved(fifth);
  const loans = await rows<{ amount: bigint }>(`select amount from payslip_line where pay_run_id = $1 and code = 'loan' order by amount`, fifth);
  expect(bench.told.map(({ amount }) => amount).toSorted((a, b) => Number(a - b))).toEqual(loans.map(({ amount }) => amount));
  expect(loans.map(({ amount }) => amount)).toEqual([3_000_000n, expect.any(BigInt)]);
  expect(loans.at(-1)?.amount).toBeLessThan(99_999_999_999n);
  expect((await call(officer, 'POST', RUN, bench.month(4))).body).toMatchObject({ errorCode: 'modules/payroll/pay-run.laterPaid' });
});

test('the pages of the wizard are the run by the names of the guide', async () => {
  const get = async (path: string, by = officer) => call(by, 'GET', `/rest/s1/payroll/${path}`);
  const [made] = await rows<{ id: string }>('select pay_run_id as id from pay_run order by created_at limit 1');
  const run = await bench.read(made?.id ?? '');
  for (const page of ['getAllPageInfo', 'getPayrollVerifications']) {
    expect((await get(`${page}?payRunId=${made?.id}`)).body).toEqual(run);
    expect((await get(`${page}?payRunId=${made?.id}`, actorIn('payrollOfficer', 'worker'))).status).toBe(404);
  }
  expect((await get('GetPagOpt')).body).toEqual((await get('payslipType')).body);
  const refused = await call(officer, 'POST', '/rest/s1/processes/salarySettingService', { ...bench.month(1), payGroupId: companyId('holding') });
  expect([refused.status, refused.body.errorCode]).toEqual([400, 'modules/payroll/pay-run.group']);
});

test('whom a fund at other rates insures, or who is paid by points without their worth, is told what to enter and in which year', async () => {
  await rows('alter table pay_member disable trigger past_kept');
  await rows(
    `update pay_member m set insurance = 'other' from party_relationship r where r.party_relationship_id = m.party_relationship_id and r.party_id = $1`,
    partyId('colleague'),
  );
  const id = await bench.counted(11, { kind: 'bonus', percent: 10 });
  const { rows: aside } = (await call(officer, 'GET', `/rest/s1/payroll/runAside?payRunId=${id}`)).body;
  const [own] = aside.filter(({ partyId: of }: Answer) => of === partyId('colleague'));
  expect([own.reason, own.lawYear]).toEqual([expect.any(String), 1405]);
  for (const kind of ['LpInsuranceOtherWorker', 'LpInsuranceOtherEmployer'] as const) {
    const name = lawMessages.formula.names[kind];
    expect(own.reason).toContain(name.slice(name.indexOf('.') + 1));
  }
});
