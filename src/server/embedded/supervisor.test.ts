import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../config.ts';
import { openDatabase } from '../database.ts';
import { readPasswords } from './cluster.ts';
import { inspectProcess, waitUntil } from './processes.ts';
import type { Connection } from './roles.ts';
import { DataDirectoryBusy, type EmbeddedDatabase, startEmbedded } from './supervisor.ts';

let dataDir: string;
let lines: string[];
const running: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

/** Made once and copied into the data directory of most tests, because initdb takes most of a first start. */
let template: string;

beforeAll(async () => {
  template = openDirectory();
  await (await startEmbedded({ dataDir: template, fsync: false })).stop();
});

afterAll(() => rmSync(template, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = openDirectory();
  lines = [];
});

function openDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'kargozin-test-'));
  chmodSync(directory, 0o755); // root hands the cluster to a user who must get through
  return directory;
}

function copyTemplate(): void {
  spawnSync('cp', ['-a', join(template, 'postgres'), dataDir]);
}

afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => end(child, 'SIGTERM')));
  const dataDirectories = running.map((database) => database.dataDirectory);
  await Promise.all(running.splice(0).map((database) => database.stop()));
  for (const path of [...dataDirectories, dataDir]) rmSync(path, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, fsync: false, log: (line) => lines.push(line) });
  running.push(database);
  return database;
}

