import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { applySeeds } from '#server/seed.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, unitId } from '#testing/organisation.ts';
import { routes as partyRoutes } from '../party/party.routes.ts';
import { enumerations, enumerationTypes } from './catalogue/enumerations.catalogue.ts';
import { banks, PERIOD_YEARS, periods, periodYears } from './catalogue/facts.catalogue.ts';
import { statuses, statusTypes, transitions } from './catalogue/statuses.catalogue.ts';
import messages from './reference-data.messages.fa.ts';
import { routes } from './reference-data.routes.ts';
import { seed } from './reference-data.seed.ts';

let testBed: Mounted;
const employee = actorIn('employee', 'seller');
const foreigner = actorIn('employee', 'worker');
const get = async (path: string, actor = employee) => (await testBed.call(actor, 'GET', `/rest/s1/${path}`)).body;
const options = async (type: string): Promise<{ enumId: string; parentEnumId: string | null }[]> => (await get(`hcm/entity/Enumeration?enumTypeId=${type}`)).result;
const ids = (rows: readonly { enumId: string }[]): string[] => rows.map(({ enumId }) => enumId);
const run = (text: string, values: unknown[] = []) => testBed.database.owner.query(text, values);

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/reference-data', routes: [...routes, ...partyRoutes], messages });
  await layOrganisation(testBed.database.owner);
  await run(
    `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, parent_classification_id, standard_code, description) values
     ('00000000-0000-7000-8000-0000000000a1', $1, 'EmployeeGroups', null, 'G1', 'group'),
     ('00000000-0000-7000-8000-0000000000a2', $1, 'EmployeeSubGroups', '00000000-0000-7000-8000-0000000000a1', 'S1', 'under'),
     ('00000000-0000-7000-8000-0000000000a3', $1, 'EmployeeSubGroups', null, 'S2', 'loose'),
     ('00000000-0000-7000-8000-0000000000b1', $2, 'EmployeeGroups', null, 'G1', 'other company')`,
    [companyId('holding'), companyId('subsidiary')],
  );
  await run(
    `insert into agreement_type (agreement_id, company_id, code, description, status_id) values
     ('00000000-0000-7000-8000-0000000000c1', $1, 'A1', 'fixed', 'ActiveAgr'), ('00000000-0000-7000-8000-0000000000c2', $1, 'A2', 'gone', 'NotActiveAgr'),
     ('00000000-0000-7000-8000-0000000000c3', $2, 'A3', 'other company', 'ActiveAgr')`,
    [companyId('holding'), companyId('subsidiary')],
  );
});
afterAll(() => testBed.close());

