/** Start and stop as an operator meets them: settings that are refused, one server per directory, clean and unclean ends. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildWeb } from '#server/build.ts';
import {
  type DataDirectory,
  dataDirectory,
  type Exit,
  isRunning,
  killIfRunning,
  launch,
  postmasterPid,
  type ServerProcess,
  type StartOptions,
  startServer,
} from '#testing/server-process.ts';

// servers are started and waited for
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const open: { readonly servers: ServerProcess[]; readonly directories: DataDirectory[] } = { servers: [], directories: [] };

// an ordinary user may not write the bundle of a project that belongs to root
beforeAll(() => buildWeb());

afterEach(async () => {
  for (const server of open.servers.splice(0)) if (isRunning(server.pid)) await server.end('SIGTERM');
  for (const directory of open.directories.splice(0)) await directory.remove();
});

async function directory(uid?: number): Promise<string> {
  const made = await dataDirectory(uid);
  open.directories.push(made);
  return made.path;
}

async function start(options: StartOptions): Promise<ServerProcess> {
  const server = await startServer(options);
  open.servers.push(server);
  return server;
}

const health = async (server: ServerProcess): Promise<number> => (await fetch(`${server.url}/api/health`)).status;
const ended = (pid: number) => vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000, interval: 50 });

test('a server holds no compiler of TypeScript: whatever it reads at its start was compiled before', async () => {
  const server = await start({ dataDir: await directory(), env: { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' } });
  expect(await health(server)).toBe(200);
  const said = server.said();
  expect(said).toContain('retrieving transpile cache');
  const compiled = said
    .split('\n')
    .filter((line) => line.includes('saving transpilation cache'))
    .map((line) => line.slice(line.indexOf('file:')));
  expect(compiled).toEqual([]);
});

// how each setting is read: src/server/config.test.ts
describe('settings that are refused, with the way out', () => {
  const refused: readonly (readonly [says: string, env: Record<string, string>])[] = [
    ['PORT must be a number', { PORT: 'eighty' }],
    ['HCM_TLS_CERT and HCM_TLS_KEY cannot be used', { HCM_TLS_CERT: '/dev/null', HCM_TLS_KEY: '/dev/null' }],
    ['The data directory /proc/x cannot be written', { HCM_DATA_DIR: '/proc/x' }],
    ['Cannot listen on HOST=198.51.100.1, PORT=0: listen EADDRNOTAVAIL', { HOST: '198.51.100.1', HCM_BEHIND_PROXY: '1' }],
    ['The database of DATABASE_URL (127.0.0.1:1/none) cannot be reached: connect ECONNREFUSED', { DATABASE_URL: 'postgres://somebody:Secret-1405@127.0.0.1:1/none' }],
    ['The database of DATABASE_URL cannot be reached: Invalid URL', { DATABASE_URL: 'postgres://somebody:Secret-1405@[none' }],
  ];
  test.each(refused)('%s', async (says, env) => {
    const dataDir = await directory();
    const { exit, said } = launch({ dataDir, env });
    expect((await exit).code).toBe(1);
    expect(said()).toContain(says);
    // a sentence: no stack, and never a password
    expect(said()).not.toMatch(/\n +at |Secret-1405/);
    expect(postmasterPid(dataDir)).toBeUndefined();
  });
});

describe('a running server', () => {
  let data: DataDirectory;
  let server: ServerProcess;
  beforeAll(async () => {
    data = await dataDirectory();
    server = await startServer({ dataDir: data.path });
  });
  afterAll(async () => {
    if (isRunning(server.pid)) await server.end('SIGTERM');
    await data.remove();
  });

  test('unknown calls are 404 in the common form, every other address is the application', async () => {
    const answer = await fetch(`${server.url}/api/rest/s1/hcm/there-is-no-such-call`);
    expect([answer.status, Object.keys((await answer.json()) as object).sort()]).toEqual([404, ['errorCode', 'errors', 'fields', 'messages', 'requestId']]);
    const page = await fetch(`${server.url}/personnel/search`);
    expect([page.status, page.headers.get('content-type'), page.headers.get('content-security-policy')?.startsWith("default-src 'none'")]).toEqual([
      200,
      'text/html; charset=utf-8',
      true,
    ]);
  });

  test.each([
    ['/assets/..', 404],
    ['/assets/..%5c..', 404],
    ['/assets/%2e%2e/index.html', 404],
    ['/assets/%2e%2e%2findex.html', 404],
    ['/assets/%00', 404],
    ['/assets/%c0%ae', 404],
    ['/assets/', 404],
    ['/.env', 404],
    ['/%2eenv', 404],
    ['/.git/config.lock', 404],
    ['/robots.txt', 404],
    ['/favicon.ico', 404],
    ['/apiDocument?x=1.2', 200],
    ['/assetsAndMore', 200],
  ])('GET %s is %i', async (path, status) => {
    const asked = request(`${server.url}/`, { path });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    expect(answer.statusCode).toBe(status);
  });

  test('the files of the bundle are served, also compressed', async () => {
    const name = /assets\/[^"]+\.js/.exec(await (await fetch(`${server.url}/dashboard`)).text())?.[0];
    const answer = await fetch(`${server.url}/${name}`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding'), answer.headers.get('content-type')]).toEqual([200, 'br', 'application/javascript; charset=utf-8']);
    expect((await answer.text()).length).toBeGreaterThan(0);
    const unmet = [{ range: 'bytes=99999999-' }, { 'if-match': '"another"' }].map((headers) => fetch(`${server.url}/${name}`, { headers }));
    expect((await Promise.all(unmet)).map(({ status }) => status)).toEqual([200, 400]);
  });

  test('a second start on its data directory is refused and does not disturb it', async () => {
    const second = launch({ dataDir: data.path });
    expect((await second.exit).code).toBe(1);
    expect(second.said()).toContain(`is in use by process ${server.pid}. Stop that process first.`);
    expect(await health(server)).toBe(200);
  });

  test('a first start on its port is one line, before anything is made', async () => {
    const dataDir = await directory();
    const second = launch({ dataDir, env: { PORT: new URL(server.url).port } });
    expect((await second.exit).code).toBe(1);
    expect(second.said()).toMatch(/^Cannot listen on HOST=127\.0\.0\.1, PORT=\d+: listen EADDRINUSE.*\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('SIGTERM lets a request in flight finish, then stops the database and leaves nothing behind', async () => {
    const database = postmasterPid(data.path) ?? 0;
    const socketDirectory = readFileSync(join(data.path, 'kargozin.pid'), 'utf8').split('\n')[2] ?? '';
    expect([await health(server), isRunning(database), existsSync(socketDirectory)]).toEqual([200, true, true]);

    const body = JSON.stringify({ username: 'nobody-here', password: 'Wrong-1405!' });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const half = `POST /api/login HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`;
    await new Promise<void>((sent) => socket.write(half, () => sent()));
    // an answer to a later request shows that the first half was read
    await health(server);
    const exit = server.end('SIGTERM');
    await vi.waitFor(() => expect(server.said()).toContain('stopping (SIGTERM)'), { timeout: 5_000, interval: 20 });
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.write(body.slice(10));
    await once(socket, 'close');

    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(await exit).toEqual({ code: 0, signal: null });
    const left = [join(data.path, 'kargozin.pid'), join(data.path, 'postgres/postmaster.pid'), socketDirectory].filter((path) => existsSync(path));
    expect([isRunning(database), left]).toEqual([false, []]);
  });
});

test('kill -9 of PostgreSQL under load: the server serves again and stops cleanly', async () => {
  const dataDir = await directory();
  const server = await start({ dataDir });
  const killed = postmasterPid(dataDir) ?? 0;
  let isOver = false;
  const statuses = new Set<number>();
  const load = Array.from({ length: 8 }, async () => {
    while (!isOver) statuses.add(await health(server));
  });
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(server.said()).toContain('PostgreSQL runs again'), { timeout: 30_000, interval: 50 });
  await vi.waitFor(async () => expect(await health(server)).toBe(200), { timeout: 10_000, interval: 50 });
  isOver = true;
  await Promise.all(load);
  expect([...statuses].sort()).toEqual([200, 503]);
  const next = postmasterPid(dataDir) ?? 0;
  expect([isRunning(killed), isRunning(next), isRunning(server.pid)]).toEqual([false, true, true]);
  expect((await server.end('SIGTERM')).code).toBe(0);
  expect(isRunning(next)).toBe(false);
});

test('a database that does not stay up ends the server with a sentence', async () => {
  const dataDir = await directory();
  const { exit, said, child } = launch({ dataDir });
  await vi.waitFor(() => expect(said()).toContain('Kargozin is ready'), { timeout: 30_000, interval: 50 });
  let ended: Exit | undefined;
  void exit.then((value) => {
    ended = value;
  });
  const killer = async (): Promise<void> => {
    while (!ended) {
      const pid = postmasterPid(dataDir);
      if (pid !== undefined) killIfRunning(pid);
      await pause(20);
    }
  };
  await killer();
  expect([ended, isRunning(child.pid ?? 0), existsSync(join(dataDir, 'kargozin.pid'))]).toEqual([{ code: 1, signal: null }, false, false]);
  expect(said()).toContain('PostgreSQL ended again after 5 starts within a minute');
});

test('after kill -9 the database goes down by itself and the next start recovers', async () => {
  const dataDir = await directory();
  const killed = await start({ dataDir });
  const database = postmasterPid(dataDir) ?? 0;
  await killed.end('SIGKILL');
  await ended(database);
  const next = await start({ dataDir });
  expect(await health(next)).toBe(200);
});

test('when the process that started it ends, the server stops with its database', async () => {
  const dataDir = await directory();
  const server = await start({ dataDir, throughShell: true });
  const database = postmasterPid(dataDir) ?? 0;
  await server.end('SIGKILL');
  await ended(server.pid);
  await ended(database);
  expect(existsSync(join(dataDir, 'kargozin.pid'))).toBe(false);
});

/** A checkout of root as far as the bundle needs it, in which nothing was built yet. */
function foreignCheckout(): string {
  const project = fileURLToPath(new URL('..', import.meta.url));
  const copy = mkdtempSync(join(tmpdir(), 'kargozin-checkout-'));
  chmodSync(copy, 0o755);
  for (const name of ['src', 'tools', 'package.json', 'package-lock.json', 'vite.config.ts']) cpSync(join(project, name), join(copy, name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

test.runIf(process.getuid?.() === 0)('who may not write the checkout gets the bundle in the data directory, built once', async () => {
  const [uid, checkout] = [65_534, foreignCheckout()];
  const dataDir = await directory(uid);
  const script = `import { buildWeb } from ${JSON.stringify(join(checkout, 'src/server/build.ts'))}; console.log(JSON.stringify(await buildWeb(${JSON.stringify(dataDir)})));`;
  const build = (): unknown => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { uid, gid: uid, cwd: '/', env: {}, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  };
  try {
    const folder = join(dataDir, 'web');
    expect(build()).toEqual({ folder, isNew: true });
    expect(existsSync(join(folder, 'index.html.br'))).toBe(true);
    expect(build()).toEqual({ folder, isNew: false });
    expect(existsSync(join(checkout, 'dist'))).toBe(false);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
});

// tests that run as an ordinary user show this everywhere
test.runIf(process.getuid?.() === 0)('an ordinary user without LANG starts it, and Persian search works', async () => {
  const uid = 65_534;
  const server = await start({ dataDir: await directory(uid), uid, env: { LANG: undefined, LC_ALL: undefined, HOME: undefined } });
  expect(await health(server)).toBe(200);
  expect((await server.end('SIGTERM')).code).toBe(0);
});
