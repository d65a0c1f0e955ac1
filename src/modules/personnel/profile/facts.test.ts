import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkField } from '#kernel/form/check.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { reading } from '#platform/db/db.server.ts';
import { mayRead } from '#platform/files/reading.service.ts';
import httpMessages from '#platform/http/http.messages.fa.ts';
import contactMessages from '#platform/party/contact/contact.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import partyMessages from '#platform/party/party.messages.fa.ts';
import { untilWaiting } from '#testing/lock-waits.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { routes as bankingRoutes } from '../banking/banking.routes.ts';
import { routes as contactRoutes } from '../contact/contact.routes.ts';
import { routes as educationRoutes } from '../education/education.routes.ts';
import { routes as organisationalRoutes } from '../organisational/organisational.routes.ts';
import { accountErrors } from './account/account.contract.ts';
import { routes as accountRoutes } from './account/account.routes.ts';
import { routes as basicInfoRoutes } from './basic-info.routes.ts';
import { gapsOf } from './completeness.rules.ts';
import { factsForm } from './facts.form.ts';
import { routes as headerRoutes } from './header/header.routes.ts';
import { routes as historyRoutes } from './history/history.routes.ts';
import { routes as printRoutes } from './print/print.routes.ts';
import { profileErrors, type SeenFile } from './profile.contract.ts';
import messages from './profile.messages.fa.ts';
import { routes } from './profile.routes.ts';
import words from './profile-page.messages.fa.ts';
import { routes as signatureRoutes } from './signature/signature.routes.ts';

const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const recruiter = actorIn('recruiter', 'colleague');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const colleague = actorIn('employee', 'colleague');
type Who = typeof officer;

