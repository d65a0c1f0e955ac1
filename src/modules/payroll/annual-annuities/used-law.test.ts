/** Law by which somebody was paid: its figures stay, and are corrected by a new row with a reason; paid months are read as they were. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { applySeeds } from '#server/seed.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { layPayslip } from '#testing/payslip-rows.ts';
import { profileErrors } from '../legal-profile/legal-profile.errors.ts';
import profileMessages from '../legal-profile/legal-profile.messages.fa.ts';
import { routes as profileRoutes } from '../legal-profile/legal-profile.routes.ts';
import { legalErrors } from './annual-annuities.errors.ts';
import messages from './annual-annuities.messages.fa.ts';
import { routes } from './annual-annuities.routes.ts';
import { seed } from './annual-annuities.seed.ts';

const PATH = '/rest/s1/payroll/legalParameter';
const PROFILE = '/rest/s1/payroll/legalProfile';
const officer = actorIn('payrollOfficer', 'accountant');
let bed: Mounted;
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Row = any;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => bed.call(officer, method, path, body);
const rowsOf = async (kind: string, year = 1405): Promise<Row[]> =>
  (await call('GET', `${PATH}?jalaliYear=${year}&pageSize=200`)).body.rows.filter(({ kindEnumId, optionIndicator }: Row) => kindEnumId === kind && optionIndicator === 'Y');
const bodyOf = ({ jalaliYear, kindEnumId, bracket, fromMonth, thruMonth, amount, rate, source, confidence, description, rowVersion }: Row) => ({
  ...{ jalaliYear, kindEnumId, bracket, fromMonth, thruMonth, amount, rate, source, confidence, description, rowVersion },
});
const correct = ({ legalParameterId, rowVersion }: Row, more: object) =>
  call('POST', `${PATH}/${legalParameterId}/correct`, {
    rowVersion,
    fromMonth: 5,
    amount: '31000000',
    rate: null,
    source: 'Circular 9',
    reason: 'The council has decided anew',
    ...more,
  });
const setting = (month: number) => call('POST', PROFILE, { key: 'monthBasis', value: 'fixed30', year: 1405, month, reason: 'As the auditor asks', rowVersion: 0 });
/** As the application itself, past all of its calls. */
const past = (text: ReturnType<typeof sql>) => writing(bed.database.pool, systemActor('attack', [companyId('holding')]), (tx: Tx) => tx.run(text));

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'platform/reference-data/register', routes: [], messages: registerMessages, errors: [registerErrors] },
    { slice: 'modules/payroll/annual-annuities', routes, messages, errors: [legalErrors] },
    { slice: 'modules/payroll/legal-profile', routes: profileRoutes, messages: profileMessages, errors: [profileErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

test('before anybody is paid a figure may be changed, and a correction leaves both', async () => {
  const [housing] = await rowsOf('LpHousing', 1404);
  expect((await call('PUT', `${PATH}/${housing.legalParameterId}`, { ...bodyOf(housing), amount: '9100000' })).status).toBe(200);
  const [changed] = await rowsOf('LpHousing', 1404);
  expect((await correct(changed, { fromMonth: 13 })).status).toBe(400);
  expect((await correct(changed, { amount: null, rate: '1/2' })).status).toBe(400);
  expect((await correct(changed, {})).status).toBe(201);
  expect((await rowsOf('LpHousing', 1404)).map(({ fromMonth, thruMonth, amount }) => [fromMonth, thruMonth, amount])).toEqual([
    [1, 4, '9100000'],
    [5, 12, '31000000'],
  ]);
});

describe('once a run is approved', () => {
  beforeAll(async () => {
    await layPayslip(bed.database.owner, 'accountant');
    await bed.database.owner.query(`update pay_group set paid_thru = '2026-04-20'`);
  });

  test('the year says until which month, of a run of any company', async () => {
    const elsewhere = actorIn('payrollOfficer', 'worker');
    const { years } = (await bed.call(elsewhere, 'GET', '/rest/s1/payroll/legalYear')).body;
    expect([1405, 1404].map((of) => years.find(({ jalaliYear }: Row) => jalaliYear === of).paidMonth)).toEqual([1, null]);
  });

  test('its figures are not changed, turned off, taken away or stood beside', async () => {
    const [housing] = await rowsOf('LpHousing');
    const { legalParameterId: id, rowVersion } = housing;
    const answers = [
      await call('PUT', `${PATH}/${id}`, { ...bodyOf(housing), amount: '1' }),
      await call('PUT', `${PATH}/${id}/offer`, { optionIndicator: 'N', rowVersion }),
      await call('DELETE', `${PATH}/${id}?rowVersion=${rowVersion}`),
      await call('POST', PATH, { ...bodyOf(housing), rowVersion: undefined, amount: '1' }),
      await call('POST', PATH, { ...bodyOf((await rowsOf('LpTaxBracket'))[0]), rowVersion: undefined, bracket: 7, amount: null }),
    ];
    expect(answers.map(({ status }) => status).filter((status) => status < 400)).toEqual([]);
    expect(await rowsOf('LpHousing')).toEqual([housing]);
  });

  test('nor past the calls, by the application itself', async () => {
    const of = sql`jalali_year = 1405 and kind_enum_id = 'LpHousing'`;
    for (const attack of [
      sql`update legal_parameter set amount = 1 where ${of}`,
      sql`update legal_parameter set option_indicator = 'N' where ${of}`,
      sql`update legal_parameter set superseded_by = gen_random_uuid(), amount = 1 where ${of}`,
      sql`delete from legal_parameter where ${of}`,
      sql`update legal_parameter set kind_enum_id = 'LpHousing' where jalali_year = 1405 and kind_enum_id = 'LpGrocery'`,
    ])
      await expect(past(attack)).rejects.toThrow();
    expect((await rowsOf('LpHousing'))[0].amount).toBe('30000000');
  });

  test('it is corrected from a month on with a reason, and waits to be confirmed; what was is kept', async () => {
    const [grocery] = await rowsOf('LpGrocery');
    expect((await correct(grocery, { reason: '' })).status).toBe(400);
    expect((await correct(grocery, { fromMonth: 1, amount: '23000000' })).status).toBe(201);
    expect((await rowsOf('LpGrocery')).map(({ amount, isConfirmed }) => [amount, isConfirmed])).toEqual([['23000000', 'N']]);
    const kept = await bed.database.owner.query(`select amount::text, superseded_by from legal_parameter where legal_parameter_id = $1`, [grocery.legalParameterId]);
    expect(kept.rows).toEqual([{ amount: grocery.amount, superseded_by: (await rowsOf('LpGrocery'))[0].legalParameterId }]);
    expect((await correct(grocery, { fromMonth: 1 })).status).toBe(404);
    await expect(past(sql`delete from legal_parameter where legal_parameter_id = ${grocery.legalParameterId}::uuid`)).rejects.toThrow();
  });

  test('the product’s own figures of a later release do not change it, nor does a start fail', async () => {
    await bed.database.owner.query(`delete from legal_parameter where kind_enum_id = 'LpSeveranceDays' and jalali_year = 1404`);
    await bed.database.owner.query('delete from seed_version where name = $1', [seed.name]);
    expect(await applySeeds(bed.database.connections.owner)).toContain(seed.name);
    expect((await rowsOf('LpSeveranceDays', 1404)).length).toBe(1);
    expect((await rowsOf('LpGrocery')).map(({ amount }) => amount)).toEqual(['23000000']);
  });

  test('a paid month is read as it was, a later one as is set', async () => {
    expect((await call('GET', PROFILE)).body.paidThru).toBe('2026-04-20');
    const { status, body } = await setting(1);
    expect([status, Object.keys(body.fields)]).toEqual([409, ['month']]);
    await expect(
      past(
        sql`insert into pay_setting (company_id, key, value, valid, reason) values (${companyId('holding')}::uuid, 'monthBasis', 'fixed30', daterange('2026-03-21', null), 'x')`,
      ),
    ).rejects.toThrow();
    expect((await setting(2)).status).toBe(201);
  });
});
