/**
 * Eight writers register people, each write with an Idempotency-Key and repeated until it is answered, while Node and
 * every PostgreSQL process are killed with -9, again and again. Afterwards each acknowledged write stands once.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import words from '#testing/organisation.messages.fa.ts';
import { scale } from '#testing/scale.ts';
import { adminPassword, type DataDirectory, dataDirectory, familyOf, postmasterPid, type ServerProcess, startServer } from '#testing/server-process.ts';

// servers are started and waited for
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ROUNDS = 5 * scale;
const WRITERS = 8;
/** Acknowledged writes after which a round is cut off, in the middle of the next ones. */
const WRITES_PER_ROUND = 60;

interface Write {
  readonly key: string;
  readonly body: Readonly<Record<string, string>>;
  /** partyId of the answer; undefined while there is none. */
  acknowledged: string | undefined;
}

const [firstName = '', lastName = ''] = words.people.worker;

function writeNumber(order: number): Write {
  const nine = String(200_000_000 + order);
  const body = { firstName, lastName, nationalId: `${nine}${nationalCodeCheckDigit(nine)}`, pseudoId: `C${order}`, fromDate: '2024-03-20' };
  return { key: randomUUID(), body, acknowledged: undefined };
}

let data: DataDirectory;
let server: ServerProcess;
let session: Readonly<Record<string, string>>;
const writes: Write[] = [];
/** Writers whose write was not answered wait here for the next start. */
let running: Promise<void> = Promise.resolve();
let isOver = false;

beforeAll(async () => {
  data = await dataDirectory();
  server = await startServer({ dataDir: data.path });
  const answer = await fetch(`${server.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  });
  const { api_key } = (await answer.json()) as { api_key: string };
  session = { api_key, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
});
afterAll(async () => {
  await server.end('SIGKILL').catch(() => undefined);
  await data.remove();
});

/** One try. Answers whether it was acknowledged; throws when the server refuses what it must accept. */
async function attempt(write: Write): Promise<boolean> {
  const request = fetch(`${server.url}/api/rest/s1/hcm/party`, {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json', 'idempotency-key': write.key },
    body: JSON.stringify(write.body),
  });
  const answer = await request.catch(() => undefined);
  if (!answer || answer.status >= 502) return false;
  const text = await answer.text().catch(() => undefined);
  if (text === undefined) return false;
  if (!answer.ok) throw new Error(`write ${write.body['pseudoId']} was refused: ${answer.status} ${text}`);
  const { partyId } = JSON.parse(text) as { partyId: string };
  if (write.acknowledged !== undefined && write.acknowledged !== partyId) throw new Error(`write ${write.body['pseudoId']} was done twice`);
  write.acknowledged = partyId;
  return true;
}

async function writer(): Promise<void> {
  while (!isOver) {
    const write = writeNumber(writes.length);
    writes.push(write);
    while (!(await attempt(write))) {
      await running;
      // what a client does before it repeats
      await pause(5);
    }
  }
}

const acknowledged = (): Write[] => writes.filter((write) => write.acknowledged !== undefined);

async function untilAcknowledged(count: number, writers: Promise<unknown>): Promise<void> {
  let failed: unknown;
  void writers.catch((error: unknown) => {
    failed = error;
  });
  while (acknowledged().length < count) {
    if (failed) throw failed;
    await pause(5);
  }
}

/** One of them may have ended by itself since it was listed. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Kills Node and all PostgreSQL processes at once and starts again on what they left. */
async function crash(): Promise<void> {
  let open = (): void => undefined;
  running = new Promise((resolve) => {
    open = resolve;
  });
  for (const pid of [server.pid, ...familyOf(postmasterPid(data.path) ?? 0)]) kill(pid);
  server = await startServer({ dataDir: data.path });
  open();
}

interface Stored {
  readonly pseudo_id: string;
  readonly party_id: string;
}

/** What the tables hold, read past the server. */
async function stored(): Promise<{ people: Stored[]; audited: string[] }> {
  const database = await startEmbedded({ dataDir: data.path });
  const client = new pg.Client(database.owner);
  try {
    await client.connect();
    const people = await client.query<Stored>(`select pseudo_id, party_id from party_relationship where pseudo_id like 'C%' order by pseudo_id`);
    const audited = await client.query<{ record_id: string }>(`select record_id from audit_entry where entity = 'Person' and action = 'create' order by 1`);
    return { people: people.rows, audited: audited.rows.map(({ record_id }) => record_id) };
  } finally {
    await client.end();
    await database.stop();
  }
}

test(`${ROUNDS} times kill -9 under ${WRITERS} writers: nothing acknowledged is lost, nothing is done twice`, { timeout: 60_000 * ROUNDS }, async () => {
  const writers = Promise.all(Array.from({ length: WRITERS }, writer));
  for (let round = 1; round <= ROUNDS; round++) {
    await untilAcknowledged(acknowledged().length + WRITES_PER_ROUND, writers);
    await crash();
  }
  isOver = true;
  await writers;
  // a client that never saw the answer asks once more: it gets the first one
  for (const write of writes) expect(await attempt(write)).toBe(true);
  expect((await server.end('SIGTERM')).code).toBe(0);

  const { people, audited } = await stored();
  const standing = new Map(people.map(({ pseudo_id, party_id }) => [pseudo_id, party_id]));
  expect(writes.length).toBeGreaterThanOrEqual(ROUNDS * WRITES_PER_ROUND);
  expect(writes.filter((write) => standing.get(write.body['pseudoId'] ?? '') !== write.acknowledged)).toEqual([]);
  expect(people.length).toBe(writes.length);
  const ids = new Set(people.map(({ party_id }) => party_id));
  expect(audited.filter((id) => ids.has(id)).sort()).toEqual([...ids].sort());
});
