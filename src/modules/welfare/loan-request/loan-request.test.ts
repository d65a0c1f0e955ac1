/** A request for a loan on the real database: judged, guaranteed, sent back, decided. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRial } from '#kernel/rial/rial.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { openTaskOf, saidOf } from '#testing/open-task.ts';
import { companyId, employmentId, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import { welfareEligible } from '../welfare-groups/welfare-groups.formula.ts';
import { loanProcess as kind } from './loan-request.process.ts';
import { FORMS } from './loan-request.steps.ts';
import { isGuaranteedBy } from './loan-request.store.ts';

let database: TestDatabase;
const company = companyId('holding');
const borrower = partyId('accountant');
const codes: Record<string, string> = {};
let welfareId: string;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await rows(
    `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select p.party_id, p.company_id, p.party_id, p.party_id::text, '' from person p returning user_id, company_id, party_id)
     insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'hrOfficer', company_id, '[2020-01-01,)' from made where party_id = $1`,
    partyId('hrOfficer'),
  );
  for (const name of ['accountant', 'director', 'hrOfficer', 'seller'] as const) {
    const [found] = await rows<{ code: string }>('select pseudo_id as code from party_relationship where party_relationship_id = $1', employmentId(name));
    codes[name] = found?.code ?? '';
  }
  const [loan] = await rows<{ id: string }>(`select welfare_id as id from welfare_loan where company_id = $1 and welfare_code = 'BANK'`, company);
  welfareId = loan?.id ?? '';
  const group = newId();
  await rows(
    `insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id) values ($1, $2, 'W', 'Staff', $3)`,
    group,
    company,
    postId('director'),
  );
  await rows(
    `insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid) values ($1, $2, $3, $4, '[2020-01-01,)')`,
    ...[newId(), company, employmentId('accountant'), group],
  );
  await rows(
    `insert into welfare_group_loan (welfare_group_loan_id, company_id, welfare_group_id, welfare_id, amount_type_enum_id, loan_amount_limit, max_installment_number, loan_usage_limit, valid)
     values ($1, $2, $3, $4, 'FixedLoanTypeAmount', 500000000, 24, 12, '[2020-01-01,)')`,
    ...[newId(), company, group, welfareId],
  );
  await rows(
    `insert into welfare_group_guarantor (welfare_group_guarantor_id, company_id, welfare_group_id, welfare_id, guarantor_type_enum_id, amount) values ($1, $2, $3, $4, 'InternalGuarantor', 1)`,
    ...[newId(), company, group, welfareId],
  );
  announceFormulas([welfareEligible, employment]);
  announceProcesses([kind]);
});
afterAll(async () => {
  announceProcesses([]);
  announceFormulas([]);
  await database.close();
});

const inCase = <T>(work: (ctx: CaseContext) => Promise<T>): Promise<T> =>
  writing(database.pool, systemActor('workflow', [company]), (tx) =>
    work({ tx, today: '2026-05-10', clock: { now: () => Date.parse('2026-05-10T06:30:00Z') }, newId, audit: () => undefined, companyId: company }),
  );
const asked = (over: object = {}) => ({
  ...{
    welfareId,
    finalLoanAmount: '300000000',
    finalInstallmentNumber: 12,
    requestMeetDate: '2026-05-22',
    purpose: 'A roof',
    guarantorOne: codes['hrOfficer'],
    guarantorTwo: null,
  },
  ...over,
});
const begin = (values: object): Promise<string> =>
  inCase(async (ctx) => {
    const begun = await kind.start?.begin({ ...ctx, now: new Date(ctx.clock.now()), actorPartyId: borrower }, { ...values });
    if (begun === undefined) throw new Error('no start');
    return (await beginCase(ctx, kind, begun, borrower)).instanceId;
  });
const openTask = (instanceId: string, node?: string) => openTaskOf(database.owner, instanceId, node);

test('the shipped steps are sound', () => expect(kindFaults(kind)).toEqual([]));

test.each<[string, object]>([
  ['tooMuch', { finalLoanAmount: '500000001' }],
  ['tooManyLines', { finalInstallmentNumber: 25 }],
  ['past', { requestMeetDate: '2026-05-09' }],
  ['guarantorMissing', { guarantorOne: null }],
  ['guarantor', { guarantorOne: 'nobody' }],
  ['notOpen', { welfareId: newId() }],
])('what is asked for is refused: %s', async (code, over) => {
  await expect(begin(asked(over))).rejects.toMatchObject({ errorName: code });
});

test('a variable amount is a part of the wage of the order, and none where that is not known', async () => {
  const [before] = await rows<{ wage: string | null }>(
    `select daily_wage::text as wage from employment_salary where party_relationship_id = $1 and valid @> date '2026-05-10'`,
    employmentId('accountant'),
  );
  await rows(`update welfare_group_loan set amount_type_enum_id = 'VariableLoanTypeAmount', calculation_impact = 200`);
  const most = (BigInt(before?.wage ?? 0) * 30n * 200n) / 100n;
  const limit = most < 500_000_000n ? most : 500_000_000n;
  await expect(begin(asked({ finalLoanAmount: String(limit + 1n) }))).rejects.toMatchObject({ errorName: 'tooMuch', detail: { values: { most: formatRial(limit) } } });
  await rows(`update welfare_group_loan set amount_type_enum_id = 'FixedLoanTypeAmount', calculation_impact = null`);
});

test('nobody answers for themselves, and a condition says why', async () => {
  await expect(begin(asked({ guarantorOne: codes['accountant'] }))).rejects.toMatchObject({ errorName: 'guarantor' });
  const id = newId();
  await rows(
    `insert into welfare_loan_condition (welfare_loan_condition_id, company_id, welfare_id, title, condition_text, refusal_text) values ($1, $2, $3, 'Never', '1 > 2', 'Not this year')`,
    ...[id, company, welfareId],
  );
  await expect(begin(asked())).rejects.toMatchObject({ errorName: 'condition', detail: { values: { why: 'Not this year' } } });
  await rows('delete from welfare_loan_condition where welfare_loan_condition_id = $1', id);
});

const answering =
  (id: string, node?: string) =>
  async (outcome: string, values: Readonly<Record<string, unknown>> = {}) => {
    const task = await openTask(id, node);
    await inCase((ctx) => answerTask(ctx, saidOf(task, outcome, values)));
    return [task?.node, task?.who] as const;
  };

test('a guarantor who is gone meanwhile agrees no more, and is replaced as one who refuses', async () => {
  const id = await begin(asked({ guarantorTwo: codes['seller'] }));
  const answer = answering(id, 'guarantorOne');
  await rows(`update party_relationship set valid = daterange(lower(valid), '2026-05-01') where party_relationship_id = $1`, employmentId('seller'));
  expect(await answer('agree')).toEqual(['guarantorOne', partyId('hrOfficer')]);
  expect(await openTask(id)).toMatchObject({ node: 'guarantorTwo', who: partyId('seller') });
  const second = answering(id);
  await expect(second('agree')).rejects.toMatchObject({ errorName: 'notGuarantor' });
  await second('refuse');
  expect(await openTask(id)).toMatchObject({ node: 'replaceTwo', who: borrower });
  await expect(second('replace')).rejects.toMatchObject({ errorName: 'guarantor' });
  await second('withdraw');
  expect(await rows('select status_id as status from loan_request')).toEqual([{ status: 'RqWithdrawn' }]);
  await rows(`update party_relationship set valid = daterange(lower(valid), null) where party_relationship_id = $1`, employmentId('seller'));
  await rows('delete from loan_request');
});

test('all guarantors are asked at once; one who refuses is replaced alone, and what the other has said stays', async () => {
  const id = await begin(asked({ guarantorTwo: codes['seller'] }));
  const nodes = async () =>
    (await rows<{ node: string }>(`select node_id as node from process_task where process_instance_id = $1 and status = 'open' order by 1`, id)).map(({ node }) => node);
  const [one, two] = [answering(id, 'guarantorOne'), answering(id, 'guarantorTwo')];
  const [replaceOne, replaceTwo] = [answering(id, 'replaceOne'), answering(id, 'replaceTwo')];
  expect(await nodes()).toEqual(['guarantorOne', 'guarantorTwo']);
  expect([(await two('refuse'))[1], await nodes()]).toEqual([partyId('seller'), ['guarantorOne', 'replaceTwo']]);
  await one('agree');
  await expect(replaceTwo('replace', { guarantorTwo: codes['hrOfficer'] })).rejects.toMatchObject({ errorName: 'guarantorTwice' });
  // the code of the other one is not theirs to change here
  await expect(replaceTwo('replace', { guarantorOne: codes['director'] })).rejects.toMatchObject({ errorName: 'guarantor' });
  await replaceTwo('replace', { guarantorOne: null, guarantorTwo: codes['director'] });
  expect([await nodes(), await rows('select guarantor_one as one, guarantor_two as two from loan_request')]).toEqual([
    ['guarantorTwo'],
    [{ one: codes['hrOfficer'], two: codes['director'] }],
  ]);
  expect((await two('agree'))[1]).toBe(partyId('director'));
  expect(await nodes()).toEqual(['responsible']);
  await answering(id)('modify');
  await answering(id)('resubmit');
  await Promise.all([one('refuse'), two('refuse')]);
  expect(await nodes()).toEqual(['replaceOne', 'replaceTwo']);
  await replaceOne('withdraw');
  expect(await nodes()).toEqual([]);
  await rows('delete from loan_request');
});

test('a personnel code counts in its own company alone', async () => {
  const elsewhere = companyId('subsidiary');
  const [made] = await rows<{ id: string }>(
    `insert into loan_request (loan_request_id, company_id, party_id, created_at, welfare_id, final_loan_amount, final_installment_number, request_meet_date, purpose, guarantor_one)
     select $1, company_id, $2, now(), welfare_id, 1, 1, '2026-05-22', 'A roof', $3 from welfare_loan where company_id = $4 and welfare_code = 'BANK' returning loan_request_id as id`,
    ...[newId(), partyId('hrOfficer'), codes['accountant'], elsewhere],
  );
  const isNamed = () =>
    writing(database.pool, systemActor('workflow', [company, elsewhere]), (tx) =>
      isGuaranteedBy(tx, partyId('hrOfficer'), { companyId: company, partyId: borrower, day: '2026-05-10' }),
    );
  expect(await isNamed()).toBe(false);
  await rows(`update loan_request set company_id = $2, welfare_id = $3 where loan_request_id = $1`, ...[made?.id, company, welfareId]);
  expect(await isNamed()).toBe(true);
  await rows('delete from loan_request');
});

const decidersRead = async (instanceId: string) => {
  const [found] = await rows<{ record: string }>('select loan_request_id as record from loan_request where party_id = $1', borrower);
  const about = { instanceId, companyId: company, processKey: kind.key, recordId: found?.record ?? '', initiatorPartyId: borrower, subjectPartyId: borrower, variables: {} };
  const around = { today: '2026-05-10', now: new Date('2026-05-10T06:30:00Z'), newId, readerPartyId: partyId('director'), step: 'responsible' };
  return (await inCase(async ({ tx }) => kind.forms[FORMS.decide]?.read({ db: tx, case: about, ...around })))?.data;
};

test('the guarantor declines, another one agrees, the responsible decides; of a loan there is one open request', async () => {
  const id = await begin(asked());
  await expect(begin(asked())).rejects.toThrow();
  expect(await rows('select purpose from loan_request')).toEqual([{ purpose: expect.stringMatching(/^enc:1:[\w-]+$/) }]);
  const answer = answering(id);
  expect(await answer('refuse')).toEqual(['guarantorOne', partyId('hrOfficer')]);
  expect(await rows('select status_id as status from loan_request')).toEqual([{ status: 'RqSent' }]);
  await rows('update welfare_loan set row_version = row_version + 1 where welfare_id = $1', welfareId);
  expect(await answer('replace', { guarantorOne: codes['director'] })).toEqual(['replaceOne', borrower]);
  expect(await answer('agree')).toEqual(['guarantorOne', partyId('director')]);
  expect(await openTask(id)).toMatchObject({ node: 'responsible', who: partyId('director') });
  const conditionId = newId();
  await rows(
    `insert into welfare_loan_condition (welfare_loan_condition_id, company_id, welfare_id, title, condition_text, refusal_text, overruled_by) values ($1, $2, $3, 'Late', '1 > 2', 'Not this year', 'nobody')`,
    ...[conditionId, company, welfareId],
  );
  await expect(answer('accept')).rejects.toMatchObject({ errorName: 'condition' });
  await rows(`update welfare_loan_condition set overruled_by = 'responsible' where welfare_loan_condition_id = $1`, conditionId);
  const unmet = { title: 'Late', expected: '> 2', found: '1', explanation: 'Not this year', overruledBy: 'responsible' };
  await rows(
    `insert into welfare_group_criterion (welfare_group_criterion_id, company_id, welfare_group_id, welfare_id, criteria_score_enum_id, amount, points)
     select gen_random_uuid(), company_id, welfare_group_id, $1, c.name, c.amount, 5 from welfare_group, (values ('SeniorityLc', 0), ('ScoreLc', 1)) as c (name, amount)`,
    welfareId,
  );
  const [seniority, score] = [
    { criterion: 'SeniorityLc', expected: '0', isMet: true, points: '5' },
    { criterion: 'ScoreLc', found: null, isMet: false },
  ];
  expect(await decidersRead(id)).toMatchObject({ purpose: 'A roof', unmet: [unmet], criteria: [seniority, score] });
  await answer('accept');
  await rows('delete from welfare_loan_condition where welfare_loan_condition_id = $1', conditionId);
  expect(await rows('select status_id as status from loan_request')).toEqual([{ status: 'RqApproved' }]);
  expect(await rows('select version from loan_request_terms')).toEqual([{ version: 2 }]);
  await expect(begin(asked())).rejects.toMatchObject({ errorName: 'tooSoon' });
});
