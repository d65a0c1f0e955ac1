/** Groups of welfare on the real database: members of one group a day, moved only by who says so; what a group may have of loans. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, postId } from '#testing/organisation.ts';
import { welfareGroupErrors } from './welfare-groups.contract.ts';
import messages from './welfare-groups.messages.fa.ts';
import { routes } from './welfare-groups.routes.ts';

let bed: Mounted;
const officer = actorIn('administrator', 'administrator');
const PATH = '/rest/s1/welfare';
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => bed.call(officer, method, `${PATH}/${path}`, body);
const groups: Record<string, string> = {};
let code: string;

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/welfare/welfare-groups', routes, messages, errors: [welfareGroupErrors, registerErrors, employmentRowErrors] });
  await layOrganisation(bed.database.owner);
  for (const description of ['Staff', 'Managers']) {
    const made = await ask('POST', 'welfareGroup', { standardCode: description, description, responsibleEmplPositionId: postId('director') });
    groups[description] = made.body.id;
  }
  const { rows } = await bed.database.owner.query('select pseudo_id as code from party_relationship where party_relationship_id = $1', [employmentId('accountant')]);
  code = rows[0].code;
});
afterAll(() => bed.close());

const member = (group: string, over: object = {}) =>
  ask('POST', 'personWelfareGroup', { welfareGroupId: groups[group], pseudoId: code, fromDate: '2026-03-21', isMoved: 'N', ...over });

test('a group names a post of the company that is there', async () => {
  const { status, body } = await ask('POST', 'welfareGroup', { standardCode: 'X', description: 'X', responsibleEmplPositionId: '01900000-0000-7000-8000-00000000dead' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['responsibleEmplPositionId']]);
});

test('somebody is of one group on a day, and is moved by who says so', async () => {
  expect((await member('Staff')).status).toBe(201);
  const refused = await member('Managers', { fromDate: '2026-05-22' });
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'modules/welfare/welfare-groups.inOtherGroup']);
  expect((await member('Managers', { fromDate: '2026-05-22', isMoved: 'Y' })).status).toBe(201);
  const { rows } = await bed.database.owner.query(
    `select g.description as group, lower(m.valid)::text as from, (upper(m.valid) - 1)::text as thru from welfare_member m join welfare_group g using (welfare_group_id) where m.company_id = $1 order by 2`,
    [companyId('holding')],
  );
  expect(rows).toEqual([
    { group: 'Staff', from: '2026-03-21', thru: '2026-05-21' },
    { group: 'Managers', from: '2026-05-22', thru: null },
  ]);
  const later = await member('Staff', { fromDate: '2026-04-21', isMoved: 'Y' });
  expect([later.status, later.body.errorCode]).toEqual([409, 'modules/welfare/welfare-groups.otherLater']);
});

test('two at once do not make somebody a member of two groups', async () => {
  const again = { fromDate: '2027-03-21', thruDate: '2027-04-20', isMoved: 'Y' };
  const answers = await Promise.all([member('Staff', again), member('Managers', again)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

test('what lies below a group names what it must', async () => {
  const welfareGroupId = groups['Staff'];
  const { rows } = await bed.database.owner.query(`select welfare_id as id from welfare_loan where company_id = $1 and welfare_code = 'BANK'`, [companyId('holding')]);
  const welfareId = rows[0].id;
  const loan = { welfareGroupId, welfareId, amountTypeEnumId: 'FixedLoanTypeAmount', loanAmountLimit: 500_000_000, maxInstallmentNumber: 24, fromDate: '2026-03-21' };
  for (const [path, body, field] of [
    ['welfareGroupLoan', { ...loan, amountTypeEnumId: 'VariableLoanTypeAmount' }, 'calculationImpact'],
    ['neededDocument', { welfareGroupId, welfareTypeEnumId: 'HousingLoan', welfareDocEnumId: 'AttNationalCard' }, 'loanTypeEnumId'],
    ['Guarantor', { welfareGroupId, welfareId, guarantorTypeEnumId: 'InternalGuarantor', amount: 3 }, 'amount'],
    ['welfareGroupCriteria', { welfareGroupId, welfareId: welfareGroupId, criteriaScoreEnumId: 'SeniorityLc', amount: 2, points: 1 }, 'welfareId'],
  ] as const) {
    const { status, body: told } = await ask('POST', path, body);
    expect([path, status, Object.keys(told.fields)]).toEqual([path, 400, [field]]);
  }
  expect((await ask('POST', 'welfareGroupLoan', loan)).status).toBe(201);
  expect((await ask('POST', 'welfareGroupLoan', loan)).status).toBe(409);
  expect(
    (await ask('POST', 'Guarantor', { welfareGroupId, welfareId, guarantorTypeEnumId: 'InternalGuarantor', amount: 2, welfareDocEnumIds: '["AttNationalCard"]' })).status,
  ).toBe(201);
  const { body } = await ask('GET', `Guarantor?welfareGroupId=${welfareGroupId}`);
  expect(body.rows[0].documentNames).not.toBe('');
});
