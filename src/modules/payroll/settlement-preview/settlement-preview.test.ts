/** What somebody would be owed who leaves: by the arithmetic of settlements, for whoever may know their pay alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer } from '#testing/pay-runs.ts';
import counting from '../pay-counting/counting.messages.fa.ts';
import { settlementOf } from '../settlement/leaver.service.ts';
import { settlementPreviewErrors } from './settlement-preview.errors.ts';
import messages from './settlement-preview.messages.fa.ts';
import { routes } from './settlement-preview.routes.ts';

const company = companyId('holding');
const DAY = '2026-05-15';
const officer = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public', 'pay'] as const })) };
const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench({ slice: 'modules/payroll/settlement-preview', routes, messages, errors: [settlementPreviewErrors] });
});
afterAll(() => bench.close());

const preview = (lastDay: string, who: Answer = officer): Promise<Answer> =>
  bench.bed.call(who, 'GET', `/rest/s1/payroll/settlement/preview?partyRelationshipId=${employmentId('accountant')}&lastDay=${lastDay}`);

test('it is what a settlement on that day comes to, each line explained, and the tiles sum to the whole', async () => {
  const { status, body } = await preview(DAY);
  expect([status, body.pseudoId]).toEqual([200, expect.any(String)]);
  const rows = systemScope([company], DAY);
  const asked = await reading(bench.bed.database.pool, systemActor('test', [company]), (db) =>
    settlementOf({ db, rows, companyId: company }, { employmentId: employmentId('accountant'), leaveDate: DAY }),
  );
  const { wage, leave, eidi, eidiTax, severance, total } = body;
  expect([wage, leave, eidi, severance, total]).toEqual([asked.wage, asked.leave, asked.eidi, asked.severance, asked.total].map(String));
  expect(BigInt(wage) + BigInt(leave) + BigInt(eidi) - BigInt(eidiTax) + BigInt(severance)).toBe(BigInt(total));
  const line = body.lines.find(({ code }: Answer) => code === 'severance');
  expect(line.explanation).toMatchObject({ value: line.amount });
  expect(body.parameters.map(({ kind }: Answer) => kind)).toEqual(expect.arrayContaining(['LpMinDailyWage', 'LpSeveranceDays']));
});

test('a day before the first is refused at its field, and who is paid no more in words', async () => {
  const before = await preview('2001-01-01');
  expect([before.status, before.body.fields]).toEqual([400, { lastDay: messages.errors.beforeHire }]);
  await bench.rows('update pay_member set valid = daterange(lower(valid), $2::date) where party_relationship_id = $1', employmentId('accountant'), '2026-04-21');
  expect((await preview(DAY)).body).toMatchObject({
    errorCode: 'modules/payroll/settlement-preview.uncountable',
    messages: messages.errors.uncountable({ reason: counting.errors.notEmployed }),
  });
});

test('nobody sees it who lacks class pay, is out of reach or makes no runs', async () => {
  expect([
    (await preview(DAY, blind)).status,
    (await preview(DAY, actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status,
    (await preview(DAY, actorIn('employee', 'worker'))).status,
  ]).toEqual([403, 404, 403]);
});
