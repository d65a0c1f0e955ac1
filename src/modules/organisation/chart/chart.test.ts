import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '#platform/http/context.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId, postId, SINCE, unitId } from '#testing/organisation.ts';
import type { ChartPost, ChartUnit } from './chart.contract.ts';
import messages from './chart.messages.fa.ts';
import { routes } from './chart.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const PATH = '/rest/s1/hcm/orgStructure/chart';
beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/organisation/chart', routes, messages });
  await layOrganisation(testBed.database.owner);
  await testBed.database.owner.query("update empl_position_party set role_type_id = 'OrgRManager' where party_id = $1", [partyId('salesHead')]);
});
afterAll(() => testBed.close());

const units = async (actor = officer, day = SINCE): Promise<ChartUnit[]> => (await testBed.call(actor, 'GET', `${PATH}?asOf=${day}`)).body.units;
const find = (list: readonly ChartUnit[], name: Parameters<typeof unitId>[0]) => list.find((one) => one.unitId === unitId(name));

test('all units of the day, counted, with who leads them', async () => {
  const list = await units();
  expect(list).toHaveLength(3);
  expect(find(list, 'finance')).toMatchObject({ parentUnitId: unitId('head'), seats: 3, holders: 3, vacancies: 0, managerPartyId: null });
  expect(find(list, 'sales')).toMatchObject({ managerPartyId: partyId('salesHead'), holders: 2 });
  expect(await units(officer, '2021-03-20')).toEqual([]);
});

test('who reaches a part sees that part', async () => {
  expect((await units(manager)).map((one) => one.unitId)).toEqual([unitId('sales')]);
  const { posts } = (await testBed.call(manager, 'GET', `${PATH}/posts?unitId=${unitId('sales')}&unitId=${unitId('head')}`)).body as { posts: ChartPost[] };
  expect(new Set(posts.map((post) => post.unitId))).toEqual(new Set([unitId('sales')]));
});

test('nobody reads the posts of another company, nor anything without the permission', async () => {
  const postsFor = (actor: Actor, unit: Parameters<typeof unitId>[0]) => testBed.call(actor, 'GET', `${PATH}/posts?unitId=${unitId(unit)}`);
  const foreigner = actorIn('hrOfficer', 'hrOfficerElsewhere');
  expect([(await postsFor(officer, 'works')).status, (await postsFor(foreigner, 'sales')).status, (await postsFor(foreigner, 'works')).status]).toEqual([404, 404, 200]);
  expect((await postsFor(manager, 'finance')).status).toBe(404);
  expect((await units(foreigner)).map((one) => one.unitId)).toEqual([unitId('works')]);
  const clerk = actorIn('payrollOfficer', 'payrollOfficer');
  for (const path of ['', `/posts?unitId=${unitId('sales')}`, '/days']) expect((await testBed.call(clerk, 'GET', PATH + path)).status).toBe(403);
});

test('who sees the chart and no personal files sees names and faces, which are public, and nothing else of people', async () => {
  const [grant] = officer.grants;
  if (grant === undefined) throw new Error('no grant');
  const guest: Actor = { ...officer, grants: [{ ...grant, groupId: 'guest', permissions: ['organizationChartManagement/organizationalChart/observe'], classes: ['public'] }] };
  expect(find(await units(guest), 'sales')).toMatchObject({ managerPartyId: partyId('salesHead'), managerName: expect.any(String), faceImage: null });
  const { posts } = (await testBed.call(guest, 'GET', `${PATH}/posts?unitId=${unitId('sales')}`)).body as { posts: ChartPost[] };
  const told = new Set(posts.flatMap(({ holders }) => holders.flatMap((holder) => Object.keys(holder))));
  expect([...told].sort()).toEqual(['faceImage', 'fullName', 'occupancyRate', 'partyId', 'roleTypeId']);
  // whose reach is only the own file sees no structure at all
  expect(await units({ ...guest, grants: [{ ...grant, permissions: ['organizationChartManagement/organizationalChart/observe'], rowScope: 'self' }] })).toEqual([]);
});

