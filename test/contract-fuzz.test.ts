/**
 * Every call under hostile requests as the administrator, at night at least 200 each; by day calls share them (fuzz-shares.ts). As nobody: a
 * closed call refuses before it looks at anything, so that all of them are asked once a method and a few of each. Whatever comes in, a
 * declared status goes out, never a fault (500) and never "busy"; a refusal has the common form and a Persian sentence.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { statusesOf } from '#platform/http/openapi.server.ts';
import { anonymous, renewSession, signInActors, type TestActor } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { casesFor, type FuzzCase, type FuzzPlan } from '#testing/fuzz-cases.ts';
import { shareCases } from '#testing/fuzz-shares.ts';
import { valuesFor } from '#testing/known-values.ts';
import { isNightly, scale } from '#testing/scale.ts';

/** The everyday run is the same every day; a nightly one looks elsewhere every night and says where. */
const seed = scale === 1 ? 1405 : Math.floor(Date.now() / 86_400_000);
const AT_ONCE = 8;

const nationalCodes = Array.from({ length: 40 }, (_, index) => {
  const nine = String(100_000_000 + index * 7_919);
  return `${nine}${nationalCodeCheckDigit(nine)}`;
});
const usernames = nationalCodes.map((code) => `user${code}`);
const passwords = ['Sekke-1405!', 'Derham-1405!', 'Rial-1405!!'];
/** What random text would hardly ever be: codes with their check digit, names and passwords that satisfy their rules. */
const known = {
  ...valuesFor('accountant'),
  nationalId: nationalCodes,
  nationalCode: nationalCodes,
  pseudoId: nationalCodes,
  username: usernames,
  email: usernames.map((name) => `${name}@example.org`),
  emailAddress: usernames.map((name) => `${name}@example.org`),
  password: passwords,
  passwordVerify: passwords,
  oldPassword: passwords,
  newPassword: passwords,
  newPasswordVerify: passwords,
  employmentStatusEnumId: ['EmsOfficial', 'EmsContract'],
  enumTypeId: ['MaritalStatus', 'EmploymentStatus'],
  kind: [
    'units',
    'jobs',
    'positions',
    'personnel',
    'holders',
    'inputFactor',
    'inputFactorReplace',
    'workSheet',
    'wageItem',
    'formulaTable',
    'glAccount',
    'personFacility',
    'agreements',
    'orders',
  ],
};
/** Passwords are hashed, 40 ms each: calls that do get fewer right inputs and more wrong ones. */
const planFor = ({ call }: MountedRoute): FuzzPlan => ({ seed, known, valid: (call.throttled ? 20 : 80) * scale, faulty: (call.throttled ? 180 : 120) * scale });

