/** Start and stop as an operator meets them: settings that are refused, one server per directory, clean and unclean ends. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildWeb } from '#server/build.ts';
import { type DataDirectory, dataDirectory, isRunning, launch, postmasterPid, type ServerProcess, type StartOptions, startServer } from '#testing/server-process.ts';

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

describe('settings that are refused, with the way out', () => {
  const refused: readonly (readonly [says: string, env: Record<string, string>])[] = [
    ['HCM_TLS_CERT and HCM_TLS_KEY, or HCM_BEHIND_PROXY=1', { HOST: '0.0.0.0' }],
    ['unset DATABASE_URL or HCM_DEMO', { HCM_DEMO: '1', DATABASE_URL: 'postgres://127.0.0.1:1/none' }],
    ['set HOST=127.0.0.1 or HCM_DEMO=0', { HCM_DEMO: '1', HOST: '0.0.0.0', HCM_BEHIND_PROXY: '1' }],
    ['PORT must be a number', { PORT: 'eighty' }],
    ['set both or neither', { HCM_TLS_CERT: '/dev/null' }],
    ['HCM_DEMO must be 1 or 0', { HCM_DEMO: 'maybe' }],
  ];
  test.each(refused)('%s', async (says, env) => {
    const dataDir = await directory();
    const { exit, said } = launch({ dataDir, env });
    expect((await exit).code).toBe(1);
    expect(said()).toContain(says);
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

  test('a second start on its data directory is refused and does not disturb it', async () => {
    const second = launch({ dataDir: data.path });
    expect((await second.exit).code).toBe(1);
    expect(second.said()).toContain(`is in use by process ${server.pid}. Stop that process first.`);
    expect(await health(server)).toBe(200);
  });

  test('a start on its port is refused, and the database of that start is stopped again', async () => {
    const dataDir = await directory();
    const second = launch({ dataDir, env: { PORT: new URL(server.url).port } });
    expect((await second.exit).code).toBe(1);
    expect(second.said()).toContain('EADDRINUSE');
    expect(postmasterPid(dataDir)).toBeUndefined();
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

// tests that run as an ordinary user show this everywhere
test.runIf(process.getuid?.() === 0)('an ordinary user without LANG starts it, and Persian search works', async () => {
  const uid = 65_534;
  const server = await start({ dataDir: await directory(uid), uid, env: { LANG: undefined, LC_ALL: undefined, HOME: undefined } });
  expect(await health(server)).toBe(200);
  expect((await server.end('SIGTERM')).code).toBe(0);
});
