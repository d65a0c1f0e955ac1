/** The walls behind the stores: settings of one reader never serve another, and nothing is seen without them. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';
import { isAway } from './away.server.ts';
import { type Db, openPool, raw, reading, sql, systemActor, type Tx, withErrorHandlers, withoutTransaction, writing } from './db.server.ts';
import { KEPT_STATEMENTS } from './statements.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

const companies = async (db: Db): Promise<string[]> => (await db.many<{ id: string }>(sql`select distinct company_id as id from person order by 1`)).map(({ id }) => id);
const holding = () => systemActor('a', [companyId('holding')]);
const subsidiary = () => systemActor('b', [companyId('subsidiary')]);

test('a transaction sees the companies of its actor only, without any it sees nobody', async () => {
  expect(await reading(database.pool, holding(), companies)).toEqual([companyId('holding')]);
  expect(await reading(database.pool, systemActor('none'), companies)).toEqual([]);
});

test('one connection serves readers in turn without mixing them, also after a failed statement and a write', async () => {
  const pool = openPool({ connection: database.connections.app, max: 1 });
  try {
    const fails = reading(pool, subsidiary(), (db) => db.many(sql`select 1 / 0`));
    await expect(fails).rejects.toThrow('division by zero');
    for (const [actor, name] of [
      [holding, 'holding'],
      [subsidiary, 'subsidiary'],
      [holding, 'holding'],
    ] as const)
      expect(await reading(pool, actor(), companies)).toEqual([companyId(name)]);
    expect(await writing(pool, subsidiary(), companies)).toEqual([companyId('subsidiary')]);
    expect(await reading(pool, holding(), companies)).toEqual([companyId('holding')]);
    const both = await Promise.all([reading(pool, holding(), companies), reading(pool, subsidiary(), companies)]);
    expect(both).toEqual([[companyId('holding')], [companyId('subsidiary')]]);
  } finally {
    await pool.end();
  }
});

test('reads of several actors at once share connections and each sees its own, also beside failing and slow ones', async () => {
  const pool = openPool({ connection: database.connections.app, max: 2 });
  try {
    const reads = Array.from({ length: 40 }, (_, turn) => {
      const [actor, name] = turn % 2 === 0 ? ([holding, 'holding'] as const) : ([subsidiary, 'subsidiary'] as const);
      return reading(pool, actor(), async (db) => {
        if (turn % 10 === 3) await expect(db.many(sql`select 1 / 0`)).rejects.toThrow('division by zero');
        if (turn === 4) await db.many(sql`select pg_sleep(0.05)`);
        return [name, await companies(db)] as const;
      });
    });
    for (const [name, seen] of await Promise.all(reads)) expect(seen).toEqual([companyId(name)]);
    expect(pool.totalCount).toBeLessThanOrEqual(2);
    expect(pool.idleCount).toBe(pool.totalCount);
  } finally {
    await pool.end();
  }
});

test('a connection that breaks ends nothing but what is done on it, borrowed, idle or while its pool closes', async () => {
  const pool = withErrorHandlers(new pg.Pool({ ...database.connections.app, max: 1 }));
  const client = await pool.connect();
  client.emit('error', new Error('borrowed'));
  client.release();
  const ending = pool.end();
  client.emit('error', new Error('closing'));
  await ending;
  const idle = withErrorHandlers(new pg.Pool({ ...database.connections.app, max: 1 }));
  const other = await idle.connect();
  other.release();
  other.emit('error', new Error('idle'));
  expect((await idle.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await idle.end();
});

test('what goes with the commit is done with it or not at all', async () => {
  const marked = (value: string) => sql`insert into throttle (bucket, failures, first_at) values (${value}, 1, now())`;
  const kept = async (value: string) => (await withoutTransaction(database.pool).many(sql`select 1 from throttle where bucket = ${value}`)).length;
  await writing(
    database.pool,
    holding(),
    (tx) => tx.run(marked('work')),
    () => [marked('closing')],
  );
  expect([await kept('work'), await kept('closing')]).toEqual([1, 1]);
  const fails = writing(
    database.pool,
    holding(),
    (tx) => tx.run(marked('lost')),
    () => [marked('lost too'), sql`select 1 / 0`],
  );
  await expect(fails).rejects.toThrow('division by zero');
  expect([await kept('lost'), await kept('lost too')]).toEqual([0, 0]);
});

test('work that passes over a failed statement is not said to be kept', async () => {
  const work = writing(database.pool, holding(), async (tx) => {
    await tx.run(sql`insert into throttle (bucket, failures, first_at) values ('passed over', 1, now())`);
    await tx.run(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('nothing was kept');
  expect(await withoutTransaction(database.pool).many(sql`select 1 from throttle where bucket = 'passed over'`)).toEqual([]);
});

test('rows of another company can be neither written nor moved there', async () => {
  const foreign = companyId('subsidiary');
  const insert = writing(database.pool, holding(), (tx) =>
    tx.run(sql`insert into party (party_id, party_type_enum_id, company_id) values (gen_random_uuid(), 'PtyPerson', ${foreign}::uuid)`),
  );
  await expect(insert).rejects.toThrow('row-level security');
  const move = writing(database.pool, holding(), (tx) => tx.run(sql`update person set company_id = ${foreign}::uuid`));
  await expect(move).rejects.toThrow('row-level security');
  expect(await writing(database.pool, holding(), (tx) => tx.run(sql`update person set first_name = first_name where company_id = ${foreign}::uuid`))).toBe(0);
});

test('a read cannot write, whatever its statement says', async () => {
  const write = reading(database.pool, holding(), (db) => db.many(sql`update person set first_name = 'x' returning 1`));
  await expect(write).rejects.toThrow('read-only');
  await expect(withoutTransaction(database.pool).many(sql`delete from throttle`)).rejects.toThrow('read-only');
});

test('one row means one row', async () => {
  const two = sql`select 1 as n union all select 2`;
  await expect(reading(database.pool, holding(), (db) => db.maybe(two))).rejects.toThrow('single row');
  await expect(reading(database.pool, holding(), (db) => db.one(sql`select 1 where false`))).rejects.toThrow('0 came');
});

test('a connection keeps the statements it used last, and each answers rightly when it comes back', async () => {
  const pool = openPool({ connection: database.connections.app, max: 1 });
  const ask = (db: Db, shape: number) => db.one<{ shape: number; n: number }>(sql`select ${raw(String(shape))} as shape, ${shape + 1}::int as n`);
  const right = (shape: number) => ({ shape, n: shape + 1 });
  const kept = async () => (await pool.query<{ n: number }>(`select count(*)::int as n from pg_prepared_statements where name like 'k%'`)).rows[0]?.n ?? 0;
  const shapes = Array.from({ length: KEPT_STATEMENTS + 200 }, (_, shape) => shape);
  try {
    // many at once down one connection, twice over: those let go of are made anew
    for (let round = 0; round < 2; round++) {
      expect(await Promise.all(shapes.map((shape) => reading(pool, holding(), (db) => ask(db, shape))))).toEqual(shapes.map(right));
      // those under way count until the next statement
      await reading(pool, holding(), (db) => ask(db, 0));
      expect(await kept()).toBe(KEPT_STATEMENTS);
    }
    // in a transaction that has failed too
    const failing = async (tx: Tx) => {
      await tx.run(sql`select 1 / 0`).catch(() => undefined);
      await Promise.allSettled(shapes.slice(0, 150).map((shape) => ask(tx, shape)));
      throw new Error('given up');
    };
    await expect(writing(pool, holding(), failing)).rejects.toThrow('given up');
    for (const shape of shapes.slice(0, 300)) expect(await reading(pool, holding(), (db) => ask(db, shape))).toEqual(right(shape));
    expect(await writing(pool, holding(), (tx) => Promise.all(shapes.slice(300).map((shape) => ask(tx, shape))))).toEqual(shapes.slice(300).map(right));
    await reading(pool, holding(), (db) => ask(db, 0));
    expect(await kept()).toBe(KEPT_STATEMENTS);
  } finally {
    await pool.end();
  }
});

test.each([
  [true, ['08006', '53100', '53300', '57014', '57P03', '58030', '25006', 'ENOSPC', 'EROFS', 'EDQUOT', 'EMFILE', 'ECONNREFUSED']],
  [false, ['23505', '22P02', '42P01', '40001', '55P03', 'EACCES', '5310', '531000', '']],
])('that nothing can be done at the moment is %s for these', (is, codes) => {
  expect(codes.map((code) => isAway(Object.assign(new Error('x'), { code })))).toEqual(codes.map(() => is));
});