describe('the catalogues', () => {
  test('name every id once, and no list twice', () => {
    const twice = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);
    expect(twice(enumerations.map(({ id }) => id))).toEqual([]);
    expect(twice(enumerationTypes.map(({ type }) => type))).toEqual([]);
    expect(twice(statuses.map(({ type, id }) => `${type}.${id}`))).toEqual([]);
    expect(twice(transitions.map(({ id }) => id))).toEqual([]);
  });

  test.each([
    ['MaritalStatus', ['MarsSingle', 'MarsMarried', 'MarsDivorced', 'MarsWidow']],
    ['ResidenceStatus', ['RessOwn', 'RessPrivateTenant', 'RessPublicTenant', 'RessParents']],
    ['VerLevelCriteria', ['VLCEP', 'VLCRoleInUnit', 'VLCGrade', 'VLCRoleInProcess']],
    ['EvaluationMethod', ['EM360Evaluation', 'EMTest', 'EMAssessmentCenter']],
    ['Existence', ['exist', 'notExist']],
    ['ArrangementType', ['ArrSequence', 'ArrRandom', 'ArrInherit']],
    ['CalendarShiftType', ['CShTDay', 'CShTWeek', 'CShTMonthDay', 'CShTMonth', 'CShTWeekMonth', 'CShTDayWeekMonth', 'CShTRotat']],
    ['YearMonths', Array.from({ length: 12 }, (_, at) => `YeMon${String(at + 1).padStart(2, '0')}`)],
    ['OutputType', ['OutTyBanck', 'OTBSaderat', 'OutTyInsurance', 'OTIListDisc27', 'OutTyTax', 'OTTListDisc10']],
  ])('%s has the ids of the guide in their order', async (type, expected) => {
    expect(ids(await options(type))).toEqual(expected);
  });

  test('children stand under their parents, also those of another list', async () => {
    const structure = await options('PartyClassificationType');
    expect(structure.filter(({ parentEnumId }) => parentEnumId === 'PersonnelStructure').map(({ enumId }) => enumId)).toEqual([
      'ActivityArea',
      'ExpertiseArea',
      'EmployeeGroups',
      'EmployeeSubGroups',
      'CostCenter',
    ]);
    expect((await options('ContactMechPurpose')).find(({ enumId }) => enumId === 'PhoneMobile')?.parentEnumId).toBe('CmtTelecomNumber');
  });

  test.each([
    ['PartyRelationship', ['ActiveRel', 'NotActiveRel']],
    ['CurriculumCourseStatus', ['PlannedInNeeds', 'UnderReview', 'PlacedInCurriculum', 'Approved', 'Assessment']],
    ['Curriculum', ['Created', 'Inreview', 'Approved', 'Rejected', 'Closed']],
    ['WorkEffort', ['WeInPlanning', 'WeApproved', 'WeInProgress', 'WeOnHold', 'WeComplete', 'WeClosed', 'WeCancelled']],
  ])('statuses of %s', async (type, expected) => {
    expect((await get(`hcm/entity/StatusItem?statusTypeId=${type}`)).status.map(({ statusId }: { statusId: string }) => statusId)).toEqual(expected);
  });

  test('moves lead only from and to statuses of their type', () => {
    for (const { type } of statusTypes) {
      const known = statuses.filter((one) => one.type === type).map(({ id }) => id);
      for (const move of transitions.filter((one) => one.type === type)) expect([known.includes(move.from), known.includes(move.to)]).toEqual([true, true]);
    }
    expect(transitions.filter(({ type, from }) => type === 'WorkEffort' && from === 'WeInProgress').map(({ to }) => to)).toEqual(['WeOnHold', 'WeComplete', 'WeCancelled']);
  });

  test('places of all five kinds, each with its numeric code', async () => {
    const { rows } = await run(`select geo_type_enum_id as type, count(*)::int, count(geo_code_numeric)::int as coded from geo group by 1 order by 1`);
    expect(rows).toEqual([
      { type: 'GEOT_CITY', count: 1_554, coded: 1_554 },
      { type: 'GEOT_COUNTRY', count: 249, coded: 249 },
      { type: 'GEOT_COUNTY', count: 448, coded: 448 },
      { type: 'GEOT_PROVINCE', count: 31, coded: 31 },
      { type: 'GEOT_REGION', count: 1_099, coded: 1_099 },
    ]);
    const countries = (await get('hcm/entity/Geo?geoTypeEnumId=GEOT_COUNTRY')).result;
    expect(countries.find(({ geoId }: { geoId: string }) => geoId === 'IRN')).toMatchObject({ geoCodeNumeric: '364' });
    expect(countries.find(({ geoId }: { geoId: string }) => geoId === 'AFG')).toMatchObject({ geoCodeNumeric: '004' });
  });

  test('banks by their Sheba digits; what they became part of stands too', async () => {
    expect(banks).toHaveLength(37);
    const { result } = await get('hcm/entity/Bank');
    expect(result.filter(({ mergedIntoBankId }: { mergedIntoBankId: string }) => mergedIntoBankId === '015').map(({ bankId }: { bankId: string }) => bankId)).toEqual([
      '052',
      '063',
      '065',
      '073',
      '079',
    ]);
  });
});

