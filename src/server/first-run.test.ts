import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import messages from '#modules/administration/setup/setup.messages.fa.ts';
import { accessOf } from '#platform/access/access.store.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { accountOfName } from '#platform/identity/accounts.store.ts';
import { verifyPassword } from '#platform/identity/passwords/password-hash.server.ts';
import { openSession } from '#platform/identity/session.store.ts';
import { addCompany, installationOf, oldestCompany, PLACEHOLDER_CODE } from '#platform/settings/installation.store.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { readSettings, SettingsError } from './config.ts';
import { demoUsers } from './demo/accounts.ts';
import { firstRun } from './first-run.ts';

const day = '2026-05-10';
const WEEK = 7 * 86_400_000;
const clock = movableClock();

let database: TestDatabase;
let dataDir: string;
let said: string[];
async function openPlace(): Promise<void> {
  database = await openTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kargozin-first-'));
  said = [];
  clock.set(Date.UTC(2026, 4, 10, 6, 30));
}
async function closePlace(): Promise<void> {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** A start with these settings; answers the lines it prints. */
function start(env: NodeJS.ProcessEnv = {}, embedded = true): Promise<string[]> {
  const settings = readSettings({ HCM_DATA_DIR: dataDir, HCM_DEMO_PEOPLE: '60', HCM_DEMO_UNITS: '12', ...env });
  const place = { pool: database.pool, owner: database.connections.owner, embedded, location: 'test' };
  return firstRun({ settings, database: place, clock, say: (line) => said.push(line) });
}

const inDatabase = <T>(work: Parameters<typeof reading<T>>[2]): Promise<T> => reading(database.pool, systemActor('test'), work);
const account = (name: string) => inDatabase((db) => accountOfName(db, name, day));
const opens = async (name: string, password: string): Promise<boolean> => verifyPassword(password, (await account(name))?.passwordHash);
const rows = async (table: string): Promise<number> => (await database.owner.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? -1;
const signIn = async (name: string): Promise<void> => {
  const userId = (await account(name))?.userId ?? '';
  const request = { ip: '127.0.0.1', userAgent: 'test' };
  await writing(database.pool, systemActor('test'), (tx) => openSession(tx, { sessionId: randomUUID(), userId, oneTime: false, request, now: clock.now() }));
};
const oneTimeIn = (lines: readonly string[]): string => /One-time password: (\S+)/.exec(lines.join('\n'))?.[1] ?? '';

const passwordIn = (lines: readonly string[], name: string): string => new RegExp(`^${name} +(\\S+)`).exec(lines.find((line) => line.startsWith(`${name} `)) ?? '')?.[1] ?? '';

/** Of the first demo. */
let firstPasswords: readonly string[] = [];

// a demo takes long to make: one for all that is asked of it
describe('the demo, which two starts at once made', () => {
  let lines: readonly string[] = [];
  let others: readonly string[] = [];
  let saidFirst: readonly string[] = [];
  beforeAll(async () => {
    await openPlace();
    [lines, others] = await Promise.all([start(), start()]);
    saidFirst = said;
  });
  beforeEach(() => {
    said = [];
  });
  afterAll(closePlace);

  test('is one, and the default on an empty embedded database, with an account for each kind of user', async () => {
    expect(others).toEqual(lines);
    expect([await rows('party_relationship'), await rows('installation'), await rows('user_account')]).toEqual([60, 1, demoUsers.length]);
    expect(saidFirst).toEqual([expect.stringContaining('60 invented people in 12 units')]);
    // a line each, and two around them
    expect(lines.length).toBeLessThan(demoUsers.length + 3);
    for (const { username, group } of demoUsers) {
      const found = await account(username);
      expect(await opens(username, passwordIn(lines, username))).toBe(true);
      expect(found).toMatchObject({ requireChange: false, oneTimeUntil: null, deactivated: false, partyRelationshipId: expect.any(String) });
      const access = await inDatabase((db) => accessOf(db, { userId: found?.userId ?? '', partyId: found?.partyId ?? '', companyId: found?.companyId ?? '' }, day));
      expect(new Set(access.grants.map(({ groupId }) => groupId))).toEqual(new Set([group, 'employee']));
    }
    const admin = await account('admin');
    const reach = await inDatabase((db) => accessOf(db, { userId: admin?.userId ?? '', partyId: admin?.partyId ?? '', companyId: admin?.companyId ?? '' }, day));
    expect(reach.companyIds).toHaveLength(3);
  });

  test('passwords are kept for the owner of the data directory only, and printed at each start', async () => {
    expect((await stat(join(dataDir, 'demo-accounts.json'))).mode & 0o777).toBe(0o600);
    expect(await start()).toEqual(lines);
    const passwords = demoUsers.map(({ username }) => passwordIn(lines, username));
    expect(new Set(passwords).size).toBe(demoUsers.length);
    expect(await rows('party_relationship')).toBe(60);
    firstPasswords = passwords;
  });

  test.each([
    ['on an address that other machines reach', { HOST: '0.0.0.0', HCM_TLS_CERT: '/dev/null', HCM_TLS_KEY: '/dev/null' }],
    ['behind a proxy', { HCM_BEHIND_PROXY: '1' }],
  ])('its data directory is refused %s', async (_, env) => {
    await expect(start(env)).rejects.toThrow(SettingsError);
  });

  test('a later HCM_ADMIN_PASSWORD changes nothing and is said to', async () => {
    expect(await start({ HCM_ADMIN_PASSWORD: 'Chosen-by-me-1!' })).toEqual(lines);
    expect(said).toEqual([expect.stringContaining('HCM_ADMIN_PASSWORD has no effect')]);
    expect(await opens('admin', passwordIn(lines, 'admin'))).toBe(true);
  });
});

describe('another demo', () => {
  beforeEach(openPlace);
  afterEach(closePlace);

  test('has other passwords, and of admin that of HCM_ADMIN_PASSWORD, which is printed nowhere', async () => {
    const lines = await start({ HCM_ADMIN_PASSWORD: 'Chosen-by-me-1!' });
    expect(await opens('admin', 'Chosen-by-me-1!')).toBe(true);
    expect(lines.join('\n')).not.toContain('Chosen-by-me-1!');
    const printed = demoUsers.map(({ username }) => passwordIn(lines, username)).filter((password) => password !== '');
    expect(printed.length).toBeGreaterThan(0);
    expect(firstPasswords).toHaveLength(demoUsers.length);
    expect(printed.filter((password) => firstPasswords.includes(password))).toEqual([]);
  });

  test.each([
    ['HCM_DEMO=0', { HCM_DEMO: '0' }, true],
    ['an address that other machines reach', { HOST: '0.0.0.0', HCM_TLS_CERT: '/dev/null', HCM_TLS_KEY: '/dev/null' }, true],
    ['a proxy', { HCM_BEHIND_PROXY: '1' }, true],
    ['a database of the operator', {}, false],
  ])('is not made with %s', async (_, env, embedded) => {
    await start(env, embedded);
    expect([await rows('party_relationship'), (await inDatabase(installationOf))?.isDemo]).toEqual([0, false]);
  });

  test('is not made over an organisation', async () => {
    await start({ HCM_DEMO: '0' });
    await start({ HCM_DEMO: '1' });
    expect(await rows('party_relationship')).toBe(0);
    expect(said).toEqual(['HCM_DEMO=1 has no effect: the data directory already holds an organisation']);
  });
});

describe('an empty installation', () => {
  const empty = { HCM_DEMO: '0' };
  beforeEach(openPlace);
  afterEach(closePlace);

  test('gets a company with a placeholder and admin with a one-time password that is printed', async () => {
    const lines = await start(empty);
    const admin = await account('admin');
    expect(await opens('admin', oneTimeIn(lines))).toBe(true);
    expect(admin).toMatchObject({ requireChange: true, oneTimeUntil: new Date(clock.now() + WEEK).toISOString(), partyRelationshipId: null });
    expect(await inDatabase(oldestCompany)).toEqual({ companyId: admin?.companyId, code: PLACEHOLDER_CODE, name: messages.placeholder });
    expect(await inDatabase(installationOf)).toEqual({ isDemo: false, companyId: admin?.companyId, adminUserId: admin?.userId, isNamed: false });
    expect(await rows('party_relationship')).toBe(0);
  });

  test('every start prints a way in until somebody has signed in: a one-time password that nobody used is replaced', async () => {
    const first = oneTimeIn(await start(empty));
    clock.advance(1);
    const second = oneTimeIn(await start(empty));
    expect([await opens('admin', first), await opens('admin', second)]).toEqual([false, true]);
    expect((await account('admin'))?.oneTimeUntil).toBe(new Date(clock.now() + WEEK).toISOString());
  });

  test('a password that was given stays, and the start says so', async () => {
    await start({ ...empty, HCM_ADMIN_PASSWORD: 'Chosen-by-me-1!' });
    const lines = await start(empty);
    expect([oneTimeIn(lines), lines.join('\n')]).toEqual(['', expect.stringContaining('with the password of an earlier start')]);
    expect(await opens('admin', 'Chosen-by-me-1!')).toBe(true);
  });

  test('a one-time password that has expired is replaced and printed, until somebody has signed in', async () => {
    const first = oneTimeIn(await start(empty));
    clock.advance(WEEK);
    const second = oneTimeIn(await start(empty));
    expect([await opens('admin', first), await opens('admin', second)]).toEqual([false, true]);
    expect((await account('admin'))?.oneTimeUntil).toBe(new Date(clock.now() + WEEK).toISOString());
    await signIn('admin');
    clock.advance(WEEK);
    const lines = (await start(empty)).join('\n');
    expect([lines.includes('One-time password'), lines.includes('earlier start')]).toEqual([false, false]);
    expect(await opens('admin', second)).toBe(true);
  });

  test('HCM_ADMIN_PASSWORD is the password of admin and need not be changed', async () => {
    const lines = await start({ ...empty, HCM_ADMIN_PASSWORD: 'Chosen-by-me-1!' });
    expect(await opens('admin', 'Chosen-by-me-1!')).toBe(true);
    expect(await account('admin')).toMatchObject({ requireChange: false, oneTimeUntil: null });
    expect([oneTimeIn(lines), lines.join('\n').includes('Chosen-by-me-1!')]).toEqual(['', false]);
  });

  test('HCM_ADMIN_PASSWORD replaces an unused one-time password, never one that is in use', async () => {
    await start(empty);
    await start({ ...empty, HCM_ADMIN_PASSWORD: 'Chosen-by-me-1!' });
    expect(await opens('admin', 'Chosen-by-me-1!')).toBe(true);
    expect((await account('admin'))?.requireChange).toBe(false);
    await signIn('admin');
    expect(said).toEqual([]);
    await start({ ...empty, HCM_ADMIN_PASSWORD: 'Another-one-2!' });
    expect(await opens('admin', 'Chosen-by-me-1!')).toBe(true);
    expect(said).toEqual([expect.stringContaining('HCM_ADMIN_PASSWORD has no effect')]);
  });

  test.each([
    ['short', { ...empty, HCM_ADMIN_PASSWORD: 'Sh0rt!' }],
    ['without a sign', { ...empty, HCM_ADMIN_PASSWORD: 'Chosen by me 1' }],
    ['without a capital', { ...empty, HCM_ADMIN_PASSWORD: 'chosen-by-me-1!' }],
    ['without a digit, for a demo', { HCM_ADMIN_PASSWORD: 'Chosen-by-me!' }],
    ['endless', { ...empty, HCM_ADMIN_PASSWORD: `Aa1!${'x'.repeat(125)}` }],
  ])('an HCM_ADMIN_PASSWORD that is %s stops the start before anything is written', async (_, env) => {
    await expect(async () => start(env)).rejects.toThrow('8 to 128 characters, among them a small letter, a capital letter, a digit and one of !@#$%^&*');
    expect(await rows('company')).toBe(0);
  });

  test('a weak HCM_ADMIN_PASSWORD does not replace an unused one-time password', async () => {
    const oneTime = oneTimeIn(await start(empty));
    await expect(async () => start({ ...empty, HCM_ADMIN_PASSWORD: 'weak' })).rejects.toThrow(SettingsError);
    expect(await opens('admin', oneTime)).toBe(true);
  });

  test('two starts at once make one account', async () => {
    const printed = (await Promise.all([start(empty), start(empty)])).map(oneTimeIn).filter((password) => password !== '');
    expect([printed.length, await opens('admin', printed[0] ?? '')]).toEqual([1, true]);
    expect([await rows('company'), await rows('user_account'), await rows('installation')]).toEqual([1, 1, 1]);
  });

  test('a company that an import founded before the first start gets the account', async () => {
    const companyId = '01900000-0000-7000-8000-000000000001';
    await writing(database.pool, systemActor('test', [companyId]), (tx) => addCompany(tx, { companyId, code: 'U000', name: 'Imported' }));
    await start(empty);
    expect((await account('admin'))?.companyId).toBe(companyId);
    expect(await rows('company')).toBe(1);
    expect((await inDatabase(installationOf))?.isNamed).toBe(true);
  });
});
