/** The rule of all registers (guide base-data 7.7): a row that something names is not deleted; it is made inactive and stays where it is named. */
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import httpMessages from '#platform/http/http.messages.fa.ts';
import { loadSlices, sourceFiles } from '#server/slices.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId, unitId } from '#testing/organisation.ts';
import { placeNames } from '#testing/place-names.ts';
import { routes as options } from '../reference-data.routes.ts';
import type { Register } from './register.define.ts';
import { registerErrors } from './register.errors.ts';
import messages from './register.messages.fa.ts';

let testBed: Mounted;
const registers = new Map<string, Register>();
/** Everything, in the own company. */
const officer = { ...actorIn('administrator', 'administrator'), companyIds: [companyId('holding')] };

interface Case {
  readonly body: (mark: string) => object;
  /** Makes the row $1 used. */
  readonly use: string;
  /** Table that names it then. */
  readonly place: string;
  /** Call of the options in which the row stands, inactive. */
  readonly offered?: string;
}

const COMPANY = `'${companyId('holding')}'`;
const SELLER = `'${partyId('seller')}'`;
const code = (mark: string): string => `X${mark}`;

const cases: Readonly<Record<string, Case>> = {
  'baseData/enumeration': {
    body: (mark) => ({ description: mark, enumTypeId: 'MaritalStatus', enumId: `Mars${mark}` }),
    use: `update person set marital_status_enum_id = $1 where party_id = ${SELLER}`,
    place: 'person',
    offered: 'hcm/entity/Enumeration?enumTypeId=MaritalStatus',
  },
  'baseData/settingType': {
    body: (mark) => ({ description: mark, parentEnumId: 'OtherPersonalInf', valueEnumTypeId: 'BloodType' }),
    use: `insert into other_information (other_information_id, party_id, company_id, setting_type_enum_id, info_value, valid)
          values (gen_random_uuid(), ${SELLER}, ${COMPANY}, $1, 'x', daterange('2026-01-01', null))`,
    place: 'other_information',
    offered: 'hcm/getTypeOfPartySetting?settingTypeEnumId=OtherPersonalInf',
  },
  'baseData/status': {
    body: (mark) => ({ description: mark, statusTypeId: 'Agreement', statusId: `Agr${mark}` }),
    use: `insert into status_flow_transition (transition_id, status_type_id, status_id, to_status_id, transition_name) values ($1, 'Agreement', 'ActiveAgr', split_part($1, '.', 2), 'x')`,
    place: 'status_flow_transition',
    offered: 'hcm/entity/StatusItem?statusTypeId=Agreement',
  },
  'baseData/geo': {
    body: (mark) => ({ geoName: mark, geoTypeEnumId: 'GEOT_CITY', geoCodeNumeric: `99999${mark.length}`, parentGeoId: 'IRN-B1' }),
    use: `update postal_address set city_geo_id = $1 where party_id = ${SELLER}`,
    place: 'postal_address',
    offered: 'hcm/entity/Geo?geoTypeEnumId=GEOT_CITY&parentGeoId=IRN-B1',
  },
  'baseData/uom': {
    body: (mark) => ({ description: mark, uomTypeEnumId: 'UT_OTHER_MEASURE', uomId: `Uom${mark}` }),
    use: `update time_period_type set length_uom_id = $1 where time_period_type_id = 'JalaliYear'`,
    place: 'time_period_type',
    offered: 'hcm/entity/Uom?uomTypeEnumId=UT_OTHER_MEASURE',
  },
  'baseData/role': {
    body: (mark) => ({ description: mark, roleTypeId: `Role${mark}`, parentTypeId: 'OrganizationalRole' }),
    use: `update empl_position_party set role_type_id = $1 where party_id = ${SELLER}`,
    place: 'empl_position_party',
    offered: 'hcm/entity/RoleType',
  },
  'systemBaseData/organ': {
    body: (mark) => ({ organCode: code(mark), organName: mark, organTypeEnumId: 'OrtSocialSecurity' }),
    use: `insert into organ_branch (branch_id, organ_id, branch_code, branch_title) values (gen_random_uuid(), $1::uuid, 'U1', 'u')`,
    place: 'organ_branch',
  },
  'systemBaseData/branch': {
    body: (mark) => ({ organId: '00000000-0000-7000-8000-00000000000a', branchCode: code(mark), branchTitle: mark }),
    use: 'insert into test_use (branch_id) values ($1::uuid)',
    place: 'elsewhere',
  },
  'systemBaseData/bank': {
    body: (mark) => ({ bankId: `99${mark.length}`, description: mark }),
    use: `update bank set merged_into_bank_id = $1 where bank_id = '062'`,
    place: 'bank',
    offered: 'hcm/entity/Bank',
  },
  'talentBase/model': {
    body: (mark) => ({ title: mark }),
    use: `insert into competence_criterion (competence_criterion_id, company_id, competence_model_id, criterion_code, title, criterion_rate_enum_id)
          values (gen_random_uuid(), ${COMPANY}, $1::uuid, 'U', 'u', 'FivePointLikertScale')`,
    place: 'competence_criterion',
    offered: 'hcm/getListByCompany?listName=CompetenceModel&listType=entity',
  },
  'talentBase/criterion': {
    body: (mark) => ({ competenceModelId: '00000000-0000-7000-8000-00000000000b', criterionCode: code(mark), title: mark, weight: 1, criterionRateEnumId: 'FivePointLikertScale' }),
    use: `insert into competence_criterion (competence_criterion_id, company_id, competence_model_id, parent_criterion_id, criterion_code, title, criterion_rate_enum_id)
          values (gen_random_uuid(), ${COMPANY}, '00000000-0000-7000-8000-00000000000b', $1::uuid, 'U', 'u', 'FivePointLikertScale')`,
    place: 'competence_criterion',
  },
  'talentBase/skill': {
    body: (mark) => ({ skillCode: code(mark), title: mark, skillType: 'SkillGroup' }),
    use: `insert into skill (skill_id, company_id, skill_code, title, skill_type, parent_skill_id) values (gen_random_uuid(), ${COMPANY}, 'U', 'u', 'Skill', $1::uuid)`,
    place: 'skill',
    offered: 'hcm/getListByCompany?listName=Skill&listType=entity',
  },
  'talentBase/course': {
    body: (mark) => ({ courseCode: code(mark), courseTitle: mark }),
    use: 'insert into test_use (course_id) values ($1::uuid)',
    place: 'elsewhere',
    offered: 'training/entity/Course',
  },
  'orders/contractType': {
    body: (mark) => ({ code: code(mark), description: mark, printVersion: 'plain' }),
    use: 'insert into test_use (agreement_id) values ($1::uuid)',
    place: 'elsewhere',
    offered: 'hcm/getListByCompany?listName=Agreement&listType=entity',
  },
  'organisation/unitDegreeCatalogue': {
    body: (mark) => ({ degreeCode: code(mark), title: mark, rankNumber: 9 }),
    use: `with why as (insert into unit_degree_decision (unit_degree_decision_id, company_id, reason) values (gen_random_uuid(), ${COMPANY}, 'u') returning unit_degree_decision_id as id)
          insert into org_unit_degree (company_id, unit_id, unit_degree_id, unit_degree_decision_id, valid) select ${COMPANY}, '${unitId('finance')}', $1::uuid, id, daterange('2026-01-01', null) from why`,
    place: 'org_unit_degree',
  },
  'organisation/structureBase': {
    body: (mark) => ({ classificationTypeEnumId: 'EmployeeGroups', standardCode: code(mark), description: mark, parentClassificationId: null }),
    use: `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, parent_classification_id, standard_code, description)
          values (gen_random_uuid(), ${COMPANY}, 'EmployeeSubGroups', $1::uuid, 'U', 'u')`,
    place: 'party_classification',
    offered: 'hcm/getListByCompany?listName=EmployeeGroups&listType=classification',
  },
};

