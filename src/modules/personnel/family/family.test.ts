import { afterAll, beforeAll, expect, test } from 'vitest';
import texts from '#kernel/form/form.messages.fa.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { familyErrors } from './family.contract.ts';
import messages from './family.messages.fa.ts';
import { routes } from './family.routes.ts';
import words from './family-page.messages.fa.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PATH = '/rest/s1/hcm/person/family';
const list = async (person: PersonName, actor = officer) => (await testBed.call(actor, 'GET', `${PATH}?partyId=${partyId(person)}`)).body.rows;
const spouse = (more: object = {}) => ({
  relationshipTypeEnumId: 'Spouse',
  firstName: 'Sara',
  lastName: 'Ahmadi',
  gender: 'N',
  birthDate: '1990-03-21',
  weddingDate: '2015-06-01',
  nationalCode: '0499370899',
  ...more,
});
const add = (person: PersonName, more: object = {}, actor = officer) => testBed.call(actor, 'POST', PATH, spouse({ partyId: partyId(person), ...more }));
const fieldsOf = async (more: object) => (await add('director', more)).body.fields;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/family', routes, messages, errors: [familyErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/files', routes: [], messages: fileMessages, errors: [fileErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('a relative is added, changed on its version and removed, with a trace at the person', async () => {
  const { status, body } = await add('seller', { isEmergencyContact: 'Y', contactNumber: '+989123456789', isDependant: 'Y', maritalStatusEnumId: 'MarsMarried', numberOfKids: 2 });
  expect([status, body.rowVersion]).toEqual([201, 1]);
  expect(await list('seller')).toMatchObject([
    { id: body.id, relationName: expect.any(String), contactNumber: '09123456789', militaryStateEnumId: 'NotIncluded', numberOfKids: 2, weddingDate: '2015-06-01' },
  ]);
  expect((await testBed.call(officer, 'PUT', `${PATH}/${body.id}`, spouse({ divorceDate: '2020-01-01', rowVersion: 1 }))).body).toMatchObject({ rowVersion: 2 });
  expect((await testBed.call(officer, 'PUT', `${PATH}/${body.id}`, spouse({ rowVersion: 1 }))).status).toBe(409);
  expect((await testBed.call(officer, 'DELETE', `${PATH}/${body.id}`)).body).toEqual({ removed: true });
  const { rows } = await testBed.database.owner.query('select action, subject_party_id from audit_entry where record_id = $1 order by audit_id', [body.id]);
  expect(rows).toEqual(['create', 'update', 'delete'].map((action) => ({ action, subject_party_id: partyId('seller') })));
  // how many children the person has is a fact of their own
  expect((await testBed.database.owner.query('select number_of_kids from person where party_id = $1', [partyId('seller')])).rows).toEqual([{ number_of_kids: 2 }]);
});

test('what the relation demands and forbids', async () => {
  expect(await fieldsOf({ weddingDate: null })).toEqual({ weddingDate: texts.required(words.weddingDate) });
  expect(await fieldsOf({ weddingDate: '1989-01-01' })).toEqual({ weddingDate: words.weddingOrder });
  expect(await fieldsOf({ divorceDate: '2015-05-31' })).toEqual({ divorceDate: words.divorceOrder });
  expect(await fieldsOf({ relationshipTypeEnumId: 'PrtEmployee', weddingDate: null })).toEqual({ relationshipTypeEnumId: partMessages.errors.option });
  expect(await fieldsOf({ isEmergencyContact: 'Y' })).toEqual({ contactNumber: texts.required(words.contactNumber) });
  expect(await fieldsOf({ birthDate: null })).toEqual({ birthDate: texts.required(words.birthDate) });
  // a day of a wedding belongs to a spouse; sons are men, daughters serve in no army, the single have no children
  expect(
    (await add('director', { relationshipTypeEnumId: 'Son', nationalCode: null, gender: 'Y', maritalStatusEnumId: 'MarsSingle', numberOfKids: 3, militaryStateEnumId: 'MilDone' }))
      .status,
  ).toBe(201);
  expect((await add('director', { relationshipTypeEnumId: 'Daughter', nationalCode: null, gender: 'Y', militaryStateEnumId: 'MilDone' })).status).toBe(201);
  const rows = await list('director');
  expect(rows.find(({ relationshipTypeEnumId: one }: { relationshipTypeEnumId: string }) => one === 'Son')).toMatchObject({
    gender: 'Y',
    weddingDate: null,
    numberOfKids: null,
    militaryStateEnumId: 'MilDone',
  });
  expect(rows.find(({ relationshipTypeEnumId: one }: { relationshipTypeEnumId: string }) => one === 'Daughter')).toMatchObject({ gender: 'N', militaryStateEnumId: 'NotIncluded' });
});

test('a national code is right and stands once under a relation of a person', async () => {
  expect(await fieldsOf({ nationalCode: '0499370898' })).toEqual({ nationalCode: texts.codes.nationalCode });
  expect((await add('accountant')).status).toBe(201);
  expect((await add('accountant')).body).toMatchObject({ fields: { nationalCode: messages.errors.codeTaken } });
  // parents of two employees are relatives of both, and without a code nobody is the same
  expect((await add('colleague')).status).toBe(201);
  for (const _ of [1, 2]) expect((await add('accountant', { nationalCode: null })).status).toBe(201);
});

test('nobody has two fathers, is younger than a child or married twice at one time', async () => {
  const { owner } = testBed.database;
  await owner.query(`update person set gender = 'N' where party_id = $1`, [partyId('stranger')]);
  const kin = (relationshipTypeEnumId: string, more: object = {}) => ({ relationshipTypeEnumId, nationalCode: null, weddingDate: null, gender: null, ...more });
  const refused = async (person: PersonName, more: object) => {
    const { status, body } = await add(person, more);
    return [status, body.fields];
  };
  for (const relation of ['Son', 'Daughter', 'AdoptedChild'])
    expect(await refused('payrollOfficer', kin(relation, { birthDate: factsOf('payrollOfficer').birthDate }))).toEqual([400, { birthDate: messages.errors.childOlder }]);
  for (const relation of ['Father', 'Mother']) {
    expect(await refused('payrollOfficer', kin(relation, { birthDate: '1990-03-21' }))).toEqual([400, { birthDate: messages.errors.parentYounger }]);
    expect((await add('payrollOfficer', kin(relation, { birthDate: '1950-03-21' }))).status).toBe(201);
    expect(await refused('payrollOfficer', kin(relation, { birthDate: '1951-03-21' }))).toEqual([409, { relationshipTypeEnumId: messages.errors.parentTwice }]);
  }
  // brothers and sisters may be of any age, and as many as there are
  for (const relation of ['Sister', 'Sister', 'Brother']) expect((await add('payrollOfficer', kin(relation, { birthDate: '1960-03-21' }))).status).toBe(201);
  expect(await refused('payrollOfficer', kin('OtherRelative', { birthDate: '1849-12-31' }))).toEqual([400, { birthDate: words.birthRange }]);
  expect(await refused('payrollOfficer', kin('Sister', { nationalCode: factsOf('payrollOfficer').nationalCode }))).toEqual([400, { nationalCode: messages.errors.ownCode }]);

  const husband = (more: object = {}) => spouse({ gender: 'Y', nationalCode: null, ...more });
  expect(await refused('stranger', husband({ gender: 'N' }))).toEqual([400, { gender: messages.errors.spouseGender }]);
  expect(await refused('stranger', husband({ birthDate: '1930-03-21', weddingDate: factsOf('stranger').birthDate }))).toEqual([
    400,
    { weddingDate: messages.errors.weddingBeforeBirth },
  ]);
  const first = await add('stranger', husband());
  expect(first.status).toBe(201);
  expect(await refused('stranger', husband({ weddingDate: '2022-06-01' }))).toEqual([409, { weddingDate: messages.errors.spouses }]);
  // the first marriage has ended: by divorce, or by death
  for (const [rowVersion, ended] of [{ divorceDate: '2020-01-01' }, { deathDate: '2020-01-01', isDependant: 'Y' }].entries())
    expect((await testBed.call(officer, 'PUT', `${PATH}/${first.body.id}`, husband({ ...ended, rowVersion: rowVersion + 1 }))).status).toBe(200);
  expect((await add('stranger', husband({ weddingDate: '2020-01-01' }))).status).toBe(201);
  expect((await list('stranger')).find(({ id }: { id: string }) => id === first.body.id)).toMatchObject({ deathDate: '2020-01-01', isDependant: 'N' });
  expect(await refused('stranger', husband({ weddingDate: '2010-01-01', birthDate: '1980-03-21' }))).toEqual([409, { weddingDate: messages.errors.spouses }]);
  expect(await fieldsOf({ deathDate: '1990-03-20' })).toEqual({ deathDate: words.deathOrder });

  // a man has four at most
  await owner.query(`update person set gender = 'Y' where party_id = $1`, [partyId('administrator')]);
  const four = await Promise.all([1, 2, 3, 4].map((year) => add('administrator', { nationalCode: null, weddingDate: `201${year}-01-01` })));
  expect(four.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await refused('administrator', { nationalCode: null, weddingDate: '2005-01-01' })).toEqual([409, { weddingDate: messages.errors.spouses }]);
});

test('of two who write a father at once, one does; what stood at fault stays while something else is put right', async () => {
  const father = { relationshipTypeEnumId: 'Father', nationalCode: null, weddingDate: null, birthDate: '1950-03-21' };
  const both = await Promise.all([add('salesHead', father), add('salesHead', { ...father, firstName: 'Reza' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [{ id }] = await list('salesHead');
  await testBed.database.owner.query(`update person set birth_date = '1940-01-01' where party_id = $1`, [partyId('salesHead')]);
  const change = (more: object) => testBed.call(officer, 'PUT', `${PATH}/${id}`, spouse({ ...father, rowVersion: 1, ...more }));
  expect((await change({ relationshipTypeEnumId: 'Son' })).status).toBe(200);
  expect((await testBed.call(officer, 'PUT', `${PATH}/${id}`, spouse({ ...father, rowVersion: 2 }))).status).toBe(400);
  await testBed.database.owner.query(`update family_member set relationship_type_enum_id = 'Father' where family_member_id = $1`, [id]);
  expect((await testBed.call(officer, 'PUT', `${PATH}/${id}`, spouse({ ...father, firstName: 'Hamid', rowVersion: 2 }))).status).toBe(200);
});

test('places, religion and sect belong together', async () => {
  const { rows } = await testBed.database.owner.query(
    `select c.geo_id as county, p.geo_id as province, (select o.geo_id from geo o where o.geo_type_enum_id = 'GEOT_PROVINCE' and o.geo_id <> p.geo_id limit 1) as other
     from geo c join geo p on p.geo_id = c.parent_geo_id where c.geo_type_enum_id = 'GEOT_COUNTY' order by c.geo_id limit 1`,
  );
  const [{ county, province, other }] = rows;
  expect(await fieldsOf({ issueProvinceGeoId: other, issueCountyGeoId: county })).toEqual({ issueCountyGeoId: partMessages.errors.elsewhere });
  expect(await fieldsOf({ addressProvinceGeoId: other, addressCountyGeoId: county })).toEqual({ addressCountyGeoId: partMessages.errors.elsewhere });
  expect(await fieldsOf({ religionEnumId: 'RelChristian', sectEnumId: 'SectShia' })).toEqual({ sectEnumId: partMessages.errors.option });
  expect((await add('director', { religionEnumId: 'RelIslam', sectEnumId: 'SectShia', issueProvinceGeoId: province, issueCountyGeoId: county, countryGeoId: 'IRN' })).status).toBe(
    201,
  );
});

test('only who holds the class and the scope meets a relative', async () => {
  const opened = (actor: typeof officer, classes?: readonly ('public' | 'family')[]) => ({
    ...actor,
    grants: actor.grants.map((grant) => ({ ...grant, permissions: [...grant.permissions, 'personnelInformationManagement'], classes: classes ?? grant.classes })),
  });
  const { id } = (await add('seller', { nationalCode: factsOf('stranger').nationalCode })).body;
  const manager = actorIn('unitManager', 'salesHead', ['sales']);
  expect(await list('seller', opened(manager))).toEqual([]);
  expect(await list('seller', opened(manager, ['public', 'family']))).toContainEqual(expect.objectContaining({ id }));
  for (const actor of [opened(manager), actorIn('hrOfficer', 'worker'), opened(actorIn('unitManager', 'accountant', ['finance']), ['public', 'family'])])
    expect((await testBed.call(actor, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
  for (const actor of [actorIn('hrOfficer', 'worker'), opened(actorIn('employee', 'colleague')), opened(actorIn('unitManager', 'accountant', ['finance']))])
    expect((await testBed.call(actor, 'GET', `${PATH}?partyId=${partyId('seller')}`)).status).toBe(404);
  const own = actorIn('employee', 'seller');
  expect(await list('seller', own)).toContainEqual(expect.objectContaining({ id, firstName: 'Sara' }));
  expect((await add('seller', {}, own)).status).toBe(403);
});
