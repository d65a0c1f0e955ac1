import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { isKey, isServiceKey, makeKey } from '#platform/identity/api-key.server.ts';
import { cleanNetwork, plainAddress } from '#platform/identity/service-keys/networks.server.ts';
import { expiryFits, isForPrograms } from '#platform/identity/service-keys/service-keys.rules.ts';
import { type Answer, addCompany, addPerson, type Browser, browser, COMPANY, type Person, send, transact } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

const KEYS = '/rest/s1/security/serviceKeys';
const ELSEWHERE = '00000000-0000-7000-8000-0000000000c2';
const ACCOUNT = 'systemManagement/accounts/oneTimePassword';
/** A call of scoped rows that asks for a permission programs may hold. */
const LIST = '/rest/s1/hcm/personList?pageSize=5';
const PEOPLE = 'personnelInformationManagement/searchPersonnelList';
let server: TestApp;
let admin: Browser;
let adminPerson: Person;
let number = 0;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
  [adminPerson, admin] = await inGroup('administrator');
});
afterAll(() => server.close());

async function inGroup(groupId: string): Promise<[Person, Browser]> {
  const person = await addPerson(server);
  await transact(server, (tx) => joinGroup(tx, person.userId, groupId, COMPANY, '2026-01-01'));
  const who = browser(server);
  await who.signIn(person.username);
  return [person, who];
}

const wanted = { permissions: [PEOPLE], rowScope: 'company', classes: ['public'], networks: ['10.7.0.0/16'], expiresOn: '2026-12-01' };
const make = (more: object = {}, who = admin) => {
  number += 1;
  return who.call('POST', KEYS, { name: `program ${number}`, ...wanted, ...more });
};
const made = async (more: object = {}): Promise<{ key: string; serviceKeyId: string }> => {
  const { status, body } = await make(more);
  expect(status).toBe(200);
  return body as unknown as { key: string; serviceKeyId: string };
};
const call = (key: string, path: string, { ip = '10.7.1.1', method = 'GET' as 'GET' | 'PUT', headers = {}, body = undefined as object | undefined } = {}): Promise<Answer> =>
  send(server, { method, url: `/api${path}`, headers: { api_key: key, ...headers }, remoteAddress: ip, ...(body ? { payload: body } : {}) });
const people = (key: string, more = {}) => call(key, LIST, more);

describe('rules', () => {
  test.each([
    ['10.1.0.0/16', '10.1.0.0/16'],
    ['10.1.2.3', '10.1.2.3/32'],
    [' 2001:DB8::/48 ', '2001:db8::/48'],
    ['::1', '::1/128'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['10.1.0.1/16', undefined],
    ['10.1.0.0/33', undefined],
    ['2001:db8::1/48', undefined],
    ['10.1.0/16', undefined],
    ['10.1.0.0/16/1', undefined],
    ['10.1.0.0/', undefined],
    ['example.org', undefined],
    ['\u06f1\u06f0.\u06f1.\u06f0.\u06f0/\u06f1\u06f6', '10.1.0.0/16'],
    ['', undefined],
  ])('%j is the network %j', (typed, expected) => {
    expect(cleanNetwork(typed)).toBe(expected);
  });

  test.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['10.0.0.1', '10.0.0.1'],
  ])('%s is asked for as %s', (ip, expected) => {
    expect(plainAddress(ip)).toBe(expected);
  });

  test.each([
    ['2026-05-09', false],
    ['2026-05-10', true],
    ['2027-05-11', true],
    ['2027-05-12', false],
  ])('an end on %s: %s', (day, fits) => {
    expect(expiryFits(day, '2026-05-10')).toBe(fits);
  });

  test.each([
    ['*', false],
    ['systemManagement', false],
    ['systemManagement/accounts', false],
    [ACCOUNT, false],
    ['systemManagement/serviceKeys/edit', false],
    ['systemManagement/importData', true],
    [PEOPLE, true],
  ])('a program may hold %s: %s', (permission, may) => {
    expect(isForPrograms(permission)).toBe(may);
  });
});

