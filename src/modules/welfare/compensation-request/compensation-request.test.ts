/** A claim on the real database: what is refused at which field, how it is decided, sent back and taken back, and who learns nothing of it. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { answerTask, beginCase, type CaseContext, cancelCase } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { openTaskOf, saidOf } from '#testing/open-task.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { compensationProcess as kind } from './compensation-request.process.ts';
import { FORMS } from './compensation-request.steps.ts';

let database: TestDatabase;
const company = companyId('holding');
const employee = partyId('accountant');
const officer = partyId('hrOfficer');
let userId: string;
let contractId: string;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await rows(
    `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p returning user_id, company_id, party_id)
     insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'hrOfficer', company_id, '[2020-01-01,)' from made where party_id = $1`,
    officer,
  );
  userId = employee;
  contractId = newId();
  await rows(
    `insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date) values ($1, $2, 'C', 'Year', 'Insurer', '2026-03-21', '2027-03-20')`,
    ...[contractId, company],
  );
  for (const [type, waiting, days] of [
    ['CctDental', 90, 60],
    ['CctLab', 0, null],
  ] as const)
    await rows(
      `insert into insurance_cost (insurance_cost_id, company_id, insurance_contract_id, cost_type_enum_id, person_ceiling, franchise_percent, waiting_days, claim_days)
       values ($1, $2, $3, $4, 600, 10, $5, $6)`,
      ...[newId(), company, contractId, type, waiting, days],
    );
  await rows(
    `insert into insurance_membership (insurance_membership_id, company_id, insurance_contract_id, party_id, relation, valid) values ($1, $2, $3, $4, 'self', '[2026-03-21,)')`,
    ...[newId(), company, contractId, employee],
  );
  announceProcesses([kind]);
});
afterAll(async () => {
  announceProcesses([]);
  await database.close();
});

const TODAY = '2026-08-20';
const inCase = <T>(work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(database.pool, { ...systemActor('workflow', [company]), userId }, (tx) =>
    work({ tx, today: TODAY, clock: { now: () => Date.parse(`${TODAY}T06:30:00Z`) }, newId, audit: () => undefined, companyId: company }),
  );

let files = 0;
/** A file that the employee has uploaded; those of the same `content` are alike. */
async function upload(content = String(files)): Promise<string> {
  files += 1;
  const name = `${String(files).padStart(32, 'a')}.pdf`;
  await rows(
    `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256) values ($1, $2, $3, 'loose', 'disk', 'a.pdf', 'application/pdf', 10, sha256($4::bytea))`,
    ...[name, company, userId, content],
  );
  return `${name};a.pdf`;
}
const lineOf = async (over: object = {}) => ({
  ...{ insuredId: employee, costTypeEnumId: 'CctDental', serviceDate: '2026-07-10', provider: 'Dr. B', invoiceNumber: randomBytes(4).toString('hex'), claimed: '500' },
  documents: [{ name: await upload() }],
  ...over,
});
const begin = (lines: readonly object[]): Promise<string> =>
  inCase(async (ctx) => {
    const begun = await kind.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: employee }, { lines });
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, employee)).instanceId;
  });
const openTask = (instanceId: string) => openTaskOf(database.owner, instanceId);
const answer = async (instanceId: string, outcome: string, values: Readonly<Record<string, unknown>> = {}) => {
  const task = await openTask(instanceId);
  await inCase((ctx) => answerTask(ctx, saidOf(task, outcome, values)));
  return [task?.node, task?.who] as const;
};
const linesIn = (instanceId: string) =>
  rows<{ id: string; status: string; payable: string | null; invoice: string; file: string }>(
    `select l.compensation_line_id as id, l.status_id as status, l.payable, l.invoice_number as invoice, (select f.state from stored_file f where f.record_id = l.compensation_line_id::text limit 1) as file
     from compensation_line l join process_instance i on i.record_id = l.compensation_claim_id where i.process_instance_id = $1 order by l.line_no`,
    instanceId,
  );

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test.each<[string, string, object]>([
  ['notMember', 'serviceDate', { serviceDate: '2026-03-20' }],
  ['notMember', 'serviceDate', { insuredId: partyId('seller') }],
  ['waiting', 'serviceDate', { serviceDate: '2026-06-18' }],
  ['late', 'serviceDate', { serviceDate: '2026-06-20' }],
  ['notCovered', 'costTypeEnumId', { costTypeEnumId: 'CctGlasses' }],
])('%s is said at %s of %j', async (errorName, field, over) => {
  const lines = [await lineOf(), await lineOf(over)];
  await expect(begin(lines)).rejects.toMatchObject({ errorName, detail: { fields: { [`lines.1.${field}`]: errorName } } });
});

