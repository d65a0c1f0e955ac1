import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { createAccount, generatePassword, setDisabled } from './accounts.store.ts';
import { isKey } from './api-key.server.ts';
import { forgetOldIdentities } from './forget.store.ts';
import messages from './identity.messages.fa.ts';
import { ONE_TIME_MS, satisfiesPasswordRule } from './identity.rules.ts';
import { hashPassword, hashWork, needsRehash, verifyPassword, WAITING } from './passwords/password-hash.server.ts';
import { type Answer, addCompany, addPerson, basic, browser, COMPANY, employ, PASSWORD, type Person, send, transact } from './test-support.ts';
import { accountKey, failuresOf, networkBucket } from './throttle.store.ts';

let server: TestApp;
let person: Person;
/** Each test comes from a network of its own, because networks are counted too. */
let ip: string;
let networks = 0;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  networks += 1;
  ip = `10.1.${networks}.1`;
  person = await addPerson(server);
});

const attempt = (name: string, password: string, from = ip): Promise<Answer> =>
  send(server, { method: 'POST', url: '/api/login', payload: { username: name, password }, remoteAddress: from });
const failTimes = async (times: number, name = person.username): Promise<void> => {
  for (let i = 0; i < times; i++) expect((await attempt(name, 'wrong')).status).toBe(403);
};
const sameForEverybody = ({ status, body, headers }: Answer) => ({ status, body: { ...body, requestId: '' }, names: Object.keys(headers).sort() });

describe('ways in', () => {
  test.each([
    ['username', () => ({ username: person.username })],
    ['username in capitals', () => ({ username: person.username.toUpperCase() })],
    ['username with spaces around it', () => ({ username: ` ${person.username} ` })],
    ['e-mail address', () => ({ email: `${person.username}@example.ir` })],
    ['e-mail address in the field of the username', () => ({ username: `${person.username}@EXAMPLE.ir` })],
  ])('POST /login with the %s', async (_, name) => {
    const { status, body, headers } = await send(server, { method: 'POST', url: '/api/login', payload: { ...name(), password: PASSWORD }, remoteAddress: ip });
    expect([status, isKey(String(body['api_key'])), body['mustChangePassword']]).toEqual([200, true, false]);
    expect(body['exp']).toBe(server.clock.now() / 1_000 + 10_800);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is not held up by work that writes what merely refers to the account', async () => {
    const writer = await server.owner.connect();
    await writer.query('begin');
    await writer.query('select from user_account where user_id = $1 for key share', [person.userId]);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
    await writer.query('rollback');
    writer.release();
  });

  test('GET /rest/api_key with Basic answers the key itself', async () => {
    const answer = await server.app.inject({ url: '/api/rest/api_key', headers: basic(person.username, PASSWORD), remoteAddress: ip });
    expect([answer.statusCode, isKey(answer.json()), answer.headers['cache-control']]).toEqual([200, true, 'no-store']);
    const cookie = String(answer.headers['set-cookie']).split(';')[0];
    const me = await send(server, { url: '/api/rest/s1/hcm/getUser', headers: { api_key: answer.json(), cookie } });
    expect(me.status).toBe(200);
  });

  test('a password with a colon and Persian letters passes through Basic', async () => {
    const password = 'Aa1!:\u0631\u0645\u0632:\u06F1';
    const other = await addPerson(server, { password });
    expect((await send(server, { url: '/api/rest/api_key', headers: basic(other.username, password), remoteAddress: ip })).status).toBe(200);
  });

  test.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Bearer abc' }],
    ['no colon', { authorization: `Basic ${Buffer.from('name').toString('base64')}` }],
    ['no name', basic('', PASSWORD)],
    ['no password', basic('person-1', '')],
    ['a long password', basic('person-1', 'x'.repeat(129))],
    ['NUL', basic('person-1', 'a\0b')],
    ['no UTF-8', { authorization: `Basic ${Buffer.from([0xff, 0x3a, 0xff]).toString('base64')}` }],
    ['no base64', { authorization: 'Basic ****' }],
  ])('Basic with %s: 403 and no browser dialog', async (_, headers) => {
    const answer = await send(server, { url: '/api/rest/api_key', headers, remoteAddress: ip });
    expect([answer.status, answer.body.errorCode, answer.headers['www-authenticate']]).toEqual([403, 'platform/identity.wrongCredentials', undefined]);
  });

  test.each([['cross-site'], ['same-site'], ['none']])('a browser sent by another page (%s) is not signed in', async (site) => {
    const answer = await send(server, { url: '/api/rest/api_key', headers: { ...basic(person.username, PASSWORD), 'sec-fetch-site': site }, remoteAddress: ip });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('each sign-in gives another key', async () => {
    const keys = await Promise.all([1, 2, 3].map(async () => (await attempt(person.username, PASSWORD)).body['api_key']));
    expect(new Set(keys).size).toBe(3);
  });

  test('is recorded in the history and the audit', async () => {
    await attempt(person.username, 'wrong');
    const { body } = await attempt(person.username, PASSWORD);
    const history = await server.owner.query('select successful, key_last4, network from user_login_history where user_id = $1 order by user_login_history_id', [person.userId]);
    expect(history.rows).toEqual([
      { successful: false, key_last4: null, network: ip },
      { successful: true, key_last4: String(body['api_key']).slice(-4), network: ip },
    ]);
    const audit = await server.owner.query('select user_id, party_id, action from audit_entry where subject_party_id = $1', [person.partyId]);
    expect(audit.rows).toEqual([{ user_id: person.userId, party_id: person.partyId, action: 'sign-in' }]);
  });
});

