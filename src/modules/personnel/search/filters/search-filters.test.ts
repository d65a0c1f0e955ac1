/** Every filter of the personnel against a plain count over what was laid; classes and scope. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, ageInYears, lastBirthOf } from '#kernel/jalali/jalali.ts';
import { foldForSearch, nameWords } from '#kernel/persian-text/persian-text.ts';
import type { TableFilter } from '#kernel/table/definition.ts';
import { healthParts, sealedHealth } from '#modules/personnel/sacrifice/sacrifice.store.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import { reading } from '#platform/db/db.server.ts';
import type { SealedField } from '#platform/secrets/sealed-field.define.ts';
import { conditionsInWords } from '#platform/tables/conditions-words.server.ts';
import tableMessages from '#platform/tables/tables.messages.fa.ts';
import { movableClock } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId, postId, unitId } from '#testing/organisation.ts';
import { peopleSource } from '../people.store.ts';
import { personList } from '../search.contract.ts';
import messages from '../search.messages.fa.ts';
import { routes } from '../search.routes.ts';
import { peopleTable } from '../search.table.ts';
import { type Gap, gapClasses, peopleConditions } from './search-filters.table.ts';

const LIST = '/rest/s1/hcm/personList';
const PEOPLE = 60;
const NAME = '\u0622\u0632\u0645\u0648\u0646';
const all = actorIn('administrator', 'administrator');
const officer = actorIn('hrOfficer', 'hrOfficer');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const recruiter = actorIn('recruiter', 'colleague');
const payroll = actorIn('payrollOfficer', 'payrollOfficer');

interface Laid {
  readonly partyId: string;
  readonly suffix: string | null;
  readonly birthDate: string | null;
  readonly military: string | null;
  readonly marital: string | null;
  readonly kids: number | null;
  readonly birthPlace: string | null;
  readonly gender: string | null;
  readonly fatherName: string | null;
  readonly face: string | null;
  readonly hired: string;
  readonly kind: string | null;
  readonly city: string | null;
  readonly county: string | null;
  readonly street: string | null;
  readonly postal: string | null;
  readonly degrees: readonly string[];
  readonly field: string | null;
  readonly account: 'active' | 'inactive' | 'none';
  readonly position: { readonly post: string; readonly role: string } | null;
  readonly info: { readonly type: string; readonly value: string } | null;
  readonly has: ReadonlySet<string>;
  readonly country: string | null;
  readonly religion: string | null;
  readonly sect: string | null;
  readonly residence: string | null;
  readonly latin: string | null;
  readonly relatives: readonly string[];
  readonly disease: 'Y' | 'N' | null;
  readonly smoker: 'Y' | 'N' | null;
  /** Months of each sacrifice. */
  readonly sacrifices: readonly number[];
  /** Index of the classification of every kind. */
  readonly structure: number | null;
}

let seed = 1405;
/** The same numbers each time. */
const below = (most: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * most);
};
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)] as T;
const day = (year: number): string => `${year - below(40)}-${String(1 + below(12)).padStart(2, '0')}-${String(1 + below(28)).padStart(2, '0')}`;

const kinds = ['ActivityArea', 'ExpertiseArea', 'EmployeeGroups', 'EmployeeSubGroups', 'CostCenter'] as const;
const classifications = new Map<string, string>();
const classification = (kind: (typeof kinds)[number], at: number): string => {
  const known = classifications.get(`${kind} ${at}`) ?? newId();
  classifications.set(`${kind} ${at}`, known);
  return known;
};
const duration = healthParts[0]?.sealed?.['durationMonths'] as SealedField;

let testBed: Mounted;
let today: string;
let laid: readonly Laid[];
let posts: readonly string[];
/** Cities with the county and province above them. */
let cities: readonly { city: string; county: string; province: string }[];

const facts = ['Nationalcode', 'idNumber', 'insuranceNumber', 'PhoneMobile', 'PhoneHome', 'EmailWork', 'bank', 'wage'] as const;

