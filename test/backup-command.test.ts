/** The commands as an operator uses them: a server under writers is backed up, restored elsewhere and serves the same. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { readSettings } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { firstRun } from '#server/first-run.ts';
import { readMigrations } from '#server/migrate.ts';
import { migrationFiles } from '#testing/migration-files.ts';
import words from '#testing/organisation.messages.fa.ts';
import { adminPassword, type DataDirectory, dataDirectory, isRunning, launch, type ServerProcess, startServer } from '#testing/server-process.ts';

// servers are started and waited for
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const program = fileURLToPath(new URL('../bin/kargozin.mjs', import.meta.url));
const directories: DataDirectory[] = [];
const servers: ServerProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) if (isRunning(server.pid)) await server.end('SIGTERM');
  for (const directory of directories.splice(0)) await directory.remove();
});

async function directory(): Promise<string> {
  const made = await dataDirectory();
  directories.push(made);
  return made.path;
}

async function start(dataDir: string): Promise<ServerProcess> {
  const server = await startServer({ dataDir });
  servers.push(server);
  return server;
}

/** What a start says that gives up. */
async function startFails(dataDir: string): Promise<string> {
  const { exit, said } = launch({ dataDir });
  expect((await exit).code).toBe(1);
  return said();
}

/** Runs a command; answers its exit code, the last line it printed, and all that it said. */
const command = (dataDir: string, ...args: string[]): Promise<{ readonly code: number; readonly last: string; readonly said: string }> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], HCM_DATA_DIR: dataDir };
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, last: stdout.trimEnd().split('\n').at(-1) ?? '', said: stdout + stderr }),
    );
  });

interface Session {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function signIn({ url, said }: ServerProcess): Promise<Session> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  // what the server says of a fault stands in its log alone
  if (!answer.ok) throw new Error(`sign-in: ${answer.status} ${await answer.text()} ${said().slice(-3_000)}`);
  const { api_key } = (await answer.json()) as { api_key: string };
  return { url, headers: { api_key, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' } };
}

/** Registers a person; answers the code it was registered under. */
async function register({ url, headers }: Session, order: number): Promise<string> {
  const nine = String(300_000_000 + order);
  const [firstName = '', lastName = ''] = words.people.worker;
  const pseudoId = `B${order}`;
  const answer = await fetch(`${url}/api/rest/s1/hcm/party`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ firstName, lastName, nationalId: `${nine}${nationalCodeCheckDigit(nine)}`, pseudoId, fromDate: '2024-03-20' }),
  });
  if (!answer.ok) throw new Error(`${pseudoId} was refused: ${answer.status} ${await answer.text()}`);
  return pseudoId;
}

const text = 'a,b\n1,2\n';
const FILES = '/api/rest/s1/hcm/getpersonnelfile';

async function upload({ url, headers }: Session): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'list.csv');
  const answer = await fetch(`${url}${FILES}`, { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body: form });
  return ((await answer.json()) as { name: string }).name;
}

const read = async ({ url, headers }: Session, name: string): Promise<string> => (await fetch(`${url}${FILES}1?name=${name}`, { headers })).text();

/** Works on the database of a stopped server as the owner of its tables. */
async function asOwner<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir, fsync: false });
  const client = new pg.Client(embedded.owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
    await embedded.stop();
  }
}

/** Codes of the people registered here. */
const codesIn = (dataDir: string): Promise<string[]> =>
  asOwner(dataDir, async (client) =>
    (await client.query<{ code: string }>(`select pseudo_id as code from party_relationship where pseudo_id ~ '^B[0-9]+$'`)).rows.map(({ code }) => code),
  );

test('what was acknowledged before the backup is there after the restore: people, files, sign-in', async () => {
  const [here, there] = [await directory(), await directory()];
  const server = await start(here);
  const session = await signIn(server);
  const file = await upload(session);
  const before: string[] = [];
  for (let order = 0; order < 5; order++) before.push(await register(session, order));
  let isOver = false;
  const writer = async (): Promise<void> => {
    for (let order = 5; !isOver; order++) await register(session, order);
  };
  const writing = writer();
  const { code, last: folder, said } = await command(here, 'backup', '--to', join(here, 'kept'), '--make-folder');
  isOver = true;
  await writing;
  expect([code, said]).toEqual([0, expect.stringMatching(/^Backed up \d+ rows of \d+ tables and 1 files/)]);

  // everything of the first one is gone
  await server.end('SIGKILL');
  expect(await command(there, 'restore', '--from', folder)).toMatchObject({ code: 0, said: expect.stringMatching(/put its master key [0-9a-f-]{19} to/) });
  // the key is in no backup
  expect(await startFails(there)).toContain('which is not there');
  copyFileSync(join(here, 'master.key'), join(there, 'master.key'));
  expect(await codesIn(there)).toEqual(expect.arrayContaining(before));
  const restored = await start(there);
  expect(restored.said()).not.toContain('One-time password');
  const again = await signIn(restored);
  expect(await read(again, file)).toBe(text);
  await register(again, 1_000_000);

  // a new master key: the running server goes on, the next start reads everything
  expect(await command(there, 'rotate-keys')).toMatchObject({ code: 0, said: expect.stringMatching(/^The master key [0-9a-f-]{19} is replaced by [0-9a-f-]{19} in /) });
  expect(await read(again, file)).toBe(text);
  // it still seals by the keys it began with; nothing of that is lost when it dies
  const late = await upload(again);
  expect(await command(there, 'rotate-keys')).toMatchObject({ code: 0 });
  await register(again, 1_000_001);
  await restored.end('SIGKILL');
  const rotated = await start(there);
  const last = await signIn(rotated);
  expect([await read(last, file), await read(last, late)]).toEqual([text, text]);
  // no file lies in the store as it was handed over
  const stored = readdirSync(join(there, 'files'), { recursive: true }).filter((name) => String(name).endsWith('.csv'));
  expect(stored.map((name) => readFileSync(join(there, 'files', String(name))).includes(text.slice(0, 4)))).toEqual([false, false]);
  // the audit is as it was sealed, until somebody with the owner's login changes one row of it
  await vi.waitFor(
    async () => expect(await command(there, 'audit-verify')).toMatchObject({ code: 0, said: expect.stringMatching(/^[1-9]\d* rows under [1-9]\d* seals are/) }),
    30_000,
  );
  await rotated.end('SIGTERM');
  await asOwner(there, (client) => client.query(`update audit_entry set record_id = 'other' where audit_id = (select min(audit_id) from audit_entry)`));
  expect(await command(there, 'audit-verify')).toMatchObject({ code: 1, said: expect.stringMatching(/Row \d+ of the audit was altered after seal 1 was made/) });
  const wrong = await directory();
  copyFileSync(join(there, 'master.key'), join(wrong, 'master.key'));
  expect(await command(wrong, 'restore', '--from', folder)).toMatchObject({ code: 1, said: expect.stringContaining('put the right one in its place first') });
});

