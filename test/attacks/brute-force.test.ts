/**
 * Attack: Somebody tries more than a thousand passwords, codes and names from one network or many, and reads from answers and their work which names exist.
 * Refused: `src/platform/identity/throttle.store.ts` and `sign-in.ts`: names that exist and names that do not get the same answers at the same moments and cost the same
 * hashes and statements; what is counted is work and not time, because a clock tells nothing on a busy machine (`npm run bench:sign-in` shows the medians).
 */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setDisabled } from '#platform/identity/accounts.store.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { hashPassword } from '#platform/identity/passwords/password-hash.server.ts';
import { sealSeed } from '#platform/identity/second-factor/seed-box.server.ts';
import { SEED_BYTES } from '#platform/identity/second-factor/totp.server.ts';
import { type Answer, addCompany, addPerson, basic, browser, COMPANY, PASSWORD, type Person, send, transact, workOf } from '#platform/identity/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

const PAIRS = 8;
const ROUNDS = 40;
const STEP_MS = 30_000;
const STUFFED = 200;
const NETWORKS = 200;
let server: TestApp;
let person: Person;

beforeAll(async () => {
  server = await startTestApp({ config: { registration: true } });
  await addCompany(server);
  person = await addPerson(server);
});
afterAll(() => server.close());

const attempt = async (username: string, password: string, remoteAddress: string) => {
  const { status, body, headers } = await send(server, { method: 'POST', url: '/api/login', payload: { username, password }, remoteAddress });
  const { requestId: _, ...told } = body;
  return { status, told, retryAfter: headers['retry-after'], cookie: headers['set-cookie'] };
};

/** Guesses at each name, half a minute apart, from a network of its own. */
async function guess(names: readonly string[], second: number) {
  const start = server.clock.now();
  const answers: Awaited<ReturnType<typeof attempt>>[][] = [];
  const { verified } = await workOf(server, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      answers.push(await Promise.all(names.map((name, at) => attempt(name, `Guess-${round}!`, `10.${second}.0.${at}`))));
      server.clock.advance(STEP_MS);
    }
  });
  server.clock.set(start);
  return { answers, hashes: verified };
}

describe('guessing', () => {
  test('six hundred and forty guesses over twenty minutes: known and unknown names wait by the same curve and cost the same hashes', async () => {
    const people = await Promise.all(Array.from({ length: PAIRS }, () => addPerson(server)));
    const known = await guess(
      people.map(({ username }) => username),
      20,
    );
    const unknown = await guess(
      people.map(({ username }) => `no-${username}`),
      21,
    );
    expect(known.answers.flat()).toHaveLength(PAIRS * ROUNDS);
    expect(unknown.answers).toEqual(known.answers);
    expect(unknown.hashes).toBe(known.hashes);
    // five, then after 30, 60, 120, 240 and 480 seconds: of forty guesses ten are looked at
    expect(known.hashes).toBe(PAIRS * 10);
    expect(known.answers.flatMap(([first], round) => (first?.status === 403 ? [round] : []))).toEqual([0, 1, 2, 3, 4, 5, 7, 11, 19, 35]);
    expect(known.answers.flat().every(({ cookie }) => cookie === undefined)).toBe(true);
  });

  test('two hundred names tried with one password from one network: fifty are looked at', async () => {
    const answers: Awaited<ReturnType<typeof attempt>>[] = [];
    const { verified } = await workOf(server, async () => {
      for (let number = 0; number < STUFFED; number++) answers.push(await attempt(number % 2 === 0 ? `stuffed-${number}` : `${person.username}-${number}`, PASSWORD, '10.22.0.1'));
    });
    expect(verified).toBe(50);
    expect(answers.slice(0, 50).every(({ told }) => identityErrors.is(told, 'wrongCredentials'))).toBe(true);
    expect(answers.slice(50).every(({ status, told }) => status === 429 && identityErrors.is(told, 'throttled'))).toBe(true);
    // the right password waits like every other one from there, and opens from elsewhere
    expect([(await attempt(person.username, PASSWORD, '10.22.0.1')).status, (await attempt(person.username, PASSWORD, '10.22.0.2')).status]).toEqual([429, 200]);
  });

  test('one name tried from two hundred networks at one moment: fifty are looked at, and its owner opens it half a minute later', async () => {
    const { username } = await addPerson(server);
    const statuses: number[] = [];
    const { verified } = await workOf(server, async () => {
      for (let network = 0; network < NETWORKS; network++) statuses.push((await attempt(username, `Guess-${network}!`, `10.23.0.${network}`)).status);
    });
    expect([verified, statuses.filter((status) => status === 403).length, statuses.filter((status) => status === 429).length]).toEqual([50, 50, NETWORKS - 50]);
    server.clock.advance(STEP_MS);
    expect((await attempt(username, PASSWORD, '10.23.1.1')).status).toBe(200);
  });
});

