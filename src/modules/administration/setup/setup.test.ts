import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { createAccount, joinGroup } from '#platform/identity/accounts.store.ts';
import { addCompany, PLACEHOLDER_CODE } from '#platform/settings/installation.store.ts';
import { readSettings } from '#server/config.ts';
import { firstRun } from '#server/first-run.ts';
import { anonymous, signIn, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import messages from './setup.messages.fa.ts';

const password = 'Chosen-by-me-1!';
const arabicName = '  \u0634\u0631\u0643\u062a  \u0646\u0645\u0648\u0646\u0647 ';
const name = '\u0634\u0631\u06a9\u062a \u0646\u0645\u0648\u0646\u0647';
const nothing = { units: false, jobs: false, positions: false, personnel: false };

let server: TestApp;
let admin: TestActor;
let officer: TestActor;

/** An account of the same person in another group. */
async function addOfficer(): Promise<TestActor> {
  const { rows } = await server.owner.query<{ company_id: string; party_id: string }>('select company_id, party_id from user_account');
  const [companyId, partyId] = [rows[0]?.company_id ?? '', rows[0]?.party_id ?? ''];
  const userId = randomUUID();
  await writing(server.pool, systemActor('test', [companyId]), async (tx) => {
    await createAccount(tx, { userId, companyId, partyId, username: 'officer', password, now: server.clock.now() });
    await joinGroup(tx, userId, 'hrOfficer', companyId, '2026-01-01');
  });
  return signIn(server, 'officer', password);
}

beforeAll(async () => {
  server = await startTestApp();
  const settings = readSettings({ HCM_DEMO: '0', HCM_ADMIN_PASSWORD: password });
  const database = { pool: server.pool, owner: server.database.connections.owner, embedded: true, location: 'test' };
  await firstRun({ settings, database, clock: server.clock, say: () => undefined });
  admin = await signIn(server, 'admin', password);
  officer = await addOfficer();
});
afterAll(() => server.close());

const needed = async (actor: TestActor): Promise<unknown> => (await actor.request('GET', '/api/setup')).json();
const state = async (): Promise<unknown> => (await admin.request('GET', '/api/setup/company')).json();
const put = (actor: TestActor, body: unknown) => actor.request('PUT', '/api/setup/company', body);

test('only whoever may set up is told that it is needed', async () => {
  expect(await Promise.all([anonymous(server), officer, admin].map(needed))).toEqual([{ needed: false }, { needed: false }, { needed: true }]);
  expect(await state()).toEqual({ code: PLACEHOLDER_CODE, name: messages.placeholder, isNamed: false, mayFound: false, imported: nothing });
});

test('others may neither look nor name the company', async () => {
  expect((await officer.request('GET', '/api/setup/company')).statusCode).toBe(403);
  expect((await put(officer, { code: 'U000', name })).statusCode).toBe(403);
  expect((await put(anonymous(server), { code: 'U000', name })).statusCode).toBe(501);
});

test.each([
  ['an empty code', { code: '', name }, 'code'],
  ['a code with a space', { code: 'U 0', name }, 'code'],
  ['a name of blanks', { code: 'U000', name: '   ' }, 'name'],
  ['a name too long', { code: 'U000', name: 'n'.repeat(121) }, 'name'],
  ['a field nobody asked for', { code: 'U000', name, companyId: 'x' }, 'companyId'],
])('%s is refused', async (_, body, field) => {
  const answer = await put(admin, body);
  expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
});

test('the company gets its name, cleaned, and the change is in the audit', async () => {
  const answer = await put(admin, { code: 'U000', name: arabicName });
  expect([answer.statusCode, answer.json()]).toEqual([200, { code: 'U000', name }]);
  expect(await needed(admin)).toEqual({ needed: false });
  expect(await state()).toEqual({ code: 'U000', name, isNamed: true, mayFound: true, imported: nothing });
  const { rows } = await server.owner.query("select action, changes from audit_entry where entity = 'Company'");
  expect(rows).toEqual([{ action: 'update', changes: { pseudoId: [PLACEHOLDER_CODE, 'U000'], organizationName: [messages.placeholder, name] } }]);
});

test('the code of another company is refused under its field', async () => {
  const other = randomUUID();
  await writing(server.pool, systemActor('test', [other]), (tx) => addCompany(tx, { companyId: other, code: 'U900', name: 'Other' }));
  const answer = await put(admin, { code: 'U900', name });
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([409, { code: messages.errors.codeTaken }]);
});

test('the top unit of an imported tree bears what the company is called', async () => {
  await server.owner.query(`with unit as (
      insert into org_unit (unit_id, company_id, pseudo_id, organization_name, search_text, valid)
      select company_id, company_id, pseudo_id, organization_name, '', '[2026-01-01,)' from company where pseudo_id = 'U000' returning unit_id, company_id, valid)
    insert into org_unit_parent (unit_id, company_id, valid) select unit_id, company_id, valid from unit`);
  expect((await put(admin, { code: 'U001', name })).statusCode).toBe(200);
  const { rows } = await server.owner.query('select pseudo_id, organization_name from org_unit');
  expect(rows).toEqual([{ pseudo_id: 'U001', organization_name: name }]);
});

test('what has been imported shows', async () => {
  await server.owner.query(
    `insert into import_run (run_id, company_id, kind, file_name, file_sha256, state)
     select gen_random_uuid(), company_id, kind, 'sheet.csv', '', state from company, (values ('jobs', 'done'), ('positions', 'failed')) as r (kind, state) where pseudo_id = 'U001'`,
  );
  expect(await state()).toMatchObject({ imported: { ...nothing, units: true, jobs: true } });
  expect(server.faults).toEqual([]);
});
