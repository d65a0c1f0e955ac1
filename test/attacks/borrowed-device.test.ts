/**
 * Attack: the cookie of a known browser is stolen, forged, altered, kept too long or taken from another account, to guess past
 * the waits or to be spared the password.
 * Refused: it opens nothing without the password; a stolen one has as many guesses as one network more, any other counts as
 * none: `src/platform/identity/device.server.ts`, `src/platform/identity/strangers.server.ts`.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEVICE_MS } from '#platform/identity/device.server.ts';
import { addCompany, addPerson, type Browser, browser, guessedByAll, PASSWORD, type Person, send, workOf } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

let server: TestApp;
let owner: Person;
let known: Browser;
let networks = 0;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  networks += 1;
  owner = await addPerson(server);
  known = browser(server, `10.70.${networks}.1`);
  await known.signIn(owner.username);
  // every stranger waits
  await guessedByAll(server, owner, [`10.71.1.${networks}`, `10.71.2.${networks}`]);
});

/** A browser of a thief with this cookie. */
const thief = (device: string): Browser => Object.assign(browser(server, `10.72.${networks}.1`), { device });
const status = async (device: string, password = PASSWORD, name = owner.username) => (await thief(device).signIn(name, password)).status;

test('only the very cookie passes the common wait, and it opens nothing without the password', async () => {
  expect(await status('')).toBe(429);
  expect(await status(known.device, 'Wrong-Pass1!')).toBe(403);
  expect((await thief(known.device).call('GET', '/rest/s1/hcm/getUser')).status).toBe(501);
  expect(await status(known.device)).toBe(200);
});

test('a stolen one has five guesses and then waits like a network, eighteen a day', async () => {
  const { verified } = await workOf(server, async () => {
    for (let second = 0; second < 86_400; ) {
      const answer = await thief(known.device).signIn(owner.username, 'Wrong-Pass1!');
      const wait = answer.status === 429 ? Number(answer.headers['retry-after']) : 0;
      second += wait;
      server.clock.advance(wait * 1_000);
    }
  });
  expect(verified).toBe(18);
});

test('one of another account, forged, altered, in the clear or empty counts as none', async () => {
  const other = browser(server, `10.73.${networks}.1`);
  await other.signIn((await addPerson(server)).username);
  const [name = '', value = ''] = known.device.split('=');
  // not the last letter: some of its bits may stand for nothing
  const sealed = value.slice(0, -9) + (value.at(-9) === 'A' ? 'B' : 'A') + value.slice(-8);
  const tampered = [
    other.device,
    `${name}=`,
    `${name}=${sealed}`,
    `${name}=${value.replace('enc:1:', 'enc:2:')}`,
    `${name}=${owner.userId}.${server.clock.now() + 1}`,
    `${name}=${'a~'.repeat(2_000)}`,
  ];
  for (const device of tampered) expect([device, await status(device)]).toEqual([device, 429]);
});

test('it ends half a year after the last sign-in with it', async () => {
  const before = known.device;
  server.clock.advance(DEVICE_MS - 1);
  await guessedByAll(server, owner, [`10.71.1.${networks}`, `10.71.2.${networks}`]);
  expect(await status(before, 'Wrong-Pass1!')).toBe(403);
  server.clock.advance(1);
  expect(await status(before)).toBe(429);
});

test('scripts and other sites do not get it, and it does not say whose it is', async () => {
  const secure = await send(server, {
    method: 'POST',
    url: '/api/login',
    payload: { username: (await addPerson(server)).username, password: PASSWORD },
    remoteAddress: `10.75.${networks}.1`,
  });
  const [, device = ''] = [secure.headers['set-cookie'] ?? []].flat();
  expect(device).toMatch(/^hcm-device=enc:\d+:[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/);
  expect(Buffer.from(known.device.split(':')[2] ?? '', 'base64url').toString('latin1')).not.toContain(owner.userId);
});

test('a browser of several people is known to each of the last four', async () => {
  const shared = browser(server, `10.76.${networks}.1`);
  const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(server)));
  for (const { username } of people) await shared.signIn(username);
  for (const { userId } of people)
    await server.owner.query('update throttle set failures = 50, blocked_until = $2 where bucket = $1', [`account:${userId}`, new Date(server.clock.now() + 60_000)]);
  const statuses = [];
  for (const { username } of people) statuses.push((await Object.assign(browser(server, `10.76.${networks}.1`), { device: shared.device }).signIn(username)).status);
  expect(statuses).toEqual([429, 200, 200, 200, 200]);
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
