/** What is owed to everybody on a day: reckoned in the background, each as a settlement says, read by whoever may know it all. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { payOfficer as officer, openPayBench, type PayBench } from '#testing/pay-runs.ts';
import { settlementOf } from '../settlement/leaver.service.ts';
import { provisionErrors } from './provision.errors.ts';
import messages from './provision.messages.fa.ts';
import { routes } from './provision.routes.ts';

const PROVISION = '/rest/s1/payroll/provision';
const DAY = '2026-09-22';
const company = companyId('holding');
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
let provisionId: string;
beforeAll(async () => {
  bench = await openPayBench({ slice: 'modules/payroll/provision', routes, messages, errors: [provisionErrors] });
});
afterAll(() => bench.close());
const read = async (who: Answer = officer, by = 'unit'): Promise<Answer> => bench.bed.call(who, 'GET', `${PROVISION}/${provisionId}?by=${by}`);
const rowsOf = () =>
  bench.rows<{ employmentId: string; severance: bigint; leave: bigint; eidi: bigint }>(
    'select party_relationship_id as "employmentId", severance, leave, eidi from pay_provision_row where pay_provision_id = $1 order by 1',
    provisionId,
  );

test('everybody is reckoned once, and the parts come to the whole', async () => {
  const made = await bench.bed.call(officer, 'POST', PROVISION, { day: DAY });
  expect(made.status).toBe(201);
  ({ provisionId } = made.body);
  const [{ runId } = { runId: '' }] = await bench.rows<{ runId: string }>('select run_id as "runId" from pay_provision where pay_provision_id = $1', provisionId);
  await bench.worked(runId);
  const { body: listed } = await bench.bed.call(officer, 'GET', PROVISION);
  expect(listed.list).toMatchObject([{ provisionId, state: 'done', day: DAY }]);
  const rows = await rowsOf();
  expect(rows.length).toBe(listed.list[0].done - listed.list[0].failed);
  expect(rows.length).toBeGreaterThan(1);
  for (const by of ['unit', 'costCenter']) {
    const { body } = await read(officer, by);
    for (const name of ['severance', 'leave', 'eidi', 'total'] as const)
      expect(body.parts.reduce((sum: bigint, part: Answer) => sum + BigInt(part[name]), 0n)).toBe(BigInt(body.whole[name]));
    expect(body.whole.people).toBe(rows.length);
  }
});

const settled = (leaveDays?: number) =>
  reading(bench.bed.database.pool, systemActor('test', [company]), (db) =>
    settlementOf({ db, rows: systemScope([company], DAY), companyId: company }, { employmentId: employmentId('accountant'), leaveDate: DAY, leaveDays }),
  );

test('it is what a settlement on that day says', async () => {
  const [row] = (await rowsOf()).filter(({ employmentId: id }) => id === employmentId('accountant'));
  const { severance, eidi, leave } = await settled();
  expect(row).toMatchObject({ severance, eidi, leave });
});

test('what was reckoned does not change', async () => {
  await expect(bench.rows('update pay_provision_row set eidi = eidi + 1')).rejects.toThrow('rows of pay_provision_row are added and never changed');
});

test('the sheet has everybody and is written down; sums of pay are for whoever knows the pay of all', async () => {
  expect((await bench.bed.file(officer, `${PROVISION}/${provisionId}/file`)).bytes.subarray(0, 2).toString()).toBe('PK');
  expect(await bench.rows(`select 1 from audit_entry where entity = 'PayProvision' and action = 'export'`)).toHaveLength(1);
  const bare = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
  expect([(await read(bare)).status, (await bench.bed.file(bare, `${PROVISION}/${provisionId}/file`)).status]).toEqual([403, 403]);
  expect((await read(actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect((await read(actorIn('employee', 'accountant'))).status).toBe(403);
  expect((await bench.bed.call(officer, 'POST', PROVISION, { day: '2001-01-01' })).body.fields).toEqual({ day: messages.errors.day });
});

test('bonus and end of service that were paid are owed to nobody again, on whichever way they are asked', async () => {
  const before = await settled(0);
  for (const kind of ['eidi', 'severance']) await bench.approved(await bench.counted(12, { kind }));
  const [slip] = await bench.rows<{ paid: bigint }>(
    `select amount as paid from payslip_line join payslip using (payslip_id) where kind = 'severance' and code = 'severance' and payslip.party_relationship_id = $1`,
    employmentId('accountant'),
  );
  const after = await settled(0);
  expect([after.eidi, after.eidiTax, after.severance]).toEqual([0n, 0n, before.severance - (slip?.paid ?? 0n)]);
  expect(after.severance).toBeGreaterThan(0n);
  expect(after.total).toBe(after.wage + after.severance);
  expect(after.lines.find(({ code }) => code === 'severancePaid')?.amount).toBe(slip?.paid);
});

test('who could not be reckoned is named with the reason, to whoever reaches them', async () => {
  // a year whose law nobody has entered
  const made = await bench.bed.call(officer, 'POST', PROVISION, { day: '2027-04-10' });
  ({ provisionId } = made.body);
  const [{ runId } = { runId: '' }] = await bench.rows<{ runId: string }>('select run_id as "runId" from pay_provision where pay_provision_id = $1', provisionId);
  await bench.worked(runId);
  const { body } = await read();
  expect(body.whole.people).toBe(0);
  expect(body.aside.map(({ pseudoId }: Answer) => pseudoId)).toEqual([...body.aside.map(({ pseudoId }: Answer) => pseudoId)].sort());
  expect(body.aside.find(({ partyId: id }: Answer) => id === partyId('accountant'))?.reason).toMatch(/1406|\u06F1\u06F4\u06F0\u06F6/);
  expect((await read(actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
});
