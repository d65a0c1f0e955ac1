/**
 * Guide 2.7, S3: a thousand tries. Names that exist and names that do not get the same answers at the same moments and
 * cost the same number of hashes; what is counted is work and not time, because a clock tells nothing on a busy machine.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { identityErrors } from './identity.errors.ts';
import { hashWork } from './password-hash.ts';
import { addCompany, addPerson, PASSWORD, send } from './test-support.ts';

const PAIRS = 8;
const ROUNDS = 50;
const STEP_MS = 30_000;
const STUFFED = 200;
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await addCompany(server);
});
afterAll(() => server.close());

const attempt = async (username: string, password: string, remoteAddress: string) => {
  const { status, body, headers } = await send(server, { method: 'POST', url: '/api/login', payload: { username, password }, remoteAddress });
  const { requestId: _, ...told } = body;
  return { status, told, retryAfter: headers['retry-after'], cookie: headers['set-cookie'] };
};

/** Fifty guesses at each name, half a minute apart, from a network of its own. */
async function guess(names: readonly string[], second: number) {
  const before = hashWork().verified;
  const start = server.clock.now();
  const answers = [];
  for (let round = 0; round < ROUNDS; round++) {
    answers.push(await Promise.all(names.map((name, at) => attempt(name, `Guess-${round}!`, `10.${second}.0.${at}`))));
    server.clock.advance(STEP_MS);
  }
  server.clock.set(start);
  return { answers, hashes: hashWork().verified - before };
}

test('eight hundred guesses: known and unknown names get the same answers and cost the same hashes', async () => {
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
  // five at once, then after 30, 60, 120, 240 and 480 seconds: of fifty guesses ten are looked at
  expect(known.hashes).toBe(PAIRS * 10);
  expect(known.answers.map(([first]) => first?.status).filter((status) => status === 403)).toHaveLength(10);
  expect(known.answers.flat().every(({ cookie }) => cookie === undefined)).toBe(true);
});

test('two hundred names tried with one password from one network: fifty are looked at', async () => {
  const person = await addPerson(server);
  const before = hashWork().verified;
  const answers = [];
  for (let number = 0; number < STUFFED; number++) answers.push(await attempt(number % 2 === 0 ? `stuffed-${number}` : `${person.username}-${number}`, PASSWORD, '10.22.0.1'));
  expect(hashWork().verified - before).toBe(50);
  expect(answers.slice(0, 50).every(({ told }) => identityErrors.is(told, 'wrongCredentials'))).toBe(true);
  expect(answers.slice(50).every(({ status, told }) => status === 429 && identityErrors.is(told, 'throttled'))).toBe(true);
  // the right password waits like every other one from there, and opens from elsewhere
  expect([(await attempt(person.username, PASSWORD, '10.22.0.1')).status, (await attempt(person.username, PASSWORD, '10.22.0.2')).status]).toEqual([429, 200]);
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
