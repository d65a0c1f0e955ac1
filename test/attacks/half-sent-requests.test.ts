/**
 * Attack: somebody without a session opens 600 connections and sends each request by half, then a blank now and then, so that no place is left for anybody else.
 * Refused: `src/server/door.ts` and `src/platform/http/bodies.server.ts` bound heads and bodies by time and by sender, and the gate of `src/server/app.ts` counts only requests that have come whole.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { defaultBounds } from '#server/bounds.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '#testing/app.ts';
import { layOrganisation } from '#testing/organisation.ts';
import { smallestPng } from '#testing/references.ts';
import { type BareConnection, dribble, openPort, say } from '#testing/sockets.ts';

const FLOOD = 600;
/** Bytes that no buffer of the system takes at once. */
const LARGE = 24 * 1024 * 1024;
const { bodies } = defaultBounds;

/** Ends what comes too slowly almost at once, so that a test waits for the end and not for a while. */
const impatient = { headMs: 300, lookMs: 50, bodies: { ...bodies, bodyMs: 300, formMs: 300 } };

const halfSent = (more = ''): string => `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${more}content-length: 200\r\n\r\n{`;
const timedOut = /^HTTP\/1\.1 408 /;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kargozin-bundle-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeFile(join(folder, 'assets/large.js'), Buffer.alloc(LARGE, ' '));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const connections: BareConnection[] = [];
afterEach(() => {
  for (const { socket } of connections.splice(0)) socket.destroy();
});

interface Serving {
  origin: string;
  actor: TestActor;
}

/** One server for the tests of a block. */
function serve(options: TestAppOptions): Serving {
  const serving = {} as Serving;
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ web: folder, ...options });
    await layOrganisation(server.owner);
    await addAccount(server, 'test-self', { person: 'accountant', group: 'employee' });
    serving.actor = await signIn(server, 'test-self', testPassword);
    serving.origin = await openPort(server);
  });
  afterAll(async () => {
    await server.close();
    expect(server.faults).toEqual([]);
  });
  return serving;
}

async function connection(origin: string, text: string, isDeaf = false): Promise<BareConnection> {
  const one = await say(origin, text, isDeaf);
  connections.push(one);
  return one;
}

const flood = (origin: string, count: number, text: (number: number) => string): Promise<BareConnection[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => connection(origin, text(number))));

/** What becomes of a monitor, of somebody signed in and of somebody who signs in. */
const statusesOf = async ({ origin, actor }: Serving): Promise<number[]> => {
  const health = await fetch(`${origin}/api/health`);
  const own = await fetch(`${origin}/api/rest/s1/hcm/getUser`, { headers: actor.headers() });
  const wrong = await fetch(`${origin}/api/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"username":"nobody","password":"x"}' });
  return [health.status, own.status, wrong.status];
};
const served = [200, 200, 403];

/** What was answered to the first so many that ended. */
const firstEnded = (all: readonly BareConnection[], count: number): Promise<string[]> =>
  new Promise((resolve) => {
    const answers: string[] = [];
    for (const { ended } of all)
      void ended.then((answer) => {
        if (answers.push(answer) === count) resolve(answers.slice());
      });
  });

describe('one byte of a body each', () => {
  const serving = serve({});

  test('from one address: everybody else is served, and beyond the bound the oldest go', async () => {
    const half = await flood(serving.origin, FLOOD, () => halfSent());
    expect(await statusesOf(serving)).toEqual(served);
    const answers = await firstEnded(half, FLOOD - bodies.ofOne);
    expect(answers.filter((answer) => timedOut.test(answer))).toHaveLength(FLOOD - bodies.ofOne);
  });
});

describe('one byte of a body each, behind a proxy', () => {
  const serving = serve({ behindProxy: true });

  test('from many addresses: the bound of all holds, and whoever comes is served', async () => {
    const half = await flood(serving.origin, FLOOD, (number) => halfSent(`x-forwarded-for: 10.0.${number >> 8}.${number & 255}\r\n`));
    expect(await statusesOf(serving)).toEqual(served);
    const answers = await firstEnded(half, FLOOD - bodies.atOnce);
    expect(answers.filter((answer) => timedOut.test(answer))).toHaveLength(FLOOD - bodies.atOnce);
  });

  test('one sender ends none of another: the address of the proxy is nobody in particular', async () => {
    const body = '{"username":"nobody","password":"x"}';
    const head = `POST /api/login HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: 10.9.9.9\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const honest = await connection(serving.origin, `${head}{`);
    // what senders write into the header themselves stands before what the proxy saw
    const attackers = await flood(serving.origin, bodies.ofOne + 40, () => halfSent('x-forwarded-for: 10.9.9.9, 10.1.1.1\r\n'));
    await firstEnded(attackers, 40);
    honest.socket.write(body.slice(1));
    expect(await honest.ended).toMatch(/^HTTP\/1\.1 403 /);
  });
});

