import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { KEPT_DAYS } from '#platform/identity/account-requests/account-requests.rules.ts';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { forgetOldIdentities } from '#platform/identity/forget.store.ts';
import identity from '#platform/identity/identity.messages.fa.ts';
import { hashWork } from '#platform/identity/passwords/password-hash.server.ts';
import register from '#platform/identity/register/register.messages.fa.ts';
import { addCompany, addPerson, type Browser, browser, COMPANY, PASSWORD, type Person, send, transact } from '#platform/identity/test-support.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import messages from './account-requests.messages.fa.ts';

const LIST = '/rest/s1/hcm/accountRequest';
const form = { username: 'new-comer', password: PASSWORD, mobile: '09121234567', firstName: 'Sara', lastName: 'Karimi', nationalCode: '0084575948', note: 'Finance' };
const sms = keepingChannel('sms');
let server: TestApp;
let admin: Browser;
let networks = 0;

const ask = (more: object = {}) => {
  networks += 1;
  return send(server, { method: 'POST', url: '/api/auth/register', payload: { ...form, ...more }, remoteAddress: `10.3.0.${networks}` });
};
async function addAdministrator(groupId: string): Promise<Browser> {
  const person = await addPerson(server);
  await transact(server, (tx) => joinGroup(tx, person.userId, groupId, COMPANY, '2026-01-01'));
  const tab = browser(server);
  await tab.signIn(person.username);
  return tab;
}
async function waiting(username: string): Promise<Record<string, unknown>> {
  const { body } = await admin.call('GET', LIST);
  return ((body['rows'] ?? []) as unknown as Record<string, unknown>[]).find((row) => row['username'] === username) ?? {};
}
const accept = (requestId: unknown, more: object = {}, who = admin) => who.call('POST', `${LIST}/accept`, { requestId, userGroupId: 'employee', linkPerson: false, ...more });
const givePersonCode = ({ partyId }: Person, code: string) =>
  server.owner.query(`insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values ($1, $2, 'Nationalcode', $3)`, [partyId, COMPANY, code]);

beforeAll(async () => {
  server = await startTestApp({ config: { registration: true }, channels: [sms] });
});
afterAll(() => server.close());

test('without a company nobody may ask', async () => {
  expect(await ask()).toMatchObject({ status: 403, body: { errorCode: 'platform/identity.registrationClosed' } });
  await addCompany(server);
  admin = await addAdministrator('administrator');
});

test('a request makes no account; accepted, its owner signs in with the own password', async () => {
  expect(await ask()).toMatchObject({ status: 200, body: { messages: register.asked } });
  expect((await browser(server).signIn('new-comer')).status).toBe(403);
  const row = await waiting('new-comer');
  expect(row).toMatchObject({ mobile: form.mobile, firstName: 'Sara', nationalCode: form.nationalCode, note: 'Finance', isUsernameTaken: false, personName: null });
  expect(await accept(row['requestId'])).toMatchObject({ status: 200, body: { messages: messages.accepted } });
  const visitor = browser(server);
  expect((await visitor.signIn('new-comer')).body).toMatchObject({ mustChangePassword: false });
  expect((await visitor.call('GET', '/rest/s1/hcm/getRoles')).body).toEqual({ roles: ['Employee'] });
  await outbox().drain();
  expect(sms.messages.at(-1)).toMatchObject({ to: form.mobile, text: messages.acceptedText({ username: 'new-comer' }) });
  expect((await accept(row['requestId'])).status).toBe(404);
  const { rows } = await server.owner.query("select entity, action from audit_entry where entity in ('AccountRequest', 'UserAccount') order by audit_id");
  expect(rows).toEqual([
    { entity: 'AccountRequest', action: 'create' },
    { entity: 'AccountRequest', action: 'update' },
    { entity: 'UserAccount', action: 'create' },
  ]);
});

test('a taken name has the same answer and work; it is said to the administrator only', async () => {
  const work = async (more: object) => {
    const before = hashWork();
    const { status, body } = await ask(more);
    return { status, body, made: hashWork().made - before.made };
  };
  const [free, taken] = [await work({ username: 'free-name' }), await work({ username: 'NEW-comer' })];
  expect(free).toEqual({ status: 200, body: { messages: register.asked }, made: 1 });
  expect(taken).toEqual(free);
  const row = await waiting('NEW-comer');
  expect(row['isUsernameTaken']).toBe(true);
  expect(await accept(row['requestId'])).toMatchObject({ status: 409, body: { fields: { username: identity.errors.usernameTaken } } });
  expect((await waiting('NEW-comer'))['state']).toBe('waiting');
});

