/**
 * Attack: a password is guessed for a whole day, from one network, from the many networks of one IPv6 customer, and from a
 * new network for every guess.
 * Refused: eighteen guesses a day for one network (an IPv6 customer's /48 is one), and a hundred and fifty for all of them
 * together, however many there are: `src/platform/identity/strangers.server.ts`, `src/platform/identity/identity.rules.ts`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInBuckets } from '#platform/identity/strangers.server.ts';
import { addCompany, addPerson, browser, transact, workOf } from '#platform/identity/test-support.ts';
import { takeAttempt } from '#platform/identity/throttle.store.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

const DAY_MS = 86_400_000;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());

/** Tries for a day, as soon as each wait is over. `guess` answers the milliseconds to wait, 0 for a password that was looked at. */
async function guessesOfADay(guess: (n: number) => Promise<number>): Promise<number> {
  let looked = 0;
  for (let [passed, n] = [0, 0]; passed < DAY_MS; n++) {
    const wait = await guess(n);
    if (wait === 0) looked += 1;
    passed += wait;
    server.clock.advance(wait);
  }
  return looked;
}

test.each([
  ['one network', () => '10.60.0.1'],
  ['65,536 networks of one IPv6 customer', (n: number) => `2001:db8:7:${n.toString(16)}::1`],
])('%s: eighteen passwords of a known name are looked at in a day, and as many of an unknown one', async (what, ip) => {
  for (const name of [(await addPerson(server)).username, `nobody-${what.length}`]) {
    let looked = 0;
    const { verified } = await workOf(server, async () => {
      looked = await guessesOfADay(async (n) => {
        const { status, headers } = await browser(server, ip(n)).signIn(name, `Guess-${n}!`);
        return status === 429 ? Number(headers['retry-after']) * 1_000 : 0;
      });
    });
    expect([looked, verified]).toEqual([18, 18]);
  }
});

test('any 24 hours of one network stay below what makes others wait, also where one day ends and the next begins', async () => {
  const { username, userId } = await addPerson(server);
  const guess = (ip: string) => transact(server, (tx) => takeAttempt(tx, signInBuckets(username, { userId, ip, device: undefined }), server.clock.now()));
  // the first one begins the day of the network, and the common count is forgotten before the others
  await guess('10.62.0.1');
  server.clock.advance(DAY_MS - 12 * 3_600_000);
  const shared = async (): Promise<number> => (await server.owner.query('select failures from throttle where bucket = $1', [`account:${userId}`])).rows[0].failures;
  await server.owner.query('update throttle set failures = 0 where bucket = $1', [`account:${userId}`]);
  await guessesOfADay(() => guess('10.62.0.1'));
  expect(await shared()).toBeLessThan(36);
});

test('a new network for every guess: a hundred and forty-nine passwords are counted in a day, of a thousand networks as of a million', async () => {
  const { username, userId } = await addPerson(server);
  const counted = (name: string, id?: string) =>
    guessesOfADay((n) =>
      transact(server, (tx) => takeAttempt(tx, signInBuckets(name, { userId: id, ip: `10.${64 + Math.floor(n / 250)}.${n % 250}.1`, device: undefined }), server.clock.now())),
    );
  expect([await counted(username, userId), await counted('nobody-at-all')]).toEqual([149, 149]);
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
