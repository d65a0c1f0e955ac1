/**
 * National codes are not sealed, because people are found by them: the class identity and the row policies guard them. Whoever
 * lacks the class learns nothing by searching, filtering, ordering or exporting: a code that is there answers as one that is not.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { reading, sql, systemActor } from '#platform/db/db.server.ts';
import { addAccount, signIn, signInActors, type TestActor, testPassword } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { companyId, partyId } from '#testing/organisation.ts';

let server: TestApp;
let admin: TestActor;
/** May open everything, in every company, and holds every class but identity. */
let blind: TestActor;
let code: string;
/** Valid, and nobody's. */
const nobodys = `499999999${nationalCodeCheckDigit('499999999')}`;

beforeAll(async () => {
  server = await startTestApp();
  admin = (await signInActors(server)).administrator;
  await server.owner.query(`
    insert into user_group (user_group_id, description, wire_role, row_scope, classes)
      select 'blind', 'blind', wire_role, row_scope, array_remove(classes, 'identity') from user_group where user_group_id = 'administrator';
    insert into user_group_permission (user_group_id, permission) select 'blind', permission from user_group_permission where user_group_id = 'administrator'`);
  await addAccount(server, 'blind', { person: 'stranger', group: 'blind' });
  blind = await signIn(server, 'blind', testPassword);
  const { rows } = await server.owner.query<{ code: string }>(`select id_value as code from party_identification where party_id = $1 and party_id_type_enum_id = 'Nationalcode'`, [
    partyId('accountant'),
  ]);
  code = rows[0]?.code ?? '';
});
afterAll(() => server.close());

/** Addresses of all calls that take words to look for, with the name under which they take them. */
const searches = (): [path: string, parameter: string][] =>
  server.registry.routes.flatMap(({ call }) => {
    const shape = (call.query as { _zod?: { def: { shape?: object } } } | null | undefined)?._zod?.def.shape ?? {};
    const named = ['searchValue', 'search', 'q', 'term'].find((name) => name in shape);
    return call.method === 'GET' && named !== undefined && !call.path.includes(':') && !call.path.endsWith('/export') ? [[`/api${call.path}`, named] as [string, string]] : [];
  });

const persian = (text: string): string => text.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));

/** What an answer tells, apart from its own number. */
async function told(who: TestActor, path: string, query: Record<string, string>): Promise<unknown> {
  const answer = await who.request('GET', `${path}?${new URLSearchParams(query)}`);
  const { requestId: _, ...body } = answer.json();
  return [answer.statusCode, body];
}

test('whoever sees the class finds people by their code', async () => {
  expect(code).toMatch(/^\d{10}$/);
  const answer = await admin.request('GET', `/api/rest/s1/hcm/personList?searchValue=${code}`);
  expect(answer.json()).toMatchObject({ count: 1, rows: [{ partyId: partyId('accountant'), nationalCode: code }] });
});

test('searching tells whoever lacks it nothing, in any call that searches', async () => {
  const calls = searches();
  expect(calls.map(([path]) => path)).toContain('/api/rest/s1/hcm/personList');
  // whole, its beginning, its end, in Persian digits, beside a name
  for (const [path, parameter] of calls)
    for (const part of [(text: string) => text, (text: string) => text.slice(0, 9), (text: string) => text.slice(1), persian, (text: string) => `a ${text}`])
      expect([path, part(code), await told(blind, path, { [parameter]: part(code) })]).toEqual([path, part(code), await told(blind, path, { [parameter]: part(nobodys) })]);
});

test.each([
  ['filter', { filter: JSON.stringify([{ column: 'nationalCode', operator: 'is', values: ['CODE'] }]) }],
  ['order', { orderByField: 'nationalCode' }],
  ['order backwards', { orderByField: '-nationalCode' }],
])('to %s by it is refused, whatever the code', async (_, query) => {
  const lists = server.registry.routes.filter(({ call }) => call.path.endsWith('/export')).map(({ call }) => `/api${call.path.slice(0, -'/export'.length)}`);
  const asked = async (who: TestActor, path: string, value: string) =>
    told(who, path, Object.fromEntries(Object.entries(query).map(([name, text]) => [name, text.replace('CODE', value)])));
  let taken = 0;
  for (const path of lists) {
    // lists that have such a column
    const [status] = (await asked(admin, path, code)) as [number];
    if (status !== 200) continue;
    taken += 1;
    const answer = (await asked(blind, path, code)) as [number];
    expect([path, answer[0]]).toEqual([path, 403]);
    expect(await asked(blind, path, nobodys)).toEqual(answer);
  }
  expect(taken).toBeGreaterThan(0);
});

test('nothing that is shown or exported holds it', async () => {
  const paths = ['personList?pageSize=100', `infoOfEachPerson?partyId=${partyId('accountant')}`, 'people/export?format=csv', 'people/export?format=csv&columns=nationalCode'];
  const answers = await Promise.all(paths.map((path) => blind.request('GET', `/api/rest/s1/hcm/${path}`)));
  for (const answer of answers) expect(answer.body).not.toContain(code);
  expect(answers[0]?.json().count).toBeGreaterThan(5);
});

test('the row policy hides it from transactions of another company', async () => {
  const found = (company: 'holding' | 'subsidiary') =>
    reading(server.pool, systemActor('test', [companyId(company)]), (db) => db.many(sql`select party_id from party_identification where id_value = ${code}`));
  expect([(await found('holding')).length, (await found('subsidiary')).length]).toEqual([1, 0]);
});
