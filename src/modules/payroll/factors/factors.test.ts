/** Factors of pay: what a code may be, what is not deleted, and that each company has its own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import httpMessages from '#platform/http/http.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import payMessages from '../pay/pay.messages.fa.ts';
import { factorErrors } from './factors.contract.ts';
import messages from './factors.messages.fa.ts';
import { routes } from './factors.routes.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
const PATH = '/rest/s1/payroll/entity/payrollFactor';
const own = companyId('holding');

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, `${PATH}${path}`, body);
const factor = (code: string, more: object = {}) => ({ code, title: `Factor ${code}`, groupEnumId: 'PfgBenefit', ...more });
const add = async (code: string, more: object = {}): Promise<string> => (await call('POST', '', factor(code, more))).body.id;
const refused = async (code: string, more: object = {}) => {
  const { status, body } = await call('POST', '', factor(code, more));
  return [status, body.fields];
};

/** The factor in a pay group of its company. */
async function use(payFactorId: string): Promise<void> {
  const group = newId();
  await bed.database.owner.query(`insert into pay_group (pay_group_id, company_id, standard_code, description) values ($1, $2, $3, 'Group')`, [group, own, group.slice(-6)]);
  await bed.database.owner.query(
    `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, valid) values ($1, $2, $3, $4, 'N', '[2026-03-21,)')`,
    [newId(), own, group, payFactorId],
  );
}

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/payroll/factors', routes, messages, errors: [factorErrors] });
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

describe('a code', () => {
  test('stands once in a company, whatever its letters; another company has its own', async () => {
    await add('food');
    expect(await refused('FOOD')).toEqual([409, { code: messages.errors.codeTaken }]);
    expect((await call('POST', '', factor('food'), elsewhere)).status).toBe(201);
  });

  test.each(['taxable', 'Insurable', 'rounding', 'shortfall', 'net', 'absence', 'month', 'items', 'if', 'sum'])(
    '%s is that of a sum, a fact or a word of formulas',
    async (code) => {
      expect(await refused(code)).toEqual([400, { code: messages.errors.reserved({ code }) }]);
    },
  );

  test('of the law is written as formulas write it and is paid', async () => {
    const base = { code: 'base', title: payMessages.factors.base };
    expect(await refused('BASE')).toEqual([400, { code: messages.errors.builtInCode(base) }]);
    expect(await refused('base', { groupEnumId: 'PfgDeduction' })).toEqual([400, { code: messages.errors.builtInGroup(base) }]);
    expect(await add('base')).toBeDefined();
  });

  test('begins with a letter', async () => {
    expect(await refused('9x')).toEqual([400, { code: messages.codeShape }]);
  });

  test('is kept once a pay group has the factor; its title is not', async () => {
    const id = await add('transport');
    await use(id);
    const change = (values: object) => call('PUT', `/${id}`, { ...factor('transport'), description: null, rowVersion: 1, ...values });
    expect((await change({ code: 'ride' })).body.fields).toEqual({ code: messages.errors.codeInUse });
    expect((await change({ title: 'Ride' })).body.rowVersion).toBe(2);
  });
});

test('the group is one of payroll: those of orders stand elsewhere', async () => {
  expect(await refused('score', { groupEnumId: 'PfgBase' })).toEqual([400, { groupEnumId: messages.errors.option }]);
});

test('what a pay group uses is not deleted; what nothing uses is', async () => {
  const [used, free] = [await add('meal'), await add('gym')];
  await use(used);
  const { status, body } = await call('DELETE', `/${used}?rowVersion=1`);
  expect([status, body.messages]).toEqual([409, messages.errors.inUse]);
  expect((await call('DELETE', `/${free}?rowVersion=1`)).body).toEqual({ removed: true });
  const rows = (await call('GET', '')).body.rows as { payFactorId: string; payGroups: number }[];
  expect(rows.find(({ payFactorId }) => payFactorId === used)?.payGroups).toBe(1);
  expect(rows.some(({ payFactorId }) => payFactorId === free)).toBe(false);
});

test('factors of orders are not there', async () => {
  const id = newId();
  await bed.database.owner.query(`insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values ($1, $2, 'order', 'Rank', 'Rank', 'PfgBase')`, [
    id,
    own,
  ]);
  expect((await call('GET', '')).body.rows.some(({ payFactorId }: { payFactorId: string }) => payFactorId === id)).toBe(false);
  const answers = [await call('PUT', `/${id}`, { ...factor('Rank'), description: null, rowVersion: 1 }), await call('DELETE', `/${id}?rowVersion=1`)];
  expect(answers.map(({ status, body }) => [status, body.messages])).toEqual(answers.map(() => [404, httpMessages.errors.notFound]));
});