function person(): Laid {
  const home = below(4) === 0 ? null : oneOf(cities);
  return {
    partyId: newId(),
    suffix: oneOf(['\u0633\u06CC\u062F', null]),
    birthDate: oneOf([day(2005), day(1995), null]),
    military: oneOf(['MilDone', null]),
    marital: oneOf(['MarsSingle', 'MarsMarried', null]),
    kids: oneOf([0, 1, 2, 3, null]),
    birthPlace: oneOf(['\u0642\u0645', '\u06CC\u0632\u062F', null]),
    gender: oneOf(['Y', 'N', null]),
    fatherName: oneOf(['\u0639\u0644\u06CC', null]),
    face: oneOf(['face.webp', null]),
    // 21 Ordibehesht 1395: ten solar years to the day, and a day short of ten Jalali ones
    hired: oneOf([day(2026), day(2026), '2016-05-10']),
    kind: oneOf(['EmsOfficial', 'EmsContract', null]),
    city: home?.city ?? null,
    county: home && below(2) === 0 ? home.county : null,
    street: home && oneOf(['\u0622\u0632\u0627\u062F\u06CC', null]),
    postal: home && oneOf(['1234567890', null]),
    degrees: oneOf([[], ['QtBachelor'], ['QtMaster'], ['QtBachelor', 'QtMaster']]),
    field: oneOf(['\u062D\u0642\u0648\u0642', null]),
    account: oneOf(['active', 'inactive', 'none'] as const),
    position: below(3) === 0 ? null : { post: oneOf(posts), role: oneOf(['Employee', 'OrgRSubstitute']) },
    info: below(2) === 0 ? null : { type: oneOf(['ZInfoBlood', 'ZInfoCar']), value: oneOf(['ZBloodA', '\u067E\u0631\u0627\u06CC\u062F']) },
    has: new Set(facts.filter(() => below(2) === 0)),
    country: oneOf(['IRN', 'AFG', null]),
    religion: oneOf(['RelIslam', 'RelChristian', null]),
    sect: oneOf(['SectShia', 'SectArmenian', null]),
    residence: oneOf(['RessOwn', 'RessPrivateTenant', null]),
    latin: oneOf(['Latin', null]),
    relatives: oneOf([[], ['Son'], ['Daughter'], ['Son', 'Daughter', 'Spouse']]),
    disease: oneOf(['Y', 'N', null] as const),
    smoker: oneOf(['Y', 'N', null] as const),
    sacrifices: oneOf([[], [6], [12, 30]]),
    structure: oneOf([0, 1, null]),
  };
}

type Run = (text: string, ...values: readonly unknown[]) => Promise<{ rows: Record<string, string>[] }>;
const run: Run = (text, ...values) => testBed.database.owner.query(text, [...values]);
const OPEN = '[2001-01-01,)';

