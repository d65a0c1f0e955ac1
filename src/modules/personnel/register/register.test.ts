import { afterAll, beforeAll, expect, test } from 'vitest';
import texts from '#kernel/form/form.messages.fa.ts';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { toIso } from '#kernel/jalali/jalali.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import partyMessages from '#platform/party/party.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, partyId, postId } from '#testing/organisation.ts';
import profileMessages from '../profile/profile.messages.fa.ts';
import { registerErrors } from './register.contract.ts';
import messages from './register.messages.fa.ts';
import { routes } from './register.routes.ts';
import { faultOfHire, hireDates } from './register.rules.ts';

const REGISTER = '/rest/s1/hcm/party';
const officer = actorIn('hrOfficer', 'hrOfficer');
const administrator = actorIn('administrator', 'administrator');

const { validation } = messages;
let testBed: Mounted;
let number = 0;
/** A form that passes; each one is somebody else. */
function form(changes: Record<string, unknown> = {}): Record<string, unknown> {
  number += 1;
  const first9 = String(400_000_000 + number);
  return {
    firstName: '\u0645\u064A\u0646\u0627',
    lastName: '\u0643\u0631\u0645\u0627\u0646\u06CC',
    nationalId: `${first9}${nationalCodeCheckDigit(first9)}`,
    pseudoId: `R-${number}`,
    fromDate: '2026-05-01',
    username: `register${number}`,
    password: 'Ab1!efgh',
    passwordVerify: 'Ab1!efgh',
    emailAddress: `r${number}@example.com`,
    employmentStatusEnumId: 'EmsContract',
    ...changes,
  };
}
const register = (changes: Record<string, unknown> = {}, actor = officer) => testBed.call(actor, 'POST', REGISTER, form(changes));

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/register', routes, messages, errors: [registerErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/party', routes: [], messages: partyMessages, errors: [partyErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('writes person, employment and account, cleaned and audited', async () => {
  const { status, body } = await register({ pseudoId: '\u06F9\u06F9\u06F1' });
  expect(status).toBe(201);
  const { rows } = await testBed.database.owner.query(
    `select p.first_name, p.last_name, p.search_words, r.pseudo_id, r.status_id, lower(r.valid) as hired, k.employment_status_enum_id as kind, a.require_password_change as change, m.user_group_id as "group"
     from person p join party_relationship r using (party_id) join employment_kind k using (party_relationship_id) join user_account a using (party_id) join user_group_member m using (user_id)
     where p.party_id = $1`,
    [body.partyId],
  );
  expect(rows).toEqual([
    {
      first_name: '\u0645\u06CC\u0646\u0627',
      last_name: '\u06A9\u0631\u0645\u0627\u0646\u06CC',
      search_words: ['\u0645\u06CC\u0646\u0627', '\u06A9\u0631\u0645\u0627\u0646\u06CC'],
      pseudo_id: '991',
      status_id: 'ActiveRel',
      hired: '2026-05-01',
      kind: 'EmsContract',
      change: true,
      group: 'employee',
    },
  ]);
  const audit = await testBed.database.owner.query('select entity, changes from audit_entry where subject_party_id = $1 order by audit_id', [body.partyId]);
  expect(audit.rows.map(({ entity }) => entity)).toEqual(['Person', 'PartyRelationship', 'UserAccount']);
  expect(JSON.stringify(audit.rows)).not.toContain('Ab1!efgh');
});

test('without a user name nobody gets an account', async () => {
  const { status, body } = await register({ username: undefined, password: undefined, passwordVerify: undefined, emailAddress: undefined });
  expect([status, body.userId]).toEqual([201, null]);
});

test.each([
  ['nationalId', { nationalId: '1234567890' }, texts.codes.nationalCode],
  ['username', { username: 'abc' }, validation.username],
  ['password', { password: 'abcdefgh', passwordVerify: 'abcdefgh' }, validation.passwordRule],
  ['passwordVerify', { passwordVerify: 'other' }, validation.passwordVerify],
  ['password', { password: undefined, passwordVerify: undefined }, undefined],
  ['password', { username: 'Secret99', password: 'xSecret99!', passwordVerify: 'xSecret99!' }, validation.passwordHoldsUsername],
  ['emailAddress', { emailAddress: 'nobody' }, texts.codes.email],
  ['firstName', { firstName: '  ' }, undefined],
  ['pseudoId', { pseudoId: '--' }, texts.codes.pseudoId],
  ['fromDate', { fromDate: '2026-02-30' }, undefined],
  ['fromDate', { fromDate: '1921-03-20' }, validation.hireRange],
  ['fromDate', { fromDate: '2122-01-01' }, validation.hireRange],
  ['fromDate', { fromDate: '2126-01-01' }, undefined],
  ['companyId', { companyId: 'mine' }, texts.option],
  ['gender', { gender: 'X' }, texts.option],
  ['employmentStatusEnumId', { employmentStatusEnumId: 'Spouse' }, messages.errors.unknownOption],
  ['relationshipTypeEnumId', { relationshipTypeEnumId: 'Spouse' }, messages.errors.unknownOption],
  ['nationalId', { nationalId: undefined }, undefined],
  ['foreignerCode', { nationalId: undefined, countryGeoId: 'AFG' }, undefined],
  ['foreignerCode', { nationalId: undefined, countryGeoId: 'AFG', foreignerCode: '12345678' }, undefined],
  ['countryGeoId', { nationalId: undefined, countryGeoId: 'IRN-07', passportNumber: 'P1' }, partMessages.errors.option],
  ['birthDate', { birthDate: '2030-01-01' }, profileMessages.validation.birthRange],
  ['birthDate', { birthDate: '1900-01-01' }, profileMessages.validation.birthRange],
  ['birthDate', { birthDate: '1800-01-01' }, undefined],
  ['birthDate', { birthDate: '2001-05-01', fromDate: '2001-05-01' }, profileMessages.validation.birthAfterHire],
] as const)('refuses a bad %s', async (field, changes, sentence) => {
  const { status, body } = await register(changes);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  if (sentence) expect(body.fields[field]).toBe(sentence);
});

test('foreign nationals have the code of foreigners or a passport instead; each is one person s', async () => {
  const foreign = { nationalId: undefined, countryGeoId: 'AFG', foreignerCode: '140012345678', passportNumber: 'p123456' };
  const { status, body } = await register(foreign);
  expect(status).toBe(201);
  const { rows } = await testBed.database.owner.query(
    'select p.country_geo_id as country, json_object_agg(i.party_id_type_enum_id, i.id_value) as codes from person p join party_identification i using (party_id) where party_id = $1 group by 1',
    [body.partyId],
  );
  expect(rows).toEqual([{ country: 'AFG', codes: { foreignerCode: '140012345678', PtidPassport: 'P123456' } }]);
  for (const [field, changes] of [
    ['foreignerCode', { passportNumber: 'P9' }],
    ['passportNumber', { foreignerCode: undefined }],
  ] as const) {
    const again = await register({ ...foreign, ...changes });
    expect([again.status, Object.keys(again.body.fields)]).toEqual([409, [field]]);
  }
  const both = await Promise.all([
    register({ ...foreign, foreignerCode: '999999999', passportNumber: 'A1' }),
    register({ ...foreign, foreignerCode: '999999999', passportNumber: 'A2' }),
  ]);
  expect(both.map((one) => one.status).sort()).toEqual([201, 409]);
  expect((await testBed.call(officer, 'GET', '/rest/s1/hcm/checkRegister?passportNumber=P123456')).body).toMatchObject({ passportTaken: true, known: { partyId: body.partyId } });
});

test('lecturers and applicants are registered as what they are, and sign in', async () => {
  const { status, body } = await register({ relationshipTypeEnumId: 'prtInstructor' });
  expect(status).toBe(201);
  const { rows } = await testBed.database.owner.query(
    `select r.relationship_type_enum_id as relation, account_deactivated(a, '2026-06-01') as gone from party_relationship r join user_account a using (party_id) where party_id = $1`,
    [body.partyId],
  );
  expect(rows).toEqual([{ relation: 'prtInstructor', gone: false }]);
});

test('names the field that clashes with somebody who stands already', async () => {
  const taken = form();
  expect((await testBed.call(officer, 'POST', REGISTER, taken)).status).toBe(201);
  for (const field of ['nationalId', 'pseudoId', 'username', 'emailAddress']) {
    // codes and names are taken in either case of their letters
    const value = field === 'username' ? String(taken[field]).toUpperCase() : String(taken[field]).toLowerCase();
    const { status, body } = await register({ [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([409, [field]]);
    expect(body.messages).not.toBe('');
  }
});

test('only in a company of the scope', async () => {
  const subsidiary = companyId('subsidiary');
  expect((await register({ companyId: subsidiary })).status).toBe(404);
  expect((await register({ companyId: subsidiary }, administrator)).status).toBe(201);
  expect((await register({}, actorIn('unitManager', 'salesHead', ['sales']))).status).toBe(403);
});

test('proposes the code behind the newest ones of their form, the first that is free', async () => {
  const next = async (company = '') => (await testBed.call(officer, 'GET', `/rest/s1/hcm/checkRegister?${company}`)).body.nextPseudoId;
  await register({ pseudoId: 'K-0099' });
  expect(await next()).toBe('K-0100');
  // those of another form, however high, say nothing of these
  await register({ pseudoId: 'K-70000' });
  await register({ pseudoId: 'K-0098' });
  await register({ pseudoId: 'K-0100' });
  expect(await next()).toBe('K-0101');
  await register({ pseudoId: 'boss' });
  expect(await next()).toBe('K-0101');
  // of a company out of reach nothing is told
  expect(await next(`companyId=${companyId('subsidiary')}`)).toBeNull();
});

test('gives the post of the first day with the registration, or writes nothing', async () => {
  const heldBy = async (person: string) =>
    (
      await testBed.database.owner.query(
        `select empl_position_id as post, lower(valid)::text as from, role_type_id as role, main_position as main, occupancy_rate as rate from empl_position_party where party_id = $1`,
        [person],
      )
    ).rows;
  const { status, body } = await register({ emplPositionId: postId('clerk') });
  expect(status).toBe(201);
  expect(await heldBy(body.partyId)).toEqual([{ post: postId('clerk'), from: '2026-05-01', role: 'Employee', main: 'Y', rate: 100 }]);

  const people = async () => (await testBed.database.owner.query('select count(*)::int as n from person')).rows[0].n;
  const before = await people();
  for (const [post, status, said] of [
    [postId('accountant'), 409, messages.errors.postTaken],
    [postId('worker'), 409, messages.errors.postNotThere],
    [companyId('holding'), 409, messages.errors.postNotThere],
  ] as const) {
    const refused = await register({ emplPositionId: post });
    expect([refused.status, refused.body.fields]).toEqual([status, { emplPositionId: said }]);
  }
  expect(Object.keys((await register({ emplPositionId: 'x' })).body.fields)).toEqual(['emplPositionId']);
  expect(await people()).toBe(before);
});

test('says while typing what is taken', async () => {
  const { nationalCode, pseudoId } = factsOf('seller');
  const check = async (query: string, actor = officer) => (await testBed.call(actor, 'GET', `/rest/s1/hcm/checkRegister?${query}`)).body;
  expect(await check(`nationalId=${nationalCode}&pseudoId=${pseudoId}&username=nobody99`)).toEqual({
    usernameTaken: false,
    pseudoIdTaken: true,
    nationalCodeTaken: true,
    foreignerCodeTaken: false,
    passportTaken: false,
    emailTaken: false,
    nextPseudoId: expect.stringMatching(/^R-\d+$/),
    known: { partyId: partyId('seller'), fullName: `${factsOf('seller').firstName} ${factsOf('seller').lastName}`, isActive: true },
  });
  await register({ pseudoId: 'T9001' });
  expect(await check('pseudoId=t9001')).toMatchObject({ pseudoIdTaken: true });
  expect(await check('')).toEqual({
    usernameTaken: false,
    pseudoIdTaken: false,
    nationalCodeTaken: false,
    foreignerCodeTaken: false,
    passportTaken: false,
    emailTaken: false,
    nextPseudoId: 'T9002',
    known: null,
  });
  // codes of a company out of scope are not told
  const worker = factsOf('worker');
  expect(await check(`companyId=${companyId('subsidiary')}&nationalId=${worker.nationalCode}`)).toMatchObject({ nationalCodeTaken: false, known: null });
});

test('a hire date lies between 1300 and a year from today', () => {
  const today = '2026-11-20';
  expect(hireDates(today)).toEqual({ min: toIso({ year: 1300, month: 1, day: 1 }), max: '2027-11-20' });
  expect(['1921-03-20', '1921-03-21', '2027-11-20', '2027-11-21'].map((day) => faultOfHire(day, today))).toEqual(['hireRange', undefined, undefined, 'hireRange']);
});
