/**
 * Attack: a stranger who knows a name asks for recovery codes and tries wrong ones, from one network or from many, so that
 * the owner can neither ask for a code nor use one.
 * Refused: asking is counted by name and network first, over all networks far higher, and a browser that has signed in
 * before is counted by itself, its wrong codes too: `src/platform/identity/strangers.server.ts`,
 * `src/platform/identity/password-recovery/recovery.service.ts`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompany, addPerson, browser, type Person } from '#platform/identity/test-support.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

const FORGOT = '/rest/s1/hcm/ForgotPassword';
const NEW = 'Brand-New1!';
const mail = keepingChannel('mail');
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ channels: [mail] });
  await addCompany(server);
});
afterAll(() => server.close());

const from = (network: number) => browser(server, `10.50.${network}.1`);
const ask = async ({ username }: Person, who = from(200)) => (await who.call('POST', FORGOT, { username })).status;
const use = async ({ username }: Person, code: string, who = from(200)) => (await who.call('PUT', FORGOT, { username, code, newPassword: NEW, newPasswordVerify: NEW })).status;
async function newestCode(): Promise<string> {
  await outbox().drain();
  return /\d{8}/.exec(mail.messages.at(-1)?.text ?? '')?.[0] ?? '';
}
/** One more from anywhere, and everybody waits whom the account does not know. */
const askedByAll = async (owner: Person): Promise<number> => {
  await ask(owner, from(1));
  await server.owner.query('update throttle set failures = $1 where bucket ~ $2', [34, '^recovery:name:[^:]+$']);
  return ask(owner, from(2));
};

test('a stranger who asks for a day from one network does not keep the owner from asking', async () => {
  const owner = await addPerson(server);
  const stranger = from(1);
  for (let second = 0; second < 86_400; ) {
    const { status, headers } = await stranger.call('POST', FORGOT, { username: owner.username });
    const wait = status === 429 ? Number(headers['retry-after']) : 0;
    second += wait;
    server.clock.advance(wait * 1_000);
  }
  expect(await ask(owner)).toBe(200);
  expect(await use(owner, await newestCode())).toBe(200);
});

test('when strangers everywhere have to wait, the browser that has signed in before asks, and uses a code that is void for them', async () => {
  const owner = await addPerson(server);
  const known = from(201);
  await known.signIn(owner.username);
  expect([await askedByAll(owner), await ask(owner, from(3)), await ask(owner, known)]).toEqual([200, 429, 200]);
  const code = await newestCode();
  await server.owner.query('update password_recovery set tries = 50');
  expect([await use(owner, code), await use(owner, code, known)]).toEqual([400, 200]);
});

test('of the browser that has signed in before five wrong codes wait too', async () => {
  const owner = await addPerson(server);
  const known = from(202);
  await known.signIn(owner.username);
  await ask(owner, known);
  const code = await newestCode();
  for (let n = 0; n < 5; n++) expect(await use(owner, '00000000', known)).toBe(400);
  expect(await use(owner, code, known)).toBe(429);
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
