import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { FORCED_CHANGE_PLACEHOLDER } from '#platform/identity/identity.contract.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { addCompany, addPerson, type Browser, browser, COMPANY, PASSWORD, type Person, transact } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

const MAKE = '/rest/s1/hcm/oneTimePassword';
let server: TestApp;
let admin: Browser;
let adminPerson: Person;

async function addInGroup(groupId: string): Promise<[Person, Browser]> {
  const person = await addPerson(server);
  await transact(server, (tx) => joinGroup(tx, person.userId, groupId, COMPANY, '2026-01-01'));
  const tab = browser(server);
  await tab.signIn(person.username);
  return [person, tab];
}
const make = (userId: string, who = admin) => who.call('POST', MAKE, { userId });

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
  [adminPerson, admin] = await addInGroup('administrator');
});
afterAll(() => server.close());

test('found by the person, shown once, ends the sessions, must be changed at the first sign-in', async () => {
  const person = await addPerson(server);
  const tab = browser(server);
  await tab.signIn(person.username);
  const found = await admin.call('GET', `/rest/s1/hcm/accountOfPerson?partyId=${person.partyId}`);
  expect(found.body).toEqual({ account: { userId: person.userId, username: person.username, disabled: false } });
  const { status, body } = await make(person.userId);
  expect([status, body['validUntil']]).toEqual([200, new Date(server.clock.now() + ONE_TIME_MS).toISOString()]);
  const password = String(body['password']);
  expect((await tab.call('GET', '/rest/s1/hcm/getUser')).status).toBe(501);
  expect((await browser(server).signIn(person.username)).status).toBe(403);
  const first = browser(server);
  expect((await first.signIn(person.username, password)).body).toMatchObject({ mustChangePassword: true });
  const form = { newPassword: 'Brand-New1!', newPasswordVerify: 'Brand-New1!', oldPassword: FORCED_CHANGE_PLACEHOLDER, partyId: person.partyId };
  expect((await first.call('PUT', '/rest/s1/hcm/ChangePassword', form)).status).toBe(200);
  const { rows } = await server.owner.query("select changes from audit_entry where entity = 'UserAccount' and record_id = $1 and user_id = $2", [
    person.userId,
    adminPerson.userId,
  ]);
  expect(rows).toEqual([{ changes: { password: [null, null], oneTimePassword: [null, true] } }]);
});

test('is worth nothing after its time', async () => {
  const person = await addPerson(server);
  const { body } = await make(person.userId);
  server.clock.advance(ONE_TIME_MS);
  expect(await browser(server).signIn(person.username, String(body['password']))).toMatchObject({ status: 403, body: { errorCode: 'platform/identity.oneTimeExpired' } });
  await admin.signIn(adminPerson.username);
});

test('who may: the permission, in scope, and no account that may do more', async () => {
  const [, officer] = await addInGroup('hrOfficer');
  const person = await addPerson(server);
  expect((await make(person.userId, officer)).status).toBe(403);
  await server.owner.query("insert into user_group_permission values ('hrOfficer', 'systemManagement/accounts')");
  const [, clerk] = await addInGroup('hrOfficer');
  expect((await make(person.userId, clerk)).status).toBe(200);
  expect(await make(adminPerson.userId, clerk)).toMatchObject({ status: 403, body: { errorCode: 'platform/identity/one-time.strongerAccount' } });
  expect((await make('00000000-0000-7000-8000-000000000099')).status).toBe(404);
  expect((await admin.call('GET', '/rest/s1/hcm/accountOfPerson?partyId=00000000-0000-7000-8000-000000000099')).status).toBe(404);
  await server.owner.query('delete from user_account where user_id = $1', [person.userId]);
  expect((await admin.call('GET', `/rest/s1/hcm/accountOfPerson?partyId=${person.partyId}`)).body).toEqual({ account: null });
  expect((await browser(server).signIn(adminPerson.username, PASSWORD)).status).toBe(200);
});

test('the own account changes its password with the old one, not this way: a page left open opens nothing', async () => {
  expect(await make(adminPerson.userId)).toMatchObject({ status: 403, body: { errorCode: 'platform/identity/one-time.ownAccount' } });
  expect((await browser(server).signIn(adminPerson.username, PASSWORD)).status).toBe(200);
});

test('an account that may do more in another company is not opened by a right that ends at the own one', async () => {
  const ELSEWHERE = '00000000-0000-7000-8000-0000000000c2';
  await server.owner.query(`with p as (insert into party (party_id, party_type_enum_id, company_id) values ('${ELSEWHERE}', 'PtyOrganization', '${ELSEWHERE}'))
    insert into company (company_id, pseudo_id, organization_name) values ('${ELSEWHERE}', 'C2', 'Elsewhere')`);
  await server.owner.query("insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ('keeper', 'keeper', 'ADMIN', 'company', '{public}')");
  await server.owner.query("insert into user_group_permission values ('keeper', '*')");
  const [, keeper] = await addInGroup('keeper');
  const [target] = await addInGroup('keeper');
  expect((await make(target.userId, keeper)).status).toBe(200);
  await server.owner.query('insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, $4)', [
    target.userId,
    'keeper',
    ELSEWHERE,
    '[2026-01-01,)',
  ]);
  expect(await make(target.userId, keeper)).toMatchObject({ status: 403, body: { errorCode: 'platform/identity/one-time.strongerAccount' } });
});

test('nor may an account be opened that is going to permit more', async () => {
  const [, keeper] = await addInGroup('keeper');
  const [target] = await addInGroup('keeper');
  await server.owner.query(
    "insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'administrator', company_id, '[2030-01-01,)' from user_account where user_id = $1",
    [target.userId],
  );
  expect(await make(target.userId, keeper)).toMatchObject({ status: 403, body: { errorCode: 'platform/identity/one-time.strongerAccount' } });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
