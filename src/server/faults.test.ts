/**
 * A machine that cannot go on for a while (guide reliability-security.md R3): the answer is 503 with a sentence and a time to
 * come back, the operator gets a line, and once the cause is gone everything works without a restart.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { s3Store } from '#platform/file-store/s3-store.server.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import httpMessages from '#platform/http/http.messages.fa.ts';
import { MAX_IN_FLIGHT } from '#platform/http/mount.server.ts';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';

const UPLOAD = '/api/rest/s1/hcm/getpersonnelfile';
const FILE = '/api/rest/s1/hcm/getpersonnelfile1';
const RETENTION = '/api/rest/s1/hcm/log/retention';

let server: TestApp;
let admin: TestActor;
let folder: string;
/** What the store does instead of its work. */
let refuse: ((what: string) => Promise<never>) | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hcm-faults-'));
  const disk = diskStore(folder);
  const store: FileStore = {
    ...disk,
    put: (...args) => (refuse ? refuse('write') : disk.put(...args)),
    get: (...args) => (refuse ? refuse('open') : disk.get(...args)),
  };
  server = await startTestApp({ files: { store, maxBytes: DEFAULT_MAX_FILE_BYTES } });
  admin = (await signInActors(server)).administrator;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The lines the operator got since the test began. */
let said: string[];
let hours = 0;
beforeEach(() => {
  said = [];
  const log = server.app.log as { error: (facts: { err: Error }, line?: string) => void };
  log.error = ({ err }, line) => void said.push(`${line}: ${err.message}`);
  // there is a line every ten seconds: each test is in another hour
  hours += 1;
  vi.spyOn(performance, 'now').mockReturnValue(3_600_000 * hours);
  return () => vi.restoreAllMocks();
});

const upload = (): Promise<LightMyRequestResponse> => admin.upload(UPLOAD, { name: 'list.csv', content: 'a,b\n1,2\n' });
let months = 240;
/** A write with its row and its trace. */
function write() {
  months += 1;
  return admin.request('PUT', RETENTION, { monthsKept: months });
}
const read = () => admin.request('GET', RETENTION);

