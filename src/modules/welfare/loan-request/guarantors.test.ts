/** Who answers for a loan, on the real database: colleagues within bounds, people from outside, their undertakings. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { openTaskOf, saidOf } from '#testing/open-task.ts';
import { companyId, employmentId, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { welfareEligible } from '../welfare-groups/welfare-groups.formula.ts';
import { guarantorPaper } from './guarantor-papers.service.ts';
import { loanProcess as kind } from './loan-request.process.ts';
import { undertakingPaper } from './outsiders.service.ts';

let database: TestDatabase;
const company = companyId('holding');
const borrower = partyId('accountant');
const colleague = partyId('hrOfficer');
const officer = partyId('director');
let welfareId: string;
let code: string;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;
const boundBy = (type: 'InternalGuarantor' | 'ExternalGuarantor', column: string, value: unknown) =>
  rows(`update welfare_group_guarantor set ${column} = $2 where guarantor_type_enum_id = $1`, type, value);

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await rows(`insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p`);
  [{ code = '' } = {}] = await rows<{ code: string }>('select pseudo_id as code from party_relationship where party_relationship_id = $1', employmentId('hrOfficer'));
  [{ id: welfareId = '' } = {}] = await rows<{ id: string }>(`select welfare_id as id from welfare_loan where company_id = $1 and welfare_code = 'BANK'`, company);
  const group = newId();
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    ...[group, company, postId('director')],
  );
  for (const name of ['accountant', 'hrOfficer'] as const)
    await rows(
      `insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) values ($1, $2, $3, $4, '[2020-01-01,)')`,
      ...[newId(), company, employmentId(name), group],
    );
  await rows(
    `insert into welfare_group_loan (welfare_group_loan_id, company_id, welfare_group_id, welfare_id, amount_type_enum_id, loan_amount_limit, max_installment_number, loan_usage_limit, valid)
     values ($1, $2, $3, $4, 'FixedLoanTypeAmount', 500000000, 24, 0, '[2020-01-01,)')`,
    ...[newId(), company, group, welfareId],
  );
  for (const type of ['InternalGuarantor', 'ExternalGuarantor'])
    await rows(
      `insert into welfare_group_guarantor (welfare_group_guarantor_id, company_id, welfare_group_id, welfare_id, guarantor_type_enum_id, amount) values ($1, $2, $3, $4, $5, 1)`,
      ...[newId(), company, group, welfareId, type],
    );
  announceFormulas([welfareEligible, person, employment]);
  announceProcesses([kind]);
});
afterEach(async () => {
  await rows('delete from loan_request');
});
afterAll(async () => {
  announceProcesses([]);
  announceFormulas([]);
  await database.close();
});

const inCase = <T>(work: (ctx: CaseContext) => Promise<T>, userId = officer): Promise<T> =>
  writing(database.pool, { ...systemActor('workflow', [company]), userId }, (tx) =>
    work({ tx, today: '2026-05-10', clock: { now: () => Date.parse('2026-05-10T06:30:00Z') }, newId, audit: () => undefined, companyId: company }),
  );
const outsider = (over: object = {}) => ({
  ...{ firstName: 'Ali', lastName: 'Out', nationalCode: '0499370899', birthDate: '1980-01-01', mobile: '09121234567', address: 'Street', workplace: 'Shop' },
  ...over,
});
const begin = (over: object = {}, partyOf = borrower): Promise<string> =>
  inCase(async (ctx) => {
    const asked = { welfareId, finalLoanAmount: '300000000', finalInstallmentNumber: 12, requestMeetDate: '2026-05-22', purpose: 'A roof', guarantorOne: code, guarantorTwo: null };
    const begun = await kind.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: partyOf }, { ...asked, externals: [outsider()], ...over });
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, partyOf)).instanceId;
  });
const openTask = (instanceId: string) => openTaskOf(database.owner, instanceId);
const answer = async (instanceId: string, outcome: string, values: Readonly<Record<string, unknown>> = {}) => {
  const task = await openTask(instanceId);
  await inCase((ctx) => answerTask(ctx, saidOf(task, outcome, values)));
  return task?.node;
};
const outsiders = () =>
  rows<{ id: string; file: string | null; by: string | null }>(
    `select loan_external_guarantor_id as id, undertaking as file, confirmed_by as by from loan_external_guarantor order by place`,
  );
let files = 0;
async function upload(): Promise<string> {
  files += 1;
  const name = `${String(files).padStart(32, 'a')}.pdf`;
  await rows(
    `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256) values ($1, $2, $3, 'loose', 'disk', 'a.pdf', 'application/pdf', 10, sha256('x'::bytea))`,
    ...[name, company, officer],
  );
  return `${name};a.pdf`;
}

test.each<[string, string, object]>([
  ['externalMissing', 'externals', { externals: [] }],
  ['externalMissing', 'externals', { externals: undefined }],
  ['invalid', 'externals.0.nationalCode', { externals: [outsider({ nationalCode: '0499370898' })] }],
  ['invalid', 'externals.0.workplace', { externals: [outsider({ workplace: ' ' })] }],
  ['externalTwice', 'externals.1.nationalCode', { externals: [outsider(), outsider()] }],
])('who is named from outside is refused at the field: %s', async (errorName, field, over) => {
  await expect(begin(over)).rejects.toMatchObject({ errorName });
  await expect(begin(over).catch((error) => Object.keys(error.detail?.fields ?? { [error.field ?? 'externals']: 1 }))).resolves.toEqual([field]);
});

test('a colleague is not named as somebody from outside', async () => {
  await rows(
    `insert into party_identification (company_id, party_id, party_id_type_enum_id, id_value) select company_id, party_id, 'Nationalcode', '1234567891' from person where party_id = $1
     on conflict (party_id, party_id_type_enum_id) do update set id_value = excluded.id_value`,
    partyId('seller'),
  );
  await expect(begin({ externals: [outsider({ nationalCode: '1234567891' })] })).rejects.toMatchObject({ errorName: 'externalColleague' });
});

test('who is from outside has no task: whoever decides brings the undertaking, and reads it as long as it is theirs', async () => {
  const id = await begin();
  expect(await answer(id, 'agree')).toBe('guarantorOne');
  expect(await openTask(id)).toMatchObject({ node: 'responsible', who: officer });
  const [one] = await outsiders();
  await expect(answer(id, 'accept')).rejects.toMatchObject({ errorName: 'unconfirmed' });
  await expect(answer(id, 'accept', { confirmed: { [newId()]: await upload() } })).rejects.toMatchObject({ errorName: 'unknownExternal' });
  const file = await upload();
  await answer(id, 'accept', { confirmed: { [one?.id ?? '']: file } });
  expect(await outsiders()).toEqual([{ id: one?.id, file, by: officer }]);
  const reads = (party: string) => inCase(({ tx }) => undertakingPaper.mayRead(tx, { ...actorIn('employee', 'seller'), partyId: party }, '2026-05-10', one?.id ?? ''));
  expect([await reads(officer), await reads(colleague)]).toEqual([true, false]);
});

test('what was confirmed stays confirmed of whoever stands as they stood, and goes with whoever is replaced', async () => {
  const id = await begin({ externals: [outsider(), outsider({ nationalCode: '0084575948' })] });
  await answer(id, 'agree');
  const [first, second] = await outsiders();
  await rows(`update loan_external_guarantor set undertaking = 'x', confirmed_at = now()`);
  await answer(id, 'modify');
  await answer(id, 'resubmit', { externals: [outsider({ guarantorId: second?.id, nationalCode: '0084575948' }), outsider({ guarantorId: first?.id, workplace: 'Elsewhere' })] });
  const after = await outsiders();
  expect(after).toMatchObject([{ id: second?.id, file: 'x' }, { file: null }]);
  expect(after[1]?.id).not.toBe(first?.id);
});

test.each<['InternalGuarantor' | 'ExternalGuarantor', string, unknown, string]>([
  ['InternalGuarantor', 'least_age', 150, 'guarantorAge'],
  ['InternalGuarantor', 'least_daily_wage', '1000000000000', 'guarantorPay'],
  ['InternalGuarantor', 'most_guaranteed', '299999999', 'guarantorSum'],
  ['ExternalGuarantor', 'most_age', 30, 'guarantorAge'],
  ['ExternalGuarantor', 'most_guaranteed', '299999999', 'guarantorSum'],
])('%s is held to %s', async (type, column, value, errorName) => {
  await boundBy(type, column, value);
  const asking = begin();
  if (type === 'ExternalGuarantor') await expect(asking).rejects.toMatchObject({ errorName });
  else await expect(answer(await asking, 'agree')).rejects.toMatchObject({ errorName });
  await boundBy(type, column, null);
  await rows('delete from loan_request');
  expect(await answer(await begin(), 'agree')).toBe('guarantorOne');
});

test('live guarantees are counted of colleagues by code and of others by national code; two answer for each other where it is said', async () => {
  const other = await begin();
  await boundBy('ExternalGuarantor', 'most_guarantees', 1);
  const [{ accountant = '' } = {}] = await rows<{ accountant: string }>(
    'select pseudo_id as accountant from party_relationship where party_relationship_id = $1',
    employmentId('accountant'),
  );
  await expect(begin({ guarantorOne: accountant }, colleague)).rejects.toMatchObject({ errorName: 'guarantorMutual' });
  await boundBy('InternalGuarantor', 'is_mutual', 'Y');
  await expect(begin({ guarantorOne: accountant }, colleague)).rejects.toMatchObject({ errorName: 'guarantorBurden' });
  await expect(begin({ guarantorOne: accountant, externals: [outsider({ nationalCode: '0084575948' })] }, colleague)).resolves.toEqual(expect.any(String));
  await boundBy('InternalGuarantor', 'is_mutual', 'N');
  await boundBy('ExternalGuarantor', 'most_guarantees', null);
  await rows(`update welfare_group_guarantor set most_guarantees = 1 where guarantor_type_enum_id = 'InternalGuarantor'`);
  await rows(`update loan_request set guarantor_two = $1 where party_id = $2`, ...[code, colleague]);
  await expect(answer(other, 'agree')).rejects.toMatchObject({ errorName: 'guarantorBurden' });
  await rows(`update welfare_group_guarantor set most_guarantees = null`);
});

test('papers that the group or the loan wants come with the request, are replaced when it came back, and are looked for before it is accepted', async () => {
  const [{ group, kind: loanKind, type } = { group: '', kind: '', type: '' }] = await rows<{ group: string; kind: string; type: string }>(
    `select g.welfare_group_id as "group", l.welfare_type_enum_id as kind, l.loan_type_enum_id as type from welfare_group g, welfare_loan l where l.welfare_id = $1`,
    welfareId,
  );
  const want = (doc: string) =>
    rows(
      `insert into welfare_group_document (welfare_group_document_id, company_id, welfare_group_id, welfare_type_enum_id, loan_type_enum_id, welfare_doc_enum_id) values ($1, $2, $3, $4, $5, $6)`,
      ...[newId(), company, group, loanKind, type, doc],
    );
  await want('AttNationalCard');
  await expect(begin()).rejects.toMatchObject({ errorName: 'documentMissing', detail: { fields: { 'documents.AttNationalCard': 'documentMissing' } } });
  await expect(begin({ documents: { AttOther: await upload() } })).rejects.toMatchObject({ errorName: 'unknownDocument' });
  const [first, second] = [await upload(), await upload()];
  const id = await begin({ documents: { AttNationalCard: first } });
  await answer(id, 'agree');
  await answer(id, 'modify');
  await answer(id, 'resubmit', { documents: { AttNationalCard: second } });
  expect(await rows('select file from loan_request_document')).toEqual([{ file: second }]);
  const released = await rows<{ state: string }>('select state from stored_file where stored_name = $1', first.split(';')[0]);
  expect(released).not.toContainEqual({ state: 'claimed' });
  await answer(id, 'agree');
  const [other] = await rows<{ id: string }>(`select enum_id as id from enumeration where enum_type_id = 'PartyContentType' and enum_id <> 'AttNationalCard' limit 1`);
  await rows(
    `insert into welfare_loan_document (welfare_loan_document_id, company_id, welfare_id, welfare_doc_enum_id) values ($1, $2, $3, $4)`,
    ...[newId(), company, welfareId, other?.id],
  );
  await expect(answer(id, 'accept')).rejects.toMatchObject({ errorName: 'documentMissing', detail: { fields: { [`variables.documents.${other?.id}`]: 'documentMissing' } } });
  await rows('delete from welfare_group_document');
  await rows('delete from welfare_loan_document');
});

test('papers of guarantors: a colleague brings them when agreeing, whoever decides those of somebody from outside; who is replaced takes them along', async () => {
  await rows(`update welfare_group_guarantor set welfare_doc_enum_ids = '["AttNationalCard"]'`);
  const id = await begin();
  await expect(answer(id, 'agree')).rejects.toMatchObject({
    errorName: 'guarantorPaperMissing',
    detail: { fields: { 'variables.papers.AttNationalCard': 'guarantorPaperMissing' } },
  });
  await expect(answer(id, 'agree', { papers: { AttOther: await upload() } })).rejects.toMatchObject({ errorName: 'unknownPaper' });
  const own = await upload();
  await answer(id, 'agree', { papers: { AttNationalCard: own } });
  const papers = () =>
    rows<{ id: string; party: string | null; outsider: string | null; file: string }>(
      `select loan_guarantor_document_id as id, party_id as party, loan_external_guarantor_id as outsider, file from loan_guarantor_document order by party nulls last`,
    );
  const [paper] = await papers();
  expect(paper).toMatchObject({ party: colleague, file: own });
  const reads = (party: string) => inCase(({ tx }) => guarantorPaper.mayRead(tx, { ...actorIn('employee', 'seller'), partyId: party }, '2026-05-10', paper?.id ?? ''));
  expect([await reads(officer), await reads(colleague), await reads(borrower)]).toEqual([true, true, false]);
  const [one] = await outsiders();
  const undertaking = { confirmed: { [one?.id ?? '']: await upload() } };
  await expect(answer(id, 'accept', undertaking)).rejects.toMatchObject({
    errorName: 'guarantorPaperMissing',
    detail: { fields: { [`variables.papers.${one?.id}.AttNationalCard`]: 'guarantorPaperMissing' } },
  });
  await answer(id, 'modify');
  const [{ other = '' } = {}] = await rows<{ other: string }>('select pseudo_id as other from party_relationship where party_relationship_id = $1', employmentId('seller'));
  await answer(id, 'resubmit', { guarantorOne: other });
  expect(await papers()).toEqual([]);
  expect(await rows('select state from stored_file where stored_name = $1', own.split(';')[0])).not.toContainEqual({ state: 'claimed' });
  await answer(id, 'agree', { papers: { AttNationalCard: await upload() } });
  await answer(id, 'accept', { ...undertaking, papers: { [one?.id ?? '']: { AttNationalCard: await upload() } } });
  expect(await papers()).toMatchObject([{ party: partyId('seller') }, { outsider: one?.id }]);
  await rows('update welfare_group_guarantor set welfare_doc_enum_ids = null');
});