async function lay(one: Laid, number: number): Promise<void> {
  const [id, owner] = [one.partyId, companyId('holding')];
  const employment = newId();
  await run(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, id, owner);
  await run(
    `insert into person (party_id, company_id, first_name, last_name, suffix, birth_date, military_state_enum_id, marital_status_enum_id, number_of_kids, birth_place, gender,
       father_name, face_image, search_text, search_words, country_geo_id, religion_enum_id, sect_enum_id, residence_status_enum_id, latin_first_name, latin_last_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, 'Latin')`,
    ...[id, owner, NAME, `${number}`, one.suffix, one.birthDate, one.military, one.marital, one.kids, one.birthPlace, one.gender, one.fatherName, one.face],
    ...[foldForSearch(`${NAME} ${number}`), nameWords(`${NAME} ${number}`), one.country, one.religion, one.sect, one.residence, one.latin],
  );
  await run(
    `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid) values ($1, $2, $3, 'PrtEmployee', $4, daterange($5, null))`,
    ...[employment, owner, id, `Z${number}`, one.hired],
  );
  if (one.kind)
    await run('insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid) values ($1, $2, $3, $4)', employment, owner, one.kind, OPEN);
  if (one.city)
    await run(
      `insert into postal_address (postal_address_id, party_id, company_id, contact_mech_purpose_id, city_geo_id, county_geo_id, street, postal_code, valid) values ($1, $2, $3, 'PostalHome', $4, $5, $6, $7, $8)`,
      ...[newId(), id, owner, one.city, one.county, one.street, one.postal, OPEN],
    );
  for (const degree of one.degrees)
    await run(
      'insert into party_qualification (party_qualification_id, party_id, company_id, qualification_type_enum_id, field_text, valid) values ($1, $2, $3, $4, $5, $6)',
      ...[newId(), id, owner, degree, one.field, OPEN],
    );
  if (one.account !== 'none')
    await run(
      `insert into user_account (user_id, company_id, party_id, username, password_hash, disabled) values ($1, $2, $3, $4, 'x', $5)`,
      ...[newId(), owner, id, `z-account-${number}`, one.account === 'active' ? 'N' : 'Y'],
    );
  if (one.position)
    await run(
      `insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, role_type_id, occupancy_rate, valid) values ($1, $2, $3, $4, $5, 1, $6)`,
      ...[newId(), owner, one.position.post, id, one.position.role, '[2021-03-21,)'],
    );
  if (one.info)
    await run(
      'insert into other_information (other_information_id, party_id, company_id, setting_type_enum_id, info_value, valid) values ($1, $2, $3, $4, $5, $6)',
      ...[newId(), id, owner, one.info.type, one.info.value, OPEN],
    );
  await layMore(one, employment, number);
  await layRest(one);
}