function expectAway(answer: LightMyRequestResponse, sentence: string = httpMessages.errors.busy): void {
  expect([answer.statusCode, answer.json().messages]).toEqual([503, sentence]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
}

describe('the store of files', () => {
  const systemError = (code: string, errno: number) => (what: string) => Promise.reject(Object.assign(new Error(`${code}: no way, ${what}`), { code, errno, syscall: what }));

  test.each([
    ['a full disk', 'ENOSPC', -28],
    ['a used up quota', 'EDQUOT', -122],
    ['a disk that is read-only', 'EROFS', -30],
    ['a broken disk', 'EIO', -5],
    ['a folder of somebody else', 'EACCES', -13],
    ['no more open files', 'EMFILE', -24],
  ])('%s (%s)', async (_, code, errno) => {
    const { name } = (await upload()).json();
    const before = (await readdir(folder, { recursive: true })).length;
    refuse = systemError(code, errno);
    expectAway(await upload(), fileMessages.errors.storeAway);
    expectAway(await admin.request('GET', `${FILE}?name=${name}`), fileMessages.errors.storeAway);
    expect(said).toEqual([`the store of files cannot be used: ${code}: no way, write`, `the store of files cannot be used: ${code}: no way, open`]);
    refuse = undefined;
    // no row without its bytes, and no bytes without a row
    expect((await server.owner.query(`select from stored_file where state <> 'released'`)).rowCount).toBe(
      (await readdir(folder, { recursive: true })).filter((one) => one.endsWith('.csv')).length,
    );
    expect((await readdir(folder, { recursive: true })).length).toBe(before);
    expect((await upload()).statusCode).toBe(200);
    expect((await admin.request('GET', `${FILE}?name=${name}`)).statusCode).toBe(200);
  });

  test('a bucket that does not answer, and one that refuses', async () => {
    const bucket = { name: 'files', key: 'S3RVER', secret: 'S3RVER', region: 'us-east-1' };
    const gone = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3'), configureBuckets: [{ name: 'files', configs: [] }] });
    const { port } = await gone.run();
    const url = new URL(`http://127.0.0.1:${port}`);
    const wrong = s3Store({ ...bucket, url, name: 'other' });
    refuse = () => wrong.put(`${'a'.repeat(32)}.csv`, Buffer.from('a')) as Promise<never>;
    expectAway(await upload(), fileMessages.errors.storeAway);
    await gone.close();
    refuse = () => s3Store({ ...bucket, url }).put(`${'a'.repeat(32)}.csv`, Buffer.from('a')) as Promise<never>;
    expectAway(await upload(), fileMessages.errors.storeAway);
    expect(said).toEqual([expect.stringMatching(/there is no bucket other$/), expect.stringMatching(/does not answer to PUT: .*ECONNREFUSED/)]);
    refuse = undefined;
  });
});

describe('the database', () => {
  const owner = (text: string) => server.owner.query(text);
  /** From now on every write of the months ends so. */
  const failWith = (body: string) =>
    owner(`create or replace function fault() returns trigger language plpgsql as $$ begin ${body}; return new; end $$;
      create or replace trigger fault before update on audit_retention for each row execute function fault()`);
  const mend = () => owner('drop trigger if exists fault on audit_retention');

  test.each([
    ['has no disk left', `raise exception 'could not extend file' using errcode = '53100'`, 'could not extend file'],
    ['has a broken disk', `raise exception 'could not read block' using errcode = '58030'`, 'could not read block'],
    ['has no memory left', `raise exception 'out of memory' using errcode = '53200'`, 'out of memory'],
    ['cuts off a slow statement', 'perform pg_cancel_backend(pg_backend_pid()); perform pg_sleep(1)', 'canceling statement due to user request'],
    ['is restarted under the statement', 'perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1)', 'terminating connection due to administrator command'],
    ['has become read-only', 'set transaction read only; insert into audit_retention default values', 'cannot execute INSERT in a read-only transaction'],
  ])('%s', async (_, body, line) => {
    const kept = (await read()).json();
    await failWith(body);
    try {
      for (let round = 0; round < 3; round++) expectAway(await write());
    } finally {
      await mend();
    }
    // one line, however many ask
    expect(said).toEqual([`the database cannot be used: ${line}`]);
    expect((await read()).json()).toEqual(kept);
    expect((await write()).json()).toEqual({ monthsKept: months, next: null });
  });

  test('takes no more connections', async () => {
    const name = server.database.connections.app.database;
    await owner(`alter database ${name} connection limit 0`);
    await owner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = '${server.database.connections.app.user}'`);
    await vi.waitFor(() => expect(server.pool.totalCount).toBe(0));
    try {
      expectAway(await write());
      expectAway(await read());
    } finally {
      await owner(`alter database ${name} connection limit -1`);
    }
    expect(said).toEqual([expect.stringMatching(/^the database cannot be used: too many connections for database/)]);
    expect([(await write()).statusCode, (await read()).statusCode]).toEqual([200, 200]);
  });

  test('has all its connections at work', async () => {
    const { options } = server.pool;
    const usual = options.connectionTimeoutMillis;
    const held = await Promise.all(Array.from({ length: options.max }, () => server.pool.connect()));
    options.connectionTimeoutMillis = 30;
    try {
      expectAway(await read());
    } finally {
      for (const client of held) client.release();
      options.connectionTimeoutMillis = usual;
    }
    expect(said).toEqual(['the database cannot be used: timeout exceeded when trying to connect']);
    expect((await read()).statusCode).toBe(200);
  });
});

test('more requests than can be under way at once: the rest is told when to come back', async () => {
  const answers = await Promise.all(Array.from({ length: MAX_IN_FLIGHT + 20 }, () => server.app.inject({ method: 'GET', url: '/api/health' })));
  const away = answers.filter(({ statusCode }) => statusCode === 503);
  expect(away.length).toBe(20);
  for (const answer of away) expectAway(answer);
  expect((await read()).statusCode).toBe(200);
});