describe('Jalali periods', () => {
  test('join without a gap, each from its first to its last day', () => {
    for (const type of ['JalaliYear', 'JalaliMonth'] as const) {
      const own = periods.filter((period) => period.type === type);
      own.slice(1).forEach((period, at) => {
        expect(period.previous).toBe(own[at]?.id);
        expect(Date.parse(period.from) - Date.parse(own[at]?.thru ?? '')).toBe(86_400_000);
      });
      for (const { from } of own) expect(toJalali(from).day).toBe(1);
    }
    expect(periods).toHaveLength((PERIOD_YEARS.last - PERIOD_YEARS.first + 1) * 13);
  });

  test('years stand fifteen ahead, one more with every year that passes', () => {
    expect([periodYears('2026-03-20'), periodYears('2026-03-21')]).toEqual([
      { first: 1390, last: 1419 },
      { first: 1390, last: 1420 },
    ]);
    expect(periodYears('2123-03-20').last).toBe(1500);
  });

  test('Esfand of leap years has 30 days', async () => {
    const { timePeriodList } = await get('payroll/timePeriodList');
    const named = (id: string) => timePeriodList.find(({ timePeriodId }: { timePeriodId: string }) => timePeriodId === id);
    expect(named('J1403-12')).toMatchObject({ fromDate: '2025-02-19', thruDate: '2025-03-20', parentPeriodId: 'J1403' });
    expect(named('J1404-12')).toMatchObject({ fromDate: '2026-02-20', thruDate: '2026-03-20' });
    expect((await get('payroll/timePeriodList?timePeriodTypeId=JalaliYear')).timePeriodList[0]).toMatchObject({ timePeriodId: `J${PERIOD_YEARS.last}` });
    expect((await get('payroll/timePeriodList?parentPeriodId=J1404')).timePeriodList).toHaveLength(12);
  });
});

describe('the calls', () => {
  test('an unknown list is empty, a missing name is refused', async () => {
    expect(await get('hcm/entity/Enumeration?enumTypeId=Nothing')).toEqual({ result: [] });
    expect(Object.keys((await get('hcm/entity/StatusItem')).fields)).toEqual(['statusTypeId']);
    expect(await get('hcm/getListByCompany?listName=toString&listType=entity')).toEqual({ list: [] });
  });

  test('places below one place', async () => {
    const provinces = (await get('hcm/entity/Geo?geoTypeEnumId=GEOT_PROVINCE')).result;
    const counties = (await get(`hcm/entity/Geo?geoTypeEnumId=GEOT_COUNTY&parentGeoId=${provinces[0].geoId}`)).result;
    expect(counties.length).toBeGreaterThan(3);
    expect(new Set(counties.map(({ parentGeoId }: { parentGeoId: string }) => parentGeoId))).toEqual(new Set([provinces[0].geoId]));
  });

  test('units of measure and organisational roles', async () => {
    expect((await get('hcm/entity/Uom?uomTypeEnumId=UT_CURRENCY_MEASURE')).result[0]).toMatchObject({ uomId: 'IRR', fractionDigits: 0 });
    const roles = (await get('hcm/entity/RoleType')).result;
    expect(roles.map(({ roleTypeId }: { roleTypeId: string }) => roleTypeId)).toEqual(expect.arrayContaining(['ChiefExecutiveOfficer', 'OrgRManager', 'Employee']));
    expect(new Set(roles.map(({ parentTypeId }: { parentTypeId: string }) => parentTypeId))).toEqual(new Set(['OrganizationalRole']));
  });

  test('many lists at once, each under its name', async () => {
    const answer = await get(
      'hcm/getEnums?enumTypeList=MaritalStatus,Nothing&geoTypeList=GEOT_PROVINCE&relationShipTypeList=FamilyMember&partyClassificationTypeList=EmployeeGroups&typeAddressList=CmtTelecomNumber',
    );
    expect(ids(answer.enums.MaritalStatus)).toHaveLength(4);
    expect(answer.enums.Nothing).toEqual([]);
    expect(ids(answer.enums.CmtTelecomNumber)).toContain('PhoneMobile');
    expect(answer.geos.GEOT_PROVINCE).toHaveLength(31);
    expect(ids(answer.relationShips.FamilyMember)).toContain('Spouse');
    expect(answer.classifications.EmployeeGroups).toMatchObject([{ code: 'G1', description: 'group' }]);
    expect(await get('hcm/getEnums')).toEqual({ enums: {}, geos: {}, classifications: {}, relationShips: {} });
  });

  test('lists of the own company, and of nobody else', async () => {
    const groups = 'hcm/getListByCompany?listName=EmployeeGroups&listType=classification&ownerField=parentClassificationId';
    expect((await get(groups)).list).toMatchObject([{ description: 'group' }]);
    expect((await get(groups, foreigner)).list).toMatchObject([{ description: 'other company' }]);
    expect((await get('hcm/getListByCompany?listName=EmployeeSubGroups&listType=subClassification&parentName=EmployeeGroups')).list).toMatchObject([{ code: 'S1' }]);
    expect((await get('hcm/getListByCompany?listName=EmployeeSubGroups&listType=classification')).list).toHaveLength(2);
    expect((await get('hcm/getListByCompany?listName=Job&listType=entity')).list.map(({ code }: { code: string }) => code)).toEqual(['office', 'management']);
  });

  test('agreement types are active ones of the own company', async () => {
    expect(await get('emplOrder/agreement/type')).toEqual({
      agreementTypes: [{ agreementId: '00000000-0000-7000-8000-0000000000c1', code: 'A1', description: 'fixed', statusId: 'ActiveAgr', codeTitle: 'A1 - fixed' }],
    });
    expect(await get('training/entity/Course')).toEqual({ course: [] });
  });
});

