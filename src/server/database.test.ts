import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { type Job, openJobs } from '#platform/jobs/jobs.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { migrationFiles } from '#testing/migration-files.ts';
import { readSettings, SettingsError } from './config.ts';
import { type Database, openDatabase } from './database.ts';
import type { Connection } from './embedded/roles.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'kargozin-database-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

let place: TestDatabase;
const opened: Database[] = [];
beforeEach(async () => {
  place = await openTestDatabase('empty');
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop();
  await place.close();
});

const urlOf = ({ host, user, password, database }: Connection): string => `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`;
const ownerUrl = (): string => urlOf(place.connections.owner);
const appUrl = (): string => urlOf(place.connections.app);
const tables = async (): Promise<number> => (await place.owner.query<{ n: number }>("select count(*)::int as n from pg_tables where schemaname = 'public'")).rows[0]?.n ?? -1;

async function open(env: NodeJS.ProcessEnv): Promise<Database> {
  const database = await openDatabase(readSettings({ HCM_DATA_DIR: dataDir, ...env }), await migrationFiles(), () => undefined);
  opened.push(database);
  return database;
}

async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const error = await open(env).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SettingsError);
  return (error as SettingsError).message;
}

/** Lays a job down and does it, as the application. */
async function queueWorks({ app, pool }: Database): Promise<void> {
  const fault = Promise.withResolvers<never>();
  const isDone = Promise.withResolvers<Job>();
  const queue = openJobs(app, fault.reject, { pollSeconds: 0.5 });
  try {
    const job = { jobId: randomUUID(), companyId: randomUUID() };
    await queue.work('workflow', async (one) => isDone.resolve(one));
    await writing(pool, systemActor('test'), (tx) => queue.send(tx, 'workflow', job));
    expect(await Promise.race([isDone.promise, fault.promise])).toEqual({ ...job, isLast: false });
  } finally {
    await queue.stop();
  }
}

test('two starts at once on an empty database both come up and act as the role that owns nothing', async () => {
  const databases = await Promise.all([open({ DATABASE_URL: ownerUrl() }), open({ DATABASE_URL: ownerUrl() })]);
  for (const { pool } of databases) expect((await pool.query('select current_user as name')).rows).toEqual([{ name: 'kargozin_app' }]);
});

test('each start gives the application the rights it is to have, also without a new migration', async () => {
  await open({ DATABASE_URL: ownerUrl() });
  await place.owner.query('revoke all on all tables in schema public, jobs from kargozin_app; grant insert on schema_migration to kargozin_app');
  const database = await open({ DATABASE_URL: ownerUrl() });
  const { pool } = database;
  expect((await pool.query('select 1 from person')).rows).toEqual([]);
  await queueWorks(database);
  const writes = 'select has_table_privilege(name, right_) as may from unnest($1::text[]) as name, unnest($2::text[]) as right_';
  const may = async (names: string[], rights: string[]) => new Set((await pool.query<{ may: boolean }>(writes, [names, rights])).rows.map((row) => row.may));
  expect(await may(['schema_migration', 'seed_version'], ['insert', 'update', 'delete'])).toEqual(new Set([false]));
  expect(await may(['person', 'company'], ['select', 'insert', 'update', 'delete'])).toEqual(new Set([true]));
});

test('the owner as login of the application is refused before anything is migrated', async () => {
  expect(await refusal({ DATABASE_URL: ownerUrl(), HCM_APP_DATABASE_URL: ownerUrl() })).toContain('row policies would not bind');
  expect(await tables()).toBe(0);
});

test('a start is refused when the application owns a table with a row policy, or when such a policy is switched off', async () => {
  await open({ DATABASE_URL: ownerUrl(), HCM_APP_DATABASE_URL: appUrl() });
  await place.owner.query('alter table bank_account disable row level security');
  expect(await refusal({ DATABASE_URL: ownerUrl(), HCM_APP_DATABASE_URL: appUrl() })).toContain('Run: alter table bank_account enable row level security');
  await place.owner.query('alter table bank_account enable row level security; grant create on schema public to kargozin_app; alter table bank_account owner to kargozin_app');
  expect(await refusal({ DATABASE_URL: ownerUrl(), HCM_APP_DATABASE_URL: appUrl() })).toContain('row policies would not bind');
});

test('a login without plain rights of its own is taken for the application', async () => {
  const database = await open({ DATABASE_URL: ownerUrl(), HCM_APP_DATABASE_URL: appUrl() });
  expect((await database.pool.query('select 1 from person')).rows).toEqual([]);
  await queueWorks(database);
});

test('a borrowed connection that breaks fails its work and nothing else', async () => {
  const { pool } = await open({ DATABASE_URL: ownerUrl() });
  const borrowed = await pool.connect();
  const ended = new Promise<void>((resolve) => void borrowed.once('end', resolve));
  const { rows } = await borrowed.query<{ pid: number }>('select pg_backend_pid() as pid');
  await place.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect(borrowed.query('select 1')).rejects.toThrow();
  borrowed.release(true);
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

test('people are answered while runs and jobs hold every connection that they may', async () => {
  const { pool, background } = await open({ DATABASE_URL: ownerUrl() });
  const held = await Promise.all(Array.from({ length: background.options.max }, () => background.connect()));
  const waiting = background.connect();
  expect((await pool.query('select current_user as name')).rows).toEqual([{ name: 'kargozin_app' }]);
  expect(background.waitingCount).toBe(1);
  for (const one of held) one.release();
  (await waiting).release();
});

test('a login that does not own the database is refused with the way out', async () => {
  expect(await refusal({ DATABASE_URL: appUrl() })).toContain('It must own its database.');
  // may add the extension, but not the tables
  await place.owner.query('create extension pg_trgm');
  expect(await refusal({ DATABASE_URL: appUrl() })).toContain('It must own its database.');
});

test('a database that cannot be reached is named without the password', async () => {
  const { password } = place.connections.owner;
  const said = await Promise.all([
    refusal({ DATABASE_URL: `postgres://me:${password}@127.0.0.1:1/none` }),
    refusal({ DATABASE_URL: `postgres://me:${password}@localhost:1/none` }),
    refusal({ DATABASE_URL: ownerUrl().replace(/\?host=.*/, `?host=${dataDir}`) }),
    refusal({ DATABASE_URL: ownerUrl().replace('/test_', '/no_') }),
    refusal({ DATABASE_URL: `postgres://me:${password}@[none` }),
    refusal({ DATABASE_URL: ownerUrl(), HCM_APP_DATABASE_URL: appUrl().replace(/:[^:@]+@/, ':wrong@') }),
  ]);
  expect(said).toEqual([
    'The database of DATABASE_URL (127.0.0.1:1/none) cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
    expect.stringMatching(/^The database of DATABASE_URL \(localhost:1\/none\) cannot be reached: .*ECONNREFUSED/),
    expect.stringMatching(/^The database of DATABASE_URL cannot be reached: connect ENOENT/),
    expect.stringMatching(/^The database of DATABASE_URL cannot be reached: database "no_[0-9a-f]+" does not exist\.$/),
    'The database of DATABASE_URL cannot be reached: Invalid URL.',
    'The database of HCM_APP_DATABASE_URL cannot be reached: password authentication failed for user "kargozin_app".',
  ]);
  expect(said.join('\n')).not.toContain(password);
});