/** Runs a start in another process, the way an operator does; resolves with what it prints first. */
async function startElsewhere(env: NodeJS.ProcessEnv, afterwards = ''): Promise<{ child: ChildProcess; said: string }> {
  const script = `
    import { Client } from 'pg';
    import { startEmbedded } from ${JSON.stringify(new URL('./supervisor.ts', import.meta.url).href)};
    const database = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, fsync: false });
    let said = String(database.pid);
    ${afterwards}
    const waiting = setInterval(() => {}, 1000);
    process.once('SIGTERM', () => database.stop().finally(() => clearInterval(waiting)));
    console.log(said);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

async function ask(connection: Connection, sql: string): Promise<unknown[]> {
  const client = new Client(connection);
  client.on('error', () => {}); // the server may be killed under us
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

describe('startEmbedded', () => {
  test('keeps data over a restart and leaves nothing behind when stopped', async () => {
    const first = await start();
    await ask(first.owner, 'CREATE TABLE kept AS SELECT 7 AS value');
    await Promise.all([first.stop(), first.stop()]);
    expect(existsSync(first.owner.host)).toBe(false);
    expect(existsSync(join(dataDir, 'kargozin.pid'))).toBe(false);
    expect(inspectProcess(first.pid)).toBeUndefined();

    const second = await start();
    expect(await ask(second.owner, 'SELECT value FROM kept')).toEqual([7]);
    expect(second.owner.password).toBe(first.owner.password);
  });

  test('gives the owner what migrations need and the application no more than a login', async () => {
    copyTemplate();
    const { owner, app } = await start();
    await ask(owner, 'CREATE DATABASE clone TEMPLATE kargozin');
    expect(await ask({ ...app, database: 'clone' }, "SELECT similarity('abc', 'abc')")).toEqual([1]);
    const rights = 'SELECT rolsuper, rolbypassrls, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user';
    expect(await ask(app, rights)).toEqual([false, false, false, false]);
    expect(await ask(owner, rights)).toEqual([false, false, true, false]);
    await expect(ask(app, 'CREATE TABLE forbidden ()')).rejects.toThrow('permission denied');
    await expect(ask({ ...app, password: 'wrong' }, 'SELECT 1')).rejects.toThrow('authentication failed');
  });

  test('starts a killed server again, on the same socket and with its data', async () => {
    copyTemplate();
    const database = await start();
    await ask(database.owner, 'CREATE TABLE kept AS SELECT 7 AS value');
    const killed = database.pid;
    process.kill(killed, 'SIGKILL');
    await waitUntil(() => lines.includes('PostgreSQL runs again'), 30_000);
    expect(lines[0]).toContain('ended unexpectedly (SIGKILL)');
    expect(await ask(database.owner, 'SELECT value FROM kept')).toEqual([7]);
    const next = database.pid;
    await database.stop();
    expect([next === killed, inspectProcess(next), existsSync(join(dataDir, 'kargozin.pid'))]).toEqual([false, undefined, false]);
  });

  test('a stop while it starts again leaves nothing running', async () => {
    copyTemplate();
    const database = await start();
    process.kill(database.pid, 'SIGKILL');
    await waitUntil(() => lines.length > 0, 5_000);
    await database.stop();
    expect([inspectProcess(database.pid), existsSync(join(database.dataDirectory, 'postmaster.pid'))]).toEqual([undefined, false]);
    expect(await ask((await start()).app, 'SELECT 1')).toEqual([1]);
  });

  test('refuses a second start while a Kargozin lives, and takes over once it was killed', async () => {
    copyTemplate();
    const { child } = await startElsewhere(process.env);
    const refusal = await startEmbedded({ dataDir }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirectoryBusy);
    expect(refusal).toMatchObject({ name: 'DataDirectoryBusy', pid: child.pid });
    const abandoned = String(readFileSync(join(dataDir, 'kargozin.pid'), 'utf8').split('\n')[2]);
    expect(existsSync(abandoned)).toBe(true);

    await end(child, 'SIGKILL');
    expect(await ask((await start()).app, 'SELECT 1')).toEqual([1]);
    expect(existsSync(abandoned)).toBe(false);
  });

  test.skipIf(process.platform === 'win32')('stops a server that outlived its Kargozin, and starts anew', async () => {
    copyTemplate();
    // Without a PATH there is no setpriv, so the server survives its parent as it does on macOS.
    const { child, said } = await startElsewhere({ PATH: '/nowhere' });
    await end(child, 'SIGKILL');
    expect(inspectProcess(Number(said))).toBeDefined();
    const database = await start();
    expect(lines[0]).toContain(`Stopping PostgreSQL ${said}`);
    expect(await ask(database.app, 'SELECT 1')).toEqual([1]);
  });

  test('recovers after everything was killed at once', async () => {
    copyTemplate();
    const { child, said } = await startElsewhere({ PATH: '/nowhere' });
    await end(child, 'SIGKILL');
    process.kill(Number(said), 'SIGKILL');
    expect(await ask((await start()).app, 'SELECT 1')).toEqual([1]);
  });

  test('protects a live server even when the lock file was removed by hand', async () => {
    copyTemplate();
    await start();
    const lock = join(dataDir, 'kargozin.pid');
    const text = readFileSync(lock);
    rmSync(lock);
    await expect(startEmbedded({ dataDir })).rejects.toMatchObject({ name: 'DataDirectoryBusy', pid: process.pid });
    writeFileSync(lock, text);
  });

  test('clears files that name processes of somebody else', async () => {
    copyTemplate();
    const { dataDirectory, stop } = await start();
    await stop();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    children.push(stranger);
    writeFileSync(join(dataDirectory, 'postmaster.pid'), `${stranger.pid}\n${dataDirectory}\n`);
    writeFileSync(join(dataDir, 'kargozin.pid'), `${stranger.pid}\nstarted at another time\n`);
    expect(await ask((await start()).app, 'SELECT 1')).toEqual([1]);
    expect(lines[0]).toContain(`process ${stranger.pid} is not the PostgreSQL`);
  });

  test('finds Persian words although the environment is empty', async () => {
    copyTemplate();
    const { said } = await startElsewhere(
      {},
      `
      const client = new Client(database.app);
      await client.connect();
      said = (await client.query("SELECT cardinality(show_trgm('\\u0639\\u0644\\u06cc')) AS n")).rows[0].n;
      await client.end();`,
    );
    expect(Number(said)).toBeGreaterThan(0);
  });

  test('makes a half finished cluster again', async () => {
    const remains = join(dataDir, 'postgres.new');
    writeFileSync(remains, '');
    await start();
    expect(readdirSync(dataDir)).not.toContain('postgres.new');
  });

  test.skipIf(process.getuid?.() !== 0)('puts the cluster elsewhere when its user cannot reach the folder', async () => {
    chmodSync(dataDir, 0o700);
    const first = await start();
    expect(dirname(first.dataDirectory)).toBe('/var/lib/kargozin');
    expect(lines[0]).toContain(first.dataDirectory);
    await first.stop();
    expect((await start()).dataDirectory).toBe(first.dataDirectory);
  });
});

test('a superuser and a role that bypasses row policies are refused as login of the application, before anything is migrated', async () => {
  copyTemplate();
  const { owner, dataDirectory } = await start();
  const superuser = { ...owner, user: 'postgres', password: readPasswords(dataDirectory).superuser };
  await ask(superuser, "create role bypasser login bypassrls password 'x'");
  await ask(superuser, 'grant connect on database kargozin to bypasser');
  const urlOf = ({ host, user, password, database }: Connection): string => `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`;
  for (const app of [superuser, { ...owner, user: 'bypasser', password: 'x' }]) {
    const settings = readSettings({ HCM_DATA_DIR: dataDir, DATABASE_URL: urlOf(owner), HCM_APP_DATABASE_URL: urlOf(app) });
    const error = await openDatabase(settings, [], () => undefined).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SettingsError);
    expect((error as SettingsError).message).toContain('must not name a superuser, the owner of the tables or a role with BYPASSRLS');
  }
  expect(await ask(owner, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});
