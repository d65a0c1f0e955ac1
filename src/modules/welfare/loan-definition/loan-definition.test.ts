/** Loans of a company on the real database: what each begins with, versions that stay, conditions judged against facts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { figuresErrors } from '../loan-figures/figures.errors.ts';
import figuresMessages from '../loan-figures/figures.messages.fa.ts';
import { routes as figures } from '../loan-figures/figures.routes.ts';
import { welfareEligible } from '../welfare-groups/welfare-groups.formula.ts';
import { loanDefaults } from './loan-definition.catalogue.ts';
import { loanDefinitionErrors } from './loan-definition.contract.ts';
import messages from './loan-definition.messages.fa.ts';
import { routes } from './loan-definition.routes.ts';
import { loanStart } from './loan-definition.table.ts';

let bed: Mounted;
const officer = actorIn('administrator', 'administrator');
const PATH = '/rest/s1/welfare';
const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => bed.call(officer, method, `${PATH}/${path}`, body);
const emergency = {
  ...loanStart,
  ...{ welfareCode: 'L1', title: 'Emergency', welfareTypeEnumId: 'EmergencyLoan', loanTypeEnumId: 'LtInstalment', installmentCalculationMethodEnumId: 'AutoDeduction' },
  ...{ paymentFormulaId: 'Annuity', loanInterestAmount: 18, maxInstallmentNumber: 12, loanAmountLimit: 100_000_000 },
};
let welfareId: string;

beforeAll(async () => {
  announceFormulas([welfareEligible]);
  bed = await mountSlices(
    { slice: 'modules/welfare/loan-definition', routes, messages, errors: [loanDefinitionErrors, registerErrors] },
    { slice: 'modules/welfare/loan-figures', routes: figures, messages: figuresMessages, errors: [figuresErrors] },
  );
  await layOrganisation(bed.database.owner);
  welfareId = (await ask('POST', 'Welfare', emergency)).body.id;
});
afterAll(async () => {
  announceFormulas([]);
  await bed.close();
});

test('every company begins with the loans of the catalogue, whose lines may be moved as often as it says', async () => {
  const { rows } = await bed.database.owner.query(
    'select welfare_code as code, most_postponements as moves from welfare_loan where company_id = $1 and welfare_id <> $2 order by 1',
    [companyId('holding'), welfareId],
  );
  const laid = loanDefaults.map(({ code, terms }) => ({ code, moves: Number((terms as Record<string, unknown>)['most_postponements'] ?? 0) }));
  expect(rows).toEqual(laid.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
});

test('a loan is counted by its own terms and within its bounds', async () => {
  const asked = { welfareId, finalLoanAmount: '100000000', finalInstallmentNumber: 12, requestMeetDate: '2026-03-21' };
  expect((await ask('POST', 'ComputeInstallmentInfo', asked)).body).toMatchObject({ installmentAmount: '9167999', exactInstallment: '9167999.2906' });
  const query = new URLSearchParams({ ...asked, finalInstallmentNumber: '12' });
  expect((await ask('GET', `ComputeInstallmentInfo?${query}`)).body).toMatchObject({ installmentAmount: '9167999' });
  for (const [over, field] of [
    [{ finalInstallmentNumber: 13 }, 'finalInstallmentNumber'],
    [{ finalLoanAmount: '100000001' }, 'finalLoanAmount'],
    [{ terms: { yearlyRate: '1', method: 'Annuity' } }, 'terms'],
  ] as const) {
    const { status, body } = await ask('POST', 'ComputeInstallmentInfo', { ...asked, ...over });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  }
});

test('each change is a version, and what was asked for under one stays', async () => {
  const { status } = await ask('PUT', `Welfare/${welfareId}`, { ...emergency, loanInterestAmount: 20, rowVersion: 1 });
  expect(status).toBe(200);
  const { rows } = await bed.database.owner.query(`select version, terms ->> 'loan_interest_amount' as rate from welfare_loan_version where welfare_id = $1 order by 1`, [
    welfareId,
  ]);
  expect(rows).toEqual([
    { version: 1, rate: '18.000' },
    { version: 2, rate: '20.000' },
  ]);
  await expect(bed.database.owner.query('update welfare_loan_version set terms = terms where welfare_id = $1', [welfareId])).rejects.toThrow();
});

test('a condition says what it expects, what was found and by how much it fails', async () => {
  const condition = { welfareId, title: 'Service', sequence: 10, overruledBy: 'responsible', conditionText: 'service >= 2', refusalText: 'Two years of service are needed.' };
  const refused = await ask('POST', 'Welfare/condition', condition);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['conditionText']]);
  // a name of no vocabulary is known by the fact that is given
  await bed.database.owner.query(
    `insert into welfare_loan_condition (welfare_loan_condition_id, company_id, welfare_id, title, condition_text, refusal_text) values (gen_random_uuid(), $1, $2, 'Service', 'service >= 2', 'Two years')`,
    [companyId('holding'), welfareId],
  );
  const judged = async (facts: object) => (await ask('POST', 'loan/eligibility', { welfareId, facts })).body;
  expect(await judged({ service: '1.5' })).toMatchObject({
    isEligible: false,
    conditions: [{ title: 'Service', isMet: false, expected: '>= 2', found: '1.5', lacks: '0.5', explanation: 'Two years' }],
  });
  expect(await judged({ service: 3 })).toMatchObject({ isEligible: true, conditions: [{ isMet: true, lacks: null, explanation: null }] });
  const unsaid = await judged({});
  expect(unsaid).toMatchObject({ isEligible: false, conditions: [{ isMet: null }] });
});

test('papers of a loan stand once each, its score is a number, and its payslip one of the company', async () => {
  const body = { welfareId, welfareDocEnumId: 'AttNationalCard' };
  expect((await ask('POST', 'Welfare/document', body)).status).toBe(201);
  for (const [path, sent, status, field] of [
    ['Welfare/document', body, 409, 'welfareDocEnumId'],
    ['Welfare/document', { ...body, welfareDocEnumId: 'None' }, 400, 'welfareDocEnumId'],
    ['Welfare', { ...emergency, welfareCode: 'L2', scoreText: 'employment.serviceYears >= 2' }, 400, 'scoreText'],
    ['Welfare', { ...emergency, welfareCode: 'L2', payslipTypeId: welfareId }, 400, 'payslipTypeId'],
  ] as const)
    expect([path, await ask('POST', path, sent).then((told) => [told.status, Object.keys(told.body.fields)])]).toEqual([path, [status, [field]]]);
  expect((await ask('POST', 'Welfare', { ...emergency, welfareCode: 'L2', scoreText: '3 * 2' })).status).toBe(201);
  expect((await ask('GET', 'Welfare/payslipTypeOptions')).body).toEqual({ list: [] });
});
