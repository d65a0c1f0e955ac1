/** Fifty clocks push while Node and every PostgreSQL process are killed with -9: what a clock was told is kept stands once, and what it was not told it sends again. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { adminPassword, type DataDirectory, dataDirectory, familyOf, killIfRunning, postmasterPid, type ServerProcess, startServer } from '#testing/server-process.ts';

// servers are started and waited for
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROUNDS = 2 * Number(process.env['HCM_TEST_SCALE'] ?? 1);
const CLOCKS = 50;
/** Lines of a push, and pushes of all clocks after which the server is killed in the middle of the next ones. */
const LINES = 4;
const PUSHES_PER_ROUND = 120;

let data: DataDirectory;
let server: ServerProcess;
/** Clocks whose push was not answered wait here for the next start. */
let running: Promise<void> = Promise.resolve();
let isOver = false;
let answered = 0;

const serialOf = (at: number): string => `CRASH${String(at).padStart(4, '0')}`;
const linesOf = (clock: number, push: number): readonly string[] =>
  Array.from({ length: LINES }, (_, at) => {
    const second = push * LINES + at;
    const time = [6 + (Math.floor(second / 3_600) % 12), Math.floor(second / 60) % 60, second % 60].map((part) => String(part).padStart(2, '0')).join(':');
    return `${1_000 + clock}\t2026-05-04 ${time}\t255\t1`;
  });

beforeAll(async () => {
  data = await dataDirectory();
  server = await startServer({ dataDir: data.path });
  const post = (path: string, headers: object, body: object) =>
    fetch(`${server.url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const signedIn = await post('/login', {}, { username: 'admin', password: adminPassword });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  let { api_key: key } = (await signedIn.json()) as { api_key: string };
  for (let at = 0; at < CLOCKS; at += 1) {
    const body = { code: `C${at}`, title: `clock ${at}`, optionIndicator: 'Y', serial: serialOf(at), networks: '127.0.0.0/8', serviceKeyId: null, silenceMinutes: null };
    const made = await post('/rest/s1/functionalManagement/clockDevice', { api_key: key, cookie }, body);
    if (made.status !== 201) throw new Error(`no clock: ${made.status} ${await made.text()}`);
    key = made.headers.get('api_key') ?? key;
  }
});
afterAll(async () => {
  await server.end('SIGKILL').catch(() => undefined);
  await data.remove();
});

/** One try; whether the clock was told that its lines are kept. */
async function isTaken(clock: number, push: number): Promise<boolean> {
  const text = linesOf(clock, push).join('\n');
  const answer = await fetch(`${server.url}/iclock/cdata?SN=${serialOf(clock)}&table=ATTLOG`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text }).catch(
    () => undefined,
  );
  if (answer === undefined || answer.status >= 429) return false;
  const said = await answer.text().catch(() => undefined);
  if (said === undefined) return false;
  if (said !== `OK: ${LINES}`) throw new Error(`clock ${clock}: ${answer.status} ${said}`);
  return true;
}

/** Pushes one after the other, each until it is taken, every fifth once more; answers how many. */
async function clock(at: number): Promise<number> {
  let push = 0;
  for (; !isOver; push += 1) {
    for (let tries = push % 5 === 4 ? 2 : 1; tries > 0; ) {
      if (await isTaken(at, push)) tries -= 1;
      else await running.then(() => pause(10));
    }
    answered += 1;
  }
  return push;
}

/** Kills Node and all PostgreSQL processes at once and starts again on what they left. */
async function crash(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  running = promise;
  for (const pid of [server.pid, ...familyOf(postmasterPid(data.path) ?? 0)]) killIfRunning(pid);
  server = await startServer({ dataDir: data.path });
  resolve();
}

async function untilAnswered(count: number, clocks: Promise<unknown>): Promise<void> {
  const failed = clocks.then(() => undefined);
  while (answered < count) await Promise.race([failed, pause(10)]);
}

test(`${CLOCKS} clocks push through ${ROUNDS} kills: nothing is lost, nothing stands twice`, { timeout: 90_000 * ROUNDS }, async () => {
  const clocks = Promise.all(Array.from({ length: CLOCKS }, (_, at) => clock(at)));
  for (let round = 1; round <= ROUNDS; round += 1) {
    await untilAnswered(answered + PUSHES_PER_ROUND, clocks);
    await crash();
  }
  await untilAnswered(answered + PUSHES_PER_ROUND, clocks);
  isOver = true;
  const pushed = await clocks;
  expect((await server.end('SIGTERM')).code).toBe(0);

  const database = await startEmbedded({ dataDir: data.path });
  const client = new pg.Client(database.owner);
  try {
    await client.connect();
    const { rows } = await client.query<{ serial: string; events: number; moments: number; told: number }>(
      `select d.serial, count(*)::int as events, count(distinct (e.at, e.card))::int as moments,
         (select count(*)::int from clock_exception x where x.clock_device_id = d.clock_device_id and x.kind = 'unknownCard') as told
       from clock_device d join clock_event e using (clock_device_id) group by d.clock_device_id, d.serial order by d.serial`,
    );
    const wanted = pushed.map((count, at) => ({ serial: serialOf(at), events: count * LINES, moments: count * LINES, told: count * LINES }));
    expect(rows).toEqual(wanted);
  } finally {
    await client.end();
    await database.stop();
  }
});
