/** What a fresh installation gets, what the committed picture shows and what the application may touch are the same. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appRole } from '#server/embedded/roles.ts';
import { migrate } from '#server/migrate.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { migrationFiles } from '#testing/migration-files.ts';
import { describeSchema } from '../tools/schema.ts';

let seeded: TestDatabase;
let fresh: TestDatabase;
beforeAll(async () => {
  seeded = await openTestDatabase('seeded');
  fresh = await openTestDatabase('empty');
});
afterAll(() => Promise.all([seeded.close(), fresh.close()]));

const run = async () => migrate({ connection: fresh.connections.owner, files: await migrationFiles(), appRole });

test('migrating from empty ends in db/schema.sql', async () => {
  expect((await run()).length).toBe((await migrationFiles()).length);
  const committed = await readFile(new URL('../db/schema.sql', import.meta.url), 'utf8');
  expect(await describeSchema(fresh.owner)).toBe(committed);
  expect(await describeSchema(seeded.owner)).toBe(committed);
});

test('no table was counted while it was empty: PostgreSQL would take it for an empty one when an organisation is imported', async () => {
  const { rows } = await fresh.owner.query(`select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples = 0`);
  expect(rows).toEqual([]);
});

test('a second run of the migrations changes nothing, and two at once apply each once', async () => {
  expect(await Promise.all([run(), run()])).toEqual([[], []]);
});

test('without companies in its transaction the application role sees no person', async () => {
  const { rows } = await seeded.pool.query<{ rls: boolean }>("select row_security_active('person') as rls");
  expect(rows).toEqual([{ rls: true }]);
});
