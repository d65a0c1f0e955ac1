/**
 * Attack: behind a pooler that shares connections between transactions, a reader waits for the connection on which somebody with a further reach has just read, and gets rows of that one's companies.
 * Refused: `src/server/pooler.ts` recognises such a pooler at the start, for `DATABASE_URL` and `HCM_APP_DATABASE_URL`, and the start ends with the way out.
 */
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from '#server/config.ts';
import { place } from '#server/database.ts';
import { refusePooler } from '#server/pooler.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { type FakePooler, startFakePooler, type Turn } from '#testing/fake-pooler.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let pooler: FakePooler | undefined;
afterEach(async () => {
  await pooler?.close();
  pooler = undefined;
});

const start = async (turn: Turn, size: number): Promise<string> => {
  pooler = await startFakePooler(database.connections.app, turn, size);
  return pooler.url;
};
const directUrl = ({ host, port, user, password, database: name }: TestDatabase['connections']['app']): string =>
  `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;

describe('a pool of transactions is refused', () => {
  test.each<[Turn, number]>([
    ['newest', 1],
    ['newest', 2],
    ['newest', 5],
    ['oldest', 1],
    ['oldest', 2],
    ['oldest', 3],
    ['oldest', 4],
    ['oldest', 5],
    ['oldest', 6],
    ['oldest', 10],
  ])('that gives the %s of %i', async (turn, size) => {
    const url = await start(turn, size);
    const error = await refusePooler('DATABASE_URL', { connectionString: url }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SettingsError);
    expect((error as SettingsError).message).toMatch(/^DATABASE_URL leads to a pooler .*pool_mode=session\.$/);
  });

  test('before anything else is asked of it, and for the login of the application too', async () => {
    const url = await start('newest', 3);
    const settings = (env: NodeJS.ProcessEnv) => readSettings({ HCM_DATA_DIR: '/nonexistent', ...env });
    await expect(place(settings({ DATABASE_URL: url }), () => undefined)).rejects.toThrow('DATABASE_URL leads to a pooler');
    const own = directUrl(database.connections.owner);
    await expect(place(settings({ DATABASE_URL: own, HCM_APP_DATABASE_URL: url }), () => undefined)).rejects.toThrow('HCM_APP_DATABASE_URL leads to a pooler');
  });
});

test('what is refused is real: the next one on a connection has the settings of the last', async () => {
  const url = await start('newest', 2);
  const clients = [new pg.Client(url), new pg.Client(url)] as const;
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0].query("select set_config('app.companies', '{theirs}', false)");
  const { rows } = await clients[1].query("select current_setting('app.companies') as companies");
  await Promise.all(clients.map((client) => client.end()));
  expect(rows).toEqual([{ companies: '{theirs}' }]);
});

test('the server itself is not refused, however busy it is', async () => {
  const url = directUrl(database.connections.app);
  const others = Array.from({ length: 6 }, () => refusePooler('DATABASE_URL', { connectionString: url }));
  expect(await Promise.all(others)).toEqual(Array.from({ length: 6 }, () => undefined));
});
