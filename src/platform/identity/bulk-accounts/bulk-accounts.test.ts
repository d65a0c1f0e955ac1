import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, joinGroup } from '#platform/identity/accounts.store.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { addCompany, addPerson, type Browser, browser, COMPANY, employ, type Person, send, transact } from '#platform/identity/test-support.ts';
import { outbox } from '#platform/messaging/outbox.ts';
import { keepingChannel } from '#platform/messaging/test-support.ts';
import { linesOf, pagesOf } from '#platform/print/test-support.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

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

const trial = async (rule = 'personnelCode', who = admin) =>
  (await who.call('GET', `${BULK}?rule=${rule}`)).body as unknown as { rows: TrialRow[]; withAccount: number; beyond: number };
const rowOf = async ({ partyId }: Person, rule?: string) => (await trial(rule)).rows.find((row) => row.partyId === partyId);
const make = (accounts: readonly object[], more: object = {}, who = admin) =>
  server.app.inject({
    method: 'POST',
    url: `/api${BULK}`,
    headers: { api_key: who.key, cookie: who.cookie },
    payload: { userGroupId: 'employee', byMessage: false, accounts, ...more },
    remoteAddress: '10.0.0.1',
  });
const accountsOf = async ({ partyId }: Person) =>
  (await server.owner.query('select username, require_password_change as must, one_time_until is not null as once from user_account where party_id = $1', [partyId])).rows;

describe('the trial', () => {
  test('says who gets which name, who is left out, and writes nothing', async () => {
    const [plain, reached, unnamed] = [await addCandidate('5001'), await addCandidate('5002', '09121234567'), await addCandidate('\u0622\u0622')];
    const before = (await server.owner.query('select count(*)::int as n from user_account')).rows[0].n;
    expect(await rowOf(plain)).toMatchObject({ username: '5001', hasMessageWay: false });
    expect(await rowOf(reached)).toMatchObject({ username: '5002', hasMessageWay: true });
    expect(await rowOf(unnamed)).toMatchObject({ username: null });
    expect(JSON.stringify((await trial()).rows)).not.toContain('09121234567');
    expect((await server.owner.query('select count(*)::int as n from user_account')).rows[0].n).toBe(before);
  });

  test('people with an account and people who have left are not in it', async () => {
    const [member, left] = [await addPerson(server), await addCandidate('5011')];
    await employ(server, member, '[2026-01-01,)');
    await server.owner.query("update party_relationship set valid = '[2025-01-01,2026-02-01)' where party_id = $1", [left.partyId]);
    expect([await rowOf(member), await rowOf(left)]).toEqual([undefined, undefined]);
    expect((await trial()).withAccount).toBe(1);
  });

  test('a taken name gets a number', async () => {
    const [taken, twin] = [await addPerson(server), await addCandidate('5021')];
    await transact(server, (tx) => createAccount(tx, { userId: crypto.randomUUID(), companyId: COMPANY, partyId: taken.partyId, username: '5021', password: 'Any-Pass1!' }));
    expect(await rowOf(twin)).toMatchObject({ username: '5021-2' });
  });

  test('needs the permission, and a company in reach', async () => {
    expect((await (await inGroup('hrOfficer')).call('GET', `${BULK}?rule=personnelCode`)).status).toBe(403);
    expect((await admin.call('GET', `${BULK}?rule=personnelCode&companyId=00000000-0000-7000-8000-0000000000c9`)).status).toBe(404);
  });
});

describe('the run', () => {
  test('makes what was shown: slips as PDF with passwords that open their own account and must be changed, the group, rows of the audit', async () => {
    const [one, two] = [await addCandidate('5101'), await addCandidate('5102')];
    const answer = await make([
      { partyId: one.partyId, username: '5101' },
      { partyId: two.partyId, username: '5102' },
    ]);
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
    expect(await accountsOf(one)).toEqual([{ username: '5101', must: true, once: true }]);
    const printed = pagesOf(answer.rawPayload).flatMap((page) => linesOf(page).join('|').split('|'));
    // a run of another direction is read first, wherever it stands on the paper
    const passwords = new Set(
      printed.flatMap((text) => /^(?=.{16}$)[!@#$%^&*]?[A-Za-z0-9]{15}[!@#$%^&*]?$/.exec(text) ?? []).map((text) => text.replace(/^([^A-Za-z0-9])(.*)$/, '$2$1')),
    );
    expect(passwords.size).toBe(2);
    const statuses = [];
    for (const password of passwords) statuses.push((await send(server, { method: 'POST', url: '/api/login', payload: { username: '5101', password } })).status);
    expect(statuses.sort()).toEqual([200, 403]);
    const { rows } = await server.owner.query(
      "select changes, (select user_group_id from user_group_member m where m.user_id::text = record_id) as granted from audit_entry where subject_party_id = $1 and action = 'create'",
      [two.partyId],
    );
    expect(rows).toEqual([{ changes: { username: [null, '5102'], userGroupId: [null, 'employee'], oneTimePassword: [null, 'paper'] }, granted: 'employee' }]);
    expect((await trial()).rows.some(({ partyId }) => partyId === one.partyId)).toBe(false);
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

test('no fault was met', () => {
  expect(server.faults).toEqual([]);
});