let testBed: Mounted;
const file = async (person: PersonName, more = '', actor: Who = officer) => testBed.call(actor, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId(person)}${more}`);
const version = async (person: PersonName): Promise<number> => (await file(person)).body.rowVersion;
const save = async (person: PersonName, body: object, actor: Who = officer) =>
  testBed.call(actor, 'PUT', `/rest/s1/hcm/entity/Person/${partyId(person)}`, { rowVersion: await version(person), ...body });
const history = (person: PersonName, more = '', actor: Who = officer) => testBed.call(actor, 'GET', `/rest/s1/hcm/person/${partyId(person)}/history${more}`);
const account = (person: PersonName, actor: Who = officer) => testBed.call(actor, 'GET', `/rest/s1/hcm/userAccount/${partyId(person)}`);
const saveAccount = (person: PersonName, body: object, actor: Who = officer) => testBed.call(actor, 'PUT', `/rest/s1/hcm/userAccount/${partyId(person)}`, body);
const query = async (text: string, ...values: unknown[]) => (await testBed.database.owner.query(text, values)).rows;
const today = async (): Promise<string> => (await query(`select to_char(now() at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day`))[0].day;

beforeAll(async () => {
  testBed = await mountSlices(
    {
      slice: 'modules/personnel/profile',
      routes: [...routes, ...basicInfoRoutes, ...historyRoutes, ...headerRoutes, ...accountRoutes, ...signatureRoutes, ...printRoutes],
      messages,
      errors: [profileErrors, accountErrors],
    },
    { slice: 'modules/personnel/contact', routes: [...contactRoutes, ...bankingRoutes, ...educationRoutes, ...organisationalRoutes], messages: contactMessages },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/party', routes: [], messages: partyMessages, errors: [partyErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

// ---- codes, by an implementation of our own ----

/** Weights 10 to 2 as sums of beginnings: the sum of the nine beginnings weighs 9 to 1, and the whole once more makes it 10 to 2. */
function isRight(code: string): boolean {
  if (code.length !== 10 || [...code].some((one) => one < '0' || one > '9') || code === [...code].map(() => code[0]).join('')) return false;
  let [beginning, sum] = [0, 0];
  for (const one of code.slice(0, 9)) {
    beginning += Number(one);
    sum += beginning;
  }
  sum += beginning;
  const check = Number(code[9]);
  return sum % 11 < 2 ? check === sum % 11 : (sum + check) % 11 === 0;
}

/** The same numbers on every run. */
function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('10,000 right and wrong national codes are judged by the form as by a second implementation', () => {
  const placed = fieldsOf(factsForm).find(({ path }) => path === 'nationalCode');
  if (!placed) throw new Error('the form has no national code');
  const random = numbers(1405);
  const next = (): number => random.next().value as number;
  const judged = Array.from({ length: 10_000 }, (_, index) => {
    const nine = String(Math.floor(next() * 1e9)).padStart(9, '0');
    // every second one with its check digit, the others with any
    return nine + (index % 2 === 0 ? nationalCodeCheckDigit(nine) : Math.floor(next() * 10));
  }).map((code) => [isRight(code), checkField(placed, { nationalCode: code }, '2026-11-22') === undefined]);
  expect(judged.filter(([second, own]) => second !== own)).toEqual([]);
  const right = judged.filter(([second]) => second).length;
  expect(right).toBeGreaterThan(5_000);
  expect(right).toBeLessThan(6_500);
});

// ---- the base facts ----

describe('the base facts', () => {
  const all = {
    personalTitle: 'PttEng',
    latinFirstName: 'Sara',
    latinLastName: 'Ahmadi',
    countryGeoId: 'IRN',
    serialNumber: 'A/22 123456',
    issueProvinceGeoId: 'IRN-P1',
    religionEnumId: 'RelIslam',
    sectEnumId: 'SectShia',
    residenceStatusEnumId: 'RessOwn',
    militaryCode: 'M12345',
    employmentStatusEnumId: 'EmsContract',
    baseInsuranceTypeEnumId: 'BitSocialSecurity',
    boorsCode: 'BRS12345',
    passportNumber: 'K12345678',
    passportExpireDate: '2030-01-01',
    criminalRecord: 'N',
    description: 'as in the paper file',
  };

  test('are kept, shown with the names of their places, and told field by field', async () => {
    const { status, body } = await save('seller', all);
    expect([status, body]).toEqual([200, expect.objectContaining(all)]);
    const stored = (await file('seller')).body;
    expect(stored).toMatchObject({ ...all, countryName: expect.any(String), issueProvinceName: expect.any(String) });
    const [entry] = (await history('seller')).body.rows;
    const told = entry.changes.find(({ field }: { field: string }) => field === 'sectEnumId');
    expect(told).toMatchObject({ label: words.labels.sectEnumId, old: null, new: 'SectShia', newText: expect.not.stringMatching(/Sect|\u061f/) });
  });

  test('of a class one does not hold are not there', async () => {
    const { body } = await file('seller', '', recruiter);
    expect(body).toMatchObject({ personalTitle: 'PttEng', latinLastName: 'Ahmadi' });
    for (const hidden of ['countryGeoId', 'passportNumber', 'criminalRecord', 'boorsCode', 'sectEnumId', 'countryName', 'signatureImage', 'description'])
      expect(body).not.toHaveProperty(hidden);
  });

  test('a new kind of employment holds from today on', async () => {
    const rows = await query(
      `select employment_status_enum_id as kind, upper_inf(valid) as open from employment_kind where party_relationship_id = $1 order by lower(valid)`,
      employmentId('seller'),
    );
    expect(rows).toEqual([
      { kind: 'EmsOfficial', open: false },
      { kind: 'EmsContract', open: true },
    ]);
    await save('seller', { employmentStatusEnumId: 'EmsDaily' });
    expect(await query(`select count(*)::int as kinds from employment_kind where party_relationship_id = $1`, employmentId('seller'))).toEqual([{ kinds: 2 }]);
  });

  test('of a kind of employment count from the day that is said, and leave what was', async () => {
    const kinds = () =>
      query(`select employment_status_enum_id as kind, lower(valid)::text as from from employment_kind where party_relationship_id = $1 order by valid`, employmentId('salesHead'));
    const [{ from, kind }] = await kinds();
    const refused = async (kindFrom: string) => (await save('salesHead', { employmentStatusEnumId: 'EmsDaily', kindFrom })).body.fields;
    expect(await refused(from)).toEqual({ kindFrom: partMessages.errors.pastKept });
    expect(await refused('2019-01-01')).toEqual({ kindFrom: partMessages.errors.outside });
    expect((await save('salesHead', { employmentStatusEnumId: 'EmsDaily', kindFrom: '2026-01-01' })).status).toBe(200);
    expect(await kinds()).toEqual([
      { kind, from },
      { kind: 'EmsDaily', from: '2026-01-01' },
    ]);
  });

  test.each([
    ['a sect of another religion', { religionEnumId: 'RelChristian', sectEnumId: 'SectShia' }, 'sectEnumId'],
    ['a county that is a province', { issueCountyGeoId: 'IRN-P1' }, 'issueCountyGeoId'],
    ['a country that is none', { countryGeoId: 'XXX', foreignerCode: '123456789' }, 'countryGeoId'],
    ['a state of work that is none', { personStatusId: 'EmpsActive' }, 'personStatusId'],
    ['Persian letters in a Latin name', { latinFirstName: '\u0633\u0627\u0631\u0627' }, 'latinFirstName'],
    ['an insurance number of three digits', { insuranceNumber: '123' }, 'insuranceNumber'],
    ['an emptied father', { fatherName: null }, 'fatherName'],
  ])('refuse %s', async (_, body, field) => {
    const answer = await save('seller', body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  test('of a foreign national know a code of its own in the place of the national code', async () => {
    const none = await save('accountant', { countryGeoId: 'AFG', nationalCode: null });
    expect(Object.keys(none.body.fields)).toEqual(['foreignerCode']);
    const { status, body } = await save('accountant', { countryGeoId: 'AFG', nationalCode: null, foreignerCode: '123456789012' });
    expect([status, body]).toEqual([200, expect.objectContaining({ nationalCode: null, foreignerCode: '123456789012', issueProvinceGeoId: null })]);
    expect((await save('accountant', { countryGeoId: 'IRN' })).body.fields).toEqual({ nationalCode: messages.validation.nationalCodeNeeded });
    const back = await save('accountant', { countryGeoId: 'IRN', nationalCode: factsOf('accountant').nationalCode });
    expect([back.status, back.body.foreignerCode]).toEqual([200, null]);
    const emptied = await save('seller', { nationalCode: null });
    expect([emptied.status, Object.keys(emptied.body.fields)]).toEqual([400, ['nationalCode']]);
  });

  test('a woman has no code of military service', async () => {
    await save('director', { militaryCode: 'M1' });
    expect((await save('director', { gender: 'N' })).body).toMatchObject({ militaryCode: null, militaryStateEnumId: 'NotIncluded' });
  });

  test('codes of somebody else are refused each at its field, all at once', async () => {
    await save('seller', { idNumber: '0012345679' });
    const { status, body } = await save('salesHead', {
      nationalCode: factsOf('seller').nationalCode,
      boorsCode: all.boorsCode,
      serialNumber: all.serialNumber,
      passportNumber: all.passportNumber,
      idNumber: '0012345679',
      description: 'not saved either',
    });
    expect([status, body.fields]).toEqual([
      409,
      {
        nationalCode: messages.errors.nationalCodeTaken,
        boorsCode: messages.errors.boorsCodeTaken,
        serialNumber: messages.errors.serialNumberTaken,
        passportNumber: messages.errors.passportNumberTaken,
        idNumber: messages.errors.idNumberTaken,
      },
    ]);
    expect((await file('salesHead')).body.description).toBeNull();
  });

  test('a short number of a birth certificate is one of its place of issue', async () => {
    const [{ geo_id: county, parent_geo_id: province }] = await query(`select geo_id, parent_geo_id from geo where geo_type_enum_id = 'GEOT_COUNTY' order by geo_id limit 1`);
    const place = { issueProvinceGeoId: province, issueCountyGeoId: county };
    expect((await save('seller', { idNumber: '12', ...place })).status).toBe(200);
    expect((await save('salesHead', { idNumber: '12' })).status).toBe(200);
    expect((await save('salesHead', { idNumber: '13', ...place })).status).toBe(200);
    expect(Object.keys((await save('salesHead', { idNumber: '12' })).body.fields)).toEqual(['idNumber']);
  });

  test('the same code in another company is nobody else', async () => {
    const { rowVersion } = (await file('worker', '', elsewhere)).body;
    const answer = await testBed.call(elsewhere, 'PUT', `/rest/s1/hcm/entity/Person/${partyId('worker')}`, { rowVersion, boorsCode: all.boorsCode });
    expect(answer.status).toBe(200);
  });
});

// ---- as of a day, history ----

describe('the file of a day', () => {
  test('shows what stood at its end, dated or not', async () => {
    await save('payrollOfficer', { birthPlace: 'Old', lastName: 'Before', employmentStatusEnumId: 'EmsContract' });
    // as if that had been a year ago
    await query(`update audit_entry set at = at - interval '1 year' where subject_party_id = $1`, partyId('payrollOfficer'));
    await save('payrollOfficer', { birthPlace: 'New', lastName: 'After' });
    const past = (await file('payrollOfficer', '&asOf=2026-01-01')).body;
    expect(past).toMatchObject({
      birthPlace: 'Old',
      lastName: 'Before',
      fullName: expect.stringContaining('Before'),
      employmentStatusEnumId: 'EmsOfficial',
      positionCode: 'accountant',
    });
    expect((await file('payrollOfficer', '&asOf=2020-01-01')).body).toMatchObject({ positionCode: null, birthPlace: expect.not.stringMatching(/Old|New/) });
    expect((await file('payrollOfficer')).body).toMatchObject({ birthPlace: 'New', lastName: 'After', employmentStatusEnumId: 'EmsContract' });
  });

  test('is cut to the classes as any other', async () => {
    expect((await file('payrollOfficer', '&asOf=2026-01-01', recruiter)).body).not.toHaveProperty('birthPlace');
  });
});

describe('the history', () => {
  const rows = async (more: string, actor: Who = officer) => (await history('administrator', more, actor)).body.rows;

  test('is told record by record and narrowed by who, what and when', async () => {
    await save('administrator', { birthPlace: 'Here' });
    const added = await testBed.call(officer, 'POST', '/rest/s1/hcm/person/tel', {
      partyId: partyId('administrator'),
      contactMechPurposeId: 'PhoneMobile',
      contactNumber: '09121234567',
      fromDate: '2030-03-20',
    });
    expect(added.status).toBe(201);
    const { body } = await history('administrator');
    expect(body.entities).toEqual(['Person', 'TelecomNumber']);
    expect(body.authors).toEqual([{ partyId: partyId('hrOfficer'), name: expect.any(String) }]);
    expect(body.rows.map(({ entity }: { entity: string }) => entity)).toEqual(['TelecomNumber', 'Person']);
    const number = body.rows[0].changes.find(({ field }: { field: string }) => field === 'contactNumber');
    expect(number).toMatchObject({ label: expect.any(String), new: '09121234567' });
    expect(await rows('?entity=Person')).toHaveLength(1);
    expect(await rows(`?byPartyId=${partyId('director')}`)).toEqual([]);
    expect(await rows(`?fromDate=${await today()}`)).toHaveLength(2);
    expect(await rows('?thruDate=2025-01-01')).toEqual([]);
  });

  test('keeps the records of a class one does not hold to itself', async () => {
    const { body } = await history('administrator', '', recruiter);
    expect([body.rows, body.entities]).toEqual([[], []]);
  });
});

// ---- account ----

describe('the account block', () => {
  const userId = '0196f0a0-0000-7000-8000-0000000000aa';
  beforeAll(async () => {
    await query(
      `insert into user_account (user_id, company_id, party_id, party_relationship_id, username, password_hash) select $1, company_id, party_id, party_relationship_id, 'stranger1', 'x' from party_relationship where party_relationship_id = $2`,
      userId,
      employmentId('stranger'),
    );
  });

  test('shows account and days; who lacks the class contact sees no address', async () => {
    expect((await account('stranger')).body).toEqual({
      partyId: partyId('stranger'),
      username: 'stranger1',
      emailAddress: null,
      accountStatus: 'Y',
      hireDate: '2021-03-21',
      endDate: null,
    });
    expect((await account('stranger', recruiter)).body).not.toHaveProperty('username');
  });

  test('changes address and state, and tells it', async () => {
    const { status, body } = await saveAccount('stranger', { emailAddress: 'st@example.ir', accountStatus: 'N' });
    expect([status, body]).toEqual([200, expect.objectContaining({ emailAddress: 'st@example.ir', accountStatus: 'N' })]);
    expect(await query('select email_address, disabled from user_account where user_id = $1', userId)).toEqual([{ email_address: 'st@example.ir', disabled: 'Y' }]);
    const [entry] = (await history('stranger')).body.rows;
    expect(entry).toMatchObject({ entity: 'UserAccount', action: 'update' });
    expect((await saveAccount('stranger', { accountStatus: 'Y' })).status).toBe(200);
  });

  test('each field has a permission of its own', async () => {
    const only = {
      ...officer,
      grants: officer.grants.map((grant) => ({ ...grant, permissions: ['personnelInformationManagement/searchPersonnelList/editPersonnel/base/account/fromDate'] })),
    };
    expect((await saveAccount('stranger', { emailAddress: 'other@example.ir' }, only)).status).toBe(403);
    expect((await saveAccount('stranger', { hireDate: '2021-03-25' }, only)).status).toBe(200);
    expect((await saveAccount('stranger', { hireDate: '2021-03-21' }, recruiter)).status).toBe(403);
    expect((await saveAccount('worker', { hireDate: '2021-03-25' })).status).toBe(404);
  });

  test('the days are judged and written beside those that stand once nobody else is at the file', async () => {
    const holder = await testBed.database.owner.connect();
    try {
      await holder.query('begin');
      await holder.query('select from person where party_id = $1 for update', [partyId('stranger')]);
      const moved = saveAccount('stranger', { hireDate: '2021-03-22' });
      await untilWaiting(testBed.database.owner, 1);
      await holder.query(`update party_relationship set valid = daterange(lower(valid), '2030-03-21') where party_relationship_id = $1`, [employmentId('stranger')]);
      await holder.query('commit');
      expect((await moved).body).toMatchObject({ hireDate: '2021-03-22', endDate: '2030-03-20' });
    } finally {
      holder.release();
    }
    await query(`update party_relationship set valid = daterange('2021-03-25', null) where party_relationship_id = $1`, employmentId('stranger'));
  });

  test('a first day is moved by who may read the day of birth, and of somebody with a stronger role by an equal', async () => {
    const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
    for (const hireDate of ['1975-03-21', '2021-03-26']) {
      const { status, body } = await saveAccount('stranger', { hireDate }, blind);
      expect([status, body.fields]).toEqual([403, { hireDate: messages.errors.birthUnseen }]);
    }
    await query(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, 'administrator', $2, '[2021-03-21,)')`, userId, companyId('holding'));
    const stronger = (field: string) => [403, { [field]: messages.errors.strongerAccount }];
    const moved = await saveAccount('stranger', { hireDate: '2021-03-26' });
    expect([moved.status, moved.body.fields]).toEqual(stronger('hireDate'));
    const closed = await save('stranger', { personStatusId: 'NotActiveRel' });
    expect([closed.status, closed.body.fields]).toEqual(stronger('personStatusId'));
    await query(`delete from user_group_member where user_id = $1 and user_group_id = 'administrator'`, userId);
    for (const personStatusId of ['NotActiveRel', 'ActiveRel']) expect((await save('stranger', { personStatusId })).status).toBe(200);
  });

  test('nobody changes the own account here', async () => {
    const own = { ...actorIn('hrOfficer', 'stranger'), userId };
    const { status, body } = await saveAccount('stranger', { emailAddress: 'mine@example.ir' }, own);
    expect([status, body.errorCode]).toEqual([403, 'modules/personnel/profile.ownAccount']);
  });

  test('the dated facts begin and end with the employment', async () => {
    const days = async () =>
      (
        await query(
          `select to_char(lower(k.valid), 'YYYY-MM-DD') as kind, to_char(upper(s.valid), 'YYYY-MM-DD') as wage, to_char(upper(h.valid), 'YYYY-MM-DD') as position, r.status_id as status
           from party_relationship r join employment_kind k using (party_relationship_id) join employment_salary s using (party_relationship_id)
           join empl_position_party h on h.party_id = r.party_id where r.party_relationship_id = $1`,
          employmentId('colleague'),
        )
      )[0];
    // whoever leaves does so by the acts of the employment; an end that was imported may be put right
    const leaving = await saveAccount('colleague', { endDate: '2024-03-19' });
    expect([leaving.status, leaving.body.fields]).toEqual([409, { endDate: messages.errors.endByEmployment }]);
    for (const [table, key, value] of [
      ['party_relationship', 'party_relationship_id', employmentId('colleague')],
      ['employment_salary', 'party_relationship_id', employmentId('colleague')],
      ['empl_position_party', 'party_id', partyId('colleague')],
    ])
      await query(`update ${table} set valid = daterange(lower(valid), '2025-03-21') where ${key} = $1`, value);
    expect((await saveAccount('colleague', { hireDate: '2022-03-21', endDate: '2024-03-19' })).body).toMatchObject({ hireDate: '2022-03-21', endDate: '2024-03-19' });
    expect(await days()).toEqual({ kind: '2022-03-21', wage: '2024-03-20', position: '2024-03-20', status: 'NotActiveRel' });
    expect((await saveAccount('colleague', { endDate: null })).body.endDate).toBeNull();
    expect(await days()).toEqual({ kind: '2022-03-21', wage: null, position: null, status: 'ActiveRel' });
  });

  test('refuses days in which a fact would lie outside, or that end before they begin', async () => {
    const outside = await saveAccount('seller', { hireDate: addDays(await today(), 30) });
    expect([outside.status, Object.keys(outside.body.fields)]).toEqual([409, ['hireDate']]);
    const unborn = await saveAccount('stranger', { hireDate: '1975-03-21' });
    expect([unborn.status, unborn.body.fields]).toEqual([400, { hireDate: messages.validation.birthAfterHire }]);
    const turned = await saveAccount('stranger', { endDate: '2020-01-01' });
    expect(turned.body.fields).toEqual({ endDate: messages.validation.endBeforeHire });
  });
});