describe('no oracle', () => {
  let network = 0;
  const made = { factor: '', deactivated: '', oneTime: '', lapsed: '' };

  /** Turns the second factor on, with one recovery code that is known and one that is used. */
  async function addFactor({ userId }: Person): Promise<void> {
    await server.owner.query('insert into user_totp (user_id, seed, created_at, confirmed_at) values ($1, $2, now(), now())', [userId, sealSeed(userId, randomBytes(SEED_BYTES))]);
    await server.owner.query('insert into user_recovery_code (user_id, code_no, code_hash) values ($1, 3, $2)', [userId, await hashPassword('abcdefghjk')]);
  }

  beforeAll(async () => {
    const [factor, deactivated, oneTime, lapsed] = [
      await addPerson(server),
      await addPerson(server),
      await addPerson(server, { oneTime: true }),
      await addPerson(server, { oneTime: true, now: server.clock.now() - ONE_TIME_MS }),
    ];
    await addFactor(factor);
    await transact(server, (tx) => setDisabled(tx, deactivated.userId, true, 'left'));
    await server.owner.query(
      `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid) values (gen_random_uuid(), $1, $2, 'PhoneMobile', '09121234567', '[2020-01-01,)')`,
      [person.partyId, COMPANY],
    );
    for (const [name, who] of Object.entries({ factor, deactivated, oneTime, lapsed })) made[name as keyof typeof made] = who.username;
    // whoever asked before waits for nobody: the first code of a name makes a row, the next one writes it again
    for (const username of [person.username, 'nobody-at-all', factor.username])
      await ask(() => ({ method: 'POST', url: '/api/rest/s1/hcm/ForgotPassword', payload: { username } }));
  });

  type Ask = Parameters<typeof send>[1];
  /** Everything that could tell one name from another: status, body, headers with values, hashes and statements. */
  async function ask(options: () => Ask) {
    network += 1;
    const remoteAddress = `10.24.${Math.floor(network / 250)}.${network % 250}`;
    let answer: Answer | undefined;
    const work = await workOf(server, async () => {
      answer = await send(server, { ...(options() as object), remoteAddress });
    });
    const { date: _, ...headers } = answer?.headers ?? {};
    return { status: answer?.status, body: { ...answer?.body, requestId: '' }, headers: { ...headers, 'x-request-id': '' }, work };
  }

  const wrong = 'Wrong-Pass1!';
  const login = (username: string, more: object = {}): Ask => ({ method: 'POST', url: '/api/login', payload: { username, password: wrong, ...more } });
  const withCode = (code: string): Ask => ({ method: 'POST', url: '/api/login', payload: { username: made.factor, password: PASSWORD, code } });
  const forgot = (username: string): Ask => ({ method: 'POST', url: '/api/rest/s1/hcm/ForgotPassword', payload: { username } });
  const recover = (username: string): Ask => ({
    method: 'PUT',
    url: '/api/rest/s1/hcm/ForgotPassword',
    payload: { username, code: '00000000', newPassword: 'Brand-New1!', newPasswordVerify: 'Brand-New1!' },
  });
  const register = (more: object): Ask => ({
    method: 'POST',
    url: '/api/auth/register',
    payload: { username: 'quite-new', password: PASSWORD, mobile: '09350000000', nationalCode: '0084575948', ...more },
  });

  const doors: [string, number, (() => Ask)[]][] = [
    ['sign-in', 403, [() => login(person.username), () => login('nobody-at-all')]],
    ['sign-in by address', 403, [() => login(`${person.username}@example.ir`), () => login('nobody@example.ir')]],
    [
      'sign-in to accounts of every standing',
      403,
      [() => login('nobody-at-all'), () => login(made.factor), () => login(made.deactivated), () => login(made.oneTime), () => login(made.lapsed)],
    ],
    [
      'sign-in with a code beside a wrong password',
      403,
      [() => login(person.username, { code: '123456' }), () => login('nobody-at-all', { code: '123456' }), () => login(made.factor, { code: '123456' })],
    ],
    ['Basic', 403, [() => ({ url: '/api/rest/api_key', headers: basic(person.username, wrong) }), () => ({ url: '/api/rest/api_key', headers: basic('nobody-at-all', wrong) })]],
    ['the legacy sign-in', 403, [() => ({ url: '/api/auth', headers: basic(person.username, wrong) }), () => ({ url: '/api/auth', headers: basic('nobody-at-all', wrong) })]],
    [
      'a wrong recovery code of the second factor: live, no such number, of nobody',
      403,
      [() => withCode('3-bbbbb-bbbbb'), () => withCode('4-bbbbb-bbbbb'), () => withCode('4-abcde-fghjk')],
    ],
    ['a wrong code of the second factor: of another period, of none', 403, [() => withCode('000000'), () => withCode('999999')]],
    ['asking for a recovery code', 200, [() => forgot(person.username), () => forgot('nobody-at-all'), () => forgot(made.factor), () => forgot(made.deactivated)]],
    [
      'a wrong recovery code: live, of nobody, never asked for',
      400,
      [() => recover(person.username), () => recover('nobody-at-all'), () => recover(made.oneTime), () => recover('never-asked')],
    ],
    [
      'a request for an account: free, taken, with an address, a number and a national code that are known',
      200,
      [() => register({}), () => register({ username: person.username }), () => register({ email: `${person.username}@example.ir` }), () => register({ mobile: '09121234567' })],
    ],
    ['a telephone number', 200, ['09121234567', '09350000000'].map((phoneNum) => () => ({ url: `/api/rest/s1/hcm/GetInfoByPhoneNum?phoneNum=${phoneNum}` }))],
    [
      'userMustChangePass without a session',
      501,
      [() => person.username, () => 'nobody-at-all', () => made.oneTime].map((name) => () => ({ url: `/api/rest/s1/hcm/userMustChangePass?username=${name()}` })),
    ],
  ];

  test.each(doors)('%s: status, body, headers, hashes and statements are the same', async (_, status, requests) => {
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (const request of requests) answers.push(await ask(request));
    expect(answers[0]?.status).toBe(status);
    expect(answers).toEqual(answers.map(() => answers[0]));
  });

  test('userMustChangePass of a signed-in person answers about nobody else, with the same statements', async () => {
    const tab = browser(server, '10.25.0.1');
    // the person above has guesses against it by now
    await tab.signIn((await addPerson(server)).username);
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    await tab.call('GET', '/rest/s1/hcm/userMustChangePass');
    for (const name of [made.oneTime, 'nobody-at-all'])
      answers.push(await ask(() => ({ url: `/api/rest/s1/hcm/userMustChangePass?username=${name}`, headers: { api_key: tab.key, cookie: tab.cookie } })));
    expect(answers[0]).toMatchObject({ status: 200, body: { finalResult: false } });
    expect(answers[1]).toEqual(answers[0]);
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
