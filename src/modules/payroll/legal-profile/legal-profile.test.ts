/** How a company reads the law: from a month on, over the company above it, and what was set stays as it was set. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reading, sql, systemActor, writing } from '#platform/db/db.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import { defaultSettings } from '../pay/pay-settings.rules.ts';
import { profileErrors } from './legal-profile.errors.ts';
import messages from './legal-profile.messages.fa.ts';
import { routes } from './legal-profile.routes.ts';
import { addSetting, paySettingsOn } from './legal-profile.store.ts';
import { settingKeys, takesText, textOf } from './profile.rules.ts';

let bed: Mounted;
const PATH = '/rest/s1/payroll/legalProfile';
const holding = actorIn('payrollOfficer', 'accountant');
const subsidiary = actorIn('payrollOfficer', 'worker');
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Row = any;

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/payroll/legal-profile', routes, messages, errors: [profileErrors] });
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

const profile = async ({ year, month }: YearMonth, who = holding): Promise<Row[]> => (await bed.call(who, 'GET', `${PATH}?year=${year}&month=${month}`)).body.settings;
const setting = async (key: string, of: YearMonth, who = holding): Promise<Row> => (await profile(of, who)).find((one: Row) => one.key === key);
/** Sets it as whoever has just looked. */
async function change(key: string, value: string | null, of: YearMonth, who = holding, over: object = {}) {
  const { rowVersion } = await setting(key, of, who);
  return bed.call(who, 'POST', PATH, { key, value, ...of, reason: 'Circular 14', rowVersion, ...over });
}
const on = (company: 'holding' | 'subsidiary', of: YearMonth) =>
  reading(bed.database.pool, systemActor('test', [companyId(company)]), (db) => paySettingsOn(db, companyId(company), of));
const at = (year: number, month: number): YearMonth => ({ year, month });

test('where nobody has said anything the defaults count', async () => {
  expect(await on('holding', at(1405, 1))).toEqual(defaultSettings);
  const settings = await profile(at(1405, 1));
  expect(settings.map(({ key, value, origin }: Row) => [key, value, origin])).toEqual(settingKeys.map((key) => [key, textOf(key, defaultSettings), 'default']));
  expect(settings.every(({ key, value }: Row) => takesText(key, value))).toBe(true);
});

test('a reading counts from its month until the next one, whichever was set first', async () => {
  expect((await change('taxMethod', 'monthly', at(1405, 7))).status).toBe(201);
  expect((await change('taxMethod', 'cumulative', at(1405, 10))).status).toBe(201);
  expect((await change('taxMethod', 'cumulative', at(1405, 4))).status).toBe(201);
  const methods = await Promise.all([3, 4, 6, 7, 9, 10, 12].map(async (month) => (await on('holding', at(1405, month))).taxMethod));
  expect(methods).toEqual(['cumulative', 'cumulative', 'cumulative', 'monthly', 'monthly', 'cumulative', 'cumulative']);
  const { origin, fromDate, history } = await setting('taxMethod', at(1405, 8));
  expect([origin, fromDate]).toEqual(['own', '2026-09-23']);
  expect(history.map(({ value, fromDate, thruDate }: Row) => [value, fromDate, thruDate])).toEqual([
    ['cumulative', '2026-12-22', null],
    ['monthly', '2026-09-23', '2026-12-21'],
    ['cumulative', '2026-06-22', '2026-09-22'],
  ]);
});

test('what is set again from the same month withdraws what stood, which is remembered', async () => {
  await change('lineRounding', 'down', at(1405, 1));
  await change('lineRounding', 'half', at(1405, 1));
  expect((await on('holding', at(1405, 2))).lineRounding).toBe('half');
  const { history } = await setting('lineRounding', at(1405, 1));
  expect(history.map(({ value, isWithdrawn, setByName }: Row) => [value, isWithdrawn, setByName !== ''])).toEqual([
    ['half', 'N', true],
    ['down', 'Y', true],
  ]);
});

