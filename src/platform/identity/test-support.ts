/** What the tests of this slice share: a company with accounts, and a browser that keeps key and cookie. */
import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { createAccount, joinGroup, type NewAccount } from './accounts.store.ts';
import { strangersLimit } from './identity.rules.ts';
import { hashWork } from './passwords/password-hash.server.ts';

/** The part of the test app that is needed here. */
export interface Server {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  readonly owner: pg.Pool;
  readonly clock: Clock;
}

export const PASSWORD = 'Right-Pass1!';
export const COMPANY = '00000000-0000-7000-8000-0000000000c1';

export const transact = <T>(server: Server, work: (tx: Tx) => Promise<T>): Promise<T> => writing(server.pool, systemActor('test', [COMPANY]), work);

export async function addCompany({ owner }: Server): Promise<void> {
  await owner.query(`with p as (insert into party (party_id, party_type_enum_id, company_id) values ('${COMPANY}', 'PtyOrganization', '${COMPANY}'))
    insert into company (company_id, pseudo_id, organization_name) values ('${COMPANY}', 'C1', 'Test')`);
}

export interface Person {
  readonly userId: string;
  readonly partyId: string;
  readonly username: string;
}

let people = 0;
const uuid = (group: string, n: number): string => `00000000-0000-7000-8000-${group}${String(n).padStart(12 - group.length, '0')}`;

/** A person with a personnel file and an account of the group of employees; each call makes another one. */
export async function addPerson(server: Server, account: Partial<NewAccount> = {}): Promise<Person> {
  people += 1;
  const person = { userId: uuid('a', people), partyId: uuid('b', people), username: `person-${people}` };
  await server.owner.query(`with p as (insert into party (party_id, party_type_enum_id, company_id) values ('${person.partyId}', 'PtyPerson', '${COMPANY}'))
    insert into person (party_id, company_id, first_name, last_name, search_text, search_words) values ('${person.partyId}', '${COMPANY}', 'First', 'Last${people}', '', '{}')`);
  await transact(server, async (tx) => {
    await createAccount(tx, { ...person, companyId: COMPANY, email: `${person.username}@example.ir`, password: PASSWORD, now: server.clock.now(), ...account });
    await joinGroup(tx, person.userId, 'employee', COMPANY, '2026-01-01');
  });
  return person;
}

/** Lays an employment under an account. `valid` is a daterange as text. */
export async function employ({ owner }: Server, { userId, partyId }: Person, valid: string): Promise<string> {
  const id = partyId.replace('-b', '-e');
  await owner.query(
    `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid) values ($1, $2, $3, 'PrtEmployee', $5, $4::daterange)`,
    [id, COMPANY, partyId, valid, id],
  );
  await owner.query('update user_account set party_relationship_id = $1 where user_id = $2', [id, userId]);
  return id;
}

export interface Answer {
  readonly status: number;
  // the tests look into bodies of many shapes
  readonly body: Record<string, never> & { readonly errorCode?: string; readonly errors?: string; readonly messages?: string; readonly fields?: Record<string, string> };
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export interface Browser {
  key: string;
  /** As in a Cookie header: hcm=... */
  cookie: string;
  /** The same of the cookie by which a browser is known: hcm-device=... */
  device: string;
  /** Sends both halves; follows a new key and a new cookie. */
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  signIn(name: string, password?: string): Promise<Answer>;
}

export async function send(server: Server, options: InjectOptions): Promise<Answer> {
  const answer = await server.app.inject(options);
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json(), headers: answer.headers as Answer['headers'] };
}

export function browser(server: Server, remoteAddress = '10.0.0.1', everyTime: Readonly<Record<string, string>> = {}): Browser {
  const self: Browser = {
    key: '',
    cookie: '',
    device: '',
    async call(method, path, body, headers = {}) {
      const cookies = [self.cookie, self.device].filter((one) => one !== '').join('; ');
      const own = { ...(self.key ? { api_key: self.key } : {}), ...(cookies ? { cookie: cookies } : {}) };
      const answer = await send(server, { method, url: `/api${path}`, headers: { ...everyTime, ...own, ...headers }, remoteAddress, ...(body ? { payload: body } : {}) });
      self.key = answer.headers['api_key'] ?? self.key;
      const given = [answer.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0] ?? '');
      self.cookie = given.find((one) => /^(__Host-)?hcm=/.test(one)) ?? self.cookie;
      self.device = given.find((one) => /^(__Host-)?hcm-device=/.test(one)) ?? self.device;
      return answer;
    },
    async signIn(name, password = PASSWORD) {
      const answer = await self.call('POST', '/login', { username: name, password });
      if (answer.status === 200) self.key = answer.body['api_key'] as unknown as string;
      return answer;
    },
  };
  return self;
}

/** Wrong passwords of strangers from all over: one more from anywhere, and everybody waits whom the account does not know. Counts one of each network besides. */
export async function guessedByAll(server: Server, { userId, username }: Person, ips: readonly [string, string]): Promise<void> {
  const wrong = (ip: string) => browser(server, ip).signIn(username, 'Wrong-Pass1!');
  await wrong(ips[0]);
  await server.owner.query('update throttle set failures = $2 where bucket = $1', [`account:${userId}`, strangersLimit.failures - 1]);
  await wrong(ips[1]);
}

/** What a call costs: hashes, and the text of every statement but for its values. What a connection is prepared with does not count. */
export async function workOf(server: Server, call: () => Promise<unknown>): Promise<{ readonly verified: number; readonly made: number; readonly statements: readonly string[] }> {
  const statements: string[] = [];
  const whole = new Map<{ query: unknown }, unknown>();
  const listen = (client: { query: (...args: unknown[]) => unknown }): void => {
    if (whole.has(client)) return;
    const { query } = client;
    whole.set(client, query);
    client.query = (...args) => {
      const [first] = args as [string | { text: string }];
      const text = typeof first === 'string' ? first : first.text;
      if (!text.startsWith('select set_config(') || !text.endsWith(', false)')) statements.push(text.replace(/'[^']*'/g, "''"));
      return query.apply(client, args);
    };
  };
  const before = hashWork();
  server.pool.on('acquire', listen);
  try {
    await call();
  } finally {
    server.pool.off('acquire', listen);
    for (const [client, query] of whole) client.query = query;
  }
  const { verified, made } = hashWork();
  return { verified: verified - before.verified, made: made - before.made, statements };
}

export const basic = (name: string, password: string): { authorization: string } => ({ authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}` });
