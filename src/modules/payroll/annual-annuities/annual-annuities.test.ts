import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { applySeeds } from '#server/seed.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { legalErrors } from './annual-annuities.errors.ts';
import messages from './annual-annuities.messages.fa.ts';
import { routes } from './annual-annuities.routes.ts';
import { seed } from './annual-annuities.seed.ts';
import { parametersOf } from './legal.store.ts';

let testBed: Mounted;
const officer = actorIn('payrollOfficer', 'accountant');
const PATH = '/rest/s1/payroll/legalParameter';
const YEAR = '/rest/s1/payroll/legalYear';
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Row = any;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => testBed.call(officer, method, path, body);
const of = (year: number) => reading(testBed.database.pool, systemActor('test'), (db) => parametersOf(db, year));
const rowsOf = async (year: number, kind: string): Promise<Row[]> =>
  (await call('GET', `${PATH}?jalaliYear=${year}&pageSize=200`)).body.rows.filter(({ kindEnumId }: Row) => kindEnumId === kind);
const yearOf = async (year: number): Promise<Row> => (await call('GET', YEAR)).body.years.find(({ jalaliYear }: Row) => jalaliYear === year);
const openIn = async (year: number): Promise<string[]> => (await yearOf(year)).openKinds.map(({ enumId }: Row) => enumId);
const bodyOf = ({ jalaliYear, kindEnumId, bracket, fromMonth, thruMonth, amount, rate, source, confidence, description, rowVersion }: Row) => ({
  jalaliYear,
  kindEnumId,
  bracket,
  fromMonth,
  thruMonth,
  amount,
  rate,
  source,
  confidence,
  description,
  rowVersion,
});

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'platform/reference-data/register', routes: [], messages: registerMessages, errors: [registerErrors] },
    { slice: 'modules/payroll/annual-annuities', routes, messages, errors: [legalErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

describe('the figures of the guide', () => {
  test.each([
    [1398, 505_627n],
    [1400, 885_165n],
    [1401, 1_393_250n],
    [1402, 1_769_428n],
    [1403, 2_388_728n],
    [1404, 3_463_656n],
    [1405, 5_541_850n],
  ])('minimum daily wage of %i', async (year, wage) => {
    expect(await rowsOf(year, 'LpMinDailyWage')).toMatchObject([{ amount: String(wage), fromMonth: 1, thruMonth: 12 }]);
    // child: three days of the minimum wage; insurable ceiling: seven
    expect([(await rowsOf(year, 'LpChild'))[0].amount, (await rowsOf(year, 'LpInsuranceCap'))[0].amount]).toEqual([String(wage * 3n), String(wage * 7n)]);
  });

  test('1399 has two wages', async () => {
    expect((await rowsOf(1399, 'LpMinDailyWage')).map(({ amount, fromMonth, thruMonth }) => [amount, fromMonth, thruMonth])).toEqual([
      ['611809', 1, 3],
      ['636809', 4, 12],
    ]);
  });

  test('the chain of wages holds within a rial', async () => {
    const wages = new Map<number, bigint>();
    for (const year of [1400, 1401, 1402, 1403, 1404, 1405]) wages.set(year, BigInt((await rowsOf(year, 'LpMinDailyWage'))[0].amount));
    for (const year of [1401, 1402, 1403, 1404, 1405]) {
      const [numerator, denominator] = (await rowsOf(year, 'LpWageFactor'))[0].rate.split('/').map(BigInt);
      const next = ((wages.get(year - 1) ?? 0n) * numerator) / denominator + BigInt((await rowsOf(year, 'LpWageFixed'))[0].amount);
      const off = next - (wages.get(year) ?? 0n);
      expect(off >= -1n && off <= 1n, `${year}: ${off}`).toBe(true);
    }
  });
});

test('a confirmed year is read exactly', async () => {
  const year = await of(1404);
  expect([year.amount('LpMinDailyWage', 1), year.amount('LpHousing', 12), year.fraction('LpInsuranceWorker', 6)]).toEqual([
    3_463_656n,
    9_000_000n,
    { numerator: 7n, denominator: 100n },
  ]);
  expect(year.brackets(1).map(({ upTo, rate }) => [upTo, rate.numerator])).toEqual([
    [2_880_000_000n, 0n],
    [3_600_000_000n, 10n],
    [4_560_000_000n, 15n],
    [6_000_000_000n, 20n],
    [8_000_000_000n, 25n],
    [null, 30n],
  ]);
  expect(year.amount('LpWageFixed', 1)).toBeUndefined();
});

test('a year nobody knows and one with open figures are refused, with what is open', async () => {
  await expect(of(1420)).rejects.toMatchObject({ errorName: 'unknownYear' });
  await expect(of(1405)).rejects.toMatchObject({ errorName: 'notConfirmed' });
  expect(await openIn(1405)).toEqual(['LpGrocery']);
  expect(await openIn(1403)).toEqual(['LpTaxBracket']);
  expect(await openIn(1398)).toEqual(expect.arrayContaining(['LpHousing', 'LpGrocery', 'LpTaxBracket']));
});

test('somebody confirms what is open; a later change asks for a new look', async () => {
  const [grocery] = await rowsOf(1405, 'LpGrocery');
  expect((await call('PUT', `${PATH}/${grocery.legalParameterId}/verify`, { rowVersion: 9 })).status).toBe(404);
  expect((await call('PUT', `${PATH}/${grocery.legalParameterId}/verify`, { rowVersion: 1 })).body).toEqual({ verified: true });
  expect((await rowsOf(1405, 'LpGrocery'))[0]).toMatchObject({ isConfirmed: 'Y', verifiedByName: expect.stringMatching(/./) });
  expect((await of(1405)).amount('LpGrocery', 3)).toBe(22_000_000n);
  expect((await call('PUT', `${PATH}/${grocery.legalParameterId}`, bodyOf({ ...grocery, amount: '30000000' }))).body).toMatchObject({ rowVersion: 2 });
  await expect(of(1405)).rejects.toMatchObject({ errorName: 'notConfirmed' });
  const [wage] = await rowsOf(1405, 'LpMinDailyWage');
  await call('PUT', `${PATH}/${wage.legalParameterId}`, bodyOf({ ...wage, amount: '5541851', confidence: 'V' }));
  expect(await openIn(1405)).toContain('LpMinDailyWage');
});

describe('what is refused', () => {
  const row = (over: object) => ({ jalaliYear: 1406, kindEnumId: 'LpHousing', fromMonth: 1, thruMonth: 12, amount: '1', source: 'x', confidence: 'S', ...over });
  test.each([
    ['a kind that is none', row({ kindEnumId: 'MarsSingle' }), 'kindEnumId'],
    ['an amount without a sum', row({ amount: null }), 'amount'],
    ['a rate that is no fraction', row({ kindEnumId: 'LpOvertime', amount: null, rate: '1.4' }), 'rate'],
    ['months turned round', row({ fromMonth: 6, thruMonth: 3 }), 'thruMonth'],
    ['months that are taken', row({ jalaliYear: 1404, fromMonth: 12 }), 'fromMonth'],
  ])('%s', async (_what, body, field) => {
    const answer = await call('POST', PATH, body);
    expect([answer.status >= 400 && answer.status < 500, Object.keys(answer.body.fields)]).toEqual([true, [field]]);
  });

  test('a step with a zero too many, and one that does not rise', async () => {
    const [, second] = await rowsOf(1401, 'LpTaxBracket');
    for (const amount of ['18000000000', '672000000']) {
      const answer = await call('PUT', `${PATH}/${second.legalParameterId}`, bodyOf({ ...second, amount }));
      expect(answer.body.fields).toEqual({ amount: messages.errors.steps });
    }
  });
});

test('a copied year waits for confirmation, and a locked one does not change', async () => {
  expect((await call('POST', `${YEAR}/copy`, { fromYear: 1404, toYear: 1405 })).body.fields).toHaveProperty('toYear');
  expect((await call('POST', `${YEAR}/copy`, { fromYear: 1404, toYear: 1407 })).body.copied).toBe((await yearOf(1404)).parameters);
  expect((await openIn(1407)).length).toBeGreaterThan(5);
  const { rowVersion } = await yearOf(1407);
  expect((await call('PUT', `${YEAR}/lock`, { jalaliYear: 1407, isLocked: 'Y', rowVersion })).body).toEqual({ rowVersion: rowVersion + 1 });
  const [own] = await rowsOf(1407, 'LpHousing');
  const id = own.legalParameterId;
  const refused = [
    await call('PUT', `${PATH}/${id}`, bodyOf({ ...own, amount: '5' })),
    await call('PUT', `${PATH}/${id}/active`, { optionIndicator: 'N', rowVersion: 1 }),
    await call('PUT', `${PATH}/${id}/verify`, { rowVersion: 1 }),
    await call('DELETE', `${PATH}/${id}`),
    await call('POST', PATH, bodyOf({ ...own, kindEnumId: 'LpMarital', rowVersion: undefined })),
    // nor does a row of another year move into it
    await call('PUT', `${PATH}/${(await rowsOf(1404, 'LpHousing'))[0].legalParameterId}`, bodyOf({ ...(await rowsOf(1404, 'LpHousing'))[0], jalaliYear: 1407 })),
  ];
  expect(refused.map(({ body }) => body.errorCode)).toEqual(refused.map(() => 'modules/payroll/annual-annuities.locked'));
  expect((await call('PUT', `${YEAR}/lock`, { jalaliYear: 1407, isLocked: 'N', rowVersion: rowVersion + 1 })).status).toBe(200);
  expect((await call('DELETE', `${PATH}/${id}`)).body).toEqual({ removed: true });
});

test('seeding again keeps what people changed', async () => {
  const [housing] = await rowsOf(1403, 'LpHousing');
  await call('PUT', `${PATH}/${housing.legalParameterId}`, bodyOf({ ...housing, amount: '7' }));
  await testBed.database.owner.query(`delete from seed_version where name = $1`, [seed.name]);
  expect(await applySeeds(testBed.database.connections.owner)).toEqual([seed.name]);
  expect((await rowsOf(1403, 'LpHousing')).map(({ amount }) => amount)).toEqual(['7']);
});

test('payroll keys open it, others do not', async () => {
  expect((await testBed.call(actorIn('hrOfficer', 'director'), 'GET', YEAR)).status).toBe(403);
});