const { routes } = await allSlices();
let server: TestApp;
let administrator: TestActor;
let nobody: TestActor;
beforeAll(async () => {
  server = await startTestApp({ config: { registration: true } });
  ({ administrator } = await signInActors(server));
  nobody = anonymous(server);
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly payload: string;
  readonly type: string;
}

let network = 0;
/** Throttles count by network: every request of a throttled call comes from another one. */
function nextAddress({ call }: MountedRoute): string {
  if (!call.throttled) return '127.0.0.1';
  network += 1;
  return `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
}

async function ask(actor: TestActor, route: MountedRoute, { request }: FuzzCase): Promise<Answer> {
  const { statusCode, payload, headers } = await server.app.inject({
    method: route.call.method,
    remoteAddress: nextAddress(route),
    ...request,
    headers: { ...actor.headers(), ...request.headers },
  });
  return { status: statusCode, payload, type: String(headers['content-type']) };
}

let lastRenewal: Promise<unknown> = Promise.resolve();

/** Asks in a new session, one after the other: an account has five sessions at most, a sixth would end the first. */
function askAnew(route: MountedRoute, one: FuzzCase): Promise<Answer> {
  const asked = lastRenewal.then(async () => {
    const fresh = await renewSession(server, administrator);
    const answer = await ask(fresh, route, one);
    // only now: a request beside this one may end the session the others share
    administrator = fresh;
    return answer;
  });
  lastRenewal = asked;
  return asked;
}

/** The administrator asks again when the session has ended: some calls end it, as they should. */
async function askAsAdministrator(route: MountedRoute, one: FuzzCase): Promise<Answer> {
  const answer = await ask(administrator, route, one);
  return answer.status === 501 ? askAnew(route, one) : answer;
}

const persian = /[\u0600-\u06ff]/;

/** What is wrong with the form of a refusal, or undefined. */
function formFault({ payload, type }: Answer): string | undefined {
  if (!type.startsWith('application/json')) return `the type of the refusal is ${type}`;
  const body = JSON.parse(payload) as Record<string, unknown>;
  const missing = ['errorCode', 'errors', 'messages', 'fields', 'requestId'].filter((name) => !(name in body));
  if (missing.length > 0) return `the refusal lacks ${missing.join(', ')}`;
  const sentences = [body['messages'], ...Object.values(body['fields'] as object)];
  return sentences.every((sentence) => typeof sentence === 'string' && persian.test(sentence)) ? undefined : 'a sentence of the refusal is not Persian';
}

function faultOf(route: MountedRoute, one: FuzzCase, answer: Answer, isAdministrator: boolean): string | undefined {
  const { status } = answer;
  if (status >= 500 && status !== 501) return 'a fault of the server';
  if (!statusesOf(route).includes(status)) return 'a status the call does not declare';
  const open = route.call.permission === 'public';
  if (!open && !isAdministrator && ![400, 404, 413, 415, 501].includes(status)) return 'served or judged without a session';
  if (status === 501 && isAdministrator && !route.call.path.startsWith('/auth')) return 'no session, although it is new';
  if (one.mustBeRefused && isAdministrator && ![400, 413].includes(status)) return 'hostile input was not refused as such';
  return status >= 400 ? formFault(answer) : undefined;
}

async function bombard(route: MountedRoute, cases: readonly FuzzCase[], isAdministrator: boolean): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < cases.length; at += AT_ONCE)
    await Promise.all(
      cases.slice(at, at + AT_ONCE).map(async (one) => {
        const answer = isAdministrator ? await askAsAdministrator(route, one) : await ask(nobody, route, one);
        const fault = faultOf(route, one, answer, isAdministrator);
        const sent = `${one.request.url} ${String(one.request.payload ?? '').slice(0, 200)}`;
        if (fault) faults.push(`${fault} (${answer.status} ${answer.payload.slice(0, 160)}) after ${one.name}: ${sent}`);
      }),
    );
  return faults;
}

/** Calls between two looks of PostgreSQL at how its tables have grown, which it takes by itself outside of tests: without, it plans for the empty log of the beginning. */
const ANALYSED_EVERY = 40;

const shareOf = shareCases(routes, isNightly);
/** The first closed call of each method: there nobody tries everything. */
const doors = new Set(
  [
    ...Map.groupBy(
      routes.filter(({ call }) => call.permission !== 'public'),
      ({ call }) => call.method,
    ).values(),
  ].map(([first]) => first),
);
const FEW = 6;
const asNobody = (route: MountedRoute, cases: readonly FuzzCase[]): readonly FuzzCase[] => {
  if (isNightly || route.call.permission === 'public' || doors.has(route)) return cases;
  const step = Math.ceil(cases.length / FEW);
  return cases.filter((_, at) => at % step === 0);
};

/** Requests as the administrator for one call, over all calls: what a new call may bring on a common day. */
const BUDGET = 120;
let sent = 0;

const named = routes.map((route, at) => [`${route.call.method} ${route.call.path}`, route, at] as const);

test.each(named)('%s', { timeout: 60_000 * scale }, async (_, route, at) => {
  if (at % ANALYSED_EVERY === 0) await server.owner.query('analyze');
  const cases = casesFor(route.call, planFor(route));
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const before = server.faults.length;
  const own = shareOf(route, cases);
  sent += own.length;
  expect((await bombard(route, own, true)).slice(0, 10)).toEqual([]);
  expect((await bombard(route, asNobody(route, cases), false)).slice(0, 10)).toEqual([]);
  expect(server.faults.slice(before)).toEqual([]);
});

test.skipIf(isNightly)('the bombardment stays within what was decided for it', () => expect(sent / routes.length).toBeLessThan(BUDGET));