/** Registers whose rows nothing names, or which are tested where they stand. */
const otherwise = [
  'welfare/loan',
  'welfare/loanBudget',
  'welfare/group',
  'welfare/insuranceContract',
  'welfare/service',
  'welfare/event',
  'welfare/insurer',
  'organisation/taxAreas',
  'organisation/insuranceAreas',
  'baseData/transition',
  'talentBase/requiredDocument',
  'payroll/annualAnnuities',
  'systemBaseData/workCalendar',
  'systemBaseData/specialDay',
  'systemBaseData/workWeek',
];

async function findRegisters(): Promise<void> {
  for (const { path } of (await sourceFiles()).filter((file) => file.path.endsWith('.contract.ts')))
    for (const value of Object.values((await import(pathToFileURL(path).href)) as Record<string, unknown>)) {
      const one = value as Partial<Register> | null;
      if (typeof one === 'object' && one !== null && one.offer && one.remove && one.table) registers.set(one.table.key, one as Register);
    }
}

beforeAll(async () => {
  await findRegisters();
  const calls = new Set([...registers.values()].flatMap(({ create, change, offer, remove, list }) => [create, change, offer, remove, list]));
  const registry = await loadSlices();
  testBed = await mountSlices({
    slice: 'platform/reference-data/register',
    routes: [...registry.routes.filter(({ call }) => calls.has(call)), ...options],
    messages: { ...messages, places: placeNames },
    errors: [registerErrors],
  });
  const { owner } = testBed.database;
  await layOrganisation(owner);
  await owner.query(`create table test_use (branch_id uuid references organ_branch, course_id uuid references course, agreement_id uuid references agreement_type)`);
  await owner.query(
    `insert into organ (organ_id, organ_code, organ_name, organ_type_enum_id) values ('00000000-0000-7000-8000-00000000000a', 'HOME', 'home', 'OrtSocialSecurity')`,
  );
  await owner.query(`insert into competence_model (competence_model_id, company_id, title) values ('00000000-0000-7000-8000-00000000000b', ${COMPANY}, 'home')`);
});
afterAll(() => testBed.close());

