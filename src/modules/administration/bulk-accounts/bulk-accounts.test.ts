import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcePublicAddress } from '#platform/http/public-address.server.ts';
import { createAccount, joinGroup } from '#platform/identity/accounts.store.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { addCompany, addPerson, type Browser, browser, COMPANY, employ, type Person, send, transact } from '#platform/identity/test-support.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { linesOf, pagesOf } from '#platform/print/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { SEALED_MS } from './sealed-slips.server.ts';

const BULK = '/rest/s1/hcm/bulkAccounts';
const sms = keepingChannel('sms');
let server: TestApp;
let admin: Browser;

interface TrialRow {
  readonly partyId: string;
  readonly username: string | null;
  readonly hasMessageWay: boolean;
}

async function inGroup(groupId: string): Promise<Browser> {
  const person = await addPerson(server);
  await transact(server, (tx) => joinGroup(tx, person.userId, groupId, COMPANY, '2026-01-01'));
  const who = browser(server);
  await who.signIn(person.username);
  return who;
}

/** An employed person without an account. */
async function addCandidate(code: string, mobile?: string): Promise<Person> {
  const person = await addPerson(server);
  const id = await employ(server, person, '[2026-01-01,)');
  await server.owner.query('delete from user_account where user_id = $1', [person.userId]);
  await server.owner.query('update party_relationship set pseudo_id = $2 where party_relationship_id = $1', [id, code]);
  if (mobile)
    await server.owner.query(
      "insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid) values (gen_random_uuid(), $1, $2, 'PhoneMobile', $3, '[2026-01-01,)')",
      [person.partyId, COMPANY, mobile],
    );
  return person;
}

beforeAll(async () => {
  server = await startTestApp({ channels: [sms] });
  await addCompany(server);
  admin = await inGroup('administrator');
});
afterAll(() => server.close());

const listed = async (query = '', who = admin) => (await who.call('GET', `${BULK}/people?pageSize=100${query}`)).body as unknown as { rows: { partyId: string }[]; count: number };
const tried = (selection: object, more: object = {}, who = admin) => who.call('POST', `${BULK}/trial`, { rule: 'personnelCode', selection, ...more });
/** What the trial says of one person, who is ticked. */
const rowOf = async ({ partyId }: Person, rule = 'personnelCode') =>
  ((await tried({ keys: [partyId] }, { rule })).body as unknown as { rows: TrialRow[] }).rows?.find((row) => row.partyId === partyId);
const everybody = { all: { search: '', filters: [], sort: [] }, except: [] };
const post = (path: string, payload: object, who = admin) =>
  server.app.inject({ method: 'POST', url: `/api${BULK}${path}`, headers: { api_key: who.key, cookie: who.cookie }, payload, remoteAddress: '10.0.0.1' });
const make = (accounts: readonly object[], more: object = {}, who = admin) => post('', { userGroupId: 'employee', byMessage: false, accounts, ...more }, who);
const reprint = (runId: string, more: object = {}, who = admin) => post('/reprint', { runId, ...more }, who);

