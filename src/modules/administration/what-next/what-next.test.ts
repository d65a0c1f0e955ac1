/** The steps after the set-up, on an installation that has just begun. */
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { createAccount, joinGroup } from '#platform/identity/accounts.store.ts';
import { addCompany } from '#platform/settings/installation.store.ts';
import { newestElsewhere } from '#server/backup/elsewhere.ts';
import { readSettings } from '#server/config.ts';
import { firstRun } from '#server/first-run.ts';
import { anonymous, signIn, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import type { NextStep } from './what-next.contract.ts';
import { type Facts, type Step, steps, stepsOf } from './what-next.rules.ts';

const password = 'Chosen-by-me-1!';
const TODAY = '2026-05-10';
const MAIL = { kind: 'mail', send: async () => undefined } as const;

let server: TestApp;
let admin: TestActor;

/** An account of a person of the first company, or of a company below it, in a group. */
async function addAccount(username: string, group: string, below = false): Promise<void> {
  const [own, userId, partyId, child] = [(await server.owner.query('select company_id from installation')).rows[0].company_id as string, randomUUID(), randomUUID(), randomUUID()];
  const companyId = below ? child : own;
  await writing(server.pool, systemActor('test', [own, child]), async (tx) => {
    if (below) await addCompany(tx, { companyId: child, code: 'U900', name: 'Below' });
  });
  if (below) await server.owner.query('update company set parent_company_id = $1 where company_id = $2', [own, child]);
  await server.owner.query(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, [partyId, companyId]);
  await server.owner.query(`insert into person (party_id, company_id, first_name, last_name, search_text, search_words) values ($1, $2, 'a', 'b', 'a b', '{a,b}')`, [
    partyId,
    companyId,
  ]);
  await writing(server.pool, systemActor('test', [companyId]), async (tx) => {
    await createAccount(tx, { userId, companyId, partyId, username, password, now: server.clock.now() });
    await joinGroup(tx, userId, group, companyId, '2026-01-01');
  });
}

beforeAll(async () => {
  server = await startTestApp({ channels: [MAIL] });
  const settings = readSettings({ HCM_DEMO: '0', HCM_ADMIN_PASSWORD: password });
  await firstRun({
    settings,
    database: { pool: server.pool, owner: server.database.connections.owner, embedded: true, location: 'test' },
    clock: server.clock,
    say: () => undefined,
  });
  admin = await signIn(server, 'admin', password);
});
afterAll(() => server.close());

const read = async (actor = admin) => (await actor.request('GET', '/api/setup/whatNext')).json<{ year: number; isDemo: boolean; steps: NextStep[] }>();
const step = async (name: Step) => (await read()).steps.find((one) => one.step === name);
const done = async () => (await read()).steps.filter(({ isDone }) => isDone).map((one) => one.step);
const confirm = (body: unknown, actor = admin) => actor.request('PUT', '/api/setup/whatNext/confirmed', body);

test('a new installation has everything before it but what its settings say', async () => {
  const { year, isDemo, steps: found } = await read();
  expect([year, isDemo, found.map((one) => one.step)]).toEqual([1405, false, [...steps]]);
  expect(await done()).toEqual(['mail']);
  expect(await step('accounts')).toEqual({ step: 'accounts', isDone: false, count: 0, since: null, isConfirmed: false });
  expect(await step('secondAdministrator')).toMatchObject({ isDone: false, count: 1 });
  expect(await step('secondFactor')).toMatchObject({ isDone: false, count: 1 });
  // figures are seeded and wait for a confirmation; lunar months after the published ones are foretold
  expect((await step('legalFigures'))?.count).toBeGreaterThan(0);
  expect((await step('holidays'))?.count).toBeGreaterThan(0);
});

test('accounts of others and of a second administrator show, and the second factor counts for each administrator', async () => {
  await addAccount('pilot', 'employee');
  expect(await step('accounts')).toMatchObject({ isDone: true, count: 1 });
  await addAccount('second', 'administrator');
  expect(await step('accounts')).toMatchObject({ isDone: true, count: 1 });
  expect(await step('secondAdministrator')).toMatchObject({ isDone: true, count: 2 });
  await server.owner.query(`insert into user_totp (user_id, seed, created_at, confirmed_at) select user_id, '', now(), now() from user_account where username = 'admin'`);
  expect(await step('secondFactor')).toMatchObject({ isDone: false, count: 1 });
  await server.owner.query(`insert into user_totp (user_id, seed, created_at, confirmed_at) select user_id, '', now(), now() from user_account where username = 'second'`);
  expect(await step('secondFactor')).toMatchObject({ isDone: true, count: 0 });
});

test('what the program cannot see is confirmed with a day, which is in the audit, and taken back', async () => {
  expect((await confirm({ step: 'backup', confirmedOn: '2026-05-01' })).statusCode).toBe(200);
  expect(await step('backup')).toEqual({ step: 'backup', isDone: true, count: null, since: '2026-05-01', isConfirmed: true });
  expect((await confirm({ step: 'backup', confirmedOn: TODAY })).statusCode).toBe(200);
  expect((await admin.request('PUT', '/api/setup/whatNext/open', { step: 'backup' })).statusCode).toBe(200);
  expect(await step('backup')).toMatchObject({ isDone: false, since: null, isConfirmed: false });
  const { rows } = await server.owner.query(`select action, changes->'confirmedOn' as days from audit_entry where entity = 'WhatNext' order by audit_id`);
  expect(rows).toEqual([
    { action: 'update', days: [null, '2026-05-01'] },
    { action: 'update', days: ['2026-05-01', TODAY] },
    { action: 'delete', days: [TODAY, null] },
  ]);
});

test('the word about the key counts for that key, the one about holidays for that year', async () => {
  await server.owner.query(`insert into data_key (key_id, wrapped, master) values (1, decode(repeat('00', 60), 'hex'), 'old') on conflict (key_id) do update set master = 'old'`);
  await confirm({ step: 'masterKey', confirmedOn: TODAY });
  await confirm({ step: 'holidays', confirmedOn: TODAY });
  expect([(await step('masterKey'))?.isDone, (await step('holidays'))?.isDone]).toEqual([true, true]);
  await server.owner.query(`insert into data_key (key_id, wrapped, master) values (2, decode(repeat('00', 60), 'hex'), 'new')`);
  await server.owner.query(`update what_next_confirmation set about = '1404' where step = 'holidays'`);
  expect([(await step('masterKey'))?.isDone, (await step('holidays'))?.isDone]).toEqual([false, false]);
});

test.each([
  ['a day to come', { step: 'backup', confirmedOn: '2026-05-11' }, 'confirmedOn'],
  ['no day', { step: 'backup', confirmedOn: null }, 'confirmedOn'],
  ['a step that the program sees itself', { step: 'secondFactor', confirmedOn: TODAY }, 'step'],
  ['a field nobody asked for', { step: 'backup', confirmedOn: TODAY, about: 'x' }, 'about'],
])('%s is refused', async (_, body, field) => {
  const answer = await confirm(body);
  expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([400, [field]]);
});

test('only who speaks for the whole installation sees it or says anything of it', async () => {
  await addAccount('officer', 'hrOfficer');
  await addAccount('below', 'administrator', true);
  for (const name of ['officer', 'below']) {
    const actor = await signIn(server, name, password);
    expect([(await actor.request('GET', '/api/setup/whatNext')).statusCode, (await confirm({ step: 'backup', confirmedOn: TODAY }, actor)).statusCode]).toEqual([403, 403]);
  }
  expect((await anonymous(server).request('GET', '/api/setup/whatNext')).statusCode).toBe(501);
  expect(server.faults).toEqual([]);
});

describe('rules', () => {
  const nothing: Facts = {
    accounts: 0,
    administrators: 1,
    withoutFactor: 1,
    backupElsewhere: undefined,
    masterKey: 'k',
    hasAddress: false,
    hasMail: false,
    hasSms: false,
    year: 1405,
    openFigures: undefined,
    foretold: 3,
    confirmations: [],
  };
  const doneOf = (facts: Partial<Facts>) =>
    stepsOf({ ...nothing, ...facts })
      .filter(({ isDone }) => isDone)
      .map((one) => one.step);

  test.each<[Partial<Facts>, Step[]]>([
    [{}, []],
    [{ backupElsewhere: TODAY }, ['backup']],
    [{ hasAddress: true, hasSms: true }, ['address', 'sms']],
    [{ openFigures: 0 }, ['legalFigures']],
    [{ openFigures: 2 }, []],
    [{ foretold: 0 }, ['holidays']],
    [{ confirmations: [{ step: 'masterKey', confirmedOn: TODAY, about: 'other' }] }, []],
  ])('%j', (facts, expected) => expect(doneOf(facts)).toEqual(expected));

  test('a backup that the server sees needs no word', () => {
    expect(stepsOf({ ...nothing, backupElsewhere: TODAY }).find((one) => one.step === 'backup')).toMatchObject({ since: TODAY, isConfirmed: false });
  });
});

test('backups beside the data are not elsewhere, nor is a folder that is not there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hcm-next-'));
  try {
    await mkdir(join(folder, 'backups', 'manual-20261122T020000Z'), { recursive: true });
    expect(await newestElsewhere(join(folder, 'backups'), folder)).toBeUndefined();
    expect(await newestElsewhere(join(folder, 'none'), folder)).toBeUndefined();
    // another file system than that of the process table
    expect(await newestElsewhere(join(folder, 'backups'), '/proc')).toBe(Date.UTC(2026, 10, 22, 2));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
