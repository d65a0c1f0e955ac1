/** Orders from their issuing to their signing on the real database: numbers, days, facts of the file, pay; and who may not. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { layAccounts } from '#testing/cases.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { orderWages } from '../book/orders.pay-source.ts';
import { countingErrors } from '../counting/counting.errors.ts';
import countingMessages from '../counting/counting.messages.fa.ts';
import { orderAmount, orderScore } from '../counting/orders.formula.ts';
import { modifyErrors } from '../modify/modify.errors.ts';
import modifyMessages from '../modify/modify.messages.fa.ts';
import { routes as modifyRoutes } from '../modify/modify.routes.ts';
import { draftOrder } from '../orders.api.ts';
import { orderTypeErrors } from '../structure/order-types.contract.ts';
import typeMessages from '../structure/order-types.messages.fa.ts';
import { routes as typeRoutes } from '../structure/order-types.routes.ts';
import { wageTable } from '../wage-table/wage-table.formula.ts';
import { issueErrors } from './issue.errors.ts';
import messages from './issue.messages.fa.ts';
import { routes } from './issue.routes.ts';
import { orderProcess } from './order.process.ts';

const company = companyId('holding');
const officer = actorIn('administrator', 'hrOfficer');
const ISSUE = '/rest/s1/emplOrder/issuance';
const agreement = newId();
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const typeId = async (code: string): Promise<string> =>
  (await rows<{ id: string }>('select order_type_id as id from order_type where company_id = $1 and code = $2', company, code))[0]?.id ?? '';

const def = async (code: string, fromDate: string, more: object = {}) => ({ settingId: await typeId(code), agreementId: agreement, orderDate: '2026-05-01', fromDate, ...more });
const issue = async (names: readonly PersonName[], code: string, fromDate: string, more: object = {}, actor = officer) =>
  bed.call(actor, 'POST', ISSUE, { ...(await def(code, fromDate, more)), persons: names.map(employmentId) });

/** `ok`, or the name of the refusal. */
async function answer(name: PersonName, outcome = 'accept'): Promise<string> {
  const open = await rows<{ task: string }>(
    `select t.task_id as task from process_task t join process_task_candidate c using (task_id) where t.status = 'open' and c.party_id = $1 order by t.task_id`,
    partyId(name),
  );
  const context = { today: '2026-05-10', clock: { now: () => Date.now() }, newId, audit: () => undefined, companyId: company };
  for (const { task } of open) {
    const said = { taskId: task, partyId: partyId(name), outcome, comment: 'so', values: {} };
    const told = await writing(bed.database.pool, systemActor('test', [company]), (tx) => answerTask({ tx, ...context }, said)).then(
      () => 'ok',
      (error: { errorName?: string }) => error.errorName ?? String(error),
    );
    if (told !== 'ok') return told;
  }
  return open.length === 0 ? 'none' : 'ok';
}

const signed = async (name: PersonName, code: string, fromDate: string, more: object = {}, by: PersonName = 'director'): Promise<void> => {
  const { status, body } = await issue([name], code, fromDate, more);
  expect([status, body.messages]).toEqual([201, undefined]);
  expect(await answer(by)).toBe('ok');
};

const daysOf = (name: PersonName) =>
  rows<{ code: string; days: string }>(
    `select t.code, d.valid::text as days from empl_order_day d join empl_order o using (empl_order_id) join order_type t using (order_type_id)
     where d.party_relationship_id = $1 and upper_inf(d.known) order by lower(d.valid)`,
    employmentId(name),
  ).then((found) => found.map(({ code, days }) => `${code} ${days}`));
const wagesOf = (name: PersonName) =>
  rows<{ wage: string; days: string }>(
    'select daily_wage::text as wage, valid::text as days from employment_salary where party_relationship_id = $1 order by valid',
    employmentId(name),
  ).then((found) => found.map(({ wage, days }) => `${wage} ${days}`));
const paid = async (name: PersonName, from: string, thru: string) => {
  const look = { rows: systemScope([company], thru), companyId: company, employmentIds: [employmentId(name)], year: 1405, month: 2, from, thru };
  const facts = await reading(bed.database.pool, systemActor('test', [company]), (db) => orderWages.read({ db, ...look }));
  return facts.filter(({ factor }) => factor === 'base' || factor === 'housing').map((one) => [one.factor, String(one.amount), one.per, one.from, one.evidence.number]);
};

