import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ageInYears } from '#kernel/jalali/jalali.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import messages from './dashboard.messages.fa.ts';
import { routes } from './dashboard.routes.ts';
import { lastMonths, ofYear, yearsAt } from './dashboard.rules.ts';

describe('days and months', () => {
  test('the last twelve months end with the present one and leave no gap', () => {
    const months = lastMonths('2026-05-10', 12);
    expect(months.map(({ month }) => month)).toEqual([
      ...['1404/03', '1404/04', '1404/05', '1404/06', '1404/07', '1404/08', '1404/09', '1404/10', '1404/11', '1404/12', '1405/01', '1405/02'],
    ]);
    expect(months.at(-1)).toEqual({ month: '1405/02', from: '2026-04-21', until: '2026-05-22' });
    for (const [index, { from }] of months.entries()) if (index > 0) expect(from).toBe(months[index - 1]?.until);
  });
});

describe('groups', () => {
  test('years have bounds within, the last none above, and those nobody knows none', () => {
    expect([0, 1, 2, null].map((place) => yearsAt([1, 5], place))).toEqual([
      { from: 0, to: 0 },
      { from: 1, to: 4 },
      { from: 5, to: null },
      { from: null, to: null },
    ]);
  });

  test('the year counts from its first month on', () => {
    const month = (name: string) => ({ month: name, hires: 2, leavers: 1 });
    expect(ofYear(['1404/11', '1404/12', '1405/01', '1405/02'].map(month))).toEqual({ hires: 4, leavers: 2 });
  });
});

describe('the summary', () => {
  let testBed: Mounted;
  const summary = async (actor: ReturnType<typeof actorIn>) => (await testBed.call(actor, 'GET', '/rest/s1/hcm/dashboard/summary')).body;

  beforeAll(async () => {
    testBed = await mountSlices({ slice: 'modules/home/dashboard', routes, messages });
    await layOrganisation(testBed.database.owner);
    const { owner } = testBed.database;
    await owner.query(`update person set birth_date = '1981-05-11' where party_id = any ($1)`, [[partyId('seller'), partyId('worker')]]);
    await owner.query(`update person set gender = 'N' where party_id = $1`, [partyId('director')]);
    await owner.query(`update party_relationship set valid = '[2021-03-21,2026-04-21)', status_id = 'NotActiveRel' where party_id = $1`, [partyId('stranger')]);
    await owner.query(`update party_relationship set valid = '[2026-04-21,)' where party_id = $1`, [partyId('accountant')]);
  });
  afterAll(() => testBed.close());

  test('counts the people in scope', async () => {
    const figures = await summary(actorIn('hrOfficer', 'hrOfficer'));
    expect(figures).toMatchObject({ headcount: 8, units: 3 });
    expect(figures.byGender).toEqual([
      { gender: 'N', count: 1 },
      { gender: 'Y', count: 7 },
    ]);
    expect(figures.byEmploymentKind).toMatchObject([{ enumId: 'EmsOfficial', count: 8 }]);
    expect(figures.movement).toHaveLength(12);
    expect(figures.movement.slice(-2)).toEqual([
      { month: '1405/01', hires: 0, leavers: 1 },
      { month: '1405/02', hires: 1, leavers: 0 },
    ]);
    expect(figures.byService).toEqual([
      { from: 0, to: 0, count: 1 },
      { from: 5, to: 9, count: 7 },
    ]);
    expect(figures.byDegree).toMatchObject([{ enumId: 'QtBachelor', count: 8 }]);
    expect(figures.byUnit).toHaveLength(3);
    expect(figures.birthdays.map(({ partyId: id, date }: { partyId: string; date: string }) => [id, date])).toEqual([[partyId('seller'), '2026-05-11']]);
  });

  test('age groups are those of the Jalali calendar, to the day', async () => {
    const { owner } = testBed.database;
    const { rows: before } = await owner.query('select party_id, birth_date::text as birth from person');
    await owner.query('update person set birth_date = null');
    const counted = async (birth: string) => {
      await owner.query('update person set birth_date = $2 where party_id = $1', [partyId('seller'), birth]);
      const { byAge } = await summary(actorIn('hrOfficer', 'hrOfficer'));
      expect(byAge.at(-1)).toEqual({ from: null, to: null, count: 7 });
      const { from, to } = byAge[0];
      const age = ageInYears(birth, '2026-05-10');
      expect(from <= age && (to === null || age <= to)).toBe(true);
      return from;
    };
    expect(await counted('2001-05-10')).toBe(25);
    expect(await counted('2001-05-11')).toBe(0);
    expect(await counted('1981-05-10')).toBe(45);
    expect(await counted('1981-05-11')).toBe(35);
    expect(await counted('1940-01-01')).toBe(55);
    for (const { party_id: id, birth } of before) await owner.query('update person set birth_date = $2 where party_id = $1', [id, birth]);
  });

  test('an administrator counts the subsidiary too', async () => {
    expect(await summary(actorIn('administrator', 'administrator'))).toMatchObject({ headcount: 10, units: 4 });
  });

  test('a unit manager counts the unit and gets no birthdays', async () => {
    const figures = await summary(actorIn('unitManager', 'salesHead', ['sales']));
    expect(figures.headcount).toBe(2);
    for (const classed of ['birthdays', 'byAge', 'byDegree']) expect(figures).not.toHaveProperty(classed);
    expect(figures.byUnit).toMatchObject([{ count: 2 }]);
  });

  test('employees have no dashboard', async () => {
    expect((await testBed.call(actorIn('employee', 'seller'), 'GET', '/rest/s1/hcm/dashboard/summary')).status).toBe(403);
  });
});
