/**
 * The thirteen who knock at every call: from nobody over stale keys to the administrator, around the person `accountant`
 * of the tiny organisation, and one who has the rights of an HR officer in another company.
 */
import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Method } from '#kernel/call.ts';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import { insertAccount, joinGroup, setDisabled } from '#platform/identity/accounts.store.ts';
import { cookieName, makeCookie, makeKey } from '#platform/identity/api-key.server.ts';
import { ABSOLUTE_MS } from '#platform/identity/identity.rules.ts';
import { hashPassword } from '#platform/identity/passwords/password-hash.server.ts';
import { openSession } from '#platform/identity/session.store.ts';
import type { TestApp } from './app.ts';
import { companyOf, employmentId, layOrganisation, type PersonName, partyId, SINCE } from './organisation.ts';

/** In the order of the matrix. */
export const actorNames = [
  'anonymous',
  'bad',
  'expired',
  'revoked',
  'noRoles',
  'self',
  'colleague',
  'managerAbove',
  'managerElsewhere',
  'hrOfficer',
  'payrollOfficer',
  'administrator',
  'hrOfficerElsewhere',
] as const;
export type ActorName = (typeof actorNames)[number];
type AccountName = Exclude<ActorName, 'anonymous' | 'bad'>;

interface AccountPlan {
  readonly person: PersonName;
  readonly group?: string;
}

const accounts: Readonly<Record<AccountName, AccountPlan>> = {
  expired: { person: 'seller', group: 'employee' },
  revoked: { person: 'seller', group: 'administrator' },
  noRoles: { person: 'stranger' },
  self: { person: 'accountant', group: 'employee' },
  colleague: { person: 'colleague', group: 'employee' },
  managerAbove: { person: 'director', group: 'unitManager' },
  managerElsewhere: { person: 'salesHead', group: 'unitManager' },
  hrOfficer: { person: 'hrOfficer', group: 'hrOfficer' },
  payrollOfficer: { person: 'payrollOfficer', group: 'payrollOfficer' },
  administrator: { person: 'administrator', group: 'administrator' },
  hrOfficerElsewhere: { person: 'hrOfficerElsewhere', group: 'hrOfficer' },
};

/** Who an actor is in the organisation; nobody for those who never had an account. */
export const personOf = (name: ActorName): PersonName | undefined => (name === 'anonymous' || name === 'bad' ? undefined : accounts[name].person);
export const groupOf = (name: ActorName): string | undefined => (name === 'anonymous' || name === 'bad' ? undefined : accounts[name].group);

/** Username and password of every test account: the password satisfies the rule and holds no username. */
export const usernameOf = (name: AccountName): string => `test-${name.toLowerCase()}`;
export const testPassword = 'Sekke-1405!';

type Headers = Readonly<Record<string, string>>;

export interface TestActor {
  /** The username of the account. */
  readonly name: string;
  /** Key and cookie as they stand now. */
  headers(): Headers;
  /** `url` with /api. An object becomes a JSON body. */
  request(method: Method, url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Sends a file with the fields beside it, as a form of a page does; by POST unless told. */
  upload(url: string, file: TestFile, fields?: Readonly<Record<string, string>>, method?: Method): Promise<LightMyRequestResponse>;
}

export interface TestFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Carries key and cookie and follows the rotation of the key, as a browser does. */
function actorWith({ app }: TestApp, name: string, session: Headers): TestActor {
  let current = session;
  return {
    name,
    headers: () => current,
    request: async (method, url, body, headers = {}) => {
      const payload = body === undefined ? {} : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...current, ...headers } };
      const answer = await app.inject({ method, url, headers: { ...current, ...headers }, ...payload });
      const rotated = answer.headers['api_key'];
      if (typeof rotated === 'string') current = { ...current, api_key: rotated };
      return answer;
    },
    upload: async (url, { name: fileName, content }, fields = {}, method = 'POST') => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), fileName);
      const packed = new Response(form);
      const headers = { ...current, 'content-type': packed.headers.get('content-type') ?? '' };
      return app.inject({ method, url, headers, payload: Buffer.from(await packed.arrayBuffer()) });
    },
  };
}