test('refused with a reason: no account, the password is wiped, the asker is told', async () => {
  const { requestId } = await waiting('free-name');
  expect((await admin.call('POST', `${LIST}/refuse`, { requestId, reason: ' ' })).status).toBe(400);
  expect((await admin.call('POST', `${LIST}/refuse`, { requestId, reason: 'Unknown to us' })).status).toBe(200);
  const { rows } = await server.owner.query('select state, reason, password_hash from account_request where request_id = $1', [requestId]);
  expect(rows).toEqual([{ state: 'refused', reason: 'Unknown to us', password_hash: null }]);
  await outbox().drain();
  expect(sms.messages.at(-1)?.text).toBe(messages.refusedText({ reason: 'Unknown to us' }));
  expect((await browser(server).signIn('free-name')).status).toBe(403);
  expect((await admin.call('GET', `${LIST}?state=refused`)).body).toMatchObject({ count: 1, rows: [{ username: 'free-name', reason: 'Unknown to us' }] });
});

describe('the personnel file of the national code', () => {
  test('is shown and linked when it has no account', async () => {
    const person = await addPerson(server);
    await givePersonCode(person, '0499370899');
    await server.owner.query('delete from user_account where user_id = $1', [person.userId]);
    await ask({ username: 'with-file', nationalCode: '0499370899' });
    const row = await waiting('with-file');
    expect(row).toMatchObject({ personName: expect.stringContaining('First'), personHasAccount: false });
    expect((await accept(row['requestId'], { linkPerson: true })).status).toBe(200);
    const { rows } = await server.owner.query("select party_id from user_account where username = 'with-file'");
    expect(rows).toEqual([{ party_id: person.partyId }]);
  });

  test('is not linked when it has an account, or is not there', async () => {
    const person = await addPerson(server);
    await givePersonCode(person, '0790419904');
    await ask({ username: 'second-account', nationalCode: '0790419904' });
    await ask({ username: 'without-file', nationalCode: undefined });
    expect(await accept((await waiting('second-account'))['requestId'], { linkPerson: true })).toMatchObject({ status: 409, body: { messages: messages.errors.personHasAccount } });
    expect(await accept((await waiting('without-file'))['requestId'], { linkPerson: true })).toMatchObject({ status: 409, body: { messages: messages.errors.noSuchPerson } });
  });
});

describe('side by side', () => {
  const decideBoth = async (names: readonly string[], more: object) => {
    const ids = [];
    for (const name of names) ids.push((await waiting(name))['requestId']);
    return (await Promise.all(ids.map((id) => accept(id, more)))).map(({ status }) => status).sort();
  };

  test('one user name makes one account', async () => {
    await ask({ username: 'twin-name', mobile: '09121234501' });
    await ask({ username: 'twin-NAME', mobile: '09121234502' });
    expect(await decideBoth(['twin-name', 'twin-NAME'], {})).toEqual([200, 409]);
  });

  test('one person gets one account', async () => {
    const person = await addPerson(server);
    await givePersonCode(person, '0013542419');
    await server.owner.query('delete from user_account where user_id = $1', [person.userId]);
    for (const username of ['claims-one', 'claims-two']) await ask({ username, nationalCode: '0013542419' });
    expect(await decideBoth(['claims-one', 'claims-two'], { linkPerson: true })).toEqual([200, 409]);
    expect((await server.owner.query('select from user_account where party_id = $1', [person.partyId])).rowCount).toBe(1);
  });
});

test('who may: the permission, and no group that reaches further than the own', async () => {
  const { requestId } = await waiting('without-file');
  const officer = await addAdministrator('hrOfficer');
  expect([(await officer.call('GET', LIST)).status, (await accept(requestId, {}, officer)).status, (await browser(server).call('GET', LIST)).status]).toEqual([403, 403, 501]);
  await server.owner.query("insert into user_group_permission values ('hrOfficer', 'systemManagement/accountRequests')");
  const clerk = await addAdministrator('hrOfficer');
  const { body } = await clerk.call('GET', LIST);
  const groups = (body['groups'] as unknown as { userGroupId: string }[]).map(({ userGroupId }) => userGroupId);
  expect(groups).toEqual(expect.arrayContaining(['employee', 'hrOfficer', 'unitManager']));
  expect(groups).not.toContain('administrator');
  // a payroll officer sees pay, which an HR officer does not
  expect(groups).not.toContain('payrollOfficer');
  for (const userGroupId of ['administrator', 'payrollOfficer', 'no-such-group'])
    expect(await accept(requestId, { userGroupId }, clerk)).toMatchObject({ status: 403, body: { errorCode: 'modules/administration/account-requests.groupOutOfReach' } });
  expect((await accept(requestId, { userGroupId: 'unitManager' }, clerk)).status).toBe(200);
});

