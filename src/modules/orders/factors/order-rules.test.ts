/** Formulas of orders: what they may name, tried before they are stored, and the bounds of what is typed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { routes as countRoutes } from '../counting/calculate.routes.ts';
import { countingErrors } from '../counting/counting.errors.ts';
import countingMessages from '../counting/counting.messages.fa.ts';
import { orderAmount, orderScore } from '../counting/orders.formula.ts';
import { wageTable } from '../wage-table/wage-table.formula.ts';
import { orderFactorErrors } from './order-factors.contract.ts';
import messages from './order-factors.messages.fa.ts';
import { routes } from './order-factors.routes.ts';

let bed: Mounted;
const officer = actorIn('administrator', 'administrator');
const withoutPay = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: [] })) };
const elsewhere = { ...officer, companyId: companyId('subsidiary') };
const company = companyId('holding');
const DAY = '2026-03-21';

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const factorId = async (code: string): Promise<string> =>
  (await rows<{ id: string }>('select pay_factor_id as id from pay_factor where company_id = $1 and code = $2', company, code))[0]?.id ?? '';
const attempt = async (code: string, rule: object, actor = officer) =>
  bed.call(actor, 'POST', '/rest/s1/emplOrder/rule/trial', { payFactorId: await factorId(code), orderSet: 'labour', executionDate: DAY, ...rule });

beforeAll(async () => {
  announceFormulas([law, orderAmount, orderScore, wageTable]);
  bed = await mountSlices(
    { slice: 'modules/orders/factors', routes, messages, errors: [orderFactorErrors] },
    { slice: 'modules/orders/counting', routes: countRoutes, messages: countingMessages, errors: [countingErrors] },
  );
  await layOrganisation(bed.database.owner);
  await rows(`update legal_parameter set confidence = 'B', verified_version = row_version where option_indicator = 'Y'`);
});
afterAll(async () => {
  announceFormulas([]);
  await bed.close();
});

test('the editor is offered what orders are made of beside the vocabularies', async () => {
  const { status, body } = await bed.call(officer, 'GET', '/rest/s1/emplOrder/ruleNames');
  expect(status).toBe(200);
  const codes = body.names.map(({ code }: { code: string }) => code);
  expect(codes).toEqual(expect.arrayContaining(['order.wage', 'EMPL_R_dailyWage', 'EMPL_S_jobRight', 'EMPL_T_supervisionExtra', 'law.LpHousing']));
  expect(new Set(codes).size).toBe(codes.length);
});

test('a formula is tried before it is stored, over the stored ones; nothing is kept', async () => {
  const { status, body } = await attempt('housingRight', { amountText: 'EMPL_R_dailyWage * 2', facts: { hireDate: '2024-03-20', dailyWage: '4000000', wageSince: '2025-03-21' } });
  expect([status, body.messages]).toEqual([200, undefined]);
  expect(body.item).toMatchObject({ code: 'housingRight', amount: String(6319549 * 2), explanation: { text: 'EMPL_R_dailyWage * 2' } });
  expect(await rows('select from order_rule where amount_text = $1', 'EMPL_R_dailyWage * 2')).toEqual([]);
});

test('a trial tells where the text is wrong, and no amount to whoever lacks class pay', async () => {
  expect((await attempt('supervisionExtra', { amountText: 'EMPL_R_nothing + 1' })).body.fields).toEqual({ amountText: expect.any(String) });
  const { status, body } = await attempt('supervisionExtra', { amountText: '5 + 5' }, withoutPay);
  expect([status, body.item.amount, body.item.explanation]).toEqual([200, undefined, undefined]);
  expect((await attempt('supervisionExtra', { amountText: '5' }, elsewhere)).status).toBe(404);
});

test('what is typed stands within the bounds of its factor, which may follow the law', async () => {
  const bounds = { leastText: 'law.LpHousing', mostText: 'law.LpHousing * 2' };
  const typed = (amount: number) => attempt('supervisionExtra', { ...bounds, typed: { supervisionExtra: amount } });
  expect((await typed(30_000_000)).body.item.amount).toBe('30000000');
  const { status, body } = await typed(29_999_999);
  expect([status, body.errorCode]).toEqual([409, 'modules/orders/counting.outOfBounds']);
  expect(body.messages).toContain((30_000_000).toLocaleString('fa'));
  expect((await typed(60_000_001)).status).toBe(409);
  expect((await attempt('supervisionExtra', bounds)).body.item.amount).toBe('0');
});

test('stored bounds hold for orders that are counted', async () => {
  const rule = { payFactorId: await factorId('attractionExtra'), orderSet: 'civil', fromDate: '2025-03-21', mostText: '1000' };
  const { status, body } = await bed.call(officer, 'POST', '/rest/s1/emplOrder/entity/orderRule', rule);
  expect([status, body.messages]).toEqual([201, undefined]);
  const count = (amount: number) => bed.call(officer, 'POST', '/rest/s1/emplOrder/calculate', { set: 'civil', executionDate: '2025-03-21', typed: { attractionExtra: amount } });
  expect((await count(1000)).status).toBe(200);
  expect((await count(1001)).body.errorCode).toBe('modules/orders/counting.outOfBounds');
});