// ---- signature, getters ----

test('a signature is a file of the class identity with a key of its own, told to who holds both', async () => {
  const stored = `${'s'.repeat(32)}.png`;
  const path = `/rest/s1/hcm/person/${partyId('seller')}/signature`;
  await query(
    `insert into user_account (user_id, company_id, party_id, username, password_hash) select $1, company_id, party_id, 'officer1', 'x' from person where party_id = $1`,
    officer.userId,
  );
  await query(
    `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256)
     select $1, company_id, $2, 'loose', 'disk', 'sign.png', 'image/png', 5, '\\x00' from person where party_id = $2`,
    stored,
    officer.userId,
  );
  expect((await testBed.call(recruiter, 'PUT', path, { signatureImage: `${stored};sign.png` })).status).toBe(403);
  expect((await testBed.call(elsewhere, 'PUT', path, { signatureImage: `${stored};sign.png` })).status).toBe(404);
  expect((await testBed.call(officer, 'PUT', path, { signatureImage: `${stored};sign.png` })).body).toEqual({ saved: true });
  expect((await file('seller')).body.signatureImage).toBe(`${stored};sign.png`);
  const list = async (actor: Who) => (await testBed.call(actor, 'GET', `/rest/s1/hcm/getpartyuserInfo?partyId=${partyId('seller')}`)).body.partyuserInfolist;
  expect(await list(officer)).toMatchObject([{ partyContentTypeEnumId: 'signatureImage', contentLocation: `${stored};sign.png` }]);
  // the facts of the class are not enough
  const payroll = actorIn('payrollOfficer', 'payrollOfficer');
  expect((await testBed.call(payroll, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('seller')}`)).body.nationalCode).toBe(factsOf('seller').nationalCode);
  expect(await list(payroll)).toMatchObject([{ partyContentTypeEnumId: '' }]);
  const [claimed] = await query(
    `select stored_name as "storedName", state, company_id as "companyId", party_id as "partyId", party_content_type_enum_id as kind from stored_file where stored_name = $1`,
    stored,
  );
  const reads = (actor: Who) => reading(testBed.database.pool, { ...actor, requestId: 'x' }, (db) => mayRead(db, actor, '2026-05-10', claimed));
  expect([await reads(officer), await reads(payroll), await reads(actorIn('employee', 'seller')), await reads(actorIn('employee', 'colleague'))]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(await list(recruiter)).toMatchObject([{ partyContentTypeEnumId: '', contentLocation: null }]);
  expect((await testBed.call(officer, 'PUT', path, { signatureImage: null })).body).toEqual({ saved: true });
  expect(await query('select state from stored_file where stored_name = $1', stored)).toEqual([{ state: 'released' }]);
});

test('under the name of the original, codes of somebody else are flagged and the rest is saved', async () => {
  const path = '/rest/s1/hcm/UserBasicInfo';
  const put = async (body: object, actor: Who = officer, person: PersonName = 'payrollOfficer') =>
    testBed.call(actor, 'PUT', path, { partyId: partyId(person), rowVersion: (await file(person)).body.rowVersion ?? 1, ...body });
  const stands = (await file('payrollOfficer')).body;
  const { status, body } = await put({ birthPlace: 'Yazd', nationalCode: factsOf('director').nationalCode, boorsCode: 'OWN-1' });
  expect([status, body]).toEqual([
    200,
    {
      partyId: partyId('payrollOfficer'),
      rowVersion: stands.rowVersion + 1,
      nationalCodeTaken: true,
      foreignerCodeTaken: false,
      idNumberTaken: false,
      serialNumberTaken: false,
      passportNumberTaken: false,
      boorsCodeTaken: false,
    },
  ]);
  expect((await file('payrollOfficer')).body).toMatchObject({ birthPlace: 'Yazd', boorsCode: 'OWN-1', nationalCode: stands.nationalCode });
  expect((await put({ nationalCode: '0012345678' })).body.fields).toHaveProperty('nationalCode');
  expect((await put({ birthPlace: 'Qom', rowVersion: 1 })).body.errorCode).toBe('modules/personnel/profile.stale');
  expect((await put({ birthPlace: 'Qom' }, recruiter)).status).toBe(403);
  for (const [actor, person] of [
    [elsewhere, 'payrollOfficer'],
    [officer, 'worker'],
  ] as const)
    expect((await put({ birthPlace: 'Qom', rowVersion: 1 }, actor, person)).status).toBe(404);
});

// ---- completeness ----

describe('completeness', () => {
  const whole = async (person: PersonName, actor: Who = officer): Promise<SeenFile> => (await file(person, '', actor)).body;

  test('names what is missing, and where it is entered', async () => {
    const { total, missing } = gapsOf(await whole('administrator'));
    expect(missing.map(({ name }) => name)).toEqual(['faceImage', 'residenceStatusEnumId']);
    expect(total).toBeGreaterThan(15);
    expect(gapsOf({ ...(await whole('administrator')), mobile: null }).missing.at(-1)).toEqual({ name: 'mobile', tab: 'contact' });
  });

  test('counts what the reader sees, and what concerns the person', async () => {
    const seen = gapsOf(await whole('administrator', recruiter));
    expect(seen.missing.map(({ name }) => name)).toEqual(['faceImage']);
    const stored = await whole('administrator');
    const names = (more: Partial<SeenFile>) => gapsOf({ ...stored, ...more }).missing.map(({ name }) => name);
    expect(names({ countryGeoId: 'AFG', nationalCode: null, idNumber: null, foreignerCode: null })).toContain('foreignerCode');
    expect(names({ countryGeoId: 'AFG', nationalCode: null, idNumber: null })).not.toContain('nationalCode');
    expect(names({ gender: 'N', militaryStateEnumId: null })).not.toContain('militaryStateEnumId');
    expect(names({ maritalStatusEnumId: 'MarsSingle', numberOfKids: null })).not.toContain('numberOfKids');
  });
});

// ---- privacy ----

describe('whoever may not open the file meets nothing', () => {
  const calls = ['card', 'file', 'history'].map((one) => `/rest/s1/hcm/person/${partyId('accountant')}/${one}`);
  test.each([
    ['a colleague', colleague],
    ['a manager of other units', manager],
    ['an officer of another company', elsewhere],
  ])('%s', async (_, actor) => {
    for (const path of [...calls, `/rest/s1/hcm/userAccount/${partyId('accountant')}`, `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('accountant')}&asOf=2026-01-01`]) {
      const { status, body } = await testBed.call(actor, 'GET', path);
      expect([path, status, body.messages]).toEqual([path, 404, httpMessages.errors.notFound]);
    }
  });
});

// ---- print ----

/** Digits stand on paper in Persian and from left to right. */
const onPaper = (digits: string): string => [...digits].map((one) => String.fromCodePoint(0x6f0 + Number(one))).join('');
async function printed(what: 'card' | 'file', actor: Who, more = ''): Promise<string> {
  const { pagesOf, linesOf } = await import('#platform/print/test-support.ts');
  const { status, bytes } = await testBed.file(actor, `/rest/s1/hcm/person/${partyId('director')}/${what}${more}`);
  expect([status, bytes.subarray(0, 4).toString()]).toEqual([200, '%PDF']);
  return pagesOf(bytes)
    .map((page) => linesOf(page).join('\n'))
    .join('\n');
}

test('the card and the whole file print what the reader sees, and leave a trace', async () => {
  const { nationalCode, mobile } = factsOf('director');
  const whole = await printed('file', officer);
  expect(whole).toContain(onPaper(nationalCode));
  expect(whole.split(onPaper(mobile))).toHaveLength(3);
  const card = await printed('card', officer);
  expect(card.split(onPaper(mobile))).toHaveLength(2);
  const seen = await printed('file', recruiter);
  expect(seen).toContain(onPaper(factsOf('director').pseudoId));
  for (const hidden of [nationalCode, mobile]) expect(seen).not.toContain(onPaper(hidden));
  expect(await query(`select count(*)::int as traces from audit_entry where action = 'export' and entity = 'PersonFile' and subject_party_id = $1`, partyId('director'))).toEqual([
    { traces: 3 },
  ]);
});

test('the card tells main account, place of study, area and posts to whoever may open their tabs', async () => {
  const of = { partyId: partyId('director'), fromDate: '2024-03-20' };
  await query(
    `insert into enumeration (enum_id, enum_type_id, description, search_text) values ('ZUni', 'UniversityName', 'Polytechnic', 'z'), ('ZCollege', 'UniversityName', 'College', 'z')`,
  );
  const [{ id: activityAreaId }] = await query(
    `insert into party_classification (party_classification_id, company_id, classification_type_enum_id, standard_code, description)
     select gen_random_uuid(), company_id, 'ActivityArea', 'ZA', 'Harbour' from person where party_id = $1 returning party_classification_id as id`,
    of.partyId,
  );
  const { body: file } = await testBed.call(officer, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${of.partyId}`);
  // of two degrees of one kind the one that the base tab names
  await query(`update party_qualification set university_enum_id = 'ZUni' where party_id = $1`, of.partyId);
  const add = (path: string, body: object) => testBed.call(officer, 'POST', `/rest/s1/hcm/person/${path}`, { ...of, ...body });
  const owner = { ownerFirstName: 'a', ownerLastName: 'b', branchCode: '12' };
  for (const answer of [
    await add('bankAccount', { ...owner, paymentMethodPurposeEnumId: 'PmpPriamryAccont', iban: 'IR062960000000100324200001', accountNumber: '7612345' }),
    await add('education', { qualificationTypeEnumId: file.qualificationTypeEnumId, fieldText: 'Other', universityEnumId: 'ZCollege', thruDate: '2024-09-01' }),
    await add('structure', { activityAreaId }),
  ])
    expect([answer.status, answer.body.fields]).toEqual([201, undefined]);
  const { position } = (
    await query('select e.pseudo_id as position from empl_position_party h join empl_position e using (empl_position_id) where h.party_id = $1', of.partyId)
  )[0];
  const card = await printed('card', officer);
  for (const told of [onPaper('7612345'), 'Polytechnic', 'Harbour', position]) expect(card).toContain(told);
  expect(card).not.toContain('College');
  // on a day before all of it
  const before = await printed('card', officer, '?asOf=2024-03-01');
  for (const later of [onPaper('7612345'), 'Harbour']) expect(before).not.toContain(later);
  const seen = await printed('card', recruiter);
  for (const hidden of [onPaper('7612345'), 'Polytechnic']) expect(seen).not.toContain(hidden);
});