test('the history of sign-ins is kept as long as the audit: older months go whole', async () => {
  const at = ['2024-12-31T23:59:59.999Z', '2025-05-01T00:00:00Z', '2026-05-09T00:00:00Z'];
  await server.owner.query('insert into user_login_history (user_id, at, successful) select $1, at, true from unnest($2::timestamptz[]) at', [person.userId, at]);
  const left = async (monthsKept: number) => {
    await server.owner.query('update audit_retention set months_kept = $1', [monthsKept]);
    await writing(server.pool, systemActor('housekeeping'), (tx) => forgetOldIdentities(tx, server.clock.now()));
    return (await server.owner.query('select from user_login_history where user_id = $1', [person.userId])).rowCount;
  };
  expect([await left(120), await left(17), await left(16), await left(12)]).toEqual([3, 3, 2, 2]);
});

describe('refusals', () => {
  test('a wrong password and an unknown name cannot be told apart', async () => {
    const [wrong, unknown, address] = [await attempt(person.username, 'wrong'), await attempt('nobody-here', 'wrong'), await attempt('nobody@example.ir', 'wrong')];
    expect(sameForEverybody(wrong)).toEqual(sameForEverybody(unknown));
    expect(sameForEverybody(wrong)).toEqual(sameForEverybody(address));
    expect([wrong.status, wrong.body.errorCode, wrong.body.messages]).toEqual([403, 'platform/identity.wrongCredentials', messages.errors.wrongCredentials]);
    expect(wrong.body.fields).toEqual({ username: messages.errors.wrongCredentials, password: messages.errors.wrongCredentials });
  });

  test.each([
    ['disabled', () => transact(server, (tx) => setDisabled(tx, person.userId, true, 'left'))],
    ['past the last day', () => server.owner.query("update user_account set terminate_date = '2026-05-09' where user_id = $1", [person.userId])],
    ['no longer employed', () => employ(server, person, '[2020-01-01,2026-05-10)')],
  ])('%s: the right password answers the deactivation flag, a wrong one does not', async (_, deactivate) => {
    await deactivate();
    const right = await attempt(person.username, PASSWORD);
    expect([right.status, right.body.errors, right.body.messages, right.headers['set-cookie']]).toEqual([403, 'deactivated', messages.errors.deactivated, undefined]);
    expect((await attempt(person.username, 'wrong')).body.errorCode).toBe('platform/identity.wrongCredentials');
  });

  test.each([
    ['no password', { username: 'a' }, 400],
    ['an empty password', { username: 'a', password: '' }, 400],
    ['a long password', { username: 'a', password: 'x'.repeat(129) }, 400],
    ['a long name', { username: 'x'.repeat(255), password: 'y' }, 400],
    ['a number', { username: 1, password: 'y' }, 400],
    ['an unknown field', { username: 'a', password: 'y', origin: 'firebase' }, 400],
    ['an override of direction', { username: '\u202Ea', password: 'y' }, 400],
    ['neither name', { password: 'y' }, 403],
  ])('%s', async (_, payload, status) => {
    expect((await send(server, { method: 'POST', url: '/api/login', payload, remoteAddress: ip })).status).toBe(status);
  });

  test('a form of another site is no JSON', async () => {
    const answer = await send(server, {
      method: 'POST',
      url: '/api/login',
      headers: { 'content-type': 'text/plain' },
      payload: JSON.stringify({ username: person.username, password: PASSWORD }),
      remoteAddress: ip,
    });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([415, undefined]);
  });
});