describe('a subsidiary', () => {
  test('has what the holding has set, until it has its own, and again when it gives that up', async () => {
    await change('netRounding', '1000', at(1405, 1));
    const inherited = await setting('netRounding', at(1405, 1), subsidiary);
    expect([inherited.value, inherited.origin, typeof inherited.companyName, inherited.history]).toEqual(['1000', 'above', 'string', []]);
    await change('netRounding', '10000', at(1405, 5), subsidiary);
    await change('netRounding', null, at(1405, 9), subsidiary);
    const amounts = await Promise.all([4, 5, 8, 9].map(async (month) => (await on('subsidiary', at(1405, month))).netRounding));
    expect(amounts).toEqual([1000, 10_000, 10_000, 1000]);
    expect((await on('holding', at(1405, 6))).netRounding).toBe(1000);
  });

  test('may take the figure of the law where the holding has one of its own', async () => {
    await change('monthHours', '192', at(1405, 1));
    await change('monthHours', 'law', at(1405, 1), subsidiary);
    expect([(await on('holding', at(1405, 1))).monthHours, (await on('subsidiary', at(1405, 1))).monthHours]).toEqual([192, undefined]);
  });
});

test('shares, codes and rials are read as they are counted with', async () => {
  await change('taxInsuranceShare', '1', at(1405, 1));
  await change('overtimeBase', 'base,seniority,jobExtra', at(1405, 1));
  await change('eidiBase', '', at(1405, 1));
  const { taxInsuranceShare, overtimeBase, eidiBase } = await on('holding', at(1405, 1));
  expect([taxInsuranceShare, overtimeBase, eidiBase]).toEqual([1, ['base', 'seniority', 'jobExtra'], []]);
});

describe('what is refused', () => {
  test.each([
    ['monthBasis', 'fixed31'],
    ['monthHours', '0'],
    ['monthHours', '2/0'],
    ['taxInsuranceShare', '8/7'],
    ['overtimeBase', 'base,base'],
    ['eidiBase', 'base,'],
    ['netRounding', '0'],
    ['netRounding', '1000001'],
  ])('%s as %j', async (key, value) => {
    const { status, body } = await change(key, value, at(1406, 1));
    expect([status, body.fields]).toEqual([400, { value: messages.errors.value }]);
  });

  test('a key that is none, a reason that is none, and what stands already', async () => {
    const body = { key: 'taxMethod', value: 'monthly', ...at(1406, 1), reason: 'Circular 15', rowVersion: 3 };
    const fields = async (over: object) => Object.keys((await bed.call(holding, 'POST', PATH, { ...body, ...over })).body.fields);
    expect([await fields({ key: 'constructor' }), await fields({ reason: '  ' }), await fields({ month: 13 })]).toEqual([['key'], ['reason'], ['month']]);
    expect((await change('taxMethod', 'cumulative', at(1406, 1))).body.errorCode).toBe('modules/payroll/legal-profile.same');
    expect((await change('capDays', null, at(1406, 1))).body.errorCode).toBe('modules/payroll/legal-profile.same');
  });

  test('who may look may not set, and who has no key sees nothing', async () => {
    const looker = { ...holding, grants: holding.grants.map((grant) => ({ ...grant, permissions: ['payroll/annualAnnuities/legalProfile/observe'] })) };
    expect([(await bed.call(looker, 'GET', PATH)).status, (await change('capDays', '30', at(1406, 1), looker)).status]).toEqual([200, 403]);
    expect((await bed.call(actorIn('hrOfficer', 'director'), 'GET', PATH)).status).toBe(403);
  });

  test('who reaches some units alone sets nothing for the company', async () => {
    const near = { ...holding, grants: holding.grants.map((grant) => ({ ...grant, rowScope: 'units' as const })) };
    expect((await change('capDays', '30', at(1406, 1), near)).body.errorCode).toBe('modules/payroll/legal-profile.wholeCompany');
  });
});