test.each([
  ['no way to tell', { mobile: undefined }, { mobile: register.validation.contactNeeded }],
  ['a wrong number', { mobile: '0912' }, { mobile: register.validation.mobile }],
  ['a wrong national code', { nationalCode: '1234567890' }, { nationalCode: register.validation.nationalCode }],
  ['a name with a space', { username: 'other comer' }, { username: expect.any(String) }],
  ['a weak password', { password: 'weak' }, { password: identity.validation.passwordRule }],
  ['the name in the password', { username: 'other-comer', password: 'A1!other-comer' }, { password: identity.errors.passwordHoldsUsername }],
  ['a password that everybody tries first', { password: 'Admin@1405' }, { password: identity.errors.passwordCommon }],
  ['a role', { role: ['ADMIN'] }, { role: expect.any(String) }],
])('%s is refused', async (_, more, fields) => {
  expect(await ask(more)).toMatchObject({ status: 400, body: { fields } });
});

test('one network asks ten times before it waits', async () => {
  const again = () => send(server, { method: 'POST', url: '/api/auth/register', payload: form, remoteAddress: '10.4.0.1' });
  for (let n = 0; n < 10; n++) expect((await again()).status).toBe(200);
  expect((await again()).status).toBe(429);
});

describe('a flood', () => {
  /** Requests that wait, laid beside the door: as many networks with as many each. */
  const flood = (networksOf: number, each: number) =>
    server.owner.query(
      `insert into account_request (request_id, company_id, username, password_hash, created_at, network)
       select gen_random_uuid(), $1, 'flood-' || n || '-' || m, 'x', $4, '10.6.' || n / 200 || '.' || n % 200 from generate_series(1, $2::int) n, generate_series(1, $3::int) m`,
      [COMPANY, networksOf, each, new Date(server.clock.now())],
    );
  const drain = () => server.owner.query("delete from account_request where username like 'flood-%'");
  const askFrom = (remoteAddress: string) => send(server, { method: 'POST', url: '/api/auth/register', payload: form, remoteAddress });
  const tooMany = { status: 429, body: { errorCode: 'platform/identity.tooManyRequests', messages: identity.errors.tooManyRequests } };

  test('of one network: twenty wait, and others go on asking', async () => {
    await flood(1, 20);
    expect(await askFrom('10.6.0.1')).toMatchObject(tooMany);
    expect((await askFrom('10.6.0.2')).status).toBe(200);
    await drain();
  });

  test('of many networks: who has none waiting is still heard, up to five times as many', async () => {
    await flood(100, 10);
    expect(await askFrom('10.6.0.1')).toMatchObject(tooMany);
    expect((await askFrom('10.7.0.1')).status).toBe(200);
    expect(await askFrom('10.7.0.1')).toMatchObject(tooMany);
    await flood(400, 10);
    expect(await askFrom('10.7.0.2')).toMatchObject(tooMany);
    await drain();
    expect((await askFrom('10.7.0.2')).status).toBe(200);
  });

  test('of many networks of one site: beyond the first thousand they count as one', async () => {
    await flood(100, 10);
    expect((await askFrom('2001:db8:1:1::1')).status).toBe(200);
    expect(await askFrom('2001:db8:1:2::1')).toMatchObject(tooMany);
    expect((await askFrom('2001:db8:11:2::1')).status).toBe(200);
    // no address is taken for the beginning of another
    expect((await askFrom('10.6.0.100')).status).toBe(429);
    expect((await askFrom('1.6.0.1')).status).toBe(200);
    expect((await askFrom('1.6.0.10')).status).toBe(200);
    await drain();
  });
});

describe('how long a request is kept', () => {
  const DAY = 86_400_000;
  const lay = async (username: string, state: 'waiting' | 'refused', ageMs: number) => {
    const at = new Date(server.clock.now() - ageMs);
    await server.owner.query(
      `insert into account_request (request_id, company_id, username, mobile, state, password_hash, created_at, decided_at)
       values (gen_random_uuid(), $1, $2, '09121234567', $3, case when $3 = 'waiting' then 'x' end, $4, case when $3 <> 'waiting' then $4::timestamptz end)`,
      [COMPANY, username, state, at],
    );
  };

  test(`${KEPT_DAYS} days after it was decided, or asked in vain, it goes with what it says about its asker`, async () => {
    for (const state of ['waiting', 'refused'] as const) {
      await lay(`old-${state}`, state, KEPT_DAYS * DAY);
      await lay(`young-${state}`, state, KEPT_DAYS * DAY - 1);
    }
    await writing(server.pool, systemActor('housekeeping'), (tx) => forgetOldIdentities(tx, server.clock.now()));
    const { rows } = await server.owner.query("select username from account_request where username ~ '^(old|young)-' order by 1");
    expect(rows.map(({ username }) => username)).toEqual(['young-refused', 'young-waiting']);
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