describe('one-time passwords', () => {
  test('open a session that must change them, and end after seven days', async () => {
    const guest = await addPerson(server, { oneTime: true });
    expect((await attempt(guest.username, PASSWORD)).body['mustChangePassword']).toBe(true);
    server.clock.advance(ONE_TIME_MS - 1);
    expect((await attempt(guest.username, PASSWORD)).status).toBe(200);
    server.clock.advance(1);
    const late = await attempt(guest.username, PASSWORD);
    expect([late.status, late.body.errorCode, late.body.messages]).toEqual([403, 'platform/identity.oneTimeExpired', messages.errors.oneTimeExpired]);
  });
});

describe('throttling', () => {
  test('the lock curve of one network: five failures, then 30 s doubling up to four hours', async () => {
    await failTimes(5);
    for (const seconds of [30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 14_400, 14_400]) {
      const refused = await attempt(person.username, PASSWORD);
      expect([refused.status, refused.headers['retry-after'], refused.body.errorCode]).toEqual([429, String(seconds), 'platform/identity.throttled']);
      server.clock.advance(seconds * 1_000 - 1);
      expect((await attempt(person.username, PASSWORD)).status).toBe(429);
      server.clock.advance(1);
      await failTimes(1);
    }
  });

  test('the message says in Persian how long to wait, a long time in minutes', async () => {
    await failTimes(5);
    expect((await attempt(person.username, PASSWORD)).body.messages).toBe(messages.errors.throttled({ seconds: 30 }));
    const [seconds, minutes] = [messages.errors.throttled({ seconds: 119 }), messages.errors.throttled({ seconds: 3_601 })].map(toAsciiDigits);
    expect([seconds, minutes]).toEqual([expect.stringContaining(' 119 '), expect.stringContaining(' 61 ')]);
  });

  test('an unknown name is locked in the same way', async () => {
    await failTimes(5, 'unknown-name');
    const [unknown, known] = [await attempt('unknown-name', PASSWORD), await failTimes(5).then(() => attempt(person.username, PASSWORD))];
    expect(sameForEverybody(unknown)).toEqual(sameForEverybody(known));
  });

  test('a lock computes no hash and holds for the right password, by whichever call', async () => {
    await failTimes(5);
    const before = hashWork().verified;
    expect((await attempt(person.username, PASSWORD)).status).toBe(429);
    expect((await send(server, { url: '/api/rest/api_key', headers: basic(person.username, PASSWORD), remoteAddress: ip })).status).toBe(429);
    expect(hashWork().verified).toBe(before);
  });

  test('after the wait the right password opens, and the count starts afresh', async () => {
    await failTimes(5);
    server.clock.advance(30_000);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
    await failTimes(4);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
  });

  test('the names of one account share its count, and a right password under one of them clears it', async () => {
    await failTimes(3, person.username.toUpperCase());
    await failTimes(2, `${person.username}@EXAMPLE.ir`);
    expect((await attempt(person.username, PASSWORD)).status).toBe(429);
    server.clock.advance(30_000);
    expect((await attempt(`${person.username}@example.ir`, PASSWORD)).status).toBe(200);
    await failTimes(4);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
  });

  test('failures are forgotten a day after the first of them', async () => {
    await failTimes(4);
    server.clock.advance(86_400_000);
    await failTimes(4);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
  });

  test('guesses sent side by side cannot outrun the count', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(person.username, 'wrong')));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test('another person signs in from the same network meanwhile', async () => {
    await failTimes(5);
    const other = await addPerson(server);
    expect((await attempt(other.username, PASSWORD)).status).toBe(200);
  });

  test('fifty failures close a network for every name; other networks stay open', async () => {
    for (let i = 0; i < 50; i++) expect((await attempt(`guess-${i}`, 'wrong')).status).toBe(403);
    const refused = await attempt(person.username, PASSWORD);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30']);
    expect((await attempt(person.username, PASSWORD, '10.8.8.8')).status).toBe(200);
    server.clock.advance(30_000);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
  });

  test('right sign-ins do not use up a network', async () => {
    for (let i = 0; i < 3; i++) await attempt(person.username, PASSWORD);
    const left = await transact(server, async (tx) => [await failuresOf(tx, networkBucket(ip).key), await failuresOf(tx, accountKey(person.userId))]);
    expect(left).toEqual([0, 0]);
  });

  test('a refused attempt is counted although its call failed', async () => {
    await failTimes(2);
    const counted = await transact(server, async (tx) => [await failuresOf(tx, networkBucket(ip).key), await failuresOf(tx, accountKey(person.userId))]);
    expect(counted).toEqual([2, 2]);
  });

  test('beyond sixteen waiting requests the answer is busy', async () => {
    const answers = await Promise.all(Array.from({ length: WAITING + 14 }, (_, i) => attempt(`crowd-${i}`, 'wrong')));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy.every(({ headers, body }) => headers['retry-after'] === '1' && body.errorCode === 'platform/http.busy')).toBe(true);
    expect(answers.filter(({ status }) => status === 403).length).toBeGreaterThanOrEqual(WAITING);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
  });
});