describe('making', () => {
  test('answers forty characters under a mark of their own, once, and stores a hash', async () => {
    const { key, serviceKeyId } = await made();
    expect([key.length, key.slice(0, 4), isServiceKey(key), isKey(key)]).toEqual([40, 'hcs_', true, false]);
    const { rows } = await server.owner.query('select row_to_json(k)::text as row from service_key k where service_key_id = $1', [serviceKeyId]);
    expect(rows[0].row).not.toContain(key.slice(4, -4));
    const list = await admin.call('GET', KEYS);
    expect(JSON.stringify(list.body)).not.toContain(key);
    expect((list.body['rows'] as unknown as object[])[0]).toMatchObject({ serviceKeyId, last4: key.slice(-4), state: 'live', lastUsedDate: null, createdBy: adminPerson.username });
    const audit = await server.owner.query("select user_id, action, changes->'networks' as networks from audit_entry where entity = 'ServiceKey' and record_id = $1", [
      serviceKeyId,
    ]);
    expect(audit.rows).toEqual([{ user_id: adminPerson.userId, action: 'create', networks: [null, ['10.7.0.0/16']] }]);
  });

  test.each([
    ['a network that is none', { networks: ['10.7.0.1/16'] }, 400, 'networks'],
    ['no network', { networks: [] }, 400, 'networks'],
    ['an end in the past', { expiresOn: '2026-05-09' }, 400, 'expiresOn'],
    ['an end after more than a year', { expiresOn: '2027-06-01' }, 400, 'expiresOn'],
    ['no end', { expiresOn: undefined }, 400, 'expiresOn'],
    ['everything', { permissions: ['*'] }, 400, 'permissions'],
    ['a permission nobody knows', { permissions: ['no/such'] }, 400, 'permissions'],
    ['a permission for people', { permissions: [ACCOUNT] }, 400, 'permissions'],
    ['a company out of scope', { companyId: ELSEWHERE }, 404, undefined],
  ])('%s is refused', async (_, more, status, field) => {
    const answer = await make(more);
    expect(answer.status).toBe(status);
    if (field) expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  test('two live keys have no name in common; a revoked one gives its name back', async () => {
    const { serviceKeyId } = await made({ name: 'payroll' });
    expect(await make({ name: 'PAYROLL' })).toMatchObject({ status: 409, body: { errorCode: 'modules/administration/service-keys.nameTaken' } });
    await admin.call('POST', `${KEYS}/revoke`, { serviceKeyId });
    expect((await make({ name: 'payroll' })).status).toBe(200);
  });

  test('nobody hands out more than the own groups permit', async () => {
    await server.owner.query("insert into user_group_permission (user_group_id, permission) values ('hrOfficer', 'systemManagement/serviceKeys')");
    const [, officer] = await inGroup('hrOfficer');
    expect((await make({}, officer)).status).toBe(200);
    for (const more of [{ permissions: ['payroll'] }, { classes: ['pay'] }, { rowScope: 'all' }])
      expect([more, (await make(more, officer)).body.errorCode]).toEqual([more, 'modules/administration/service-keys.beyondOwn']);
    const [, clerk] = await inGroup('payrollOfficer');
    expect((await make({}, clerk)).status).toBe(403);
  });
});

describe('use', () => {
  test('opens what it was made for, on the rows of its company, without a cookie; other calls are forbidden', async () => {
    const { key } = await made();
    expect((await people(key)).status).toBe(200);
    expect((await call(key, '/rest/s1/security/serviceKeys')).status).toBe(403);
    // what belongs to somebody signed in
    expect((await call(key, '/rest/s1/hcm/getUser')).status).toBe(403);
    expect((await call(key, '/rest/s1/hcm/accountSessions')).status).toBe(403);
    expect((await call(key, '/health')).status).toBe(200);
  });

  test('shows the classes it was made with', async () => {
    const person = await addPerson(server);
    await server.owner.query('insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values ($1, $2, $3, $4)', [
      person.partyId,
      COMPANY,
      'Nationalcode',
      '0499370899',
    ]);
    const path = `/rest/s1/hcm/infoOfEachPerson?partyId=${person.partyId}`;
    const [{ key: plain }, { key: full }] = [await made(), await made({ classes: ['public', 'identity'] })];
    const [without, withCode] = [await call(plain, path), await call(full, path)];
    expect([without.status, withCode.status]).toEqual([200, 200]);
    expect([JSON.stringify(without.body).includes('0499370899'), JSON.stringify(withCode.body).includes('0499370899')]).toEqual([false, true]);
  });

  test('a person of another company is not found', async () => {
    await server.owner.query(`with p as (insert into party (party_id, party_type_enum_id, company_id) values ('${ELSEWHERE}', 'PtyOrganization', '${ELSEWHERE}'))
      insert into company (company_id, pseudo_id, organization_name) values ('${ELSEWHERE}', 'C2', 'Elsewhere')`);
    const stranger = '00000000-0000-7000-8000-0000000000d2';
    await server.owner.query(`with p as (insert into party (party_id, party_type_enum_id, company_id) values ('${stranger}', 'PtyPerson', '${ELSEWHERE}'))
      insert into person (party_id, company_id, first_name, last_name, search_text, search_words) values ('${stranger}', '${ELSEWHERE}', 'S', 'T', '', '{}')`);
    const { key } = await made();
    expect((await call(key, `/rest/s1/hcm/infoOfEachPerson?partyId=${stranger}`)).status).toBe(404);
  });

  test('last use and its network are written, at most once a minute', async () => {
    const { key, serviceKeyId } = await made();
    const seen = async () => (await server.owner.query('select last_used_at, host(last_network) as ip from service_key where service_key_id = $1', [serviceKeyId])).rows[0];
    await people(key, { ip: '::ffff:10.7.2.2' });
    const first = await seen();
    expect([first.ip, Date.parse(first.last_used_at)]).toEqual(['10.7.2.2', server.clock.now()]);
    server.clock.advance(59_999);
    await people(key);
    expect(await seen()).toEqual(first);
    server.clock.advance(1);
    await people(key);
    expect(Date.parse((await seen()).last_used_at)).toBe(server.clock.now());
  });

  test('from another network it is nobody, and that stands in the audit once a minute', async () => {
    const { key, serviceKeyId } = await made();
    for (const ip of ['10.8.0.1', '10.8.0.2', '2001:db8::1']) expect((await people(key, { ip })).status).toBe(501);
    const { rows } = await server.owner.query("select user_id, changes from audit_entry where record_id = $1 and action = 'refuse'", [serviceKeyId]);
    expect(rows).toEqual([{ user_id: serviceKeyId, changes: { usedFrom: [null, expect.objectContaining({ ip: '10.8.0.1' })] } }]);
    expect((await people(key)).status).toBe(200);
  });

  test('not from a page, nor as half of a session', async () => {
    const { key } = await made();
    expect((await people(key, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(501);
    expect((await people(key, { headers: { origin: 'https://hcm.example.ir' } })).status).toBe(501);
    expect((await people(key, { headers: { cookie: admin.cookie } })).status).toBe(200);
    expect((await call(key, '/rest/s1/hcm/getUser', { headers: { cookie: admin.cookie } })).status).toBe(403);
  });

  test('until its last day, and not a moment longer', async () => {
    const before = server.clock.now();
    const { key } = await made({ expiresOn: '2026-05-20' });
    // the midnight of Tehran between the 20th and the 21st
    const midnight = Date.UTC(2026, 4, 20, 20, 30);
    server.clock.set(midnight - 1);
    expect((await people(key)).status).toBe(200);
    server.clock.set(midnight);
    expect((await people(key)).status).toBe(501);
    server.clock.set(before);
  });

  test('revoked, it is nothing at once, and is revoked once', async () => {
    const { key, serviceKeyId } = await made();
    expect((await people(key)).status).toBe(200);
    expect((await admin.call('POST', `${KEYS}/revoke`, { serviceKeyId })).status).toBe(200);
    expect((await people(key)).status).toBe(501);
    expect((await admin.call('POST', `${KEYS}/revoke`, { serviceKeyId })).status).toBe(404);
  });

  test.each([
    ['39 characters', (key: string) => key.slice(0, 39)],
    ['41 characters', (key: string) => `${key}0`],
    ['a wrong checksum', (key: string) => key.slice(0, 39) + (key.endsWith('0') ? '1' : '0')],
    ['the mark of a session', (key: string) => `hcm_${key.slice(4)}`],
    ['a session key nobody was given', () => makeKey()],
  ])('%s is nobody', async (_, spoil) => {
    const { key } = await made();
    expect((await people(spoil(key))).status).toBe(501);
  });

  test('what it writes is audited as the key', async () => {
    const edit = `${PEOPLE}/editPersonnel/base/personalInfo/edit`;
    const { key, serviceKeyId } = await made({ permissions: [edit], classes: ['public', 'personal'] });
    const person = await addPerson(server);
    const answer = await call(key, `/rest/s1/hcm/entity/Person/${person.partyId}`, { method: 'PUT', body: { rowVersion: 1, firstName: 'Renamed' } });
    expect(answer.status).toBe(200);
    const { rows } = await server.owner.query("select user_id, changes->'firstName' as changed from audit_entry where subject_party_id = $1 and entity = 'Person'", [
      person.partyId,
    ]);
    expect(rows).toEqual([{ user_id: serviceKeyId, changed: ['First', 'Renamed'] }]);
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
