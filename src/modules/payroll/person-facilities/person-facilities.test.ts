/** Facilities of people: what the group takes for them in a month, once, and what is kept of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { actorIn } from '#testing/mounted.ts';
import { factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer } from '#testing/pay-runs.ts';
import { employmentRowErrors } from '../employment-rows/employment-rows.errors.ts';
import rowMessages from '../employment-rows/employment-rows.messages.fa.ts';
import { facilityCostErrors } from '../facility-costs/facility-costs.errors.ts';
import costMessages from '../facility-costs/facility-costs.messages.fa.ts';
import { routes as costRoutes } from '../facility-costs/facility-costs.routes.ts';
import { announcePaySources, paySources } from '../sources/pay-sources.server.ts';
import { personFacilityErrors } from './person-facilities.errors.ts';
import messages from './person-facilities.messages.fa.ts';
import { facilitySource } from './person-facilities.pay-source.ts';
import { routes } from './person-facilities.routes.ts';

let bench: PayBench;
let loan: string;
const elsewhere = actorIn('payrollOfficer', 'worker');
const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
const PATH = '/rest/s1/payroll/personFacility';
const COST = '/rest/s1/payroll/fixedWelfareCost';
const MONTHLY = 9_000_001n;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = payOfficer) => bench.bed.call(actor, method, path, body);
const facility = (more: object = {}) => ({ parentFixedWelfareTypeEnumId: 'FwtHouse', fromDate: '2026-03-21', ...more });
const give = (person: PersonName, more: object = {}, actor = payOfficer) => call('POST', PATH, { pseudoId: factsOf(person).pseudoId, ...facility(more) }, actor);
const cost = (more: object = {}) => ({
  ...{ payGroupId: bench.groupId, parentFixedWelfareTypeEnumId: 'FwtHouse', costAmount: String(MONTHLY), costUomId: 'TF_mon', payFactorId: loan, fromDate: '2026-03-21' },
  ...more,
});
const takenIn = async (payRunId: string, person: PersonName): Promise<string | undefined> =>
  (
    await bench.rows<{ amount: string }>(
      `select l.amount::text from payslip_line l join payslip s using (payslip_id) where l.pay_run_id = $1 and s.party_id = $2 and l.code = 'loan'`,
      ...[payRunId, partyId(person)],
    )
  )[0]?.amount;

beforeAll(async () => {
  bench = await openPayBench(
    { slice: 'modules/payroll/person-facilities', routes, messages, errors: [personFacilityErrors] },
    { slice: 'modules/payroll/facility-costs', routes: costRoutes, messages: costMessages, errors: [facilityCostErrors] },
    { slice: 'modules/payroll/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  announcePaySources([...paySources(), facilitySource]);
  loan = (await bench.rows<{ id: string }>(`select pay_factor_id as id from pay_factor where code = 'loan'`))[0]?.id ?? '';
});
afterAll(() => bench.close());

test('a cost is of a facility that there is, once on a day, and taken by a factor that the group takes', async () => {
  const refusal = async (more: object) => (await call('POST', COST, cost(more))).body.fields;
  const base = (await bench.rows<{ id: string }>(`select pay_factor_id as id from pay_factor where code = 'base'`))[0]?.id;
  expect(await refusal({ payFactorId: base })).toEqual({ payFactorId: costMessages.errors.notTaken });
  expect(await refusal({ parentFixedWelfareTypeEnumId: 'FwtHousePlain' })).toMatchObject({ parentFixedWelfareTypeEnumId: expect.any(String) });
  expect(await refusal({ fixedWelfareTypeEnumId: 'FwtCarPlain' })).toMatchObject({ fixedWelfareTypeEnumId: expect.any(String) });
  expect((await call('POST', COST, cost())).status).toBe(201);
  expect(await refusal({ fromDate: '2026-05-22' })).toEqual({ fixedWelfareTypeEnumId: costMessages.errors.costTwice });
  expect((await call('POST', COST, cost({ fixedWelfareTypeEnumId: 'FwtHouseFurnished', costAmount: '3100', costUomId: 'TF_day' }))).status).toBe(201);
  expect((await call('POST', COST, cost(), elsewhere)).status).toBe(404);
});

test('facilities are of others in reach, one of a kind on a day, and hidden from whoever lacks class pay', async () => {
  expect((await give('colleague', {}, blind)).status).toBe(403);
  expect((await give('payrollOfficer')).status).toBe(403);
  expect((await give('colleague', {}, elsewhere)).status).toBe(400);
  expect((await give('colleague', { fixedWelfareTypeEnumId: 'FwtCarPlain' })).body.fields).toMatchObject({ fixedWelfareTypeEnumId: expect.any(String) });
  const { body } = await give('colleague', { fromDate: '2026-04-06', feature: 'Street 7' });
  expect((await give('colleague', { fromDate: '2026-05-22' })).body.fields).toEqual({ fixedWelfareTypeEnumId: messages.errors.twice });
  const [seen] = (await call('GET', PATH, undefined, blind)).body.rows;
  expect(seen).toMatchObject({ personFacilityId: body.id, fromDate: '2026-04-06' });
  for (const name of ['feature', 'parentFixedWelfareTypeEnumId']) expect(seen).not.toHaveProperty(name);
});

test('a month takes the share of its days, the cost of its own kind first, once, and gives it back', async () => {
  await give('accountant', { fixedWelfareTypeEnumId: 'FwtHouseFurnished' });
  const run = await bench.counted(1);
  // of the colleague 15 of 31 days of the month's cost; of the accountant each day
  expect([await takenIn(run, 'colleague'), await takenIn(run, 'accountant'), await takenIn(run, 'director')]).toEqual([
    String((MONTHLY * 15n) / 31n),
    String(3100 * 31),
    undefined,
  ]);
  await bench.approved(run);
  const taken = () => bench.rows<{ amount: string }>('select t.amount::text from person_facility_taken t order by t.amount');
  expect((await taken()).map(({ amount }) => amount)).toEqual([String(3100 * 31), String((MONTHLY * 15n) / 31n)]);

  const [{ id = '' } = {}] = await bench.rows<{ id: string }>(
    `select person_facility_id as id from person_facility f join party_relationship r using (party_relationship_id) where r.party_id = $1`,
    partyId('colleague'),
  );
  const change = async (more: object) => (await call('PUT', `${PATH}/${id}`, { ...facility({ fromDate: '2026-04-06', feature: null, ...more }), rowVersion: 1 })).body.errorCode;
  expect(await change({ fromDate: '2026-03-21' })).toMatch(/\.taken$/);
  expect(await change({ thruDate: '2026-03-01', fromDate: '2026-02-01' })).toMatch(/\.taken$/);
  expect((await call('DELETE', `${PATH}/${id}?rowVersion=1`)).body.errorCode).toMatch(/\.taken$/);

  expect((await bench.act(run, 'reopen')).status).toBe(200);
  expect((await bench.rows<{ sum: string }>('select sum(amount)::text from person_facility_taken'))[0]?.sum).toBe('0');
});

test('what has been paid by is changed from a day after it alone', async () => {
  const rows = (await call('GET', `${COST}?payGroupId=${bench.groupId}`)).body.rows;
  const { payGroupFacilityCostId: id, factorTitle: _factor, payslipTypeTitle: _type, ...said } = rows.find(({ costUomId }: { costUomId: string }) => costUomId === 'TF_mon');
  await bench.rows(`update pay_group set paid_thru = '2026-04-20' where pay_group_id = $1`, bench.groupId);
  const change = (more: object) => call('PUT', `${COST}/${id}`, { ...said, ...more });
  expect((await change({ costAmount: '1' })).body.errorCode).toMatch(/\.pastKept$/);
  expect((await call('DELETE', `${COST}/${id}?rowVersion=1`)).body.errorCode).toMatch(/\.pastKept$/);
  expect((await change({ costAmount: '1', fromDate: '2026-04-21' })).status).toBe(200);
});