test('every register is here, or said to be tested elsewhere', () => {
  expect([...registers.keys()].filter((key) => !(key in cases) && !otherwise.includes(key))).toEqual([]);
});

const idIn = (row: object): unknown => Object.entries(row).find(([name]) => /^(enumId|partySettingTypeId|statusId|geoId|uomId|roleTypeId|bankId|courseId)$/.test(name))?.[1];

test.each(Object.keys(cases))('%s: a used row is not deleted but made inactive, and stays in its list as such', async (key) => {
  const { body, use, place, offered } = cases[key] as Case;
  const { create, list, table } = registers.get(key) as Register;
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, content?: unknown) => testBed.call(officer, method, path, content);
  const made = async (mark: string): Promise<string> => {
    const { status, body: answer } = await send('POST', create.path, body(mark));
    expect(status, JSON.stringify(answer)).toBe(201);
    return answer.id;
  };
  const [used, free] = [await made('Used'), await made('Unused')];
  await testBed.database.owner.query(use, [used]);
  const refused = await send('DELETE', `${create.path}/${used}`);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'platform/reference-data/register.inUse']);
  expect(refused.body.messages).toBe(messages.errors.inUse({ where: placeNames[place] ?? httpMessages.elsewhere }));
  // somebody has changed the row since it was seen
  expect((await send('DELETE', `${create.path}/${free}?rowVersion=2`)).body).toMatchObject({
    errorCode: 'platform/reference-data/register.stale',
    data: { values: { rowVersion: 1 } },
  });
  expect((await send('DELETE', `${create.path}/${free}?rowVersion=1`)).body).toEqual({ removed: true });
  expect((await send('PUT', `${create.path}/${used}/active`, { optionIndicator: 'N', rowVersion: 1 })).body).toEqual({ id: used, rowVersion: 2 });
  const { rows } = (await send('GET', `${list.path}?searchValue=used`)).body;
  expect(rows.filter((row: Record<string, unknown>) => used.endsWith(String(row[table.rowKey])))).toMatchObject([{ optionIndicator: 'N', rowVersion: 2 }]);
  if (offered === undefined) return;
  const answer: object = (await send('GET', `/rest/s1/${offered}`)).body;
  const all = Object.values(answer).find(Array.isArray) as { optionIndicator: string }[];
  expect(all.filter((row) => used.endsWith(String(idIn(row))))).toMatchObject([{ optionIndicator: 'N' }]);
});

test('an id that is named without a foreign key is not changed either', async () => {
  const path = '/rest/s1/hcm/baseData/role';
  const role = { description: 'held', roleTypeId: 'RoleHeld', parentTypeId: null };
  await testBed.call(officer, 'POST', path, role);
  await testBed.database.owner.query(`update empl_position_party set role_type_id = 'RoleHeld' where party_id = $1`, [partyId('seller')]);
  const renamed = await testBed.call(officer, 'PUT', `${path}/RoleHeld`, { ...role, roleTypeId: 'RoleOther', rowVersion: 1 });
  expect([renamed.status, renamed.body.errorCode]).toEqual([409, 'platform/reference-data/register.inUse']);
  expect((await testBed.call(officer, 'PUT', `${path}/RoleHeld`, { ...role, description: 'kept', rowVersion: 1 })).status).toBe(200);
});

test('an agreement type that is not offered is gone from the active ones', async () => {
  const { body } = await testBed.call(officer, 'POST', '/rest/s1/emplOrder/contractType', { code: 'A9', description: 'fixed', printVersion: 'plain' });
  const active = async (): Promise<string[]> =>
    (await testBed.call(officer, 'GET', '/rest/s1/emplOrder/agreement/type')).body.agreementTypes.map(({ agreementId }: { agreementId: string }) => agreementId);
  expect(await active()).toContain(body.id);
  await testBed.call(officer, 'PUT', `/rest/s1/emplOrder/contractType/${body.id}/active`, { optionIndicator: 'N', rowVersion: 1 });
  expect(await active()).not.toContain(body.id);
});
