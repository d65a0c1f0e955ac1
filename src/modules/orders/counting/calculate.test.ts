/** Orders counted from bare facts: the law of the year, what was typed and what the order before said. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { wageTable } from '../wage-table/wage-table.formula.ts';
import { calculateExamples } from './calculate.examples.rules.ts';
import { routes } from './calculate.routes.ts';
import { countingErrors } from './counting.errors.ts';
import messages from './counting.messages.fa.ts';
import { orderAmount, orderScore } from './orders.formula.ts';

let bed: Mounted;
const officer = { ...actorIn('administrator', 'administrator') };
const PATH = '/rest/s1/emplOrder/calculate';
const ask = (body: object, actor = officer) => bed.call(actor, 'POST', PATH, body);
const amountsOf = ({ body }: Awaited<ReturnType<typeof ask>>): Record<string, string> =>
  Object.fromEntries(body.items.map(({ code, amount }: { code: string; amount: string }) => [code, amount]));
const [[, labourExample], [, civilExample]] = Object.entries(calculateExamples) as [[string, object], [string, object]];

beforeAll(async () => {
  announceFormulas([law, orderAmount, orderScore, wageTable]);
  bed = await mountSlices({ slice: 'modules/orders/counting', routes, messages, errors: [countingErrors] });
  await layOrganisation(bed.database.owner);
  await confirmed(null);
});
afterAll(async () => {
  announceFormulas([]);
  await bed.close();
});

const confirmed = (kind: string | null) =>
  bed.database.owner.query(
    `update legal_parameter set confidence = 'B', verified_version = case when jalali_year = 1405 and kind_enum_id = $1 then null else row_version end where option_indicator = 'Y'`,
    [kind],
  );

test('law that nobody has confirmed counts no order, and the refusal names it', async () => {
  await confirmed('LpGrocery');
  const { status, body } = await ask(labourExample);
  await confirmed(null);
  expect([status, body.errorCode]).toEqual([409, 'modules/orders/counting.yearNotConfirmed']);
  expect(body.messages).toContain((1405).toLocaleString('fa', { useGrouping: false }));
});

test('the wage rises by the circular, allowances are those of the year, each explained', async () => {
  const answer = await ask(labourExample);
  expect(amountsOf(answer)).toMatchObject({
    dailyWage: '6319549',
    housingRight: '30000000',
    groceryRight: '22000000',
    maritalRight: '5000000',
    childRight: '33251100',
    supervisionExtra: '0',
  });
  const housing = answer.body.items.find(({ code }: { code: string }) => code === 'housingRight');
  expect(housing).toMatchObject({ previous: '9000000', difference: '21000000', explanation: { text: 'law.LpHousing', value: '30000000' } });
  expect(answer.body.totals.trail).toEqual([{ year: 1405, daily: '6319549', isLeast: false }]);
  expect(answer.body.totals.dailyWage).toBe('6319549');
});

test('points count by the coefficient of the year, extras as a share of fixed pay', async () => {
  expect(amountsOf(await ask(civilExample))).toMatchObject({ jobRight: '21730500', employeeRight: '10140900', specialExtra: '4780710' });
});

test('a wage of several years goes by the rule of each, and never below the minimum', async () => {
  const since = async (executionDate: string, dailyWage: string, wageSince: string) =>
    amountsOf(await ask({ set: 'labour', executionDate, facts: { hireDate: '2019-04-01', dailyWage, wageSince } }))['dailyWage'];
  // 505,627 of 1398, the minimum of every year since: within a rial of the circulars
  expect(await since('2026-03-21', '505627', '2019-03-21')).toBe('5541850');
  expect(await since('2026-03-21', '100', '2025-03-21')).toBe('5541850');
  // 1399: the figures of month 4 do the step of the year anew
  expect(await since('2020-07-01', '611809', '2020-03-20')).toBe('636809');
});

test('what is asked twice, of a strange factor or of no contract is refused at its field', async () => {
  const both = await ask({ set: 'labour', agreementId: companyId('holding'), executionDate: '2026-03-21' });
  expect([both.status, both.body.fields]).toEqual([400, { set: messages.errors.set }]);
  const strange = await ask({ set: 'labour', executionDate: '2026-03-21', typed: { jobRight: 1 } });
  expect(strange.body.fields).toEqual({ typed: messages.errors.unknownFactor({ code: 'jobRight' }) });
  const unknown = await ask({ agreementId: companyId('holding'), executionDate: '2026-03-21' });
  expect(unknown.body.fields).toEqual({ agreementId: messages.errors.noAgreement });
});

test('who lacks class pay learns no amount', async () => {
  const { status, body } = await ask(labourExample, actorIn('hrOfficer', 'hrOfficer'));
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toContain('6319549');
});
