/**
 * Attack: an officer of payroll who is in none of its user groups gets at a confidential pay group: by its list, the runs, their payslips and sums, who
 * is set aside, the acts of a run by its id, a new run of the group, and the tables themselves by whatever call forgets to ask. Somebody whom the
 * group pays uses that they may read their own payslip to read a colleague's, or to act on the run.
 * Refused: `groups.003.migration.sql` and `groups.004.migration.sql` (row policies of the group, its members, runs and payslips), so that no call has to remember it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raw, reading, sql, writing } from '#platform/db/db.server.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { OWN_SLIPS, openPayBench, type PayBench, payOfficer, RUN, RUNS, SLIP, SLIPS } from '#testing/pay-runs.ts';

let bench: PayBench;
let sealed: string;
let open: string;
const COPY = '01900000-0000-7000-8000-0000000c0b1e';
/** Both hold the rights of an officer; the second is paid by the group. */
const outsider = actorIn('payrollOfficer', 'hrOfficer');
const paidOutsider = actorIn('payrollOfficer', 'accountant');
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const dbActor = (name: 'hrOfficer' | 'accountant') => ({ userId: partyId(name), partyId: partyId(name), companyIds: [companyId('holding')], requestId: 'test' });
const tables = ['pay_group', 'pay_group_factor', 'pay_group_payslip_type', 'pay_member', 'pay_run', 'payslip', 'payslip_line', 'pay_run_refusal', 'pay_group_reader'] as const;
const countOf = (name: 'hrOfficer' | 'accountant', table: (typeof tables)[number]): Promise<number> =>
  reading(bench.bed.database.pool, dbActor(name), async (db) => (await db.one<{ count: number }>(sql`select count(*)::int as count from ${raw(table)}`)).count);
const slipOf = async (payRunId: string, name: 'accountant' | 'colleague'): Promise<string> =>
  (await bench.rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId(name)))[0]?.id ?? '';

beforeAll(async () => {
  bench = await openPayBench();
  sealed = await bench.counted(1);
  await bench.approved(sealed);
  open = await bench.counted(2);
  for (const userGroup of ['payrollOfficer', 'hrOfficer'])
    await bench.rows(`insert into pay_group_reader (pay_group_id, company_id, user_group_id) values ($1, $2, $3)`, bench.groupId, companyId('holding'), userGroup);
});
afterAll(() => bench.close());

test('who is of the user group reads and acts as before', async () => {
  expect(await bench.read(open)).toMatchObject({ people: 4, statusId: 'PrCalculated' });
  expect(await bench.slips(open)).toHaveLength(4);
  await bench.again(open);
  expect(bench.faults).toEqual([]);
});

test('who is not finds no run, no payslip, no sum and nobody set aside, and no act reaches the run', async () => {
  expect((await call(outsider, 'GET', RUNS)).body.rows).toEqual([]);
  for (const id of [sealed, open]) {
    expect((await call(outsider, 'GET', `${RUN}/${id}`)).status).toBe(404);
    for (const list of ['allPayrollsData', 'runAside']) expect((await call(outsider, 'GET', `/rest/s1/payroll/${list}?payRunId=${id}`)).body.rows).toEqual([]);
    for (const act of ['calculate', 'send', 'cancel']) expect((await call(outsider, 'POST', `${RUN}/${id}/${act}`, { rowVersion: 1 })).status).toBe(404);
    expect((await call(outsider, 'GET', `${SLIP}/${await slipOf(id, 'accountant')}/explanation`)).status).toBe(404);
  }
  expect((await call(outsider, 'GET', SLIPS)).body.rows).toEqual([]);
  expect((await call(outsider, 'POST', RUN, bench.month(3))).body.errorCode).toMatch(/\.group$/);
});

test('no table gives a row of it, whatever asks', async () => {
  for (const table of tables) expect([table, await countOf('hrOfficer', table)]).toEqual([table, 0]);
});

