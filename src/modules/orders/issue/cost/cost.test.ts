/** What orders would cost: to the end of the year, what is over as arrears, with the employer's share; nothing is stored, and nobody asks who may not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { countingErrors } from '#modules/orders/counting/counting.errors.ts';
import countingMessages from '#modules/orders/counting/counting.messages.fa.ts';
import { orderAmount, orderScore } from '#modules/orders/counting/orders.formula.ts';
import { wageTable } from '#modules/orders/wage-table/wage-table.formula.ts';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation } from '#testing/organisation.ts';
import { issueErrors } from '../issue.errors.ts';
import issueMessages from '../issue.messages.fa.ts';
import { costErrors } from './cost.errors.ts';
import { costExamples } from './cost.examples.rules.ts';
import messages from './cost.messages.fa.ts';
import { routes } from './cost.routes.ts';
import { costMonths, daysIn, itemCost } from './cost.rules.ts';

const PATH = '/rest/s1/emplOrder/costPreview';
const company = companyId('holding');
const officer = actorIn('administrator', 'hrOfficer');
const agreement = newId();
let bed: Mounted;
let annual = '';

const ask = (orders: readonly object[], actor = officer, path = PATH) => bed.call(actor, 'POST', path, { orders });
const ofPeople = (more: object = {}) => ({
  ...{ persons: [employmentId('accountant'), employmentId('hrOfficer')], settingId: annual, agreementId: agreement, orderDate: '2026-05-01', fromDate: '2026-03-21' },
  ...more,
});

beforeAll(async () => {
  announceFormulas([law, person, relatives, employment, orderAmount, orderScore, wageTable]);
  bed = await mountSlices(
    { slice: 'modules/orders/issue/cost', routes, messages, errors: [costErrors] },
    { slice: 'modules/orders/issue', routes: [], messages: issueMessages, errors: [issueErrors] },
    { slice: 'modules/orders/counting', routes: [], messages: countingMessages, errors: [countingErrors] },
  );
  const { owner } = bed.database;
  await layOrganisation(owner);
  await owner.query(`update legal_parameter set verified_version = row_version where option_indicator = 'Y'`);
  await owner.query(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $2, 'A1', 'Permanent')`, [agreement, company]);
  annual = (await owner.query(`select order_type_id as id from order_type where company_id = $1 and code = 'EotAnnual'`, [company])).rows[0].id;
});
afterAll(async () => {
  announceFormulas([]);
  await bed.close();
});

test('months go from the execution to the end of the year; those that are over are arrears', () => {
  const told = (from: string, today: string) => costMonths(from, today).map(({ year, month, isArrears }) => `${year}/${month}${isArrears ? ' arrears' : ''}`);
  expect(told('2026-12-25', '2027-02-01')).toEqual(['1405/10 arrears', '1405/11', '1405/12']);
  expect(told('2026-02-25', '2026-03-22')).toEqual(['1404/12 arrears', ...Array.from({ length: 12 }, (_, at) => `1405/${at + 1}`)]);
  expect(told('2027-03-21', '2026-05-01').length).toBe(12);
});

test('a day costs its days, a month and a year their share of the days that count; an order that pays nothing gives back what was paid', () => {
  const [month] = costMonths('2026-04-21', '2026-04-21');
  if (month === undefined) throw new Error('no month');
  const days = daysIn(month, [{ from: '2026-05-12', until: null }]);
  const item = { amount: 3100n, previous: 0n };
  expect([
    days,
    itemCost({ ...item, basis: 'BcpDaily' }, true, days, month),
    itemCost({ ...item, basis: 'BcpMonthly' }, true, days, month),
    itemCost({ ...item, basis: 'BcpYearly' }, true, days, month),
    itemCost({ amount: 5n, previous: 3100n, basis: 'BcpMonthly' }, false, days, month),
  ]).toEqual([10, 31_000n, 1000n, 83n, -1000n]);
});

test('bare facts cost what they pay more, for as many as have them', async () => {
  const [example] = Object.values(costExamples);
  const { status, body } = await ask(example?.orders ?? []);
  expect([status, body.messages]).toEqual([200, undefined]);
  const pays = new Map(body.factors.map(({ code, pay }: { code: string; pay: string }) => [code, pay]));
  expect([pays.get('dailyWage'), pays.get('housingRight')]).toEqual([String(2_319_549 * 365 * 10), String(21_000_000 * 12 * 10)]);
  expect(body.months.length).toBe(12);
  const sum = (rows: readonly { pay: string }[]) => String(rows.reduce((all, { pay }) => all + BigInt(pay), 0n));
  expect([sum(body.months), sum(body.factors), sum(body.units)]).toEqual([body.totals.pay, body.totals.pay, body.totals.pay]);
});

test('orders of people cost what payroll counts with them more; whoever can have none is told, and nothing is stored', async () => {
  const { status, body } = await ask([ofPeople()]);
  expect([status, body.messages]).toEqual([200, undefined]);
  expect(body.errors).toEqual([expect.objectContaining({ code: 'ownOrder', reason: issueMessages.errors.ownOrder })]);
  expect(body.totals.people).toBe(2);
  const { pay, share, total } = body.totals;
  expect(BigInt(pay) + BigInt(share)).toBe(BigInt(total));
  expect((await bed.database.owner.query('select from empl_order')).rows).toEqual([]);
});

test('nobody without class pay asks, nor about people of another company, nor of what was long ago', async () => {
  expect((await ask([ofPeople()], actorIn('hrOfficer', 'hrOfficer'))).body.errorCode).toBe('modules/orders/issue.classNeeded');
  expect((await ask([costExamples['ten people with two children whose wage of 1404 rises to that of 1405']?.orders[0] ?? {}], actorIn('hrOfficer', 'hrOfficer'))).status).toBe(403);
  expect((await ask([ofPeople({ persons: [newId()] })])).status).toBe(404);
  expect((await ask([ofPeople({ fromDate: '2015-03-21' })])).body.messages).toBe(messages.errors.tooLongAgo({ most: toPersianDigits('5') }));
});

test('of more people than payroll is asked of at once the orders alone are counted, and no share is told', async () => {
  const { owner } = bed.database;
  const CROWD = 501;
  await owner.query(`insert into party (party_id, party_type_enum_id, company_id) select gen_random_uuid(), 'PtyPerson', $1 from generate_series(1, $2)`, [company, CROWD]);
  await owner.query(
    `insert into person (party_id, company_id, first_name, last_name, search_text, search_words)
     select party_id, company_id, 'crowd', lpad((row_number() over (order by party_id))::text, 5, '0'), 'crowd', array['crowd'] from party
     where party_type_enum_id = 'PtyPerson' and not exists (select from person p where p.party_id = party.party_id)`,
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
     select gen_random_uuid(), company_id, party_id, 'PrtEmployee', 'C' || last_name, '[2026-03-21,)' from person where first_name = 'crowd' returning party_relationship_id as id`,
  );
  const persons = rows.map(({ id }) => id);
  const [one, all] = [(await ask([ofPeople({ persons: persons.slice(0, 1) })])).body, (await ask([ofPeople({ persons })])).body];
  expect([one.isByPayroll, all.messages, all.isByPayroll, all.totals.people, all.totals.share]).toEqual([true, undefined, false, CROWD, '0']);
  const payOf = (body: { factors: { code: string | null; pay: string }[] }) => new Map(body.factors.map(({ code, pay }) => [code, BigInt(pay)]));
  expect(payOf(all).get('dailyWage')).toBe((payOf(one).get('dailyWage') ?? 0n) * BigInt(CROWD));
  expect(payOf(all).has(null)).toBe(false);
  expect(all.totals.pay).toBe(String([...payOf(all).values()].reduce((sum, pay) => sum + pay, 0n)));
  // whose file moves with it is tried one by one
  const moving = await ask([ofPeople({ persons, moves: { grade: { jobGradeEnumId: 'JgGrade3' } } })]);
  expect(moving.status).toBe(400);
});