/** Relatives, health (sealed as the product seals it) and the personnel structure. */
async function layRest({ partyId: id, relatives, disease, smoker, sacrifices, structure }: Laid): Promise<void> {
  const owner = companyId('holding');
  for (const relation of relatives)
    await run(
      `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date) values ($1, $2, $3, $4, 'a', 'b', '2010-01-01')`,
      ...[newId(), id, owner, relation],
    );
  const seal = (field: SealedField, value: string | null): string | null => (value === null ? null : field.seal(id, value));
  if (disease !== null || smoker !== null)
    await run(
      'insert into health_state (party_id, company_id, has_disease, is_smoker) values ($1, $2, $3, $4)',
      ...[id, owner, seal(sealedHealth.hasDisease, disease), seal(sealedHealth.isSmoker, smoker)],
    );
  for (const months of sacrifices) {
    const row = newId();
    await run('insert into sacrifice (sacrifice_id, party_id, company_id, duration_months) values ($1, $2, $3, $4)', row, id, owner, duration.seal(row, String(months)));
  }
  if (structure !== null)
    await run(
      `insert into personnel_structure (personnel_structure_id, party_id, company_id, activity_area_id, expertise_area_id, employee_group_id, employee_sub_group_id, cost_center_id, valid)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      ...[newId(), id, owner, ...kinds.map((kind) => classification(kind, structure)), OPEN],
    );
}

async function layMore({ partyId: id, has }: Laid, employment: string, number: number): Promise<void> {
  const owner = companyId('holding');
  for (const type of ['Nationalcode', 'idNumber', 'insuranceNumber'])
    if (has.has(type))
      await run('insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values ($1, $2, $3, $4)', id, owner, type, `99${number}`);
  for (const purpose of ['PhoneMobile', 'PhoneHome'])
    if (has.has(purpose))
      await run(
        'insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid) values ($1, $2, $3, $4, $5, $6)',
        ...[newId(), id, owner, purpose, '09120000000', OPEN],
      );
  if (has.has('EmailWork'))
    await run(
      'insert into electronic_address (electronic_address_id, party_id, company_id, contact_mech_purpose_id, info_string, valid) values ($1, $2, $3, $4, $5, $6)',
      ...[newId(), id, owner, 'EmailWork', 'a@b.ir', OPEN],
    );
  if (has.has('bank')) await run('insert into bank_account (bank_account_id, party_id, company_id, iban, valid) values ($1, $2, $3, $4, $5)', newId(), id, owner, 'x', OPEN);
  if (has.has('wage')) await run('insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, 1, $3)', employment, owner, OPEN);
}

/** What is said of seats and jobs: the first post is of a type and of a job with a class. */
async function layStructure(): Promise<void> {
  posts = [postId('accountant'), postId('seller'), postId('director')];
  await run('update empl_position_fact set seats = 99 where empl_position_id = any ($1)', posts);
  await run(
    `update empl_position_fact set position_type_enum_id = 'PostNamed', grade_type_enum_id = 'GrtExpert', pay_grade_enum_id = 'PgrBasic' where empl_position_id = $1`,
    posts[0],
  );
  await run(`update org_unit_fact set level_enum_id = 'OlOffice' where unit_id = $1`, unitId('sales'));
  await run(
    `update job set job_category_enum_id = 'JcSales', job_sub_category_enum_id = 'JcSelling' where job_id in (select job_id from empl_position_job where empl_position_id = $1)`,
    posts[0],
  );
  const grade = newId();
  const job = (await run('select job_id from empl_position_job where empl_position_id = $1', posts[0])).rows[0]?.['job_id'];
  await run(`insert into enumeration (enum_id, enum_type_id, description, search_text) values ('ZJobTitle', 'JobTitle', 'z', 'z')`);
  await run(
    `insert into job_grade (job_grade_id, company_id, job_id, job_title_enum_id, job_score, job_grade_enum_id) values ($1, $2, $3, 'ZJobTitle', 120.5, 'JgGrade3')`,
    ...[grade, companyId('holding'), job],
  );
  await run('update empl_position_job set job_grade_id = $1 where empl_position_id = $2', grade, posts[0]);
  for (const kind of kinds)
    for (const at of [0, 1])
      await run(
        `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, standard_code, description, parent_classification_id) values ($1, $2, $3, $4, 'z', $5)`,
        ...[classification(kind, at), companyId('holding'), kind, `Z${kind}${at}`, kind === 'EmployeeSubGroups' ? classification('EmployeeGroups', at) : null],
      );
  await run(
    `insert into enumeration (enum_id, enum_type_id, parent_enum_id, description, search_text) values
       ('ZInfoBlood', 'settingType', 'OtherPersonalInf', 'z', 'z'), ('ZInfoCar', 'settingType', 'OtherPersonalInf', 'z', 'z'), ('ZBloodA', 'settingType', null, '\u06AF\u0631\u0648\u0647 A', '\u06AF\u0631\u0648\u0647 a')`,
  );
}

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'modules/personnel/search', routes, messages }, { slice: 'platform/tables', routes: [], messages: tableMessages });
  await layOrganisation(testBed.database.owner);
  await layStructure();
  today = new Date(movableClock().now()).toISOString().slice(0, 10);
  cities = (
    await run(`select c.geo_id as city, k.geo_id as county, k.parent_geo_id as province from geo c join geo b on b.geo_id = c.parent_geo_id join geo k on k.geo_id = b.parent_geo_id
      where c.geo_type_enum_id = 'GEOT_CITY' and k.geo_type_enum_id = 'GEOT_COUNTY' order by md5(c.geo_id) limit 3`)
  ).rows as { city: string; county: string; province: string }[];
  laid = Array.from({ length: PEOPLE }, person);
  for (const [number, one] of laid.entries()) await lay(one, number);
});
afterAll(() => testBed.close());

type Filter = readonly [column: string, operator: string, ...values: string[]];
const asked = (filters: readonly Filter[]): string =>
  `filter=${encodeURIComponent(JSON.stringify(filters.map(([column, operator, ...values]) => ({ column, operator, values }))))}`;
/** Ids of the laid people who answer; `search` goes the other way to them, by their name. */
async function found(filters: readonly Filter[], more = '', actor = all): Promise<string[]> {
  const { status, body } = await testBed.call(actor, 'GET', `${LIST}?pageSize=200&statusId=all&${asked(filters)}${more}`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.count).toBe(body.rows.length);
  const ids = new Set(laid.map(({ partyId: id }) => id));
  return (body.rows as { partyId: string }[])
    .map(({ partyId: id }) => id)
    .filter((id) => ids.has(id))
    .sort();
}
const expected = (answers: (one: Laid) => boolean): string[] =>
  laid
    .filter(answers)
    .map(({ partyId: id }) => id)
    .sort();

type Case = readonly [Filter, (one: Laid) => boolean];
const age = ({ birthDate }: Laid): number => (birthDate === null ? Number.NaN : ageInYears(birthDate, today));
const years = ({ hired }: Laid): number => ageInYears(hired, today);
const placeOf = ({ city, county }: Laid) => (city === null ? undefined : { ...cities.find((one) => one.city === city), ...(county === null ? {} : { county }) });
const at = (index: number) => posts[index] ?? '';
const inFirst = ({ position }: Laid): boolean => position?.post === posts[0];

const cases = (): Case[] => [
  [['suffix', 'filled'], ({ suffix }) => suffix !== null],
  [['age', 'from', '30'], (one) => age(one) >= 30],
  [['age', 'to', '30'], (one) => age(one) <= 30],
  [['age', 'is', '25'], (one) => age(one) === 25],
  [['age', 'between', '40', '20'], (one) => age(one) >= 20 && age(one) <= 40],
  [['age', 'from', '999999999999999'], () => false],
  [['age', 'empty'], ({ birthDate }) => birthDate === null],
  [['militaryState', 'in', 'MilDone'], ({ military }) => military === 'MilDone'],
  [['marital', 'in', 'MarsSingle', 'MarsMarried'], ({ marital }) => marital !== null],
  [['marital', 'notIn', 'MarsSingle'], ({ marital }) => marital !== 'MarsSingle'],
  [['kids', 'between', '1', '2'], ({ kids }) => kids === 1 || kids === 2],
  [['birthPlace', 'contains', '\u064A\u0632'], ({ birthPlace }) => birthPlace === '\u06CC\u0632\u062F'],
  [['province', 'in', cities[0]?.province ?? ''], (one) => placeOf(one)?.province === cities[0]?.province],
  [['county', 'notIn', cities[1]?.county ?? ''], (one) => placeOf(one)?.county !== cities[1]?.county],
  [['county', 'empty'], (one) => placeOf(one) === undefined],
  [['degree', 'in', 'QtMaster'], ({ degrees }) => degrees.includes('QtMaster')],
  [['degree', 'notIn', 'QtMaster'], ({ degrees }) => !degrees.includes('QtMaster')],
  [['degree', 'empty'], ({ degrees }) => degrees.length === 0],
  [['studyField', 'is', '\u062D\u0642\u0648\u0642'], ({ degrees, field }) => degrees.length > 0 && field !== null],
  [['relation', 'in', 'PrtEmployee'], () => true],
  [['relation', 'in', 'prtInstructor', 'PrtApplicant'], () => false],
  [['employingCompany', 'in', companyId('subsidiary')], () => false],
  [['employingCompany', 'notIn', companyId('subsidiary')], () => true],
  [['employmentStatus', 'in', 'EmsContract'], ({ kind }) => kind === 'EmsContract'],
  [['employmentStatus', 'empty'], ({ kind }) => kind === null],
  [['leaveDate', 'empty'], () => true],
  [['service', 'from', '10'], (one) => years(one) >= 10],
  [['service', 'is', '9'], (one) => years(one) === 9],
  [['service', 'between', '5', '15'], (one) => years(one) >= 5 && years(one) <= 15],
  [['accountStatus', 'in', 'inactive', 'none'], ({ account }) => account !== 'active'],
  [['accountStatus', 'in', 'active'], ({ account }) => account === 'active'],
  [['post', 'in', at(1)], ({ position }) => position?.post === at(1)],
  [['post', 'notIn', at(1)], ({ position }) => position?.post !== at(1)],
  [['role', 'in', 'OrgRSubstitute'], ({ position }) => position?.role === 'OrgRSubstitute'],
  [['positionType', 'in', 'PostNamed'], inFirst],
  [['gradeType', 'in', 'GrtExpert'], inFirst],
  [['payGrade', 'filled'], inFirst],
  [['unitLevel', 'in', 'OlOffice'], ({ position }) => position?.post === postId('seller')],
  [['jobCategory', 'in', 'JcSelling'], ({ position }) => position !== null && position.post !== postId('director')],
  [['jobCategory', 'in', 'JcSales'], ({ position }) => position !== null && position.post !== postId('director')],
  [['jobGrade', 'in', 'JgGrade3'], inFirst],
  [['jobScore', 'from', '120.5'], inFirst],
  [['jobScore', 'to', '120'], () => false],
  [['nationality', 'notIn', 'IRN'], ({ country }) => country !== 'IRN'],
  [['religion', 'in', 'RelChristian'], ({ religion }) => religion === 'RelChristian'],
  [['sect', 'empty'], ({ sect }) => sect === null],
  [['residenceStatus', 'in', 'RessOwn'], ({ residence }) => residence === 'RessOwn'],
  [['hasDaughter', 'is', 'Y'], ({ relatives }) => relatives.includes('Daughter')],
  [['hasSon', 'is', 'N'], ({ relatives }) => !relatives.includes('Son')],
  [['medicalHistory', 'is', 'Y'], ({ disease }) => disease === 'Y'],
  [['smoker', 'is', 'N'], ({ smoker }) => smoker === 'N'],
  [['sacrifice', 'is', 'Y'], ({ sacrifices }) => sacrifices.length > 0],
  [['sacrifice', 'is', 'N'], ({ sacrifices }) => sacrifices.length === 0],
  [['sacrificeMonths', 'between', '10', '20'], ({ sacrifices }) => sacrifices.includes(12)],
  [['sacrificeMonths', 'to', '6'], ({ sacrifices }) => sacrifices.includes(6)],
  [['area', 'in', classification('ActivityArea', 0)], ({ structure }) => structure === 0],
  [['expertise', 'in', classification('ExpertiseArea', 1)], ({ structure }) => structure === 1],
  [['employeeGroup', 'notIn', classification('EmployeeGroups', 1)], ({ structure }) => structure !== 1],
  [['employeeSubGroup', 'filled'], ({ structure }) => structure !== null],
  [['costCenter', 'in', classification('CostCenter', 0)], ({ structure }) => structure === 0],
  [['otherInfoType', 'in', 'ZInfoBlood'], ({ info }) => info?.type === 'ZInfoBlood'],
  [['otherInfoType', 'empty'], ({ info }) => info === null],
  [['otherInfoValue', 'contains', '\u06AF\u0631\u0648\u0647'], ({ info }) => info?.value === 'ZBloodA'],
];

test('every filter answers whom a plain count finds, in the list and among those a name finds', async () => {
  const told = new Set<string>();
  for (const [filter, answers] of cases()) {
    told.add(filter[0]);
    expect(await found([filter]), filter.join(' ')).toEqual(expected(answers));
    expect(await found([filter], `&searchValue=${encodeURIComponent(NAME)}`), filter.join(' ')).toEqual(expected(answers));
  }
  const jobs = await run('select empl_position_id, job_id from empl_position_job');
  const job = jobs.rows.find((row) => row['empl_position_id'] === at(2))?.['job_id'] ?? '';
  expect(await found([['job', 'in', job]])).toEqual(expected(({ position }) => jobs.rows.some((row) => row['empl_position_id'] === position?.post && row['job_id'] === job)));
  expect(peopleConditions.map(({ name }) => name as string).filter((name) => !told.has(name) && name !== 'job' && name !== 'gap')).toEqual([]);
});

test('years are counted until the day that is looked at, as far back as the calendar goes', async () => {
  const on = async (asOf: string, ...[column, operator, years]: string[]) => {
    const filter = JSON.stringify([{ column, operator, values: [years] }]);
    return (await testBed.call(officer, 'GET', `/rest/s1/hcm/personList?${new URLSearchParams({ asOf, filter })}`)).status;
  };
  for (const column of ['age', 'service'])
    expect([await on('1970-01-01', column, 'to', '150'), await on('1700-01-01', column, 'from', '20'), await on('9999-12-31', column, 'from', '20')]).toEqual([200, 400, 400]);
});

test('a value of other information is looked for in the types asked for beside it', async () => {
  const both = await found([
    ['otherInfoType', 'in', 'ZInfoCar'],
    ['otherInfoValue', 'is', '\u067E\u0631\u0627\u06CC\u062F'],
  ]);
  expect(both).toEqual(expected(({ info }) => info?.type === 'ZInfoCar' && info.value !== 'ZBloodA'));
  expect(both.length).toBeGreaterThan(0);
});

const lacking: Readonly<Record<Gap, (one: Laid) => boolean>> = {
  gender: ({ gender }) => gender === null,
  photo: ({ face }) => face === null,
  position: ({ position }) => position === null,
  employmentKind: ({ kind }) => kind === null,
  birthDate: ({ birthDate }) => birthDate === null,
  birthPlace: ({ birthPlace }) => birthPlace === null,
  marital: ({ marital }) => marital === null,
  military: ({ gender, military }) => gender !== 'N' && military === null,
  degree: ({ degrees }) => degrees.length === 0,
  fatherName: ({ fatherName }) => fatherName === null,
  nationalCode: ({ has }) => !has.has('Nationalcode'),
  idNumber: ({ has }) => !has.has('idNumber'),
  insuranceNumber: ({ has }) => !has.has('insuranceNumber'),
  mobile: ({ has }) => !has.has('PhoneMobile'),
  phone: ({ has }) => !has.has('PhoneHome'),
  address: ({ street }) => street === null,
  postalCode: ({ postal }) => postal === null,
  email: ({ has }) => !has.has('EmailWork'),
  user: ({ account }) => account === 'none',
  kids: ({ marital, kids }) => marital === 'MarsMarried' && kids === null,
  account: ({ has }) => !has.has('bank'),
  wage: ({ has }) => !has.has('wage'),
  latinName: ({ latin }) => latin === null,
  nationality: ({ country }) => country === null,
  residenceStatus: ({ residence }) => residence === null,
  relatives: ({ marital, relatives }) => marital === 'MarsMarried' && relatives.length === 0,
  structure: ({ structure }) => structure === null,
};

test('the day of leaving is the last one within', async () => {
  const [one] = laid;
  const end = (last: string | null) =>
    testBed.database.owner.query('update party_relationship set valid = daterange(lower(valid), $2::date + 1) where party_id = $1', [one?.partyId, last]);
  const last = addDays(today, 30);
  await end(last);
  expect(await found([['leaveDate', 'is', last]])).toEqual([one?.partyId]);
  expect(await found([['leaveDate', 'between', addDays(last, 1), addDays(last, 9)]])).toEqual([]);
  await end(null);
  expect(await found([['leaveDate', 'filled']])).toEqual([]);
});

test('what is missing: each fact, any of several, none of several', async () => {
  for (const [gap, lacks] of Object.entries(lacking)) expect(await found([['gap', 'in', gap]]), gap).toEqual(expected(lacks));
  expect(await found([['gap', 'in', 'mobile', 'birthDate']])).toEqual(expected((one) => lacking.mobile(one) || lacking.birthDate(one)));
  expect(await found([['gap', 'notIn', 'kids', 'birthDate', 'mobile']])).toEqual(expected((one) => !lacking.kids(one) && !lacking.mobile(one) && !lacking.birthDate(one)));
});

test('ages by the calendar of the country, to the day', () => {
  for (const day of ['2025-03-20', '2024-03-19', '2026-05-10'])
    for (let years = 0; years < 90; years += 1) {
      const born = lastBirthOf(years, day);
      expect(ageInYears(born, day)).toBe(years);
      const next = new Date(Date.parse(born) + 86_400_000).toISOString().slice(0, 10);
      expect(ageInYears(next, day)).toBe(years - 1);
    }
});

describe('who may ask', () => {
  const refused = async (actor: typeof all, filter: Filter): Promise<number> => (await testBed.call(actor, 'GET', `${LIST}?${asked([filter])}`)).status;
  const sample = (name: string): Filter => cases().find(([filter]) => filter[0] === name)?.[0] ?? [name, 'filled'];

  test('a filter of a class that is not held is refused, and so is a missing fact of one', async () => {
    for (const [actor, held] of [
      [officer, ['public', 'personal', 'contact', 'family', 'identity', 'bank', 'health']],
      [manager, ['public', 'contact']],
      [payroll, ['public', 'identity', 'bank', 'pay']],
      [recruiter, ['public']],
    ] as const) {
      if ((await testBed.call(actor, 'GET', LIST)).status === 403) continue;
      const may = (fieldClass: string): boolean => (held as readonly string[]).includes(fieldClass);
      for (const column of peopleConditions)
        if (column.name !== 'gap')
          expect(await refused(actor, sample(column.name)), `${actor.username} ${column.name}`).toBe(may('class' in column ? column.class : 'public') ? 200 : 403);
      for (const [gap, classes] of Object.entries(gapClasses))
        for (const operator of ['in', 'notIn'])
          expect(await refused(actor, ['gap', operator, 'photo', gap]), `${actor.username} ${gap}`).toBe([classes].flat().every(may) ? 200 : 403);
    }
  });

  test('neither in a file nor by an order', async () => {
    expect((await testBed.file(recruiter, `${LIST}/export?format=csv&${asked([['age', 'from', '30']])}`)).status).toBe(403);
    expect((await testBed.call(all, 'GET', `${LIST}?orderByField=age`)).status).toBe(400);
    expect((await testBed.file(all, `${LIST}/export?format=csv&columns=fullName,age`)).status).toBe(400);
    expect((await testBed.call(all, 'GET', `${LIST}?${asked([['gap', 'empty']])}`)).status).toBe(400);
  });

  test('within the scope of rows', async () => {
    const { body } = await testBed.call(manager, 'GET', `${LIST}?pageSize=200&${asked([['accountStatus', 'in', 'active', 'inactive', 'none']])}`);
    const reached = new Set(laid.filter(({ position }) => position?.post === postId('seller')).map(({ partyId: id }) => id));
    for (const id of [partyId('salesHead'), partyId('seller')]) reached.add(id);
    expect(new Set((body.rows as { partyId: string }[]).map(({ partyId: id }) => id))).toEqual(reached);
  });
});

test('what is asked for is named in the head of a print, not told by its id', async () => {
  const filters: TableFilter[] = [
    { column: 'degree', operator: 'in', values: ['QtMaster'] },
    { column: 'post', operator: 'in', values: [at(1)] },
  ];
  const head = await reading(testBed.database.pool, { userId: '', partyId: all.partyId, companyIds: all.companyIds, requestId: 'test' }, async (db) => {
    const rows = scopeFor(all, personList, today);
    const parts = await peopleSource.parts({ db, actor: all, today, rows, filters, query: { order: 'asc', statusId: 'all', pageSize: 20 } });
    return conditionsInWords({ table: peopleTable, parts, request: { search: '', filters, sort: [] } });
  });
  for (const { values } of filters) expect(head).not.toContain(values[0]);
  expect(head).toContain((await run('select description from enumeration where enum_id = $1', 'QtMaster')).rows[0]?.['description']);
});

test('a file holds whom the list holds', async () => {
  const filter = asked([['degree', 'in', 'QtMaster']]);
  const { body } = await testBed.call(all, 'GET', `${LIST}?pageSize=200&${filter}`);
  const file = (await testBed.file(all, `${LIST}/export?format=csv&columns=pseudoId&${filter}`)).bytes.toString();
  expect(file.trim().split('\r\n')).toHaveLength(body.count + 1);
});
