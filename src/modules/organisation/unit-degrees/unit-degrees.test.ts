import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, type UnitName, unitId } from '#testing/organisation.ts';
import { unitDegreeErrors } from './unit-degrees.contract.ts';
import messages from './unit-degrees.messages.fa.ts';
import { routes } from './unit-degrees.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const PATH = '/rest/s1/hcm/orgStructure/unitDegree';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, `${PATH}/${path}`, body);
const degree: Record<string, string> = {};
const change = (units: readonly UnitName[], title: string, from: string, more: object = {}) => ({
  unitDegreeId: degree[title] ?? title,
  from,
  reason: `why ${title}`,
  selection: { keys: units.map(unitId) },
  isSeen: true,
  ...more,
});
const spansOf = async (unit: UnitName) =>
  (await call('GET', `history?unitId=${unitId(unit)}`)).body.list.map(({ degreeTitle, fromDate, thruDate }: Record<string, string>) => [degreeTitle, fromDate, thruDate]);

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/organisation/unit-degrees', routes, messages, errors: [unitDegreeErrors] },
    { slice: 'platform/reference-data/register', routes: [], messages: registerMessages, errors: [registerErrors] },
  );
  await layOrganisation(testBed.database.owner);
  for (const [at, title] of ['First', 'Second', 'Third'].entries())
    degree[title] = (await call('POST', 'catalogue', { degreeCode: `D${at + 1}`, title, rankNumber: at + 1 })).body.id;
});
afterAll(() => testBed.close());

test('a change counts from its day as far as the degree of that day would have gone', async () => {
  expect((await call('POST', 'units', change(['finance'], 'First', '2024-01-01'))).body).toEqual({ changed: 1, same: 0 });
  await call('POST', 'units', change(['finance'], 'Third', '2025-01-01'));
  // between the two, and what was planned to change later still does
  await call('POST', 'units', change(['finance'], 'Second', '2024-07-01'));
  expect(await spansOf('finance')).toEqual([
    ['Third', '2025-01-01', null],
    ['Second', '2024-07-01', '2024-12-31'],
    ['First', '2024-01-01', '2024-06-30'],
  ]);
  const [newest] = (await call('GET', `history?unitId=${unitId('finance')}`)).body.list;
  expect(newest).toMatchObject({ reason: 'why Third', decidedBy: expect.stringContaining(factsOf('director').lastName) });
  expect(Date.parse(newest.decidedAt)).toBeGreaterThan(Date.now() - 60_000);
  // before the first there was none
  await call('POST', 'units', change(['finance'], 'Second', '2023-01-01'));
  await call('POST', 'units', change(['finance'], 'NA', '2023-06-01'));
  expect((await spansOf('finance')).slice(2)).toEqual([
    ['First', '2024-01-01', '2024-06-30'],
    ['Second', '2023-01-01', '2023-05-31'],
  ]);
  const on = async (day: string) => (await call('GET', `units?asOf=${day}&searchValue=finance`)).body.rows[0];
  expect(await on('2024-08-01')).toMatchObject({ degreeTitle: 'Second', rankNumber: 2, fromDate: '2024-07-01', thruDate: '2024-12-31', reason: 'why Second' });
  expect(await on('2023-06-01')).toMatchObject({ degreeTitle: null, fromDate: null });
});

test('many units are looked at first and changed together; those that have it already stay as they are', async () => {
  await call('POST', 'units', change(['head'], 'First', '2024-01-01'));
  const wanted = change(['head', 'sales'], 'First', '2024-05-01');
  const { status, body } = await call('POST', 'units', { ...wanted, isSeen: false });
  const list = [{ unitId: unitId('sales'), organizationName: expect.any(String), now: null, next: 'First' }];
  expect([status, body.data]).toEqual([409, { changed: 1, same: 1, list }]);
  expect(await spansOf('sales')).toEqual([]);
  expect((await call('POST', 'units', wanted)).body).toEqual({ changed: 1, same: 1 });
  expect(await spansOf('head')).toEqual([['First', '2024-01-01', null]]);
  // nothing to look at
  expect((await call('POST', 'units', { ...wanted, isSeen: false })).body).toEqual({ changed: 0, same: 2 });
  const all = { ...wanted, from: '2026-01-01', unitDegreeId: degree['Third'], isSeen: false, selection: { all: { search: '', filters: [], sort: [] }, except: [unitId('head')] } };
  expect((await call('POST', 'units', all)).body.data).toMatchObject({ changed: 1, same: 1 });
});

test('all or none: a unit that is not there on the day stops the change', async () => {
  const { status, body } = await call('POST', 'units', change(['sales', 'head'], 'Third', '2020-01-01'));
  expect([status, body.fields]).toEqual([409, { from: messages.errors.notThere({ count: 2 }) }]);
});

test('a degree that is given stays in the catalogue, and one that is no longer offered is not given', async () => {
  expect((await call('DELETE', `catalogue/${degree['First']}`)).status).toBe(409);
  expect((await call('PUT', `catalogue/${degree['Second']}/active`, { optionIndicator: 'N', rowVersion: 1 })).status).toBe(200);
  expect((await call('POST', 'units', change(['sales'], 'Second', '2026-01-01'))).body.fields).toEqual({ unitDegreeId: messages.errors.degree });
  expect((await call('POST', 'catalogue', { degreeCode: 'd1', title: 'Other', rankNumber: 9 })).body.fields).toHaveProperty('degreeCode');
  expect((await call('GET', 'choices')).body.list.map(({ description }: { description: string }) => description)).toEqual(['First', 'Second', 'Third']);
});

test('neither units nor degrees of another company', async () => {
  expect((await call('POST', 'units', change(['sales'], 'First', '2026-01-01'), foreigner)).body.fields).toEqual({ unitDegreeId: messages.errors.degree });
  expect((await call('POST', 'units', change(['sales'], 'NA', '2026-01-01'), foreigner)).body.messages).toBe(messages.errors.noUnit);
  expect((await call('GET', `history?unitId=${unitId('sales')}`, undefined, foreigner)).status).toBe(404);
  expect((await call('GET', 'choices', undefined, foreigner)).body.list).toEqual([]);
  const { rows } = (await call('GET', 'units', undefined, foreigner)).body;
  expect(rows.map((row: { unitId: string }) => row.unitId)).toEqual([unitId('works')]);
});

test('changes side by side leave one degree a day', async () => {
  const asked = Array.from({ length: 8 }, (_, at) => call('POST', 'units', change(['head', 'finance', 'sales'], at % 2 === 0 ? 'First' : 'Third', '2026-03-01')));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
  for (const unit of ['head', 'finance', 'sales'] as const) {
    const days = (await spansOf(unit)).filter(([, , thru]: (string | null)[]) => thru === null);
    expect(days).toHaveLength(1);
  }
});