describe('two at once', () => {
  test('of those who have seen the same, one sets it and the others are told', async () => {
    const { rowVersion } = await setting('partMonth', at(1405, 1));
    const bodies = ['by30', 'by30', 'by30'].map((value, times) => ({ key: 'partMonth', value, year: 1405, month: 1 + times, reason: 'At once', rowVersion }));
    const answers = await Promise.all(bodies.map((body) => bed.call(holding, 'POST', PATH, body)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await setting('partMonth', at(1405, 3))).history).toHaveLength(1);
  });

  test('past all locks the database lets one in', async () => {
    const set = (value: string, month: number) =>
      writing(bed.database.pool, systemActor('test', [companyId('holding')]), (tx) =>
        addSetting(tx, companyId('holding'), { key: 'seniorityMonth', value, fromDate: `2026-0${month}-21`, reason: 'At once' }, { partyId: partyId('accountant') }),
      );
    const results = await Promise.allSettled([set('days', 3), set('circular', 4), set('days', 5)]);
    const rows = await bed.database.owner.query(
      `select count(*)::int as rows, count(*) filter (where exists (select from pay_setting o where o.key = s.key and o.pay_setting_id <> s.pay_setting_id and o.valid && s.valid))::int as clashes
       from pay_setting s where key = 'seniorityMonth' and company_id = $1`,
      [companyId('holding')],
    );
    expect(results.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(rows.rows[0]).toEqual({ rows: results.filter(({ status }) => status === 'fulfilled').length, clashes: 0 });
    const beside = `insert into pay_setting (company_id, key, value, valid, reason) values ($1, 'seniorityMonth', 'days', '[2020-03-20,)', 'Beside')`;
    await expect(bed.database.owner.query(beside, [companyId('holding')])).rejects.toMatchObject({ constraint: 'pay_setting_no_overlap' });
  });
});

describe('what was set stays', () => {
  const touch = (statement: ReturnType<typeof sql>) => writing(bed.database.pool, systemActor('test', [companyId('holding')]), (tx) => tx.run(statement));

  test.each([
    ['another value', sql`update pay_setting set value = 'half' where key = 'taxMethod'`],
    ['another day', sql`update pay_setting set valid = daterange(lower(valid) - 1, upper(valid)) where key = 'taxMethod'`],
    ['a later end', sql`update pay_setting set valid = daterange(lower(valid), upper(valid) + 1) where key = 'taxMethod' and not upper_inf(valid)`],
    ['nothing withdrawn', sql`update pay_setting set withdrawn_at = null where withdrawn_at is not null`],
  ])('%s is refused by the database', async (_, statement) => {
    await expect(touch(statement)).rejects.toMatchObject({ constraint: 'pay_setting_kept' });
  });

  test('nothing is deleted, not even by the owner of the table', async () => {
    expect(await touch(sql`delete from pay_setting`)).toBe(0);
    await expect(bed.database.owner.query('delete from pay_setting')).rejects.toMatchObject({ constraint: 'pay_setting_kept' });
  });

  test('another company’s rows are neither read nor written', async () => {
    const rows = (company: 'holding' | 'subsidiary') =>
      reading(bed.database.pool, systemActor('test', [companyId(company)]), (db) =>
        db.many<{ companyId: string }>(sql`select distinct company_id as "companyId" from pay_setting`),
      );
    expect((await rows('holding')).map((one) => one.companyId)).toEqual([companyId('holding')]);
    expect((await rows('subsidiary')).map((one) => one.companyId).toSorted()).toEqual([companyId('holding'), companyId('subsidiary')].toSorted());
    const foreign = writing(bed.database.pool, systemActor('test', [companyId('subsidiary')]), (tx) =>
      addSetting(tx, companyId('holding'), { key: 'capDays', value: '30', fromDate: '2026-03-21', reason: 'Not mine' }, { partyId: partyId('worker') }),
    );
    await expect(foreign).rejects.toMatchObject({ code: '42501' });
  });
});