test('a repeated read is 304 until reference data changes, and another company has another tag', async () => {
  const path = '/rest/s1/hcm/entity/Enumeration?enumTypeId=MaritalStatus';
  const first = await testBed.file(employee, path);
  const tag = String(first.headers['etag']);
  expect([first.status, first.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const again = await testBed.file(employee, path, { 'if-none-match': tag });
  expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, tag]);
  expect((await testBed.file(foreigner, path, { 'if-none-match': tag })).status).toBe(200);
  await run(`update bank set merged_on = '2025-10-23' where bank_id = '062'`);
  const later = await testBed.file(employee, path, { 'if-none-match': tag });
  expect([later.status, later.headers['etag'] === tag]).toEqual([200, false]);
});

test.each([
  'hcm/entity/StatusItem?statusTypeId=Agreement',
  'hcm/entity/Geo?geoTypeEnumId=GEOT_PROVINCE',
  'hcm/entity/Uom?uomTypeEnumId=UT_TIME_FREQ_MEASURE',
  'hcm/entity/RoleType',
  'hcm/entity/Bank',
  'training/entity/Course',
  'payroll/timePeriodList',
  'emplOrder/agreement/type',
  'hcm/getListByCompany?listName=Skill&listType=entity',
  'hcm/getListByCompany?listName=EmployeeGroups&listType=classification',
  'hcm/getEnums?enumTypeList=MaritalStatus,OrganType',
  'hcm/party/subOrganization',
])('%s is kept by the browser as long as it holds', async (path) => {
  const first = await testBed.file(employee, `/rest/s1/${path}`);
  expect(first.status).toBe(200);
  expect((await testBed.file(employee, `/rest/s1/${path}`, { 'if-none-match': String(first.headers['etag']) })).status).toBe(304);
  expect((await testBed.file(foreigner, `/rest/s1/${path}`, { 'if-none-match': String(first.headers['etag']) })).status).toBe(200);
});

test('units have no version of their own: the tag is of what they are', async () => {
  const path = '/rest/s1/hcm/party/subOrganization';
  const tag = String((await testBed.file(employee, path)).headers['etag']);
  await run(`update org_unit set organization_name = 'renamed' where unit_id = $1`, [unitId('sales')]);
  const later = await testBed.file(employee, path, { 'if-none-match': tag });
  expect([later.status, later.bytes.toString().includes('renamed')]).toEqual([200, true]);
});

test('seeding again changes nothing and keeps what people changed', async () => {
  await run(`update enumeration set description = 'own word', row_version = 2 where enum_id = 'MarsSingle'`);
  await run(`update enumeration set description = 'stale word' where enum_id = 'MarsMarried'`);
  const before = (await run('select version::int from reference_version')).rows[0].version;
  await run(`delete from seed_version where name = $1`, [seed.name]);
  expect(await applySeeds(testBed.database.connections.owner)).toEqual([seed.name]);
  const names = await run(`select enum_id, description from enumeration where enum_id in ('MarsSingle', 'MarsMarried') order by 1`);
  expect(names.rows.map(({ description }) => description)).toEqual([expect.not.stringMatching('stale word'), 'own word']);
  expect((await run(`select count(*)::int from geo`)).rows[0].count).toBe(3_381);
  expect((await run('select version::int from reference_version')).rows[0].version).toBeGreaterThan(before);
});