test('a day to come is refused by the form of the line, at its field', async () => {
  await expect(begin([await lineOf(), await lineOf({ serviceDate: '2026-08-21' })])).rejects.toMatchObject({
    status: 400,
    detail: { fields: { 'lines.1.serviceDate': expect.any(String) } },
  });
});

test('an invoice and a file come once in the company, within a claim and beside it', async () => {
  const twice = await lineOf();
  await expect(begin([twice, { ...(await lineOf()), invoiceNumber: twice.invoiceNumber, provider: 'dr b' }])).rejects.toMatchObject({
    detail: { fields: { 'lines.1.invoiceNumber': 'sameInvoice' } },
  });
  const first = await lineOf({ documents: [{ name: await upload('one') }] });
  await begin([first]);
  await expect(begin([await lineOf({ invoiceNumber: first.invoiceNumber })])).rejects.toMatchObject({ detail: { fields: { 'lines.0.invoiceNumber': 'sameInvoice' } } });
  await expect(begin([await lineOf({ documents: [{ name: await upload('one') }] })])).rejects.toMatchObject({ detail: { fields: { 'lines.0.documents': 'sameFile' } } });
  await expect(begin([await lineOf({ documents: [{ name: await upload('two') }, { name: await upload('two') }] })])).rejects.toMatchObject({
    detail: { fields: { 'lines.0.documents': 'sameFile' } },
  });
});

test('one line is accepted, one comes back, is corrected and accepted; the manager is never asked and nothing told lies in the clear', async () => {
  const id = await begin([await lineOf(), await lineOf({ costTypeEnumId: 'CctLab' })]);
  expect(await openTask(id)).toMatchObject({ node: 'review', who: officer });
  const [first, second] = await linesIn(id);
  expect([first?.status, first?.invoice.startsWith('enc:'), first?.file]).toEqual(['ClmUnderReview', true, 'claimed']);
  const decisions = [
    { lineId: first?.id, outcome: 'accept', accepted: '500' },
    { lineId: second?.id, outcome: 'return', reason: 'The name is not to be read' },
  ];
  await expect(answer(id, 'decide', { decisions })).rejects.toMatchObject({ errorName: 'someReturned' });
  await expect(answer(id, 'modify', { decisions: [decisions[0], { lineId: second?.id, outcome: 'accept', accepted: '500' }] })).rejects.toMatchObject({
    errorName: 'noneReturned',
  });
  await answer(id, 'modify', { decisions });
  expect((await linesIn(id)).map(({ status }) => status)).toEqual(['ClmApproved', 'ClmReturned']);
  expect(await openTask(id)).toMatchObject({ node: 'correct', who: employee });
  await expect(answer(id, 'resubmit', { lines: [await lineOf({ lineId: first?.id })] })).rejects.toMatchObject({ errorName: 'unknownLine' });
  await answer(id, 'resubmit', { lines: [await lineOf({ lineId: second?.id, costTypeEnumId: 'CctLab', claimed: '700' })] });
  await answer(id, 'decide', { decisions: [{ lineId: second?.id, outcome: 'accept', accepted: '700' }] });
  expect((await linesIn(id)).map(({ status }) => status)).toEqual(['ClmApproved', 'ClmApproved']);
  const used = await rows<{ used: string }>(`select used::text from compensation_ceiling where insured_id is not null order by used`);
  expect(used.map((one) => one.used)).toEqual(['450', '600']);
});

test('what is taken back frees its invoice and files', async () => {
  const line = await lineOf();
  const id = await begin([line]);
  await inCase((ctx) => cancelCase(ctx, { instanceId: id, partyId: employee, comment: null, kind: 'withdrawn' }));
  expect((await linesIn(id)).map(({ status }) => status)).toEqual(['ClmWithdrawn']);
  expect(await rows(`select from stored_file where record_id = $1 and state = 'claimed'`, (await linesIn(id))[0]?.id)).toEqual([]);
  await begin([await lineOf({ invoiceNumber: line.invoiceNumber })]);
});

test('a claim that is refused as a whole is paid nothing', async () => {
  const id = await begin([await lineOf()]);
  await answer(id, 'reject');
  expect(await linesIn(id)).toMatchObject([{ status: 'ClmRejected', payable: null }]);
  expect(kind.forms[FORMS.review]?.sees).toBe('case');
});