/** Passwords on a paper of slips, each in the order it is read. */
async function passwordsOf(sealed: readonly (string | null)[], who = admin): Promise<string[]> {
  const paper = await post('/slips', { sealed }, who);
  expect([paper.statusCode, paper.headers['content-type'], paper.headers['cache-control'], paper.rawPayload.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    'no-store',
    '%PDF-',
  ]);
  const printed = pagesOf(paper.rawPayload).flatMap((page) => linesOf(page).join('|').split('|'));
  // a run of another direction is read first, wherever it stands on the paper
  return [...new Set(printed.flatMap((text) => /^(?=.{16}$)[!@#$%^&*]?[A-Za-z0-9]{15}[!@#$%^&*]?$/.exec(text) ?? []).map((text) => text.replace(/^([^A-Za-z0-9])(.*)$/, '$2$1')))];
}
const signIn = (username: string, password: string) => send(server, { method: 'POST', url: '/api/login', payload: { username, password } });
/** Of some passwords the one that opens the account. */
async function openingOf(username: string, passwords: readonly string[]): Promise<string[]> {
  const open: string[] = [];
  for (const password of passwords) if ((await signIn(username, password)).status === 200) open.push(password);
  return open;
}
const runs = async (who = admin) =>
  ((await who.call('GET', `${BULK}/runs`)).body as unknown as { runs: { runId: string; made: number; signedIn: number; groupName: string; madeBy: string }[] }).runs;
const accountsOf = async ({ partyId }: Person) =>
  (await server.owner.query('select username, require_password_change as must, one_time_until is not null as once from user_account where party_id = $1', [partyId])).rows;

describe('the trial', () => {
  test('says who gets which name, who is left out, and writes nothing', async () => {
    const [plain, reached, unnamed] = [await addCandidate('5001'), await addCandidate('5002', '09121234567'), await addCandidate('\u0622\u0622')];
    const before = (await server.owner.query('select count(*)::int as n from user_account')).rows[0].n;
    expect(await rowOf(plain)).toMatchObject({ username: '5001', hasMessageWay: false });
    expect(await rowOf(reached)).toMatchObject({ username: '5002', hasMessageWay: true });
    expect(await rowOf(unnamed)).toMatchObject({ username: null });
    const all = await tried(everybody);
    expect(all.body).toMatchObject({ beyond: 0, hasMessages: true });
    expect(JSON.stringify(all.body)).not.toContain('09121234567');
    expect((await server.owner.query('select count(*)::int as n from user_account')).rows[0].n).toBe(before);
  });

  test('people with an account and people who have left are not in the list, and refused when they are ticked', async () => {
    const [member, left] = [await addPerson(server), await addCandidate('5011')];
    await employ(server, member, '[2026-01-01,)');
    await server.owner.query("update party_relationship set valid = '[2025-01-01,2026-02-01)' where party_id = $1", [left.partyId]);
    const seen = (await listed()).rows.map(({ partyId }) => partyId);
    expect([seen.includes(member.partyId), seen.includes(left.partyId)]).toEqual([false, false]);
    for (const { partyId } of [member, left])
      expect(await tried({ keys: [partyId] })).toMatchObject({ status: 409, body: { errorCode: 'modules/administration/bulk-accounts.changed' } });
  });

  test('chosen by search, by ticks, or all that match but some', async () => {
    const [one, two, three] = [await addCandidate('58-1'), await addCandidate('58-2'), await addCandidate('58-3')];
    expect((await listed('&searchValue=58-')).rows.map(({ partyId }) => partyId)).toEqual([one, two, three].map(({ partyId }) => partyId));
    const found = async (selection: object) => ((await tried(selection)).body as unknown as { rows: TrialRow[] }).rows.map(({ partyId }) => partyId);
    expect(await found({ all: { ...everybody.all, search: '58-' }, except: [two.partyId] })).toEqual([one.partyId, three.partyId]);
    expect(await found({ keys: [three.partyId, one.partyId] })).toEqual([one.partyId, three.partyId]);
  });

  test('a taken name gets a number', async () => {
    const [taken, twin] = [await addPerson(server), await addCandidate('5021')];
    await transact(server, (tx) => createAccount(tx, { userId: crypto.randomUUID(), companyId: COMPANY, partyId: taken.partyId, username: '5021', password: 'Any-Pass1!' }));
    expect(await rowOf(twin)).toMatchObject({ username: '5021-2' });
  });

  test('needs the permission, and a company in reach', async () => {
    const officer = await inGroup('hrOfficer');
    expect((await officer.call('GET', `${BULK}/people`)).status).toBe(403);
    expect((await tried(everybody, {}, officer)).status).toBe(403);
    const companyId = '00000000-0000-7000-8000-0000000000c9';
    expect((await admin.call('GET', `${BULK}/people?companyId=${companyId}`)).status).toBe(404);
    expect((await tried(everybody, { companyId })).status).toBe(404);
    const stranger = await addCandidate('5031');
    expect((await make([{ partyId: stranger.partyId, username: '5031' }], { companyId })).statusCode).toBe(404);
  });
});

describe('the run', () => {
  test('makes what was shown, part by part in one run: one paper of passwords that open their own account, the group, rows of the audit', async () => {
    const [one, two] = [await addCandidate('5101'), await addCandidate('5102')];
    const first = (await make([{ partyId: one.partyId, username: '5101' }])).json();
    const second = (await make([{ partyId: two.partyId, username: '5102' }], { runId: first.runId })).json();
    expect(second.runId).toBe(first.runId);
    expect(await accountsOf(one)).toEqual([{ username: '5101', must: true, once: true }]);
    const passwords = await passwordsOf([first.sealed, second.sealed]);
    expect(passwords).toHaveLength(2);
    expect([await openingOf('5101', passwords), await openingOf('5102', passwords)].map((open) => open.length)).toEqual([1, 1]);
    const { rows } = await server.owner.query(
      "select changes, (select user_group_id from user_group_member m where m.user_id::text = record_id) as granted from audit_entry where subject_party_id = $1 and action = 'create'",
      [two.partyId],
    );
    expect(rows).toEqual([{ changes: { username: [null, '5102'], userGroupId: [null, 'employee'], oneTimePassword: [null, 'paper'] }, granted: 'employee' }]);
    expect((await server.owner.query("select changes from audit_entry where entity = 'AccountRun' and record_id = $1", [first.runId])).rows).toEqual([
      { changes: { userGroupId: [null, 'employee'] } },
    ]);
    expect((await listed()).rows.some(({ partyId }) => partyId === one.partyId)).toBe(false);
    expect((await runs())[0]).toMatchObject({ runId: first.runId, made: 2, signedIn: 2 });
  });

  test('no password is kept: neither in the clear nor in what the browser holds', async () => {
    const person = await addCandidate('5131');
    const { sealed } = (await make([{ partyId: person.partyId, username: '5131' }])).json();
    const [password = ''] = await passwordsOf([sealed]);
    expect(password).toHaveLength(16);
    expect(Buffer.from(sealed.split(':')[2], 'base64url').includes(password)).toBe(false);
    const tables = (await server.owner.query("select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'")).rows;
    for (const { name } of tables)
      expect([name, (await server.owner.query(`select count(*)::int as n from "${name}" t where t::text like '%' || $1 || '%'`, [password])).rows[0].n]).toEqual([name, 0]);
  });

  test('the paper says where to sign in', async () => {
    const person = await addCandidate('5141');
    const { sealed } = (await make([{ partyId: person.partyId, username: '5141' }])).json();
    const withAddress = async () =>
      pagesOf((await post('/slips', { sealed: [sealed] })).rawPayload)
        .flatMap(linesOf)
        .join('|');
    announcePublicAddress('https://hr.example.ir');
    const paper = await withAddress();
    announcePublicAddress(undefined);
    expect(paper).toContain('https://hr.example.ir');
    expect(paper).toContain('5141');
  });

  test('whoever can be reached gets a message, and its password opens a session that must change it, for seven days', async () => {
    const person = await addCandidate('5111', '09121112222');
    expect((await make([{ partyId: person.partyId, username: '5111' }], { byMessage: true })).statusCode).toBe(200);
    await outbox().drain();
    const told = sms.messages.at(-1);
    expect(told?.to).toBe('09121112222');
    const [, , password = ''] = told?.text.split('\n').map((line) => line.split(': ')[1] ?? '') ?? [];
    const answer = await send(server, { method: 'POST', url: '/api/login', payload: { username: '5111', password } });
    expect(answer).toMatchObject({ status: 200, body: { mustChangePassword: true } });
    const now = server.clock.now();
    server.clock.advance(ONE_TIME_MS);
    const late = await send(server, { method: 'POST', url: '/api/login', payload: { username: '5111', password } });
    server.clock.set(now);
    expect(late).toMatchObject({ status: 403, body: { errorCode: 'platform/identity.oneTimeExpired' } });
  });

  test.each([
    ['somebody who has an account', async () => ({ partyId: (await addPerson(server)).partyId, username: '5201' }), 409],
    ['nobody', async () => ({ partyId: '00000000-0000-7000-8000-000000000099', username: '5202' }), 409],
    ['a name that is taken', async () => ({ partyId: (await addCandidate('5203')).partyId, username: '5101' }), 409],
    ['a name of another form', async () => ({ partyId: (await addCandidate('5204')).partyId, username: 'a b' }), 400],
  ])('%s makes none of the part', async (_, spoiled, status) => {
    const good = await addCandidate(`52${Math.floor(server.clock.now() % 1_000_000)}${status}-${_.length}`);
    expect((await make([{ partyId: good.partyId, username: `good-${_.length}` }, await spoiled()])).statusCode).toBe(status);
    expect(await accountsOf(good)).toEqual([]);
  });

  test('the same part twice side by side makes one account for each person', async () => {
    const person = await addCandidate('5301');
    const part = [{ partyId: person.partyId, username: '5301' }];
    const answers = await Promise.all([make(part), make(part), make([{ partyId: person.partyId, username: '5301-b' }])]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await accountsOf(person)).toHaveLength(1);
  });

  test('no group that reaches further than the own', async () => {
    await server.owner.query("insert into user_group_permission (user_group_id, permission) values ('hrOfficer', 'systemManagement/accounts/bulk')");
    const officer = await inGroup('hrOfficer');
    const person = await addCandidate('5401');
    const part = [{ partyId: person.partyId, username: '5401' }];
    expect((await make(part, { userGroupId: 'administrator' }, officer)).statusCode).toBe(403);
    expect((await make(part, {}, officer)).statusCode).toBe(200);
  });

  test('a person twice, none, or more than a hundred are refused', async () => {
    const person = await addCandidate('5501');
    const one = { partyId: person.partyId, username: '5501' };
    expect((await make([one, { ...one, username: '5502' }])).statusCode).toBe(400);
    expect((await make([])).statusCode).toBe(400);
    expect((await make(Array.from({ length: 101 }, () => one))).statusCode).toBe(400);
  });
});

describe('the slips anew', () => {
  test('new passwords for who has not signed in, and only for them; the former ones are of no use', async () => {
    const [came, waits] = [await addCandidate('5601'), await addCandidate('5602')];
    const { runId, sealed } = (
      await make([
        { partyId: came.partyId, username: '5601' },
        { partyId: waits.partyId, username: '5602' },
      ])
    ).json();
    const former = await passwordsOf([sealed]);
    expect(await openingOf('5601', former)).toHaveLength(1);
    expect((await runs()).find((run) => run.runId === runId)).toMatchObject({ made: 2, signedIn: 1 });
    const answer = (await reprint(runId)).json();
    expect(answer).toMatchObject({ made: 1, left: 0, next: null });
    const fresh = await passwordsOf([answer.sealed]);
    expect(fresh).toHaveLength(1);
    expect(await openingOf('5602', former)).toEqual([]);
    expect((await signIn('5602', fresh[0] ?? '')).body).toMatchObject({ mustChangePassword: true });
    const { rows } = await server.owner.query("select changes from audit_entry where subject_party_id = $1 and action = 'update'", [waits.partyId]);
    expect(rows).toEqual([{ changes: { password: [null, null], oneTimePassword: [null, 'paper'], accountRun: [runId, runId] } }]);
    expect(await reprint(runId)).toMatchObject({ statusCode: 409 });
  });

  test('a page that was closed half way leaves a run that can be printed; each part says where the next begins', async () => {
    const people = [await addCandidate('5611'), await addCandidate('5612')];
    const { runId } = (await make(people.map(({ partyId }, at) => ({ partyId, username: `561${at + 1}` })))).json();
    const whole = (await reprint(runId)).json();
    expect(whole).toMatchObject({ made: 2, next: null });
    const [first = ''] = (await server.owner.query('select user_id::text as id from account_run_member where run_id = $1 order by user_id', [runId])).rows.map(({ id }) => id);
    const rest = (await reprint(runId, { after: first })).json();
    expect(rest).toMatchObject({ made: 1, next: null });
    const last = (await reprint(runId, { after: 'ffffffff-ffff-7fff-bfff-ffffffffffff' })).json();
    expect(last).toEqual({ sealed: null, made: 0, left: 0, next: null });
  });

  test('a deactivated account stays shut', async () => {
    const person = await addCandidate('5621');
    const { runId } = (await make([{ partyId: person.partyId, username: '5621' }])).json();
    await server.owner.query("update user_account set disabled = 'Y' where party_id = $1", [person.partyId]);
    expect(await reprint(runId)).toMatchObject({ statusCode: 409 });
  });

  test('the sealed slips are of whoever made them, of one run, and of the hour', async () => {
    const [one, two] = [await addCandidate('5631'), await addCandidate('5632')];
    const [a, b] = [(await make([{ partyId: one.partyId, username: '5631' }])).json(), (await make([{ partyId: two.partyId, username: '5632' }])).json()];
    const status = async (sealed: readonly string[], who = admin) => (await post('/slips', { sealed }, who)).statusCode;
    expect(await status([a.sealed, b.sealed])).toBe(400);
    expect(await status([a.sealed], await inGroup('administrator'))).toBe(400);
    expect(await status([JSON.stringify({ runId: a.runId, companyId: COMPANY, slips: [], told: [], until: 9e15, validUntil: '2030-01-01T00:00:00Z' })])).toBe(400);
    const now = server.clock.now();
    server.clock.advance(SEALED_MS);
    const late = await status([a.sealed]);
    server.clock.set(now);
    expect([late, await status([a.sealed])]).toEqual([400, 200]);
  });
});

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