beforeAll(async () => {
  announceFormulas([law, person, relatives, employment, orderAmount, orderScore, wageTable]);
  bed = await mountSlices(
    { slice: 'modules/orders/issue', routes, messages, errors: [issueErrors] },
    { slice: 'modules/orders/modify', routes: modifyRoutes, messages: modifyMessages, errors: [modifyErrors] },
    { slice: 'modules/orders/structure', routes: typeRoutes, messages: typeMessages, errors: [orderTypeErrors] },
    { slice: 'modules/orders/counting', routes: [], messages: countingMessages, errors: [countingErrors] },
  );
  announceProcesses([orderProcess]);
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database);
  await rows(`update legal_parameter set verified_version = row_version where option_indicator = 'Y'`);
  await rows(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $2, 'A1', 'Permanent')`, agreement, company);
  for (const name of ['accountant', 'colleague'] as const) {
    await rows('delete from employment_salary where party_relationship_id = $1', employmentId(name));
    await rows(`insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, 4000000, '[2025-03-21,)')`, employmentId(name), company);
  }
});
afterAll(async () => {
  announceFormulas([]);
  announceProcesses([]);
  await bed.close();
});

test('an order is shown with each item old, new and explained; nothing is stored', async () => {
  const { status, body } = await bed.call(officer, 'POST', `${ISSUE}/preview`, {
    ...(await def('EotAnnual', '2026-03-21')),
    persons: [employmentId('accountant'), employmentId('hrOfficer')],
  });
  expect([status, body.messages]).toEqual([200, undefined]);
  expect(body.orders.map(({ dailyWage, previous }: { dailyWage: string; previous: string }) => [dailyWage, previous])).toEqual([['6319549', '0']]);
  expect(body.errors).toEqual([expect.objectContaining({ code: 'ownOrder', reason: messages.errors.ownOrder })]);
  expect(await rows('select from empl_order')).toEqual([]);
});

test('a trial counts with figures of a year that nobody has confirmed yet; nobody issues by them', async () => {
  const body = { ...(await def('EotAnnual', '2026-03-21')), persons: [employmentId('accountant')] };
  const ask = async (more: object) => (await bed.call(officer, 'POST', `${ISSUE}/preview`, { ...body, ...more })).body;
  await rows(`update legal_parameter set verified_version = 0 where jalali_year = 1405 and kind_enum_id = 'LpHousing'`);
  expect((await ask({})).errors).toEqual([expect.objectContaining({ code: 'yearNotConfirmed' })]);
  expect((await ask({ trial: true })).orders).toEqual([expect.objectContaining({ dailyWage: '6319549' })]);
  expect((await bed.call(officer, 'POST', ISSUE, { ...body, trial: true })).status).toBe(400);
  await rows(`update legal_parameter set verified_version = row_version where jalali_year = 1405`);
});

test("pasted codes are read in any digits; one that is nobody's is told at its field", async () => {
  const ask = async (...codes: readonly string[]) => bed.call(officer, 'POST', `${ISSUE}/preview`, { ...(await def('EotAnnual', '2026-03-21')), codes });
  const code = factsOf('accountant').pseudoId;
  const { body } = await ask(`\u200f${toPersianDigits(code)} `);
  expect(body.orders.map(({ pseudoId }: { pseudoId: string }) => pseudoId)).toEqual([code]);
  const refused = await ask(code, '99998', '99999');
  const said = messages.errors.unknownCodes({ codes: toPersianDigits('99998\u060c 99999') });
  expect([refused.status, refused.body.messages, refused.body.fields]).toEqual([400, said, { codes: said }]);
});

test('people are chosen by the filters of the list as of the execution day, beside codes, and some left out of them', async () => {
  const ask = async (more: object) => bed.call(officer, 'POST', `${ISSUE}/preview`, { ...(await def('EotAnnual', '2026-03-21')), ...more });
  const code = factsOf('accountant').pseudoId;
  const people = { all: { search: code, filters: [], sort: [] }, except: [] };
  const codesIn = ({ body }: Awaited<ReturnType<typeof ask>>): string[] => body.orders.map(({ pseudoId }: { pseudoId: string }) => pseudoId);
  expect(codesIn(await ask({ people }))).toEqual([code]);
  const both = { people, codes: [factsOf('colleague').pseudoId] };
  expect(codesIn(await ask(both)).length).toBe(2);
  expect(codesIn(await ask({ ...both, except: [employmentId('accountant')] }))).toEqual([factsOf('colleague').pseudoId]);
  expect((await ask({})).body.fields).toEqual({ codes: messages.errors.noneChosen });
});

test('whoever has contracts has no order beyond them; their type is that of the order where none is said', async () => {
  const ask = async (fromDate: string) =>
    bed.call(officer, 'POST', `${ISSUE}/preview`, { ...(await def('EotAnnual', fromDate)), agreementId: undefined, persons: [employmentId('colleague')] });
  expect((await ask('2026-03-21')).body.errors.map(({ code }: { code: string }) => code)).toEqual(['noAgreement']);
  await rows(
    `insert into employment_contract (employment_contract_id, company_id, party_relationship_id, agreement_id, state, valid, signed_on, old_number)
     values ($1, $2, $3, $4, 'signed', '[2026-03-21,2026-09-23)', '2026-03-21', '77')`,
    ...[newId(), company, employmentId('colleague'), agreement],
  );
  expect((await ask('2026-03-21')).body.orders.length).toBe(1);
  const { body } = await ask('2026-10-01');
  expect(body.errors).toEqual([expect.objectContaining({ code: 'beyondContract', reason: expect.stringContaining(toPersianDigits('77')) })]);
  await rows('alter table employment_contract disable trigger user');
  await rows('delete from employment_contract where party_relationship_id = $1', employmentId('colleague'));
  await rows('alter table employment_contract enable trigger user');
});

test('of a file with gaps it is told what is missing', async () => {
  const kids = (count: number | null) => rows('update person set number_of_kids = $2 where party_id = $1', partyId('accountant'), count);
  await kids(4);
  const { body } = await bed.call(officer, 'POST', `${ISSUE}/preview`, { ...(await def('EotAnnual', '2026-03-21')), persons: [employmentId('accountant')] });
  await kids(null);
  expect(body.warnings).toEqual([expect.objectContaining({ code: 'INCOMPLETE_PERSONNEL_INFO', reason: expect.stringContaining(messages.gaps.kids) })]);
});

test('a signed order has a number, its days, the wage of the file and the pay of the month', async () => {
  await signed('accountant', 'EotAnnual', '2026-03-21');
  expect(await rows('select status_id, order_year, order_number from empl_order')).toEqual([{ status_id: 'EoSigned', order_year: 1405, order_number: 1 }]);
  expect(await daysOf('accountant')).toEqual(['EotAnnual [2026-03-21,)']);
  expect(await wagesOf('accountant')).toEqual(['4000000 [2025-03-21,2026-03-21)', '6319549 [2026-03-21,)']);
  expect(await paid('accountant', '2026-04-21', '2026-05-21')).toEqual([
    ['base', '6319549', 'day', '2026-03-21', '1405/1'],
    ['housing', '30000000', 'month', '2026-03-21', '1405/1'],
  ]);
  expect(await rows('select valid::text, version from order_effect')).toEqual([{ valid: '[2026-03-21,)', version: 1 }]);
});

test('a temporary order covers its days and what stood goes on after; an unpaid one pays nothing', async () => {
  await signed('accountant', 'EotUnpaidLeave', '2026-05-01', { thruDate: '2026-05-10' });
  expect(await daysOf('accountant')).toEqual(['EotAnnual [2026-03-21,2026-05-01)', 'EotUnpaidLeave [2026-05-01,2026-05-11)', 'EotAnnual [2026-05-11,)']);
  expect((await paid('accountant', '2026-04-21', '2026-05-21')).map(([factor, amount, , from]) => [factor, amount, from])).toEqual([
    ['base', '6319549', '2026-03-21'],
    ['housing', '30000000', '2026-03-21'],
    ['base', '0', '2026-05-01'],
    ['housing', '0', '2026-05-01'],
    ['base', '6319549', '2026-05-11'],
    ['housing', '30000000', '2026-05-11'],
  ]);
  expect(await rows(`select valid::text from order_effect where order_effect_no > 1 order by 1`)).toEqual([{ valid: '[2026-05-01,2026-05-11)' }]);
});

test('a fact that has moved since stops the signing with both values; what came back is counted anew', async () => {
  expect((await issue(['colleague'], 'EotAnnual', '2026-03-21')).status).toBe(201);
  await rows(
    `update person set marital_status_enum_id = case marital_status_enum_id when 'MarsMarried' then 'MarsSingle' else 'MarsMarried' end where party_id = $1`,
    partyId('colleague'),
  );
  expect(await answer('director')).toBe('moved');
  expect(await answer('director', 'modify')).toBe('ok');
  expect(await answer('hrOfficer', 'resubmit')).toBe('ok');
  expect(await answer('director')).toBe('ok');
  expect(await rows(`select version, order_number from empl_order where party_relationship_id = $1`, employmentId('colleague'))).toEqual([{ version: 2, order_number: 3 }]);
});

test('what is refused has no number and moves nothing', async () => {
  expect((await issue(['colleague'], 'EotPromotion', '2026-06-01')).status).toBe(201);
  expect(await answer('director', 'reject')).toBe('ok');
  expect(await rows(`select status_id, order_number from empl_order where from_date = '2026-06-01'`)).toEqual([{ status_id: 'EoRejected', order_number: null }]);
  expect((await daysOf('colleague')).length).toBe(1);
});

const orderOf = async (name: PersonName, fromDate: string): Promise<string> =>
  (
    await rows<{ id: string }>(
      `select empl_order_id as id from empl_order where party_relationship_id = $1 and from_date = $2 and status_id = 'EoSigned'`,
      employmentId(name),
      fromDate,
    )
  )[0]?.id ?? '';
const annul = async (name: PersonName, fromDate: string, actor = officer, back = {}) => {
  const path = `/rest/s1/emplOrder/order/${await orderOf(name, fromDate)}/annul`;
  const shown = await bed.call(officer, 'POST', `${path}/preview`, { back });
  return bed.call(actor, 'POST', path, { reason: 'by mistake', shown: shown.body.shown ?? '', back });
};

test('an order of an earlier day counts the later one anew under its number; annulled, all is as it was', async () => {
  await signed('colleague', 'EotPromotion', '2025-06-01', { typed: { dailyWage: '4500000' } });
  expect(await wagesOf('colleague')).toEqual(['4000000 [2025-03-21,2025-06-01)', '4500000 [2025-06-01,2026-03-21)', '7044549 [2026-03-21,)']);
  expect(await rows(`select version, order_number from empl_order where from_date = '2026-03-21' and party_relationship_id = $1`, employmentId('colleague'))).toEqual([
    { version: 3, order_number: 3 },
  ]);
  expect((await annul('colleague', '2025-06-01', actorIn('hrOfficer', 'hrOfficer'))).status).toBe(403);
  expect((await annul('colleague', '2025-06-01')).body).toEqual({ orderId: expect.any(String) });
  expect(await wagesOf('colleague')).toEqual(['4000000 [2025-03-21,2026-03-21)', '6319549 [2026-03-21,)']);
  expect((await annul('colleague', '2026-03-21')).status).toBe(200);
  expect([await wagesOf('colleague'), await daysOf('colleague')]).toEqual([['4000000 [2025-03-21,)'], []]);
  expect(await rows('select from empl_order_before where party_relationship_id = $1', employmentId('colleague'))).toEqual([]);
});

test('what an annulment does is shown first: facts, later orders and months; what has changed since is not signed', async () => {
  await signed('colleague', 'EotPromotion', '2025-06-01', { typed: { dailyWage: '4500000' } });
  await signed('colleague', 'EotAnnual', '2026-03-21');
  const path = `/rest/s1/emplOrder/order/${await orderOf('colleague', '2025-06-01')}/annul`;
  const { status, body } = await bed.call(officer, 'POST', `${path}/preview`, {});
  expect([status, body.wages[0], body.later.length]).toEqual([200, { fromDate: '2025-06-01', thruDate: '2026-03-20', was: '4500000', now: '4000000' }, 1]);
  expect([body.arrears[0].year, body.arrears[0].month, body.arrears[0].now]).toEqual([1404, 3, '0']);
  expect(await wagesOf('colleague')).toEqual(['4000000 [2025-03-21,2025-06-01)', '4500000 [2025-06-01,2026-03-21)', '7044549 [2026-03-21,)']);
  // the wage before the order is written anew by another road: it is asked which one goes on
  await rows(`update employment_salary set daily_wage = 4100000 where party_relationship_id = $1 and valid @> date '2025-04-01'`, employmentId('colleague'));
  const refused = await bed.call(officer, 'POST', path, { reason: 'x', shown: body.shown });
  expect(refused.body.errorCode).toBe('modules/orders/modify.answerNeeded');
  const asked = await bed.call(officer, 'POST', `${path}/preview`, { back: { wage: 'file' } });
  expect(asked.body.moved).toEqual([{ fact: 'wage', fromDate: '2025-06-01', kept: '4000000', now: '4100000' }]);
  const stale = await bed.call(officer, 'POST', path, { reason: 'x', shown: body.shown, back: { wage: 'kept' } });
  expect([stale.status, stale.body.errorCode]).toEqual([409, 'modules/orders/modify.notAsShown']);
  expect((await annul('colleague', '2025-06-01', officer, { wage: 'file' })).body).toEqual({ orderId: expect.any(String) });
  expect((await wagesOf('colleague'))[0]).toBe('4100000 [2025-03-21,2026-03-21)');
});

test('a correction has its own number, stands in the place of the order from a day on, and moves what comes after it', async () => {
  await signed('colleague', 'EotPromotion', '2025-06-01', { typed: { dailyWage: '4500000' } });
  const path = `/rest/s1/emplOrder/order/${await orderOf('colleague', '2025-06-01')}/correct`;
  // an order of labour law asks for nothing of the civil service
  const choices = (await bed.call(officer, 'GET', `${path}/choices`)).body;
  const codes = choices.factors.map(({ code }: { code: string }) => code);
  expect([codes.includes('dailyWage'), codes.includes('jobRight')]).toEqual([true, false]);
  const body = { orderDate: '2026-05-01', fromDate: '2025-06-01', typed: { dailyWage: '5000000' } };
  const before = await wagesOf('colleague');
  const shown = await bed.call(officer, 'POST', `${path}/preview`, body);
  expect([shown.status, shown.body.messages, shown.body.later?.length]).toEqual([200, undefined, 1]);
  expect(shown.body.wages[0]).toEqual({ fromDate: '2025-06-01', thruDate: '2026-03-20', was: '4500000', now: '5000000' });
  expect(await wagesOf('colleague')).toEqual(before);
  expect((await bed.call(officer, 'POST', `${path}/preview`, { ...body, fromDate: '2025-05-31' })).body.errorCode).toBe('modules/orders/modify.notItsDay');
  expect((await bed.call(actorIn('administrator', 'colleague'), 'POST', path, body)).body.errorCode).toBe('modules/orders/modify.ownOrder');
  expect((await bed.call(officer, 'POST', path, body)).status).toBe(201);
  expect(await answer('director')).toBe('ok');
  expect((await wagesOf('colleague')).slice(1, 2)).toEqual(['5000000 [2025-06-01,2026-03-21)']);
  const [last] = await rows<{ version: number; previous: string; total: string }>(
    `select o.version, v.previous_total::text as previous, (select total::text from empl_order c join empl_order_version w using (empl_order_id, version) where c.corrects_id is not null) as total
     from empl_order o join empl_order_version v using (empl_order_id, version) where o.from_date = '2026-03-21' and o.party_relationship_id = $1 and o.status_id = 'EoSigned'`,
    employmentId('colleague'),
  );
  expect(last?.previous).toBe(last?.total);
  // what it corrects is not annulled before it
  const refused = await bed.call(officer, 'POST', `${path.replace(/correct$/, 'annul')}/preview`, {});
  expect(refused.body.errorCode).toBe('modules/orders/modify.isCorrected');
});

test('an order that another module asks for waits for who signs it; not about oneself, nor about people out of reach', async () => {
  const draft = { employmentId: employmentId('accountant'), typeCode: 'EotPromotion', orderDate: '2026-05-01', fromDate: '2026-06-01', thruDate: null, description: null };
  const asked = { ...draft, typed: new Map() };
  const context = { today: '2026-05-10', clock: { now: () => Date.now() }, newId, audit: () => undefined, companyId: company };
  const ask = (by: PersonName, scope = systemScope([company], '2026-05-10')) =>
    writing(bed.database.pool, systemActor('test', [company]), (tx) => draftOrder({ tx, ...context }, scope, partyId(by), asked));
  await expect(ask('accountant')).rejects.toMatchObject({ errorName: 'ownOrder' });
  await expect(ask('hrOfficer', systemScope([companyId('subsidiary')], '2026-05-10'))).rejects.toMatchObject({ errorName: 'notFound' });
  const { orderId } = await ask('hrOfficer');
  await expect(ask('hrOfficer')).rejects.toMatchObject({ errorName: 'alreadyOpen' });
  const state = async () => (await rows<{ status: string }>('select status_id as status from empl_order where empl_order_id = $1', orderId))[0]?.status;
  expect([await state(), await answer('director'), await state()]).toEqual(['EoInApproval', 'ok', 'EoSigned']);
});

test('a type writes the numbers of its orders; what was signed before keeps its own', async () => {
  const types = '/rest/s1/emplOrder/entity/orderType';
  const [type] = await rows<{ version: number; body: object }>(
    `select row_version as version, jsonb_build_object('code', code, 'title', title, 'issueTimeEnumId', issue_time_enum_id, 'isActive', is_active, 'isCover', is_cover, 'endsCover', ends_cover,
       'pays', pays, 'movesKind', moves_kind, 'needsEnd', needs_end, 'series', series, 'chainOf', chain_of) as body from order_type where company_id = $1 and code = 'EotDegree'`,
    company,
  );
  const write = async (numberPattern: string) => bed.call(officer, 'PUT', `${types}/${await typeId('EotDegree')}`, { ...type?.body, rowVersion: type?.version, numberPattern });
  expect((await write('{number}')).body).toHaveProperty('fields.numberPattern');
  expect((await write('HK-{year2}-{number:4}')).body.messages).toBeUndefined();
  const other = { ...type?.body, code: 'Other', series: '7', numberPattern: 'HK-{year2}-{number:4}' };
  expect((await bed.call(officer, 'POST', types, other)).body).toMatchObject({
    errorCode: 'modules/orders/structure.patternShared',
    fields: { numberPattern: expect.any(String) },
  });
  const before = await rows<{ n: string }>(`select shown_number as n from empl_order where shown_number is not null`);
  await signed('colleague', 'EotDegree', '2026-08-23');
  const after = (await rows<{ n: string }>(`select shown_number as n from empl_order where shown_number is not null`)).map(({ n }) => n);
  const [written = ''] = after.filter((n) => !before.some((one) => one.n === n));
  expect([after.length - before.length, written]).toEqual([1, expect.stringMatching(/^HK-05-00\d\d$/)]);
  expect((await paid('colleague', '2026-08-23', '2026-08-24')).map(([, , , , number]) => number)).toContain(written);
});

test('under an order no other road writes wage or kind of employment', async () => {
  const write = `update employment_salary set daily_wage = 1 where party_relationship_id = $1 and valid @> date '2026-04-01'`;
  await expect(rows(write, employmentId('accountant'))).rejects.toMatchObject({ constraint: 'under_order', hint: expect.stringMatching(/^1405.\d+$/) });
  // before its first day the file is nobody's but the file's
  await expect(
    rows(`update employment_salary set daily_wage = 3999999 where party_relationship_id = $1 and valid @> date '2025-04-01'`, employmentId('accountant')),
  ).resolves.toEqual([]);
});

test('nobody issues about themselves or without class pay, nor about people of another company', async () => {
  expect((await issue(['hrOfficer'], 'EotAnnual', '2026-03-21')).body.errorCode).toBe('modules/orders/issue.ownOrder');
  const orders = actorIn('orderOfficer', 'hrOfficer');
  const withoutPay = { ...orders, grants: orders.grants.map((grant) => ({ ...grant, classes: grant.classes.filter((one) => one !== 'pay') })) };
  expect((await issue(['accountant'], 'EotAnnual', '2026-06-21', {}, withoutPay)).body.errorCode).toBe('modules/orders/issue.classNeeded');
  // the HR officer, who does not know pay, only observes
  expect((await issue(['accountant'], 'EotAnnual', '2026-06-21', {}, actorIn('hrOfficer', 'hrOfficer'))).status).toBe(403);
  expect((await issue(['worker'], 'EotAnnual', '2026-03-21', {}, actorIn('payrollOfficer', 'payrollOfficer'))).status).not.toBe(201);
});
