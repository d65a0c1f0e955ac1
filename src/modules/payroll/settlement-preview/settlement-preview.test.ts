/** What somebody would be owed who leaves: by the arithmetic of settlements, for whoever may know their pay alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer } from '#testing/pay-runs.ts';
import counting from '../pay-counting/counting.messages.fa.ts';
import { settlementOf } from '../settlement/leaver.service.ts';
import { definePaySource } from '../sources/pay-source.define.ts';
import { announcePaySources, paySources } from '../sources/pay-sources.server.ts';
import words from './settlement-page.messages.fa.ts';
import { settlementTiles } from './settlement-preview.contract.ts';
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

const asked = (lastDay: string): string => `partyRelationshipId=${employmentId('accountant')}&lastDay=${lastDay}`;
const owed = (amount: number | string, title: string): string => `owed=${encodeURIComponent(`${amount}:${title}`)}`;
const preview = (lastDay: string, who: Answer = officer): Promise<Answer> => bench.bed.call(who, 'GET', `/rest/s1/payroll/settlement/preview?${asked(lastDay)}`);

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
  expect(body.debts).toBe('0');
  const line = body.lines.find(({ code }: Answer) => code === 'severance');
  expect(line.explanation).toMatchObject({ value: line.amount });
  expect(body.parameters.map(({ kind }: Answer) => kind)).toEqual(expect.arrayContaining(['LpMinDailyWage', 'LpSeveranceDays']));
});

test('a spreadsheet of it says the same sums and lines, and that it left is written down', async () => {
  const { body } = await preview(DAY);
  const { status, bytes } = await bench.bed.file(officer, `/rest/s1/payroll/settlement/preview/file?${asked(DAY)}`);
  expect(status).toBe(200);
  const rows = (await readSheet(bytes)).rows.map(({ cells }: Answer) => cells);
  for (const name of settlementTiles) expect(rows).toContainEqual(expect.arrayContaining([words.figures[name], body[name]]));
  for (const { title } of body.lines.filter(({ side }: Answer) => side === 'employee')) expect(rows).toContainEqual(expect.arrayContaining([title]));
  for (const { title, value, source } of body.parameters.filter((one: Answer) => typeof one.value === 'string')) expect(rows).toContainEqual([title, value, source]);
  expect(await bench.rows(`select changes from audit_entry where action = 'export' and subject_party_id = $1`, partyId('accountant'))).toEqual([
    { changes: { settlement: [null, DAY], as: [null, 'xlsx'] } },
  ]);
  const paper = await bench.bed.file(officer, `/rest/s1/payroll/settlement/preview/file?${asked(DAY)}&as=pdf&${owed(1_000, 'A laptop')}`);
  expect([paper.status, paper.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(
    await bench.rows(`select changes -> 'as' ->> 1 as form from audit_entry where action = 'export' and subject_party_id = $1 order by audit_id`, partyId('accountant')),
  ).toEqual([{ form: 'xlsx' }, { form: 'pdf' }]);
});

test('loans and advances are off it, less what the pay of the month takes of them; beyond what is owed it is a claim', async () => {
  const before = (await preview(DAY)).body;
  const debt = (kind: 'loan' | 'advance' | 'owed', amount: bigint) => ({
    ...{ employmentId: employmentId('accountant'), kind, title: `A ${kind}`, amount, factor: kind },
    evidence: { kind, id: kind, number: null, day: null },
  });
  let owes = [debt('loan', 3_000_000n), debt('advance', 700_000n), debt('loan', 4_000_000n)];
  announcePaySources([...paySources(), definePaySource({ is: 'debts', key: 'test', read: async () => owes })]);
  bench.asked = [bench.loanOf('accountant', 5_000_000n)];
  const { body } = await preview(DAY);
  expect([body.debts, BigInt(before.wage) - BigInt(body.wage)]).toEqual(['2700000', 5_000_000n]);
  // the whole of the loans and the advance is off what was owed before
  expect(BigInt(before.total) - BigInt(body.total)).toBe(7_700_000n);
  const told = body.lines.filter(({ code }: Answer) => ['loan1', 'advance1'].includes(code));
  expect(told.map(({ title, amount, evidence }: Answer) => [title, amount, evidence.length])).toEqual([
    ['A loan', '2000000', 1],
    ['A advance', '700000', 1],
  ]);
  // what is to be given back: told by a source, and typed with the question
  owes = [debt('owed', 1_500_000n)];
  bench.asked = [];
  const held = (await preview(`${DAY}&${owed(900_000, 'A laptop: the \u06F2nd')}&${owed('100000', 'Keys')}`)).body;
  expect([held.debts, BigInt(before.total) - BigInt(held.total)]).toEqual(['2500000', 2_500_000n]);
  const lines = held.lines.filter(({ code }: Answer) => code.startsWith('owed'));
  expect(lines.map(({ title, amount, explanation, evidence }: Answer) => [title, amount, explanation.value, evidence[0].kind])).toEqual([
    ['A owed', '1500000', '1500000', 'owed'],
    ['A laptop: the \u06F2nd', '900000', '900000', 'item'],
    ['Keys', '100000', '100000', 'item'],
  ]);
  for (const bad of [owed('0', 'x'), owed('-5', 'x'), owed('5', ''), owed('9'.repeat(16), 'x'), Array.from({ length: 21 }, () => owed(1, 'x')).join('&')])
    expect(await preview(`${DAY}&${bad}`)).toMatchObject({ status: 400, body: { fields: { owed: expect.any(String) } } });
  owes = [debt('loan', 90_000_000_000n)];
  expect((await preview(DAY)).body.total).toMatch(/^-/);
  owes = [];
  bench.asked = [];
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
    (await bench.bed.file(blind, `/rest/s1/payroll/settlement/preview/file?${asked(DAY)}`)).status,
  ]).toEqual([403, 404, 403, 403]);
});
