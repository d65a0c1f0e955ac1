/**
 * Attack: a stranger who knows a name sends wrong passwords for it, from one network or from many, one more each time the
 * wait ends, so that the owner never gets in.
 * Refused: failures count for the account and the network they come from; what one network adds in a day never reaches the
 * count of all networks, and a browser that has signed in before is counted by itself: `src/platform/identity/strangers.server.ts`,
 * `src/platform/identity/device.server.ts`.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCompany, addPerson, browser, guessedByAll } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

const DAY_S = 86_400;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());

describe('the owner gets in', () => {
  test('from a network of the own, after a day of guesses from another one, one whenever the wait is over', async () => {
    const owner = await addPerson(server);
    const stranger = browser(server, '10.41.0.1');
    for (let second = 0; second < DAY_S; ) {
      const { status, headers } = await stranger.signIn(owner.username, 'Wrong-Pass1!');
      const wait = status === 429 ? Number(headers['retry-after']) : 0;
      second += wait;
      server.clock.advance(wait * 1_000);
    }
    expect((await stranger.signIn(owner.username)).status).toBe(200);
    for (let n = 0; n < 6; n++) await stranger.signIn(owner.username, 'Wrong-Pass1!');
    expect([(await stranger.signIn(owner.username)).status, (await browser(server, '10.42.0.1').signIn(owner.username)).status]).toEqual([429, 200]);
  });

  test('with the browser that has signed in before, after a sign-out and for months, when strangers everywhere have to wait', async () => {
    const owner = await addPerson(server);
    const known = browser(server, '10.43.0.1');
    await known.signIn(owner.username);
    await known.call('POST', '/rest/s1/hcm/loginHistory', { loginType: 'N' });
    known.cookie = '';
    server.clock.advance(150 * DAY_S * 1_000);
    await guessedByAll(server, owner, ['10.43.1.1', '10.43.2.1']);
    expect((await browser(server, '10.42.0.3').signIn(owner.username)).status).toBe(429);
    // and under the address of the account as well
    expect([(await known.signIn(`${owner.username}@example.ir`)).status, (await known.signIn(owner.username)).status]).toEqual([200, 200]);
  });

  test('with the browser that has signed in before, when a colleague has made the whole office wait', async () => {
    const owner = await addPerson(server);
    const known = browser(server, '10.44.0.1');
    await known.signIn(owner.username);
    await browser(server, '10.44.0.1').signIn('of-the-office', 'Wrong-Pass1!');
    await server.owner.query("update throttle set failures = 49 where bucket = 'network:10.44.0.1'");
    await browser(server, '10.44.0.1').signIn(owner.username, 'Wrong-Pass1!');
    expect((await browser(server, '10.44.0.1').signIn((await addPerson(server)).username)).status).toBe(429);
    expect((await known.signIn(owner.username)).status).toBe(200);
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
