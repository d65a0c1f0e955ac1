/** Rows that come by COPY: what they say arrives as it was said, under the same walls as rows that are inserted one by one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import type { CopyValue } from './copy.server.ts';
import { sql, systemActor, type Tx, writing } from './db.server.ts';

let database: TestDatabase;
const [holding, subsidiary] = [companyId('holding'), companyId('subsidiary')];
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await database.owner.query(`create table copy_probe (place integer primary key, company_id uuid not null, said text, amounts bigint[], facts jsonb, day date, is_so boolean,
    given integer not null default 7, check (said <> 'refused'))`);
  await database.owner.query(`call enable_company_policy('copy_probe')`);
  // as on a server of the product (embedded/roles.ts), where the application may make no tables of its own
  await database.owner.query(`do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`);
  const { rows } = await database.owner.query<{ role: string }>(
    `select grantee as role from information_schema.role_table_grants where table_name = 'run' and privilege_type = 'INSERT' and grantee <> current_user`,
  );
  await database.owner.query(`grant select, insert on copy_probe to ${rows[0]?.role}`);
});
afterAll(() => database.close());
beforeEach(() => database.owner.query('truncate copy_probe'));

const columns = ['place', 'company_id', 'said', 'amounts', 'facts', 'day', 'is_so'] as const;
const as = <T>(company: string, work: (tx: Tx) => Promise<T>): Promise<T> => writing(database.pool, systemActor('copy', [company]), work);
const copied = (company: string, ...rows: readonly (readonly CopyValue[])[]): Promise<number> => as(company, (tx) => tx.copy({ table: 'copy_probe', columns }, rows));
const row = (place: number, said: string | null, company = holding): CopyValue[] => [place, company, said, [1n, -2n], '{}', '2026-03-21', true];
const stored = async (): Promise<unknown[]> => (await database.owner.query('select place, said from copy_probe order by place')).rows.map(({ place, said }) => [place, said]);

test('every text arrives as it was said, and what was left out has its default', async () => {
  const texts = ['', '\\N', '\\.', 'a\tb', 'a\nb\r\nc', 'back\\slash', '\u06a9\u200c\u06cc \ud83d\ude00', '{"a": "\\"b\\""}', 'NULL', "'; drop table copy_probe; --"];
  expect(await copied(holding, ...texts.map((text, at) => row(at, text)), row(texts.length, null))).toBe(texts.length + 1);
  expect(await stored()).toEqual([...texts, null].map((text, at) => [at, text]));
  const facts = { said: 'a "quoted" \\ text\nof two lines', list: [1, null] };
  await copied(holding, [99, holding, 'x', [9_007_199_254_740_993n, 0n], JSON.stringify(facts), '2026-11-26', false]);
  const { rows } = await database.owner.query(`select amounts::text, facts, day::text, is_so, given from copy_probe where place = 99`);
  expect(rows).toEqual([{ amounts: '{9007199254740993,0}', facts, day: '2026-11-26', is_so: false, given: 7 }]);
});

test('a list of texts keeps what its texts have of signs', async () => {
  await database.owner.query('alter table copy_probe add column words text[]');
  const words = ['a,b', 'c"d', 'e\\f', '{g}', '', 'NULL', 'h\ti'];
  await as(holding, (tx) => tx.copy({ table: 'copy_probe', columns: ['place', 'company_id', 'words'] }, [[1, holding, words]]));
  expect((await database.owner.query('select words from copy_probe')).rows).toEqual([{ words }]);
});

test('rows of another company are refused like those of an INSERT, and nothing of the transaction is kept', async () => {
  await expect(copied(holding, row(1, 'own'), row(2, 'foreign', subsidiary))).rejects.toThrow(/row-level security/);
  await expect(copied(holding, row(1, 'own'), row(2, 'refused'))).rejects.toMatchObject({ constraint: 'copy_probe_said_check' });
  await expect(copied(holding, row(1, 'own'), row(1, 'twice'))).rejects.toMatchObject({ constraint: 'copy_probe_pkey' });
  await expect(copied(holding, [1, holding, 'x', 'no list', '{}', '2026-03-21', true])).rejects.toThrow(/malformed array literal/);
  expect(await stored()).toEqual([]);
});

test('a connection goes on after a COPY that was refused, also in the middle of other statements', async () => {
  const answers = await Promise.allSettled([
    copied(holding, row(1, 'refused')),
    copied(holding, row(2, 'kept')),
    as(holding, async (tx) => {
      const [, own] = await Promise.all([tx.copy({ table: 'copy_probe', columns }, [row(3, 'and')]), tx.one<{ n: number }>(sql`select 1 as n`)]);
      return own;
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(await stored()).toEqual([
    [2, 'kept'],
    [3, 'and'],
  ]);
});

test('copies follow each other in a transaction, into tables of other columns too', async () => {
  const counts = await as(holding, async (tx) => [
    await tx.copy({ table: 'copy_probe', columns }, [row(1, 'a'), row(2, 'b')]),
    await tx.copy({ table: 'copy_probe', columns: ['place', 'company_id'] }, [[3, holding]]),
    await tx.copy({ table: 'copy_probe', columns }, []),
  ]);
  expect(counts).toEqual([2, 1, 0]);
  expect(await stored()).toEqual([
    [1, 'a'],
    [2, 'b'],
    [3, null],
  ]);
});

test('the table of a transaction shows no rows of the table it is made after, and is gone with it', async () => {
  await copied(holding, row(1, 'own'));
  await as(subsidiary, async (tx) => {
    await tx.one(sql`select begin_copy('copy_probe'::regclass, array['place', 'said'])`);
    expect(await tx.many(sql`select * from pg_temp.copied`)).toEqual([]);
  });
  await expect(as(subsidiary, (tx) => tx.many(sql`select * from pg_temp.copied`))).rejects.toMatchObject({ code: '42P01' });
  await expect(as(holding, (tx) => tx.copy({ table: 'copy_probe; drop table person', columns }, [row(1, 'a')]))).rejects.toThrow(/cannot be copied/);
  await expect(as(holding, (tx) => tx.run(sql`create temp table mine (a integer)`))).rejects.toMatchObject({ code: '42501' });
});