test('says where the reader stands on the day', async () => {
  const own = async (actor: Actor, asOf = '') => (await testBed.call(actor, 'GET', `${PATH}${asOf}`)).body.ownUnitId;
  expect([await own(officer), await own(manager), await own(officer, '?asOf=2020-01-01')]).toEqual([unitId('head'), unitId('sales'), null]);
});

test('the degree of the day, and the days on which it changes', async () => {
  const sales = unitId('sales');
  const id = partyId('stranger');
  await testBed.database.owner.query(
    `begin;
     insert into unit_degree (unit_degree_id, company_id, degree_code, title, rank_number) select '${id}', company_id, 'D1', 'First', 1 from org_unit where unit_id = '${sales}';
     insert into unit_degree_decision (unit_degree_decision_id, company_id, reason) select '${id}', company_id, 'why' from org_unit where unit_id = '${sales}';
     insert into org_unit_degree (unit_id, company_id, unit_degree_id, unit_degree_decision_id, valid) select unit_id, company_id, '${id}', '${id}', '[2023-01-01,2023-06-01)' from org_unit where unit_id = '${sales}';
     commit`,
  );
  const on = async (day: string) => find(await units(officer, day), 'sales')?.degreeTitle;
  expect([await on('2022-12-31'), await on('2023-01-01'), await on('2023-06-01')]).toEqual([null, 'First', null]);
  expect((await testBed.call(manager, 'GET', `${PATH}/days`)).body.days).toEqual([SINCE, '2023-01-01', '2023-06-01']);
  await testBed.database.owner.query(`delete from org_unit_degree where unit_id = '${sales}'`);
});

test('posts with their holders and lines', async () => {
  await testBed.database.owner.query(
    `insert into empl_position_reporting (empl_position_id, company_id, reports_to_id, line, valid)
     select $1, company_id, $2, line, '[2022-01-01,)' from empl_position, (values ('solid'), ('dotted')) as l (line) where empl_position_id = $1`,
    [postId('seller'), postId('salesHead')],
  );
  const { posts } = (await testBed.call(officer, 'GET', `${PATH}/posts?unitId=${unitId('sales')}&asOf=2022-01-01`)).body as { posts: ChartPost[] };
  expect(posts.find(({ emplPositionId }) => emplPositionId === postId('seller'))).toMatchObject({
    reportsToId: postId('salesHead'),
    dottedToIds: [postId('salesHead')],
    holders: [{ partyId: partyId('seller'), occupancyRate: 100 }],
  });
});

test('who is alone at the head of a unit leads it, with or without the role of a manager', async () => {
  await testBed.database.owner.query("update empl_position_party set role_type_id = 'OrgREmployee' where party_id = $1", [partyId('salesHead')]);
  // before anybody answers to anybody, two posts stand at the head
  expect(find(await units(), 'sales')?.managerPartyId).toBeNull();
  expect(find(await units(officer, '2022-01-01'), 'sales')).toMatchObject({ managerPartyId: partyId('salesHead'), managerTitle: expect.any(String) });
});

test('the days on which something changes, those of the reach', async () => {
  const days = async (actor = officer): Promise<string[]> => (await testBed.call(actor, 'GET', `${PATH}/days`)).body.days;
  expect(await days()).toEqual([SINCE]);
  const finance = unitId('finance');
  await testBed.database.owner.query(
    `begin;
     update org_unit_fact set valid = daterange(lower(valid), '2024-03-20') where unit_id = '${finance}';
     insert into org_unit_fact (unit_id, company_id, organization_name, search_text, valid) select unit_id, company_id, 'new', 'new', '[2024-03-20,)' from org_unit where unit_id = '${finance}';
     commit`,
  );
  expect(await days()).toEqual([SINCE, '2024-03-20']);
  expect(await days(manager)).toEqual([SINCE]);
  expect(find(await units(officer, '2024-03-20'), 'finance')?.organizationName).toBe('new');
});
