/** Facilities of people: what the group takes for them in a month, once, and what is kept of it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { law } from '#modules/payroll/annual-annuities/annual-annuities.formula.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import rowMessages from '#platform/employment-rows/employment-rows.messages.fa.ts';
import { library } from '#platform/formula/library/library.formula.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { layVersion } from '#testing/library.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, SLIP } from '#testing/pay-runs.ts';
import { facilityCostErrors } from '../facility-costs/facility-costs.errors.ts';
import costMessages from '../facility-costs/facility-costs.messages.fa.ts';
import { routes as costRoutes } from '../facility-costs/facility-costs.routes.ts';
import groupMessages from '../groups/groups.messages.fa.ts';
import { payFactors, payMonth, payWork } from '../pay-formulas/pay-month.formula.ts';
import { payFacility, payFactor } from '../pay-run/pay-run.formula.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import simulatorMessages from '../simulator/simulator.messages.fa.ts';
import { routes as simulatorRoutes } from '../simulator/simulator.routes.ts';
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
    { slice: 'platform/employment-rows', routes: [], messages: rowMessages, errors: [employmentRowErrors] },
    { slice: 'modules/payroll/simulator', routes: simulatorRoutes, messages: simulatorMessages, errors: [simulatorErrors] },
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

test('a cost by a formula is taken by the share of the days, told by the formula, pinned, booked, and the same when it is simulated', async () => {
  announceFormulas([employment, relatives, person, law, payFactors, payMonth, payWork, library, payFacility, payFactor]);
  const lay = (code: string, text: string, use = 'pay.facility') =>
    layVersion(bench.rows, { companyId: companyId('holding'), kind: 'formula', code, content: { use, text, rounding: null, tests: [] } });
  const formulaId = await lay('tenth', 'factor.base / 10');
  const refusal = async (more: object) => (await call('POST', COST, cost({ parentFixedWelfareTypeEnumId: 'FwtCar', costAmount: null, isFormula: 'Y', ...more }))).body.fields;
  expect(await refusal({})).toHaveProperty('formulaId');
  expect(await refusal({ formulaId: await lay('ofFactor', '1', 'pay.factor') })).toEqual({ formulaId: groupMessages.errors.formula });
  expect((await refusal({ formulaId: await lay('strange', 'factor.nothing') })).formulaId).toContain('factor.nothing');
  expect((await call('GET', `/rest/s1/payroll/welfareFormuls?payGroupId=${bench.groupId}`)).body.list).toContainEqual({ formulaId, title: 'Title of tenth' });
  expect((await call('POST', COST, cost({ parentFixedWelfareTypeEnumId: 'FwtCar', costAmount: null, isFormula: 'Y', formulaId }))).status).toBe(201);
  await give('director', { parentFixedWelfareTypeEnumId: 'FwtCar', fromDate: '2026-04-06' });

  const [{ id: run = '' } = {}] = await bench.rows<{ id: string }>('select pay_run_id as id from pay_run');
  await bench.again(run);
  expect(bench.faults).toEqual([]);
  const [{ slip = '' } = {}] = await bench.rows<{ slip: string }>('select payslip_id as slip from payslip where pay_run_id = $1 and party_id = $2', run, partyId('director'));
  const told = (await call('GET', `${SLIP}/${slip}/explanation`)).body;
  const line = (code: string) => told.lines.find((one: { code: string }) => one.code === code);
  // a tenth of the base, for 15 of 31 days
  const taken = (BigInt(line('base').amount) * 15n) / 310n;
  expect(line('loan')).toMatchObject({ amount: String(taken), formula: 'factor.base / 10', evidence: [{ kind: 'facility', number: null }] });
  expect(line('loan').explanation.parts.map(({ text }: { text: string }) => text)).toEqual(['factor.base / 10', 'share']);
  const pins = await bench.rows<{ code: string }>(
    'select t.code from formula_use u join library_version v using (library_version_id) join library_item t using (library_item_id) where u.user_id = $1',
    run,
  );
  expect(pins.map(({ code }) => code)).toEqual(['tenth']);
  const facts = { isMarried: true, children: [{ birthDate: '2020-01-01' }] };
  const asked = { year: 1405, month: 1, partyRelationshipId: employmentId('director') };
  const simulated = (await call('POST', '/rest/s1/payroll/simulate', { ...asked, facts })).body;
  expect(simulated.lines.find((one: { code: string }) => one.code === 'loan')).toMatchObject({ amount: String(taken), formula: 'factor.base / 10' });
  await bench.approved(run);
  const booked = await bench.rows<{ amount: string }>(
    `select sum(t.amount)::text as amount from person_facility_taken t join person_facility f using (person_facility_id) where f.parent_type_enum_id = 'FwtCar'`,
  );
  expect(booked).toEqual([{ amount: String(taken) }]);

  // a settlement takes it, too, by a whole month's base: of who leaves on the last day of the next month
  await bench.rows(`update party_relationship set valid = daterange(lower(valid), '2026-05-22') where party_relationship_id = $1`, employmentId('director'));
  const settled = await bench.counted(2, { kind: 'settlement' });
  expect(bench.faults).toEqual([]);
  const [{ amount, base } = { amount: '', base: '' }] = await bench.rows<{ amount: string; base: string }>(
    `select l.amount::text, (s.inputs -> 'asked' ->> 'm$') as base from payslip_line l join payslip s using (payslip_id) where l.pay_run_id = $1 and s.party_id = $2 and l.code = 'loan'`,
    ...[settled, partyId('director')],
  );
  const [, wage] = /"factor.base", ?(\d+)/.exec(base) ?? [];
  expect(amount).toBe(String(BigInt(wage ?? '0') / 10n));
  expect(BigInt(amount)).toBeGreaterThan(0n);
  await call('POST', `/rest/s1/payroll/run/${settled}/cancel`, { rowVersion: (await bench.read(settled)).rowVersion });
});

test('what has been paid by is changed from a day after it alone', async () => {
  const rows = (await call('GET', `${COST}?payGroupId=${bench.groupId}`)).body.rows;
  const {
    payGroupFacilityCostId: id,
    factorTitle: _factor,
    payslipTypeTitle: _type,
    formulaTitle: _formula,
    ...said
  } = rows.find(({ costUomId }: { costUomId: string }) => costUomId === 'TF_mon');
  await bench.rows(`update pay_group set paid_thru = '2026-04-20' where pay_group_id = $1`, bench.groupId);
  const change = (more: object) => call('PUT', `${COST}/${id}`, { ...said, ...more });
  expect((await change({ costAmount: '1' })).body.errorCode).toMatch(/\.pastKept$/);
  expect((await call('DELETE', `${COST}/${id}?rowVersion=1`)).body.errorCode).toMatch(/\.pastKept$/);
  expect((await change({ costAmount: '1', fromDate: '2026-04-21' })).status).toBe(200);
});