describe('hashes', () => {
  test('are argon2id with their parameters and a salt of their own', async () => {
    const [one, two] = [await hashPassword('a'), await hashPassword('a')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one).not.toBe(two);
    expect([await verifyPassword('a', one), await verifyPassword('b', one), needsRehash(one)]).toEqual([true, false, false]);
  });

  test('an unreadable hash opens nothing', async () => {
    expect([await verifyPassword('a', 'plain'), await verifyPassword('', ''), await verifyPassword('a', undefined)]).toEqual([false, false, false]);
  });

  test('composed and decomposed letters are the same password', async () => {
    expect(await verifyPassword('e\u0301', await hashPassword('\u00E9'))).toBe(true);
  });

  test('a hash with older parameters is replaced at the sign-in, also in the history', async () => {
    const { argon2Sync } = await import('node:crypto');
    const salt = randomBytes(16);
    const tag = argon2Sync('argon2id', { message: PASSWORD, nonce: salt, parallelism: 1, tagLength: 32, memory: 1_024, passes: 1 });
    const old = `$argon2id$v=19$m=1024,t=1,p=1$${salt.toString('base64').replace(/=+$/, '')}$${tag.toString('base64').replace(/=+$/, '')}`;
    await server.owner.query('update user_account set password_hash = $2 where user_id = $1', [person.userId, old]);
    await server.owner.query('update user_password_history set password_hash = $2 where user_id = $1', [person.userId, old]);
    expect((await attempt(person.username, 'wrong')).status).toBe(403);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
    const { rows } = await server.owner.query(
      'select a.password_hash as now, h.password_hash as history from user_account a join user_password_history h using (user_id) where user_id = $1',
      [person.userId],
    );
    expect([needsRehash(rows[0].now), rows[0].history === rows[0].now]).toEqual([false, true]);
    expect((await attempt(person.username, PASSWORD)).status).toBe(200);
  });

  test('generated passwords satisfy the rule', () => {
    const made = Array.from({ length: 200 }, () => generatePassword(randomBytes));
    expect(made.every((one) => one.length === 16 && satisfiesPasswordRule(one))).toBe(true);
    expect(new Set(made).size).toBe(200);
  });
});

test('a taken username or e-mail address is refused by the database in any case of letters', async () => {
  const again = (more: { username: string; email: string }) =>
    transact(server, (tx) => createAccount(tx, { userId: crypto.randomUUID(), companyId: COMPANY, partyId: person.partyId, password: PASSWORD, ...more }));
  await expect(again({ username: person.username.toUpperCase(), email: 'new@example.ir' })).rejects.toMatchObject({ constraint: 'user_account_username' });
  await expect(again({ username: 'somebody-new', email: `${person.username}@EXAMPLE.IR` })).rejects.toMatchObject({ constraint: 'user_account_email' });
});

test('a session outlives no browser of another account', async () => {
  const [one, other] = [browser(server, ip), await addPerson(server)];
  await one.signIn(person.username);
  const first = one.key;
  await one.signIn(other.username);
  expect((await send(server, { url: '/api/rest/s1/hcm/getUser', headers: { api_key: first, cookie: one.cookie } })).status).toBe(501);
  expect((await one.call('GET', '/rest/s1/hcm/getUser')).body).toMatchObject({ allUserData: { data: { username: other.username } } });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
