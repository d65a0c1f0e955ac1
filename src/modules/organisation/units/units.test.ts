import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import httpMessages from '#platform/http/http.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import texts from '#testing/organisation.messages.fa.ts';
import { companyId, factsOf, layOrganisation, partyId, postId, SINCE, unitId } from '#testing/organisation.ts';
import choices from '../choices.messages.fa.ts';
import { structureErrors } from '../structure.errors.ts';
import structureMessages from '../structure.messages.fa.ts';
import { unitErrors } from './units.contract.ts';
import messages from './units.messages.fa.ts';
import { routes } from './units.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const PATH = '/rest/s1/hcm/orgStructure/unit';
const ONE = `${PATH}/organizationalUnit`;
const FROM = '2026-04-01';
const unit = (pseudoId: string, more: object = {}) => ({
  pseudoId,
  organizationName: `Unit ${pseudoId}`,
  levelEnumId: 'OlOffice',
  parentUnitId: unitId('head'),
  organizationTypeEnumId: 'LineUnit',
  disabled: 'N',
  from: FROM,
  ...more,
});
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, path, body);
const read = async (id: string, day: string) => (await call('GET', `${ONE}/${id}?asOf=${day}`)).body;
const edit = async (id: string, day: string, change: object) => {
  const { fromDate: _f, thruDate: _t, unitId: _u, ...stored } = await read(id, day);
  return call('PUT', `${ONE}/${id}`, { ...stored, from: day, ...change });
};
const add = async (pseudoId: string, more: object = {}) => (await call('POST', ONE, unit(pseudoId, more))).body.unitId as string;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/organisation', routes: [], messages: structureMessages, errors: [structureErrors] },
    { slice: 'modules/organisation/units', routes, messages, errors: [unitErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

describe('over time', () => {
  test('a new unit is there from its day on, and not before', async () => {
    const id = await add('N1');
    expect(await read(id, FROM)).toMatchObject({ pseudoId: 'N1', parentUnitId: unitId('head'), fromDate: FROM, thruDate: null, rowVersion: 2 });
    expect((await call('GET', `${ONE}/${id}?asOf=2026-03-31`)).status).toBe(404);
    const names = async (day: string) => (await call('GET', `${PATH}/filterUnits?asOf=${day}`)).body.rows.map(({ pseudoId }: { pseudoId: string }) => pseudoId);
    expect(await names('2026-03-31')).not.toContain('N1');
    expect(await names(FROM)).toContain('N1');
  });

  test('a new name and a move count from their days; what was before stays', async () => {
    const id = await add('N2');
    expect((await edit(id, '2026-06-01', { organizationName: 'Later', parentUnitId: unitId('sales') })).status).toBe(200);
    expect((await edit(id, '2026-05-01', { organizationName: 'Between' })).status).toBe(200);
    expect(await read(id, FROM)).toMatchObject({ organizationName: 'Unit N2', parentUnitId: unitId('head') });
    expect(await read(id, '2026-05-31')).toMatchObject({ organizationName: 'Between', parentUnitId: unitId('head') });
    expect(await read(id, '2026-06-01')).toMatchObject({ organizationName: 'Later', parentUnitId: unitId('sales') });
    const { list } = (await call('GET', `${PATH}/organizationalUnitHistory?unitId=${id}`)).body;
    expect(list.map(({ fromDate, thruDate, organizationName }: Record<string, string>) => [fromDate, thruDate, organizationName])).toEqual([
      ['2026-06-01', null, 'Later'],
      ['2026-05-01', '2026-05-31', 'Between'],
      [FROM, '2026-04-30', 'Unit N2'],
    ]);
  });

  test('a circle is refused at the field, on whatever day it would arise', async () => {
    const top = await add('C1');
    const below = await add('C2', { parentUnitId: top });
    const { status, body } = await edit(top, '2026-08-01', { parentUnitId: below });
    expect([status, body.fields]).toEqual([409, { parentUnitId: structureMessages.errors.unitCircle }]);
  });

  test('who stands in a unit keeps it open; empty it ends, and is removed only if nothing ever stood in it', async () => {
    const outer = await add('E1');
    const inner = await add('E2', { parentUnitId: outer });
    const { rowVersion } = await read(outer, FROM);
    const close = (id: string, on: string, version = rowVersion) => call('POST', `${ONE}/${id}/close`, { on, rowVersion: version });
    expect((await close(outer, '2026-09-01')).body.messages).toBe(messages.errors.hasUnits);
    expect((await close(unitId('finance'), '2026-09-01', 1)).body.messages).toBe(messages.errors.hasSeats);
    expect((await close(inner, '2026-09-01')).status).toBe(200);
    expect(await read(inner, '2026-08-31')).toMatchObject({ thruDate: '2026-08-31' });
    expect((await call('GET', `${ONE}/${inner}?asOf=2026-09-01`)).status).toBe(404);
    // its child has ended by then
    expect((await close(outer, '2026-09-01')).status).toBe(200);
    expect((await call('DELETE', `${ONE}/${outer}`)).body.messages).toBe(messages.errors.hasUnits);
    // somebody has changed it since it was seen
    expect((await call('DELETE', `${ONE}/${inner}?rowVersion=9`)).body).toMatchObject({ messages: messages.errors.stale, data: { values: { unitId: inner } } });
    expect((await call('DELETE', `${ONE}/${inner}`)).status).toBe(200);
  });

  test('an end is taken back: the unit goes on below what is there, unless its name has gone to another one', async () => {
    const outer = await add('R1');
    const inner = await add('R2', { parentUnitId: outer });
    const post = (id: string, what: string, body: object) => call('POST', `${ONE}/${id}/${what}`, body);
    const version = async (id: string): Promise<number> => (await read(id, FROM)).rowVersion;
    const reopen = async (id: string) => post(id, 'reopen', { rowVersion: await version(id) });
    expect((await reopen(inner)).body.messages).toBe(messages.errors.stale);
    const before = await read(inner, FROM);
    for (const id of [inner, outer]) expect((await post(id, 'close', { on: '2026-09-01', rowVersion: await version(id) })).status).toBe(200);
    expect((await reopen(inner)).body.messages).toBe(structureMessages.errors.parentNotThere);
    expect((await call('POST', `${ONE}/${outer}/reopen`, { rowVersion: 1 }, foreigner)).status).toBe(404);
    expect((await post(outer, 'reopen', { rowVersion: 1 })).body.messages).toBe(messages.errors.stale);
    for (const id of [outer, inner]) expect((await reopen(id)).status).toBe(200);
    expect(await read(inner, '2030-01-01')).toEqual({ ...before, rowVersion: before.rowVersion + 2 });
    expect((await post(inner, 'close', { on: '2026-09-01', rowVersion: await version(inner) })).status).toBe(200);
    await add('R3', { organizationName: before.organizationName, from: '2026-09-01' });
    expect((await reopen(inner)).body.messages).toBe(messages.errors.nameTaken);
  });
});

describe('counted', () => {
  test('the tree, the list and the sheet say the same of a unit', async () => {
    const known = { seats: expect.any(Number), holders: 3, vacancies: expect.any(Number), degreeTitle: null };
    await testBed.database.owner.query('insert into empl_position_reporting (empl_position_id, company_id, reports_to_id, valid) values ($1, $2, $3, daterange($4::date, null))', [
      postId('seller'),
      companyId('holding'),
      postId('salesHead'),
      SINCE,
    ]);
    const { units } = (await call('GET', `${PATH}/tree?asOf=${SINCE}`)).body;
    const finance = units.find((row: { unitId: string }) => row.unitId === unitId('finance'));
    expect(finance).toMatchObject({ ...known, parentUnitId: unitId('head'), disabled: 'N', managerName: null });
    // without a manager by role the holder of the one post that answers to nobody inside leads, as in the chart
    const { lastName } = factsOf('salesHead');
    expect(units.find((row: { unitId: string }) => row.unitId === unitId('sales'))).toMatchObject({
      managerPartyId: partyId('salesHead'),
      managerName: expect.stringContaining(lastName),
    });
    const { rows, totals } = (await call('GET', `${PATH}/filterUnits?asOf=${SINCE}`)).body;
    const { seats, holders, vacancies } = finance;
    expect(rows.find((row: { unitId: string }) => row.unitId === unitId('finance'))).toMatchObject({ seats, holders, vacancies });
    expect(Number(totals.holders)).toBe(units.reduce((sum: number, unit: { holders: number }) => sum + unit.holders, 0));
    expect((await call('GET', `${ONE}/${unitId('finance')}/figures?asOf=${SINCE}`)).body).toEqual({ degreeTitle: null, seats, holders, vacancies, units: 0, people: 3 });
    expect((await call('GET', `${ONE}/${unitId('head')}/figures?asOf=${SINCE}`)).body).toMatchObject({ units: 1, people: 6 });
    expect((await call('GET', `${ONE}/${unitId('head')}/figures`, undefined, foreigner)).status).toBe(404);
    expect((await call('GET', `${PATH}/tree`, undefined, foreigner)).body.units.map((unit: { unitId: string }) => unit.unitId)).toEqual([unitId('works')]);
  });

  test('who stands in does not count, and a post out of use is neither approved nor vacant', async () => {
    const id = await add('S9');
    const { owner } = testBed.database;
    const before = (await call('GET', `${ONE}/${unitId('sales')}/figures`)).body;
    const post = postId('seller');
    await owner.query(`update empl_position_fact set seats = 4 where empl_position_id = $1`, [post]);
    const more = (await call('GET', `${ONE}/${unitId('sales')}/figures`)).body;
    expect(more.vacancies - before.vacancies).toBe(more.seats - before.seats);
    await owner.query(`update empl_position_party set role_type_id = 'OrgRSubstitute' where empl_position_id = $1`, [post]);
    expect(await call('GET', `${ONE}/${unitId('sales')}/figures`)).toMatchObject({ body: { seats: more.seats, holders: before.holders - 1, vacancies: more.vacancies + 1 } });
    await owner.query(`update empl_position_fact set status_id = 'EmpsInactive' where empl_position_id = $1`, [post]);
    expect((await call('GET', `${ONE}/${unitId('sales')}/figures`)).body.seats).toBe(more.seats - 4);
    expect((await call('GET', `${ONE}/${id}/figures?asOf=${FROM}`)).body).toMatchObject({ seats: 0, holders: 0, vacancies: 0, units: 0, people: 0 });
  });
});

describe('words', () => {
  test('a code and a name are those of one unit', async () => {
    await add('W1');
    expect((await call('POST', ONE, unit('w1', { organizationName: 'Other' }))).body.fields).toEqual({ pseudoId: structureMessages.errors.unitCodeTaken });
    expect((await call('POST', ONE, unit('W2', { organizationName: 'UNIT  w1' }))).body.fields).toEqual({ organizationName: messages.errors.nameTaken });
  });

  test('level and type are those of their lists', async () => {
    expect((await call('POST', ONE, unit('T1', { levelEnumId: 'LineUnit' }))).body.fields).toEqual({ levelEnumId: messages.errors.option });
    expect((await call('POST', ONE, unit('T1', { organizationTypeEnumId: 'nothing' }))).body.fields).toEqual({ organizationTypeEnumId: messages.errors.option });
    expect((await call('POST', ONE, unit('T1', { levelEnumId: 'NA' }))).status).toBe(400);
    for (const parentUnitId of ["1' or '1'='1", unitId('works')])
      expect((await call('POST', ONE, unit('T1', { parentUnitId }))).body.fields).toEqual({ parentUnitId: messages.errors.parent });
  });

  test('a unit that came by import without a type is written on as it is; one that has a type keeps one', async () => {
    const id = await add('T8', { organizationTypeEnumId: 'LineUnit' });
    expect((await edit(id, FROM, { organizationTypeEnumId: null })).body.fields).toEqual({ organizationTypeEnumId: httpMessages.validation.required });
    await testBed.database.owner.query('update org_unit_fact set organization_type_enum_id = null where unit_id = $1', [id]);
    expect((await edit(id, FROM, { noteText: 'a note' })).status).toBe(200);
    expect(await read(id, FROM)).toMatchObject({ organizationTypeEnumId: null, noteText: 'a note' });
    expect((await call('POST', ONE, unit('T9', { organizationTypeEnumId: null }))).body.fields).toHaveProperty('organizationTypeEnumId');
  });

  test('what is not offered any more is not chosen anew; where it stands it stays', async () => {
    const { owner } = testBed.database;
    const id = await add('T2', { levelEnumId: 'OlDeputy', organizationTypeEnumId: 'BranchUnit', propertyEnumIds: '["PptRented","PptDeprived"]' });
    const offered = (flag: 'Y' | 'N') => owner.query(`update enumeration set option_indicator = $1 where enum_id in ('OlDeputy', 'PptRented')`, [flag]);
    await offered('N');
    const [level, property] = [{ levelEnumId: messages.errors.option }, { propertyEnumIds: messages.errors.option }];
    expect((await call('POST', ONE, unit('T3', { levelEnumId: 'OlDeputy' }))).body.fields).toEqual(level);
    const rented = unit('T3', { organizationTypeEnumId: 'BranchUnit', propertyEnumIds: '["PptRented","PptDeprived"]' });
    expect((await call('POST', ONE, rented)).body.fields).toEqual(property);
    expect((await edit(id, '2026-05-01', { noteText: 'as before' })).status).toBe(200);
    expect((await edit(id, '2026-06-01', { levelEnumId: 'OlOffice' })).status).toBe(200);
    expect((await edit(id, '2026-07-01', { levelEnumId: 'OlDeputy' })).body.fields).toEqual(level);
    await offered('Y');
  });

  test('a branch says one of each required group, and no two of one', async () => {
    const { rows } = await testBed.database.owner.query(`select enum_id as id, description from enumeration where enum_type_id = 'PartyPropertyType'`);
    const nameOf = (id: string): string => rows.find((row) => row.id === id).description;
    const branch = (propertyEnumIds: readonly string[]) => unit('B1', { organizationTypeEnumId: 'BranchUnit', propertyEnumIds: JSON.stringify(propertyEnumIds) });
    expect((await call('POST', ONE, branch(['PptOwned', 'PptRented']))).body.fields).toEqual({
      propertyEnumIds: messages.errors.onePropertyOfGroup({ group: nameOf('PptOwnership') }),
    });
    expect((await call('POST', ONE, branch(['PptOwnership']))).body.fields).toEqual({ propertyEnumIds: messages.errors.option });
    expect((await call('POST', ONE, branch(['PptRented']))).body.fields).toEqual({ propertyEnumIds: messages.errors.propertyMissing({ group: nameOf('PptRegion') }) });
    const { unitId: id } = (await call('POST', ONE, branch(['PptOwned', 'PptDeprived']))).body;
    expect(await read(id, FROM)).toMatchObject({ propertyEnumIds: '["PptOwned","PptDeprived"]' });
  });

  test('a file says level, type and degree in words', async () => {
    await add('X9', { organizationTypeEnumId: 'ProjectUnit' });
    const { rows } = await testBed.database.owner.query(`select description from enumeration where enum_id in ('OlOffice', 'ProjectUnit') order by enum_id`);
    const { bytes } = await testBed.file(
      officer,
      `${PATH}/filterUnits/export?format=csv&columns=pseudoId,levelEnumId,organizationTypeEnumId,parentCode&searchValue=X9&asOf=${FROM}`,
    );
    expect(bytes.toString()).toContain(`X9,${rows.map(({ description }) => description).join(',')},head`);
  });

  test('an edit on an older version is told what stands now', async () => {
    const id = await add('S1');
    const { body, status } = await edit(id, FROM, { organizationName: 'Mine', rowVersion: 1 });
    expect([status, body.data.values.organizationName]).toEqual([409, 'Unit S1']);
  });
});

describe('whose', () => {
  test('units of another company are neither seen, changed nor stood below', async () => {
    expect((await call('GET', `${ONE}/${unitId('head')}`, undefined, foreigner)).status).toBe(404);
    expect((await call('PUT', `${ONE}/${unitId('head')}`, { ...unit('X1'), rowVersion: 1 }, foreigner)).status).toBe(404);
    expect((await call('POST', ONE, unit('X2'), foreigner)).body.fields).toEqual({ parentUnitId: messages.errors.parent });
    expect((await call('DELETE', `${ONE}/${unitId('head')}`, undefined, foreigner)).status).toBe(404);
    const { rows } = (await call('GET', `${PATH}/filterUnits?asOf=${SINCE}`, undefined, foreigner)).body;
    expect(rows.map((row: { unitId: string }) => row.unitId)).toEqual([unitId('works')]);
    const { body } = await call('POST', ONE, unit('X2', { parentUnitId: null }), foreigner);
    const { rows: made } = await testBed.database.owner.query('select company_id from org_unit where unit_id = $1', [body.unitId]);
    expect(made).toEqual([{ company_id: companyId('subsidiary') }]);
  });

  test('a unit and what is below it are not offered as the one above it', async () => {
    const offered = async (query: string) => (await call('GET', `/rest/s1/hcm/unitOptions?asOf=${FROM}&${query}`)).body.list.map((row: { unitId: string }) => row.unitId);
    expect(await offered('')).toEqual(expect.arrayContaining([unitId('head'), unitId('finance'), unitId('sales')]));
    const rest = await offered(`notBelow=${unitId('head')}`);
    expect(rest).toContain(unitId('sales'));
    expect(rest).not.toContain(unitId('head'));
    expect(rest).not.toContain(unitId('finance'));
    expect(await offered(`notBelow=${unitId('head')}&unitId=${unitId('head')}`), 'the words of what stands there').toEqual([unitId('head')]);
  });

  test('a choice finds by code and by words and tells the way to it', async () => {
    const id = await add('O1', { parentUnitId: unitId('finance') });
    const { list } = (await call('GET', `/rest/s1/hcm/unitOptions?searchValue=o1&asOf=${FROM}`)).body;
    expect(list).toMatchObject([{ unitId: id, pseudoId: 'O1', second: { code: 'O1', words: [texts.companies.holding, choices.nobody, list[0].path] } }]);
    expect(list[0].path.split(' / ')).toHaveLength(2);
    expect((await call('GET', '/rest/s1/hcm/unitOptions?searchValue=%25')).body.list).toEqual([]);
  });
});
