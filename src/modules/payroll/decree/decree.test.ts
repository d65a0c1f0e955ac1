/** The preview of a wage decree: the same to the rial as the calculator says, of who is employed on the first day, for who may know wages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation } from '#testing/organisation.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import simulatorMessages from '../simulator/simulator.messages.fa.ts';
import { routes as simulatorRoutes } from '../simulator/simulator.routes.ts';
import { decreeErrors } from './decree.errors.ts';
import messages from './decree.messages.fa.ts';
import { routes } from './decree.routes.ts';

let bed: Mounted;
const PATH = '/rest/s1/payroll/decree';
const officer = actorIn('payrollOfficer', 'accountant');
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Row = any;

/** Wages about the least of 1404, whose risen figure lies below and above that of 1405, and one that does not come to whole rials. */
const wages = { accountant: 3_463_656, colleague: 3_000_000, seller: 4_000_001, salesHead: 7_777_777, director: 12_345_678 } as const;

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/decree', routes, messages, errors: [decreeErrors] },
    { slice: 'modules/payroll/simulator', routes: simulatorRoutes, messages: simulatorMessages, errors: [simulatorErrors] },
  );
  await layOrganisation(bed.database.owner);
  await bed.database.owner.query('alter table employment_salary disable trigger user');
  for (const [name, wage] of Object.entries(wages))
    await bed.database.owner.query('update employment_salary set daily_wage = $1 where party_relationship_id = $2', [wage, employmentId(name as keyof typeof wages)]);
  await bed.database.owner.query('alter table employment_salary enable trigger user');
});
afterAll(() => bed.close());

const list = async (query: string, who = officer): Promise<Row> => (await bed.call(who, 'GET', `${PATH}?pageSize=100&${query}`)).body;
const rowOf = async (name: keyof typeof wages, query = 'year=1405'): Promise<Row> =>
  (await list(query)).rows.find(({ partyRelationshipId }: Row) => partyRelationshipId === employmentId(name));
const calculated = async (dailyWage: number): Promise<string> =>
  (await bed.call(officer, 'POST', '/rest/s1/payroll/calculator/wageDecree', { year: 1405, dailyWage: String(dailyWage) })).body.figures.gross;

describe('everybody’s new wage', () => {
  test.each(Object.keys(wages) as (keyof typeof wages)[])('of %s is what the calculator says', async (name) => {
    const { oldWage, newWage, difference, isLeast } = await rowOf(name);
    const expected = await calculated(wages[name]);
    expect([oldWage, newWage, difference]).toEqual([String(wages[name]), expected, String(BigInt(expected) - BigInt(wages[name]))]);
    expect(isLeast).toBe(name === 'colleague' ? 'Y' : 'N');
  });

  test('the sums are those of the rows', async () => {
    const { rows, totals } = await list('year=1405');
    const sum = (name: string) => String(rows.reduce((total: bigint, row: Row) => total + BigInt(row[name]), 0n));
    expect([totals.oldWage, totals.newWage, totals.difference]).toEqual([sum('oldWage'), sum('newWage'), sum('difference')]);
  });

  test('seniority stands beside it as the calculator says, and who was hired in the year has none', async () => {
    const { hireDate, seniority } = await rowOf('accountant');
    const { body } = await bed.call(officer, 'POST', '/rest/s1/payroll/calculator/seniority', { hireDate, asOf: '2026-03-21' });
    expect([hireDate, seniority]).toEqual(['2021-03-21', body.figures.gross]);
    expect((await rowOf('accountant', 'year=1401')).seniority).toBe('70000');
  });
});

test('the year is this one unless one is said, and a year without its law says what it lacks', async () => {
  expect((await bed.call(officer, 'GET', `${PATH}/law`)).body).toEqual({ year: 1405, factor: '1.45', fixed: '519549', least: '5541850', isConfirmed: false, mayKnow: true });
  const { status, body } = await bed.call(officer, 'GET', `${PATH}?year=1420`);
  expect([status, Object.keys(body.fields)]).toEqual([409, ['year']]);
});

test('who is not employed on the first day, and who was paid no wage before it, is not there', async () => {
  expect((await list('year=1400')).rows).toEqual([]);
  expect((await list('year=1401')).rows.length).toBeGreaterThan(0);
});

test('a wage that begins in the year is told, and the one before it counts', async () => {
  const { owner } = bed.database;
  expect((await rowOf('seller')).hasWage).toBe('N');
  await owner.query('alter table employment_salary disable trigger user');
  await owner.query(`update employment_salary set valid = daterange(lower(valid), '2026-04-21') where party_relationship_id = $1`, [employmentId('seller')]);
  await owner.query(`insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, 9000000, '[2026-04-21,)')`, [
    employmentId('seller'),
    companyId('holding'),
  ]);
  await owner.query('alter table employment_salary enable trigger user');
  expect(await rowOf('seller')).toMatchObject({ hasWage: 'Y', oldWage: String(wages.seller) });
});

describe('who may know wages', () => {
  const grant = (over: object) => ({ ...officer, grants: officer.grants.map((one) => ({ ...one, ...over })) });

  test('without class pay nobody is there, and the page is told', async () => {
    const blind = grant({ classes: ['public'] as const });
    expect([(await list('year=1405', blind)).rows, (await bed.call(blind, 'GET', `${PATH}/law`)).body.mayKnow]).toEqual([[], false]);
  });

  test('another company’s people are not there, nor anybody for who has no key', async () => {
    const ids = (await list('year=1405', actorIn('payrollOfficer', 'worker'))).rows.map(({ partyRelationshipId }: Row) => partyRelationshipId);
    expect(ids).toContain(employmentId('worker'));
    expect(ids).not.toContain(employmentId('accountant'));
    expect((await bed.call(actorIn('hrOfficer', 'director'), 'GET', PATH)).status).toBe(403);
  });
});