test('a directory that is not empty is refused, and one that could not be filled is left as it was', async () => {
  const [here, there] = [await directory(), await directory()];
  await (await start(here)).end('SIGTERM');
  const { last: folder } = await command(here, 'backup');
  expect(folder).toContain(join(here, 'backups/manual-'));
  expect(await command(here, 'restore', '--from', folder)).toMatchObject({ code: 1, said: expect.stringContaining('is not empty (') });
  const table = join(folder, 'tables/user_account.copy.gz');
  writeFileSync(table, readFileSync(table).subarray(1));
  expect(await command(there, 'restore', '--from', folder)).toMatchObject({ code: 1, said: expect.stringContaining('user_account.copy.gz is missing or not as it was written') });
  expect(readdirSync(there)).toEqual([]);
});

test('wrong uses are answered with the usage, a directory without data with a sentence', async () => {
  const here = await directory();
  expect(await Promise.all([command(here, 'restore'), command(here, 'backup', '--for')])).toMatchObject([
    { code: 2, said: expect.stringContaining('npm run restore -- --from FOLDER') },
    { code: 2, said: expect.stringContaining('npm run backup [-- --to FOLDER [--make-folder]]') },
  ]);
  expect(await command(here, 'backup')).toMatchObject({ code: 1, said: expect.stringContaining('holds no database') });
  // a disk that is not mounted is not filled beside it
  const unmounted = join(here, 'nas');
  expect(await command(here, 'backup', '--to', unmounted)).toMatchObject({ code: 1, said: `${unmounted} is not there: mount its disk, or have it made with --make-folder.\n` });
  expect(existsSync(unmounted)).toBe(false);
});

test.runIf(process.getuid?.() === 0)(
  'what root restores stands inside the data directory, which is made as a first start makes it, or is refused with the folder to open',
  async () => {
    const [here, there] = [await directory(), await directory()];
    await (await start(here)).end('SIGTERM');
    const { last: folder } = await command(here, 'backup');
    const fresh = join(there, 'new');
    expect(await command(fresh, 'restore', '--from', folder)).toMatchObject({ code: 0 });
    expect(lstatSync(join(fresh, 'postgres')).isDirectory()).toBe(true);
    const closed = join(there, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const below = join(closed, 'data');
    expect(await command(below, 'restore', '--from', folder)).toMatchObject({ code: 1, said: expect.stringContaining(`cannot pass ${closed}: run "chmod o+x ${closed}"`) });
    expect(readdirSync(below)).toEqual([]);
  },
);

test('before an update there is a backup, when there is data; the program from before it then refuses the tables', async () => {
  const dataDir = await directory();
  const settings = readSettings({ HCM_DATA_DIR: dataDir, HCM_DEMO: '0' });
  const known = await migrationFiles();
  const later = join(dataDir, 'later.001.migration.sql');
  writeFileSync(later, 'create table later ();');
  const lines: string[] = [];
  const open = async (migrations: readonly string[], work: (database: Database) => Promise<unknown> = async () => undefined): Promise<string[]> => {
    const database = await openDatabase(settings, migrations, (line) => lines.push(line));
    await work(database).finally(() => database.stop());
    return lines.splice(0).filter((line) => line.includes('backed up before the update'));
  };
  const older = (await readMigrations(known)).slice(0, -1).map(({ path }) => path);
  // nothing to lose yet
  expect([...(await open(older)), ...(await open(known))]).toEqual([]);
  expect(await open(known, (database) => firstRun({ settings, database, clock: { now: () => Date.now() }, say: () => undefined }))).toEqual([]);
  // no room for it: the update waits, and the program before it still starts
  writeFileSync(join(dataDir, 'taken'), '');
  const noRoom = openDatabase({ ...settings, backups: { ...settings.backups, folder: join(dataDir, 'taken/backups') } }, [...known, later], () => undefined);
  await expect(noRoom).rejects.toThrow(/^The backup before the update failed \(ENOTDIR.*Make room in /);
  expect(await open(known)).toEqual([]);
  expect(await open([...known, later])).toEqual([expect.stringContaining(join(dataDir, 'backups/before-update-'))]);
  await expect(open(known)).rejects.toThrow(/newer Kargozin/);
});