/** Signs in by name and password; throws with the answer when that is refused. */
export async function signIn(server: TestApp, username: string, password: string): Promise<TestActor> {
  const answer = await server.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } });
  if (answer.statusCode !== 200) throw new Error(`sign-in of ${username} was refused: ${answer.statusCode} ${answer.body}`);
  const cookie = answer.cookies[0];
  if (!cookie) throw new Error(`sign-in of ${username} gave no cookie`);
  return actorWith(server, username, { api_key: answer.json<{ api_key: string }>().api_key, cookie: `${cookie.name}=${cookie.value}` });
}

/** A session as a sign-in opens one, without the sign-in: hashing its password would take most of the time of many tests. */
async function sessionOf(server: TestApp, userId: string, name: string): Promise<TestActor> {
  // the oldest of too many sessions ends: no two may begin at one moment
  server.clock.advance(1);
  const session = await writing(server.pool, systemActor('test'), async (tx) => {
    // as the sign-in does: two sessions of one account begin one after the other
    await tx.one(sql`select from user_account where user_id = ${userId}::uuid for update`);
    return openSession(tx, { sessionId: randomUUID(), userId, oneTime: false, request: { ip: '127.0.0.1', userAgent: 'test' }, now: server.clock.now() });
  });
  return actorWith(server, name, { api_key: session.key, cookie: `${cookieName(false)}=${session.cookie}` });
}

/** A new session for the account of an actor. */
export async function renewSession(server: TestApp, { name }: TestActor): Promise<TestActor> {
  const { rows } = await server.owner.query<{ user_id: string }>('select user_id from user_account where username = $1', [name]);
  return sessionOf(server, rows[0]?.user_id ?? '', name);
}

export const anonymous = (server: TestApp): TestActor => actorWith(server, 'anonymous', {});

/** All test accounts have one password, and share its hash: each costs what an attacker should pay. */
let hashOfAll: Promise<string> | undefined;

/** Adds an account of a person of the tiny organisation; answers its user id. */
export async function addAccount(server: TestApp, username: string, { person, group }: AccountPlan): Promise<string> {
  const userId = randomUUID();
  const companyId = companyOf(person);
  await writing(server.pool, systemActor('test', [companyId]), async (tx) => {
    hashOfAll ??= hashPassword(testPassword);
    await insertAccount(tx, { userId, companyId, partyId: partyId(person), partyRelationshipId: employmentId(person), username, now: server.clock.now() }, await hashOfAll);
    if (group) await joinGroup(tx, userId, group, companyId, SINCE);
  });
  return userId;
}

/** Lays the tiny organisation out and gives everybody a session. The clock of the server moves on by one absolute session. */
export async function signInActors(server: TestApp): Promise<Readonly<Record<ActorName, TestActor>>> {
  await layOrganisation(server.owner);
  const userIds = new Map<AccountName, string>();
  for (const name of Object.keys(accounts) as AccountName[]) userIds.set(name, await addAccount(server, usernameOf(name), accounts[name]));
  const signedIn = (name: AccountName): Promise<TestActor> => sessionOf(server, userIds.get(name) ?? '', usernameOf(name));

  const expired = await signedIn('expired');
  server.clock.advance(ABSOLUTE_MS + 1);
  const revoked = await signedIn('revoked');
  await writing(server.pool, systemActor('test', []), (tx) => setDisabled(tx, userIds.get('revoked') ?? '', true, 'disabled'));
  return {
    anonymous: anonymous(server),
    // right in form and checksum, known to nobody
    bad: actorWith(server, 'bad', { api_key: makeKey(), cookie: `${cookieName(false)}=${makeCookie()}` }),
    expired,
    revoked,
    noRoles: await signedIn('noRoles'),
    self: await signedIn('self'),
    colleague: await signedIn('colleague'),
    managerAbove: await signedIn('managerAbove'),
    managerElsewhere: await signedIn('managerElsewhere'),
    hrOfficer: await signedIn('hrOfficer'),
    payrollOfficer: await signedIn('payrollOfficer'),
    administrator: await signedIn('administrator'),
    hrOfficerElsewhere: await signedIn('hrOfficerElsewhere'),
  };
}
