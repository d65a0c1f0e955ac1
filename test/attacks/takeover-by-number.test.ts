/**
 * Attack: an HR officer writes an own mobile number into the file of the administrator, of payroll, of another HR officer or, at an open page, into
 * the own one (a new row, a change, a removal), has a recovery code sent there and takes the account over.
 * Refused: `src/platform/identity/recovery-ways/ways.service.ts` judges whoever moves the way to an account before the row is written, and the trigger of
 * `src/platform/identity/recovery-ways/recovery-ways.001.migration.sql` refuses every writer that did not ask it.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import ways from '#platform/identity/recovery-ways/recovery-ways.messages.fa.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { addAccount, signIn, signInActors, type TestActor, testPassword } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addHolder } from '#testing/holders.ts';
import { companyOf, factsOf, type PersonName, partyId } from '#testing/organisation.ts';

const TEL = '/api/rest/s1/hcm/person/tel';
const MINE = '09120000666';
const sms = keepingChannel('sms');
let server: TestApp;
let actors: Awaited<ReturnType<typeof signInActors>>;
let equal: TestActor;

beforeAll(async () => {
  server = await startTestApp({ channels: [sms] });
  actors = await signInActors(server);
  await addAccount(server, 'second-officer', { person: 'seller', group: 'hrOfficer' });
  equal = await signIn(server, 'second-officer', testPassword);
});
afterAll(() => server.close());
beforeEach(() => {
  sms.messages.length = 0;
});

/** The mobile numbers of a person, the newest first. */
const standing = async (person: PersonName) =>
  (
    await server.owner.query(
      `select telecom_number_id as id, row_version as version, contact_number as number from telecom_number
        where party_id = $1 and contact_mech_purpose_id = 'PhoneMobile' order by lower(valid) desc`,
      [partyId(person)],
    )
  ).rows;
const body = (number = MINE) => ({ contactMechPurposeId: 'PhoneMobile', areaCode: null, contactNumber: number, fromDate: '2026-01-01', thruDate: null });
const add = (actor: TestActor, person: PersonName) => actor.request('POST', TEL, { ...body(), partyId: partyId(person) });
async function change(actor: TestActor, person: PersonName, more: object = {}) {
  const [{ id, version }] = await standing(person);
  return actor.request('PUT', `${TEL}/${id}`, { ...body(), ...more, rowVersion: version });
}
const remove = async (actor: TestActor, person: PersonName) => actor.request('DELETE', `${TEL}/${(await standing(person))[0].id}`);

/** Where a code for an account goes, by asking for one. */
async function codeGoesTo(username: string): Promise<readonly string[]> {
  await server.app.inject({ method: 'POST', url: '/api/rest/s1/hcm/ForgotPassword', payload: { username } });
  await outbox().drain();
  return sms.messages.map(({ to }) => to);
}

const stronger = { errorCode: 'platform/identity/recovery-ways.strongerWay', fields: { contactNumber: ways.errors.strongerWay } };

test.each<[string, PersonName, string]>([
  ['the administrator', 'administrator', 'test-administrator'],
  ['payroll, whose group sees another class', 'payrollOfficer', 'test-payrollofficer'],
  ['another HR officer, who may do the same', 'seller', 'second-officer'],
])('no HR officer moves the number of %s', async (_, person, username) => {
  const before = await standing(person);
  for (const answer of [
    await add(actors.hrOfficer, person),
    await change(actors.hrOfficer, person),
    await change(actors.hrOfficer, person, { thruDate: '2026-02-01' }),
    await remove(actors.hrOfficer, person),
  ])
    expect([answer.statusCode, answer.json()]).toMatchObject([403, stronger]);
  expect(await standing(person)).toEqual(before);
  expect(await codeGoesTo(username)).toEqual([factsOf(person).mobile]);
});

test('a number of another purpose does not become the mobile one either', async () => {
  const home = await actors.hrOfficer.request('POST', TEL, { ...body('88001122'), contactMechPurposeId: 'PhoneHome', partyId: partyId('administrator') });
  expect(home.statusCode).toBe(201);
  const answer = await actors.hrOfficer.request('PUT', `${TEL}/${home.json().id}`, { ...body(), fromDate: '2026-03-01', rowVersion: 1 });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, stronger]);
});

test('nobody moves the number of the own account: whoever comes upon an open page would leave with it', async () => {
  const answer = await change(equal, 'seller');
  expect(answer.statusCode).toBe(403);
  expect((await standing('seller'))[0].number).toBe(factsOf('seller').mobile);
});

test('a program with a key for the contact data moves no number of somebody who may do more', async () => {
  const made = await actors.administrator.request('POST', '/api/rest/s1/security/serviceKeys', {
    name: 'sync',
    permissions: ['personnelInformationManagement/searchPersonnelList/editPersonnel/contact'],
    companyId: companyOf('administrator'),
    rowScope: 'company',
    classes: ['public', 'contact'],
    networks: ['127.0.0.1/32'],
    expiresOn: '2026-08-01',
  });
  expect([made.statusCode, made.body]).toMatchObject([200, expect.any(String)]);
  const program = { request: (method: 'PUT', url: string, payload: object) => server.app.inject({ method, url, payload, headers: { api_key: made.json().key } }) };
  const [{ id, version }] = await standing('administrator');
  const answer = await program.request('PUT', `${TEL}/${id}`, { ...body(), rowVersion: version });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, stronger]);
});

test('who reaches further moves it, and a holder of contact keys alone does of nobody with an account beyond the own screens', async () => {
  expect((await change(actors.hrOfficer, 'accountant')).statusCode).toBe(200);
  const clerk = await addHolder(server, 'contact-clerk', {
    person: 'stranger',
    rowScope: 'company',
    classes: ['public', 'contact'],
    permissions: ['personnelInformationManagement/searchPersonnelList/editPersonnel/contact'],
  });
  expect((await change(clerk, 'colleague')).statusCode).toBe(200);
  for (const person of ['hrOfficer', 'director'] as const) expect((await change(clerk, person)).json()).toMatchObject(stronger);
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
