import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { addCompany, addPerson, type Browser, basic, browser, COMPANY, PASSWORD, type Person, send, transact } from '#platform/identity/test-support.ts';
import { announceRuntime } from '#platform/settings/runtime.server.ts';
import { configFile, readRuntimeConfig } from '#server/runtime-config.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { hashWork } from '../passwords/password-hash.server.ts';
import { factorOf, recoveryHash, takeRecoveryCode } from './second-factor.store.ts';
import { openSeed } from './seed-box.server.ts';
import { codeOf, STEP_MS, stepAt } from './totp.server.ts';

const OWN = '/rest/s1/hcm/secondFactor';
const ME = '/rest/s1/hcm/getUser';
let server: TestApp;
let person: Person;
let tab: Browser;
let network = 0;
let dataDir: string;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
  dataDir = await mkdtemp(join(tmpdir(), 'hcm-second-factor-'));
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  person = await addPerson(server);
  network += 1;
  tab = browser(server, `10.1.0.${network}`);
  await tab.signIn(person.username);
});

/** The setting as an installation has it: a line of config.json. */
async function askOfPay(secondFactorForPay: unknown): Promise<void> {
  await writeFile(configFile(dataDir), JSON.stringify({ secondFactorForPay }));
  const config = await readRuntimeConfig(dataDir);
  announceRuntime({ config: () => config, dataDir });
}
const seedOf = async ({ userId }: Person) => openSeed(userId, (await transact(server, (tx) => factorOf(tx, userId)))?.seed ?? '');
/** What the program of somebody shows now; `later` periods away. */
const codeNow = async (whose = person, later = 0) => codeOf(await seedOf(whose), stepAt(server.clock.now()) + later);
const wrongCode = async () => String((Number(await codeNow()) + 1) % 1_000_000).padStart(6, '0');
const login = (code?: string, whose = person, ip = `10.2.0.${network}`) =>
  send(server, { method: 'POST', url: '/api/login', payload: { username: whose.username, password: PASSWORD, ...(code === undefined ? {} : { code }) }, remoteAddress: ip });

/** Turns it on and answers the recovery codes. */
async function turnOn(who = tab, whose = person): Promise<string[]> {
  expect((await who.call('POST', `${OWN}/begin`, { password: PASSWORD })).status).toBe(200);
  const { status, body } = await who.call('POST', `${OWN}/confirm`, { code: await codeNow(whose) });
  expect(status).toBe(200);
  // the code of this period is used
  server.clock.advance(STEP_MS);
  return body['recoveryCodes'] as unknown as string[];
}

describe('turning on', () => {
  test('begins with the password, shows the seed and its picture, and counts once a code confirms it', async () => {
    const begun = await tab.call('POST', `${OWN}/begin`, { password: PASSWORD });
    expect(begun.body).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), qr: { size: expect.any(Number), path: expect.stringMatching(/^(M\d+ \d+h1v1h-1z)+$/) } });
    expect((await tab.call('GET', OWN)).body).toEqual({ since: null, codesLeft: 0, isRequired: false });
    expect((await login()).status).toBe(200);
    expect((await tab.call('POST', `${OWN}/confirm`, { code: await wrongCode() })).body.errorCode).toBe('platform/identity/second-factor.codeRefused');
    const confirmed = await tab.call('POST', `${OWN}/confirm`, { code: await codeNow() });
    expect(new Set(confirmed.body['recoveryCodes'] as unknown as string[]).size).toBe(10);
    expect((await tab.call('GET', OWN)).body).toEqual({ since: new Date(server.clock.now()).toISOString(), codesLeft: 10, isRequired: false });
    expect((await login()).body.errorCode).toBe('platform/identity.codeNeeded');
  });

  test('a wrong password begins nothing', async () => {
    expect(await tab.call('POST', `${OWN}/begin`, { password: 'wrong' })).toMatchObject({ status: 400, body: { errorCode: 'platform/identity/second-factor.wrongPassword' } });
    expect((await tab.call('POST', `${OWN}/confirm`, { code: '123456' })).body.errorCode).toBe('platform/identity/second-factor.notBegun');
  });

  test('ends the other sessions, tells the owner, leaves a row in the audit, and stands in no row in the clear', async () => {
    const other = browser(server);
    await other.signIn(person.username);
    const [code = ''] = await turnOn();
    expect([(await other.call('GET', ME)).status, (await tab.call('GET', ME)).status]).toEqual([501, 200]);
    const { rows } = await server.owner.query("select changes from audit_entry where record_id = $1 and entity = 'UserAccount'", [person.userId]);
    expect(rows).toEqual([{ changes: { secondFactor: [null, true] } }]);
    const stored = await server.owner.query('select row_to_json(c)::text as row from user_recovery_code c where user_id = $1', [person.userId]);
    expect(JSON.stringify(stored.rows)).not.toContain(code.slice(2).replace('-', ''));
    const told = await server.owner.query('select count(*)::int as n from notification_message_user where party_id = $1', [person.partyId]);
    expect(told.rows[0].n).toBe(1);
  });

  test('what is on is not begun again', async () => {
    await turnOn();
    expect(await tab.call('POST', `${OWN}/begin`, { password: PASSWORD })).toMatchObject({ status: 409, body: { errorCode: 'platform/identity/second-factor.alreadyOn' } });
    expect((await tab.call('POST', `${OWN}/confirm`, { code: await codeNow() })).body.errorCode).toBe('platform/identity/second-factor.alreadyOn');
  });
});

