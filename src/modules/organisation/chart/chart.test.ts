import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId, postId, SINCE, unitId } from '#testing/organisation.ts';
import type { ChartPost, ChartUnit } from './chart.contract.ts';
import messages from './chart.messages.fa.ts';
import { routes } from './chart.routes.ts';

let bench: Mounted;
const officer = actorIn('hrOfficer', 'director');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const PATH = '/rest/s1/hcm/orgStructure/chart';
beforeAll(async () => {
  bench = await mountSlices({ slice: 'modules/organisation/chart', routes, messages });
  await layOrganisation(bench.database.owner);
  await bench.database.owner.query("update empl_position_party set role_type_id = 'OrgRManager' where party_id = $1", [partyId('salesHead')]);
});
afterAll(() => bench.close());

const units = async (actor = officer, day = SINCE): Promise<ChartUnit[]> => (await bench.call(actor, 'GET', `${PATH}?asOf=${day}`)).body.units;
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
  const { posts } = (await bench.call(manager, 'GET', `${PATH}/posts?unitId=${unitId('sales')}&unitId=${unitId('head')}`)).body as { posts: ChartPost[] };
  expect(new Set(posts.map((post) => post.unitId))).toEqual(new Set([unitId('sales')]));
});

test('posts with their holders and lines', async () => {
  await bench.database.owner.query(
    `insert into empl_position_reporting (empl_position_id, company_id, reports_to_id, line, valid)
     select $1, company_id, $2, line, '[2022-01-01,)' from empl_position, (values ('solid'), ('dotted')) as l (line) where empl_position_id = $1`,
    [postId('seller'), postId('salesHead')],
  );
  const { posts } = (await bench.call(officer, 'GET', `${PATH}/posts?unitId=${unitId('sales')}&asOf=2022-01-01`)).body as { posts: ChartPost[] };
  expect(posts.find(({ emplPositionId }) => emplPositionId === postId('seller'))).toMatchObject({
    reportsToId: postId('salesHead'),
    dottedToIds: [postId('salesHead')],
    holders: [{ partyId: partyId('seller'), occupancyRate: 100 }],
  });
});

test('who is alone at the head of a unit leads it, with or without the role of a manager', async () => {
  await bench.database.owner.query("update empl_position_party set role_type_id = 'OrgREmployee' where party_id = $1", [partyId('salesHead')]);
  // before anybody answers to anybody, two posts stand at the head
  expect(find(await units(), 'sales')?.managerPartyId).toBeNull();
  expect(find(await units(officer, '2022-01-01'), 'sales')).toMatchObject({ managerPartyId: partyId('salesHead'), managerTitle: expect.any(String) });
});

test('the days on which something changes, those of the reach', async () => {
  const days = async (actor = officer): Promise<string[]> => (await bench.call(actor, 'GET', `${PATH}/days`)).body.days;
  expect(await days()).toEqual([SINCE]);
  const finance = unitId('finance');
  await bench.database.owner.query(
    `begin;
     update org_unit_fact set valid = daterange(lower(valid), '2024-03-20') where unit_id = '${finance}';
     insert into org_unit_fact (unit_id, company_id, organization_name, search_text, valid) select unit_id, company_id, 'new', 'new', '[2024-03-20,)' from org_unit where unit_id = '${finance}';
     commit`,
  );
  expect(await days()).toEqual([SINCE, '2024-03-20']);
  expect(await days(manager)).toEqual([SINCE]);
  expect(find(await units(officer, '2024-03-20'), 'finance')?.organizationName).toBe('new');
});
