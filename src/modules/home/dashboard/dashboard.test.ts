import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import messages from './dashboard.messages.fa.ts';
import { routes } from './dashboard.routes.ts';
import { lastMonths } from './dashboard.rules.ts';

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

describe('the summary', () => {
  let bench: Mounted;
  const summary = async (actor: ReturnType<typeof actorIn>) => (await bench.call(actor, 'GET', '/rest/s1/hcm/dashboard/summary')).body;

  beforeAll(async () => {
    bench = await mountSlices({ slice: 'modules/home/dashboard', routes, messages });
    await layOrganisation(bench.database.owner);
    const { owner } = bench.database;
    await owner.query(`update person set birth_date = '1981-05-11' where party_id = any ($1)`, [[partyId('seller'), partyId('worker')]]);
    await owner.query(`update person set gender = 'N' where party_id = $1`, [partyId('director')]);
    await owner.query(`update party_relationship set valid = '[2021-03-21,2026-04-21)', status_id = 'NotActiveRel' where party_id = $1`, [partyId('stranger')]);
    await owner.query(`update party_relationship set valid = '[2026-04-21,)' where party_id = $1`, [partyId('accountant')]);
  });
  afterAll(() => bench.close());

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
    expect(figures.birthdays.map(({ partyId: id, date }: { partyId: string; date: string }) => [id, date])).toEqual([[partyId('seller'), '2026-05-11']]);
  });

  test('an administrator counts the subsidiary too', async () => {
    expect(await summary(actorIn('administrator', 'administrator'))).toMatchObject({ headcount: 10, units: 4 });
  });

  test('a unit manager counts the unit and gets no birthdays', async () => {
    const figures = await summary(actorIn('unitManager', 'salesHead', ['sales']));
    expect(figures.headcount).toBe(2);
    expect(figures).not.toHaveProperty('birthdays');
  });

  test('employees have no dashboard', async () => {
    expect((await bench.call(actorIn('employee', 'seller'), 'GET', '/rest/s1/hcm/dashboard/summary')).status).toBe(403);
  });
});