describe('time', () => {
  const serving = serve({ bounds: impatient });

  test('a blank now and then keeps no body open, and no head either', async () => {
    const slow = await flood(serving.origin, 40, () => halfSent());
    const heads = await flood(serving.origin, 40, () => 'GET / HTTP/1.1\r\nhost: x\r\n');
    const silent = await connection(serving.origin, '');
    const ends = await Promise.all([...slow.map((one) => dribble(one, ' ', 50)), ...heads.map((one) => dribble(one, 'x-a: b\r\n', 50)), silent.ended]);
    expect(ends.filter((answer) => timedOut.test(answer))).toHaveLength(81);
    expect(await statusesOf(serving)).toEqual(served);
  });

  test('nor the body of an upload that was refused', async () => {
    const head = 'POST /api/rest/s1/hcm/getpersonnelfile HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n';
    expect(await dribble(await connection(serving.origin, `${head}--b`), ' ', 50)).toMatch(/^HTTP\/1\.1 501 /);
  });

  test('an honest upload that comes piece by piece, and a live stream, outlast half-sent calls', async () => {
    const { origin, actor } = serving;
    const live = await fetch(`${origin}/api/rest/s1/hcm/live`, { headers: { accept: 'text/event-stream', ...actor.headers() } });
    const reader = live.body?.getReader();
    expect([live.status, (await reader?.read())?.done]).toEqual([200, false]);

    const body = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n${Buffer.from(smallestPng).toString('latin1')}\r\n--b--\r\n`;
    const { api_key: key = '', cookie = '' } = actor.headers();
    const credentials = `api_key: ${key}\r\ncookie: ${cookie}\r\n`;
    const head = `POST /api/rest/s1/hcm/getpersonnelfile HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${credentials}content-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.length}\r\n\r\n`;
    const upload = await connection(origin, `${head}${body.slice(0, 20)}`);
    for (const piece of [body.slice(20, 40), body.slice(40)]) {
      expect(await (await connection(origin, halfSent())).ended).toMatch(timedOut);
      upload.socket.write(piece, 'latin1');
    }
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 20[01] /);
    await reader?.cancel();
  });
});

describe('what is held without being asked for, or taken', () => {
  const serving = serve({ bounds: { idle: { ofOne: 50, atOnce: 100 }, answers: { ofOne: 2, atOnce: 4 } } });

  test('connections on which nothing is asked make room for whoever comes', async () => {
    const waiting = await flood(serving.origin, 120, () => 'GET / HTTP/1.1\r\n');
    expect(await statusesOf(serving)).toEqual(served);
    await firstEnded(waiting, 70);
  });

  test('of answers that nobody takes the oldest goes', async () => {
    const deaf: BareConnection[] = [];
    for (const _ of [1, 2, 3]) {
      deaf.push(await connection(serving.origin, 'GET /assets/large.js HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', true));
      // answered after the one before
      await fetch(`${serving.origin}/config.json`);
    }
    for (const { hear } of deaf) hear();
    const answers = await Promise.all(deaf.map(({ ended }) => ended));
    expect(answers.map(({ length }) => length > LARGE)).toEqual([false, true, true]);
  });
});
