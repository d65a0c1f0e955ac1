import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldClassOf } from '#kernel/entity.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import texts from '#kernel/form/form.messages.fa.ts';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import partyMessages from '#platform/party/party.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { factsForm } from './facts.form.ts';
import { routes as headerRoutes } from './header/header.routes.ts';
import { routes as historyRoutes } from './history/history.routes.ts';
import { personFacts, profileErrors } from './profile.contract.ts';
import messages from './profile.messages.fa.ts';
import { routes } from './profile.routes.ts';

const officer = actorIn('hrOfficer', 'hrOfficer');
const payroll = actorIn('payrollOfficer', 'payrollOfficer');
const recruiter = actorIn('recruiter', 'colleague');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const employee = actorIn('employee', 'seller');
const editors = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public', 'personal'] as const })) };

let testBed: Mounted;
const open = (actor: typeof officer, person: PersonName) => testBed.call(actor, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId(person)}`);
const edit = (actor: typeof officer, person: PersonName, body: Record<string, unknown>) => testBed.call(actor, 'PUT', `/rest/s1/hcm/entity/Person/${partyId(person)}`, body);
const history = (actor: typeof officer, person: PersonName) => testBed.call(actor, 'GET', `/rest/s1/hcm/person/${partyId(person)}/history`);
const versionOf = async (person: PersonName): Promise<number> => (await open(officer, person)).body.rowVersion;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/profile', routes: [...routes, ...historyRoutes, ...headerRoutes], messages, errors: [profileErrors] },
    { slice: 'platform/party', routes: [], messages: partyMessages, errors: [partyErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

describe('the file', () => {
  test('holds header and base facts, without those of other classes', async () => {
    const { status, body } = await open(officer, 'seller');
    const facts = factsOf('seller');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: facts.firstName,
      pseudoId: facts.pseudoId,
      nationalCode: facts.nationalCode,
      mobile: facts.mobile,
      iban: facts.iban,
      birthDate: facts.birthDate,
      hireDate: '2021-03-21',
      endDate: null,
      statusId: 'ActiveRel',
      positionCode: 'seller',
      qualificationTypeEnumId: 'QtBachelor',
      employmentStatusEnumId: 'EmsOfficial',
      relationshipName: expect.any(String),
      faceImage: null,
      rowVersion: 1,
    });
    expect(body).not.toHaveProperty('dailyWage');
  });

  test('tells the payroll officer the wage and not the mobile number', async () => {
    const { body } = await open(payroll, 'seller');
    expect(body.dailyWage).toBe(String(factsOf('seller').dailyWage));
    for (const hidden of ['mobile', 'street', 'birthDate', 'numberOfKids']) expect(body).not.toHaveProperty(hidden);
  });

  test('is whole for its owner and closed to colleagues', async () => {
    expect((await open(employee, 'seller')).body).toMatchObject({ iban: factsOf('seller').iban, dailyWage: String(factsOf('seller').dailyWage) });
    expect((await testBed.call(employee, 'GET', '/rest/s1/hcm/infoOfEachPerson')).body.partyId).toBe(partyId('seller'));
    expect((await open(employee, 'salesHead')).status).toBe(404);
  });

  test('opens with the key of its older address alone, on the rows of that key', async () => {
    const byOldAddress = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, permissions: ['personnelInformationManagement/personnelBaseInformation'] })) };
    expect((await open(byOldAddress, 'seller')).body).toMatchObject({ fullName: expect.any(String), mobile: factsOf('seller').mobile });
    expect((await open(byOldAddress, 'worker')).status).toBe(404);
    expect((await history(byOldAddress, 'seller')).status).toBe(403);
  });

  test('is out of reach in other units and companies', async () => {
    expect((await open(manager, 'seller')).status).toBe(200);
    expect((await open(manager, 'accountant')).status).toBe(404);
    expect((await open(officer, 'worker')).status).toBe(404);
  });

  test('names the holder of the position that this one reports to', async () => {
    await testBed.database.owner.query(
      `insert into empl_position_reporting (empl_position_id, company_id, reports_to_id, valid)
       select a.empl_position_id, a.company_id, b.empl_position_id, '[2021-03-21,)' from empl_position a, empl_position b where a.pseudo_id = 'seller' and b.pseudo_id = 'salesHead'`,
    );
    const { firstName, lastName } = factsOf('salesHead');
    expect((await open(officer, 'seller')).body).toMatchObject({ managerPartyId: partyId('salesHead'), managerName: `${firstName} ${lastName}` });
  });
});

describe('an edit', () => {
  test('changes what is given, cleans it, counts the version and leaves its trace', async () => {
    const before = (await open(officer, 'accountant')).body;
    const { status, body } = await edit(officer, 'accountant', { rowVersion: before.rowVersion, lastName: ' \u0631\u0636\u0627\u064A\u064A ', numberOfKids: 3 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ rowVersion: before.rowVersion + 1, lastName: '\u0631\u0636\u0627\u06CC\u06CC', numberOfKids: 3, birthPlace: before.birthPlace });
    const { rows } = (await history(officer, 'accountant')).body;
    // the same name in other letters is no change
    expect(rows[0]).toMatchObject({ byPartyId: partyId('hrOfficer'), entity: 'Person', action: 'update', changes: [{ field: 'numberOfKids', old: 2, new: 3 }] });
  });

  test('keeps the person findable under the new name', async () => {
    await edit(officer, 'accountant', { rowVersion: await versionOf('accountant'), lastName: '\u0646\u06CC\u06A9\u200C\u0641\u0631' });
    const { rows } = await testBed.database.owner.query('select search_text, search_words from person where party_id = $1', [partyId('accountant')]);
    expect(rows[0].search_words).toContain('\u0646\u06CC\u06A9\u0641\u0631');
    const words = await testBed.database.owner.query('select 1 from name_word where word = $1 and deletion = word', ['\u0646\u06CC\u06A9\u0641\u0631']);
    expect(words.rowCount).toBe(1);
  });

  test('of an older version gets both sides, cut to the classes of the editor', async () => {
    const rowVersion = await versionOf('director');
    expect((await edit(officer, 'director', { rowVersion, birthPlace: '\u0642\u0645' })).status).toBe(200);
    const { status, body } = await edit(editors, 'director', { rowVersion, birthPlace: '\u0631\u06CC' });
    expect([status, body.errorCode]).toEqual([409, 'modules/personnel/profile.stale']);
    expect(body.data.values).toMatchObject({ birthPlace: '\u0642\u0645', rowVersion: rowVersion + 1 });
    expect(body.data.values).not.toHaveProperty('nationalCode');
    const { firstName, lastName } = factsOf('hrOfficer');
    expect(body.data.changedBy).toBe(`${firstName} ${lastName}`);
    expect(body.data.changedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('one of several at the same time is written, the others see what it wrote', async () => {
    const rowVersion = await versionOf('stranger');
    const answers = await Promise.all([4, 5, 6, 7].map((kids) => edit(officer, 'stranger', { rowVersion, numberOfKids: kids })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const written = answers.find(({ status }) => status === 200)?.body;
    expect((await open(officer, 'stranger')).body).toMatchObject({ rowVersion: rowVersion + 1, numberOfKids: written.numberOfKids });
    for (const { status, body } of answers) if (status === 409) expect(body.data.values.numberOfKids).toBe(written.numberOfKids);
  });

  test('that changes nothing writes nothing', async () => {
    const rowVersion = await versionOf('seller');
    expect((await edit(officer, 'seller', { rowVersion, firstName: factsOf('seller').firstName })).body.rowVersion).toBe(rowVersion);
    expect((await history(officer, 'seller')).body.rows).toEqual([]);
  });

  test('a woman is not included in military service, a single person has no children', async () => {
    const woman = await edit(officer, 'colleague', { rowVersion: await versionOf('colleague'), gender: 'N', maritalStatusEnumId: 'MarsSingle' });
    expect(woman.body).toMatchObject({ militaryStateEnumId: 'NotIncluded', numberOfKids: null });
    const { body } = await edit(officer, 'colleague', { rowVersion: woman.body.rowVersion, militaryStateEnumId: 'MilDone', numberOfKids: 1 });
    expect(body.fields).toEqual({ militaryStateEnumId: messages.validation.militaryOfWoman, numberOfKids: messages.validation.kidsOfSingle });
  });

  test.each([
    ['birthDate', '2020-01-01', messages.validation.birthRange],
    ['birthDate', '1900-01-01', messages.validation.birthRange],
    ['nationalCode', '0012345678', texts.codes.nationalCode],
    ['idNumber', '12345678901', texts.tooLong('\u06f1\u06f0')],
    ['maritalStatusEnumId', 'MilDone', undefined],
    ['numberOfKids', 31, undefined],
    ['pseudoId', '5', undefined],
    ['firstName', ' ', undefined],
  ])('refuses %s %s', async (field, value, sentence) => {
    const { status, body } = await edit(officer, 'payrollOfficer', { rowVersion: 1, [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    if (sentence) expect(body.fields[field]).toBe(sentence);
  });

  test('an inactive option is no new choice, and one that was chosen before stays', async () => {
    const offer = (indicator: 'Y' | 'N') => testBed.database.owner.query(`update enumeration set option_indicator = $1 where enum_id = 'MarsSingle'`, [indicator]);
    const save = async (body: Record<string, unknown>) => (await edit(officer, 'colleague', { rowVersion: await versionOf('colleague'), ...body })).status;
    expect(await save({ maritalStatusEnumId: 'MarsSingle' })).toBe(200);
    await offer('N');
    expect(await save({ maritalStatusEnumId: 'MarsSingle', birthPlace: '\u0642\u0645' })).toBe(200);
    expect(await save({ maritalStatusEnumId: 'MarsMarried' })).toBe(200);
    expect(await save({ maritalStatusEnumId: 'MarsSingle' })).toBe(400);
    await offer('Y');
  });

  test('refuses a birth after the hiring', async () => {
    await testBed.database.owner.query(`update party_relationship set valid = '[1996-01-01,)' where party_id = $1`, [partyId('payrollOfficer')]);
    const { body } = await edit(officer, 'payrollOfficer', { rowVersion: 1, birthDate: '1996-01-02' });
    expect(body.fields).toEqual({ birthDate: messages.validation.birthAfterHire });
  });

  test('refuses the national code of somebody else', async () => {
    const { status, body } = await edit(officer, 'salesHead', { rowVersion: 1, nationalCode: factsOf('seller').nationalCode });
    expect([status, body.fields]).toEqual([409, { nationalCode: partyMessages.errors.nationalCodeTaken }]);
  });

  test('needs the permission, the row and the class', async () => {
    expect((await edit(recruiter, 'seller', { rowVersion: 1, birthPlace: 'x' })).status).toBe(403);
    expect((await edit(officer, 'worker', { rowVersion: 1, birthPlace: 'x' })).status).toBe(404);
    const first9 = '400000099';
    const { status, body } = await edit(editors, 'seller', { rowVersion: 1, nationalCode: `${first9}${nationalCodeCheckDigit(first9)}` });
    expect([status, Object.keys(body.fields)]).toEqual([403, ['nationalCode']]);
  });
});

describe('a class one does not hold', () => {
  const { gender, militaryStateEnumId, maritalStatusEnumId, ...rest } = { gender: null, militaryStateEnumId: null, maritalStatusEnumId: null, suffix: null };
  const all = {
    firstName: 'x',
    lastName: 'y',
    gender,
    ...rest,
    fatherName: 'z',
    nationalCode: null,
    idNumber: '1',
    birthDate: null,
    birthPlace: 'q',
    maritalStatusEnumId,
    militaryStateEnumId,
    numberOfKids: 9,
  };
  const storedOf = async (person: PersonName) => {
    const { rows } = await testBed.database.owner.query(
      `select p.*, (select json_agg(i order by i.party_id_type_enum_id) from party_identification i where i.party_id = p.party_id) as codes from person p where p.party_id = $1`,
      [partyId(person)],
    );
    return rows[0];
  };

  test('is guarded in the form as in the reply', () => {
    for (const { field } of fieldsOf(factsForm))
      expect([field.name, field.class ?? 'public']).toEqual([field.name, fieldClassOf(personFacts.shape[field.name as keyof typeof personFacts.shape])]);
  });

  test.each([
    ['everything at once', all, ['fatherName', 'nationalCode', 'idNumber', 'numberOfKids']],
    ['nothing put in the place of a code', { nationalCode: null }, ['nationalCode']],
    ['a class beside what is allowed', { birthPlace: 'q', fatherName: 'z' }, ['fatherName']],
    ['rows and columns of no form', { birthPlace: 'q', partyId: partyId('hrOfficer'), row_version: 99, statusId: 'NotActiveRel' }, ['partyId', 'row_version', 'statusId']],
  ])('cannot be written: %s', async (_, body, refused) => {
    const before = await storedOf('salesHead');
    const answer = await edit(editors, 'salesHead', { rowVersion: before.row_version, ...body });
    expect(Object.keys(answer.body.fields).toSorted()).toEqual(refused.toSorted());
    expect(httpErrors.is(answer.body, 'unseenField')).toBe(!('partyId' in body));
    expect(await storedOf('salesHead')).toEqual(before);
  });

  test('keeps what stands stored when the rest is written', async () => {
    const before = await storedOf('salesHead');
    expect((await edit(editors, 'salesHead', { rowVersion: before.row_version, birthPlace: '\u0642\u0645', suffix: null })).status).toBe(200);
    expect(await storedOf('salesHead')).toEqual({ ...before, birth_place: '\u0642\u0645', row_version: before.row_version + 1, updated_at: expect.anything() });
  });
});

test('a history is cut to the classes of the reader and to the rows in scope', async () => {
  await edit(officer, 'administrator', { rowVersion: await versionOf('administrator'), suffix: '\u0632\u0627\u062F\u0647', birthPlace: '\u0642\u0645' });
  const changed = async (actor: typeof officer) => (await history(actor, 'administrator')).body.rows[0].changes.map(({ field }: { field: string }) => field);
  expect(await changed(officer)).toEqual(['suffix', 'birthPlace']);
  expect(await changed(recruiter)).toEqual(['suffix']);
  expect((await history(manager, 'administrator')).status).toBe(404);
});

describe('what the shell shows', () => {
  const header = (actor: typeof officer, call: string, person?: PersonName) => testBed.call(actor, 'GET', `/rest/s1/hcm/${call}${person ? `?partyId=${partyId(person)}` : ''}`);

  test('of oneself: photo, position and name', async () => {
    expect((await header(employee, 'userHedaerInfo')).body).toEqual({ faceImage: null });
    expect((await header(employee, 'EmplpsitionPartyId')).body.result.description).not.toBe('');
    const { firstName, lastName } = factsOf('seller');
    for (const call of ['getpartyuserInfoHeader', 'getpartyuserInfo'])
      expect((await header(employee, call)).body).toEqual({ partyuserInfolist: [{ firstName, lastName, suffix: null, partyContentTypeEnumId: '', contentLocation: null }] });
  });

  test('of others only in reach, and of others out of reach as of nobody', async () => {
    expect((await header(employee, 'EmplpsitionPartyId', 'salesHead')).body).toEqual({ result: { description: '' } });
    expect((await header(employee, 'getpartyuserInfo', 'salesHead')).body).toEqual({ partyuserInfolist: [] });
    expect((await header(officer, 'EmplpsitionPartyId', 'salesHead')).body.result.description).not.toBe('');
  });
});