describe('signing in', () => {
  test.each([
    ['the period before', -1, 200],
    ['this period', 0, 200],
    ['the period after', 1, 200],
    ['two periods before', -2, 403],
    ['two periods after', 2, 403],
  ])('the code of %s', async (_, periods, status) => {
    await turnOn();
    server.clock.advance(3 * STEP_MS);
    expect((await login(await codeNow(person, periods))).status).toBe(status);
  });

  test('a code is taken once, and none of an earlier period after it', async () => {
    await turnOn();
    server.clock.advance(3 * STEP_MS);
    const [before, now] = [await codeNow(person, -1), await codeNow()];
    expect((await login(now)).status).toBe(200);
    expect([(await login(now)).body.errorCode, (await login(before)).body.errorCode]).toEqual(['platform/identity.codeRefused', 'platform/identity.codeRefused']);
  });

  test('one code sent sixteen times side by side opens one session', async () => {
    await turnOn();
    const code = await codeNow();
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => login(code, person, `10.3.${network}.${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the code says nothing before the password is right', async () => {
    await turnOn();
    const before = hashWork().verified;
    const answer = await send(server, { method: 'POST', url: '/api/login', payload: { username: person.username, password: 'wrong', code: await codeNow() } });
    expect([answer.body.errorCode, hashWork().verified - before]).toEqual(['platform/identity.wrongCredentials', 1]);
    expect((await login(await codeNow())).status).toBe(200);
  });

  test('five wrong codes wait, also for the right one; a right one clears the count', async () => {
    await turnOn();
    for (let n = 0; n < 5; n++) expect((await login(await wrongCode())).body.errorCode).toBe('platform/identity.codeRefused');
    expect((await login(await codeNow())).status).toBe(429);
    // the password alone is still answered: it is not what was guessed
    expect((await login()).body.errorCode).toBe('platform/identity.codeNeeded');
    server.clock.advance(STEP_MS);
    expect((await login(await codeNow())).status).toBe(200);
    server.clock.advance(STEP_MS);
    for (let n = 0; n < 4; n++) await login(await wrongCode());
    expect((await login(await codeNow())).status).toBe(200);
  });

  test('programs that bring a Basic header bring the code in a header', async () => {
    await turnOn();
    const ask = (headers: Record<string, string>) => send(server, { url: '/api/auth', headers: { ...basic(person.username, PASSWORD), ...headers }, remoteAddress: '10.4.0.1' });
    expect((await ask({})).body.errorCode).toBe('platform/identity.codeNeeded');
    expect((await ask({ otp_code: await codeNow() })).status).toBe(200);
  });

  test('a recovered or changed password does not open it without a code', async () => {
    await turnOn();
    const form = { newPassword: 'Brand-New1!', newPasswordVerify: 'Brand-New1!', oldPassword: PASSWORD, partyId: person.partyId };
    expect((await tab.call('PUT', '/rest/s1/hcm/ChangePassword', form)).status).toBe(200);
    expect((await tab.call('GET', ME)).status).toBe(200);
    const answer = await send(server, { method: 'POST', url: '/api/login', payload: { username: person.username, password: 'Brand-New1!' } });
    expect(answer.body.errorCode).toBe('platform/identity.codeNeeded');
  });
});

describe('recovery codes', () => {
  test('open a session once each, tell the owner, and are counted', async () => {
    const [first = '', second = ''] = await turnOn();
    expect((await login(first)).status).toBe(200);
    expect((await login(first)).body.errorCode).toBe('platform/identity.codeRefused');
    expect((await login(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await tab.call('GET', OWN)).body).toMatchObject({ codesLeft: 8 });
    const { rows } = await server.owner.query("select count(*)::int as n from audit_entry where record_id = $1 and changes ? 'recoveryCode'", [person.userId]);
    expect(rows[0].n).toBe(2);
  });

  test('sixteen uses of one side by side: one wins', async () => {
    await turnOn();
    const hash = (await transact(server, (tx) => recoveryHash(tx, person.userId, 4))) ?? '';
    const uses = await Promise.all(Array.from({ length: 16 }, () => transact(server, (tx) => takeRecoveryCode(tx, person.userId, { codeNo: 4, hash, now: server.clock.now() }))));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  test('sixteen sign-ins with one side by side: one session', async () => {
    const [code = ''] = await turnOn();
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => login(code, person, `10.5.${network}.${n}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('the digit of another code does not help', async () => {
    const [code = ''] = await turnOn();
    expect((await login(`7${code.slice(1)}`)).body.errorCode).toBe('platform/identity.codeRefused');
  });

  test('new ones make the former ones void', async () => {
    const [former = ''] = await turnOn();
    expect((await tab.call('POST', `${OWN}/recoveryCodes`, { code: await wrongCode() })).body.errorCode).toBe('platform/identity/second-factor.codeRefused');
    const { body } = await tab.call('POST', `${OWN}/recoveryCodes`, { code: await codeNow() });
    const [fresh = ''] = body['recoveryCodes'] as unknown as string[];
    expect((await login(former)).status).toBe(403);
    expect((await login(fresh)).status).toBe(200);
  });
});

describe('turning off', () => {
  test('needs a code, and the code is used up', async () => {
    await turnOn();
    expect((await tab.call('POST', `${OWN}/end`, { code: await wrongCode() })).status).toBe(400);
    const code = await codeNow();
    expect((await login(code)).status).toBe(200);
    expect((await tab.call('POST', `${OWN}/end`, { code })).status).toBe(400);
    server.clock.advance(STEP_MS);
    expect((await tab.call('POST', `${OWN}/end`, { code: await codeNow() })).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await tab.call('POST', `${OWN}/end`, { code: '123456' })).body.errorCode).toBe('platform/identity/second-factor.notOn');
  });

  test('by an administrator: of others in reach and no stronger, audited, with an end of their sessions', async () => {
    const [chief, clerk] = [await addPerson(server), await addPerson(server)];
    await transact(server, (tx) => joinGroup(tx, chief.userId, 'administrator', COMPANY, '2026-01-01'));
    const admin = browser(server);
    await admin.signIn(chief.username);
    await turnOn();
    expect((await tab.call('POST', `${OWN}/reset`, { userId: clerk.userId })).status).toBe(403);
    expect((await admin.call('POST', `${OWN}/reset`, { userId: person.userId })).status).toBe(200);
    expect((await tab.call('GET', ME)).status).toBe(501);
    expect((await login()).status).toBe(200);
    const { rows } = await server.owner.query("select user_id, changes from audit_entry where record_id = $1 and entity = 'UserAccount' order by audit_id desc limit 1", [
      person.userId,
    ]);
    expect(rows).toEqual([{ user_id: chief.userId, changes: { secondFactor: [true, null] } }]);
    expect((await admin.call('POST', `${OWN}/reset`, { userId: person.userId })).body.errorCode).toBe('platform/identity/second-factor.notOn');
    await turnOn(admin, chief);
    expect((await admin.call('POST', `${OWN}/reset`, { userId: chief.userId })).body.errorCode).toBe('platform/identity/second-factor.ownAccount');
  });
});

describe('asked for by the settings, of who sees pay', () => {
  const officer = async (): Promise<[Person, Browser]> => {
    const whose = await addPerson(server);
    await transact(server, (tx) => joinGroup(tx, whose.userId, 'payrollOfficer', COMPANY, '2026-01-01'));
    const who = browser(server);
    await who.signIn(whose.username);
    return [whose, who];
  };

  const mustEnrol = async (who: Browser) => ((await who.call('GET', ME)).body as unknown as { allUserData: { data: { mustEnrol?: true } } }).allUserData.data.mustEnrol;

  test('nothing opens but the way to it; afterwards everything does', async () => {
    const [whose, who] = await officer();
    await askOfPay('true');
    expect(await mustEnrol(who)).toBeUndefined();
    await askOfPay(true);
    try {
      expect(await mustEnrol(who)).toBe(true);
      const refused = await who.call('GET', '/rest/s1/hcm/accountOfPerson?partyId=00000000-0000-7000-8000-000000000001');
      expect(refused).toMatchObject({ status: 403, body: { errorCode: 'platform/identity.secondFactorRequired' } });
      expect(await mustEnrol(tab)).toBeUndefined();
      await turnOn(who, whose);
      expect(await mustEnrol(who)).toBeUndefined();
      expect((await who.call('GET', OWN)).body).toMatchObject({ isRequired: true });
      await who.call('POST', `${OWN}/end`, { code: await codeNow(whose) });
      expect(await mustEnrol(who)).toBe(true);
    } finally {
      await askOfPay(false);
    }
    expect(await mustEnrol(who)).toBeUndefined();
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