test('whom it pays reads their own payslip and nothing else, and acts on nothing', async () => {
  const rows = (await call(paidOutsider, 'GET', `${SLIPS}?payRunId=${sealed}`)).body.rows;
  expect(rows.map(({ payslipId }: { payslipId: string }) => payslipId)).toEqual([await slipOf(sealed, 'accountant')]);
  expect((await call(paidOutsider, 'GET', `${OWN_SLIPS}/${await slipOf(sealed, 'accountant')}`)).status).toBe(200);
  expect((await call(paidOutsider, 'GET', `${SLIP}/${await slipOf(sealed, 'colleague')}/explanation`)).status).toBe(404);
  const own = (await call(paidOutsider, 'GET', `${RUN}/${open}`)).body;
  expect(own.people).toBe(1);
  for (const act of ['calculate', 'send', 'cancel']) expect((await call(paidOutsider, 'POST', `${RUN}/${open}/${act}`, { rowVersion: own.rowVersion })).status).toBe(404);
  for (const table of ['pay_member', 'pay_group_factor', 'pay_run_refusal'] as const) expect([table, await countOf('accountant', table)]).toEqual([table, 0]);
  const changed = await writing(bench.bed.database.pool, dbActor('accountant'), async (tx) => [
    await tx.run(sql`delete from pay_group_reader`),
    await tx.run(sql`update pay_run set status_id = 'PrCancelled'`),
    await tx.run(sql`delete from payslip`),
  ]);
  expect(changed).toEqual([0, 0, 0]);
});

test('who has left the user group is out from that day on', async () => {
  await bench.rows(`update user_group_member set valid = daterange(lower(valid), '2022-03-21') where user_group_id = 'payrollOfficer'`);
  // but for the own payslip
  expect((await call(payOfficer, 'GET', `${RUN}/${open}`)).body.people).toBe(1);
  expect((await call(payOfficer, 'POST', `${RUN}/${open}/cancel`, { rowVersion: 1 })).status).toBe(404);
  await bench.rows(`update user_group_member set valid = daterange(lower(valid), null) where user_group_id = 'payrollOfficer'`);
  expect(await bench.read(open)).toMatchObject({ people: 4 });
});

test('whoever is of any of its user groups reads it, until they have left the last one', async () => {
  const join = (userGroup: string, valid: string) =>
    bench.rows(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, $4)`, partyId('hrOfficer'), userGroup, companyId('holding'), valid);
  await join('hrOfficer', '[2021-03-21,2022-03-21)');
  expect((await call(outsider, 'GET', RUNS)).body.rows).toEqual([]);
  await bench.rows(`update user_group_member set valid = '[2021-03-21,)' where user_id = $1 and user_group_id = 'hrOfficer'`, partyId('hrOfficer'));
  expect((await call(outsider, 'GET', `${RUN}/${open}`)).body.people).toBe(4);
  await bench.rows(`delete from user_group_member where user_id = $1 and user_group_id = 'hrOfficer'`, partyId('hrOfficer'));
});

test('nobody opens it to themselves beside those it is open to, and a copy is as confidential', async () => {
  const opened = writing(bench.bed.database.pool, dbActor('hrOfficer'), (tx) =>
    tx.run(sql`update pay_group_reader set user_group_id = 'employee' where pay_group_id = ${bench.groupId}::uuid`),
  );
  expect(await opened).toBe(0);
  const copied = writing(bench.bed.database.pool, dbActor('hrOfficer'), async (tx) => {
    await tx.run(sql`insert into pay_group (pay_group_id, company_id, standard_code, description) values (${COPY}::uuid, ${companyId('holding')}::uuid, 'COPY', 'Copy')`);
    await tx.run(sql`select copy_pay_group_parts(${bench.groupId}::uuid, ${COPY}::uuid)`);
    return tx.one<{ count: number }>(sql`select count(*)::int as count from pay_group_factor where pay_group_id = ${COPY}::uuid`);
  });
  expect((await copied).count).toBe(0);
});
