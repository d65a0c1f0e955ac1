/** Tables that are only added to: what the application and whoever owns the tables try against their rows, and with whom the rows go. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appRole } from '#server/embedded/roles.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, layOrganisation } from '#testing/organisation.ts';

const [person, witness, stranger, batch] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const here = companyId('holding');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  // every right a table can give, so that nothing but the guard refuses
  await database.owner.query(`
    create table fact_batch (batch_id uuid primary key);
    create table fact (
      fact_id serial primary key, company_id uuid not null, party_id uuid not null references party on delete cascade, batch_id uuid references fact_batch on delete cascade,
      said text not null, length integer generated always as (length(said)) stored,
      written_by uuid references party on delete set null, checked_by uuid references party on delete set null);
    call enable_company_policy('fact');
    call only_added_to('fact', 'party');
    grant all on fact, fact_batch to ${appRole};
    grant usage on fact_fact_id_seq to ${appRole};`);
});
afterAll(() => database.close());

beforeEach(async () => {
  await database.owner.query('delete from party where party_id = any ($1)', [[person, witness, stranger]]);
  await database.owner.query(`insert into party (party_id, party_type_enum_id, company_id) select one, 'PtyPerson', $2 from unnest($1::uuid[]) one`, [[person, witness], here]);
  // of another company: the application does not see that somebody is there, only what is said
  await database.owner.query(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, [stranger, companyId('subsidiary')]);
  await database.owner.query('insert into fact_batch values ($1) on conflict do nothing', [batch]);
  await database.owner.query(
    `insert into fact (company_id, party_id, batch_id, said, written_by, checked_by) values ($1, $2, $4, 'one', $3, $3), ($1, $2, null, 'two', $2, null), ($1, $5, null, 'three', $3, null)`,
    [here, person, witness, batch, stranger],
  );
});

const facts = async () => (await database.owner.query('select said, length, party_id, written_by, checked_by from fact order by said desc')).rows;

/** Runs statements in one transaction: of the application, or of the owner of the tables, whom no row policy binds. */
async function as(who: 'application' | 'owner', ...statements: readonly string[]): Promise<void> {
  const client: pg.PoolClient = await database[who === 'owner' ? 'owner' : 'pool'].connect();
  try {
    await client.query(`begin read write; set local app.companies = '{${here}}'`);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const deleting = `create function pg_temp.clear() returns trigger language plpgsql as 'begin delete from fact; return null; end'`;
const attacks: Readonly<Record<string, readonly string[]>> = {
  'changing what was said': [`update fact set said = 'other'`],
  'saying the same again': ['update fact set said = said'],
  'giving it to somebody else': [`update fact set party_id = '${witness}'`],
  'forgetting who wrote it': [`update fact set written_by = null where said = 'one'`],
  'taking it away': ['delete from fact'],
  'taking it away from somebody who is not seen': [`delete from fact where said = 'three'`],
  'taking it away with what it came with': [`delete from fact_batch`],
  'taking it away out of a trigger': [
    deleting,
    'create temp table lever (n int)',
    'create trigger pull after insert on lever execute function pg_temp.clear()',
    'insert into lever values (1)',
  ],
  'adding it over': [
    `insert into fact (fact_id, company_id, party_id, said) select fact_id, company_id, party_id, said from fact on conflict (fact_id) do update set said = 'other'`,
  ],
  'merging into it': [`merge into fact using (values ('one')) as v (word) on said = word when matched then delete`],
  'emptying the table': ['truncate fact'],
  'saying that the past is open': [`set local app.past = 'open'`, `update fact set said = 'other'`],
};

describe.each(['application', 'owner'] as const)('of the %s', (who) => {
  test.each(Object.entries(attacks))('%s is refused', async (_, statements) => {
    const before = await facts();
    await expect(as(who, ...statements)).rejects.toMatchObject({ code: '23514', constraint: 'fact_kept', table: 'fact' });
    expect(await facts()).toEqual(before);
  });
});

test('emptying the people empties no facts', async () => {
  await expect(as('owner', 'truncate party cascade')).rejects.toMatchObject({ constraint: expect.stringMatching(/_kept$/) });
});

test.each([
  ['alter table fact disable trigger kept', '42501'],
  ['drop trigger kept on fact', '42501'],
  [`set session_replication_role = 'replica'`, '42501'],
  ['create temp table lever (n int); create trigger pull after insert on lever for each row execute function keep_added()', '42501'],
])('the application may not take the guard away, nor use its rights: %s', async (statement, code) => {
  await expect(as('application', statement)).rejects.toMatchObject({ code });
});

test.each(['application', 'owner'] as const)('facts go with the person they are about, by the %s', async (who) => {
  await as(who, `delete from party where party_id = '${person}'`);
  expect((await facts()).map(({ said }) => said)).toEqual(['three']);
});

test.each(['application', 'owner'] as const)('who wrote them is forgotten with that person alone, by the %s', async (who) => {
  const before = await facts();
  await as(who, `delete from party where party_id = '${witness}'`);
  const named = (id: unknown) => (id === witness ? null : id);
  expect(await facts()).toEqual(before.map((one) => ({ ...one, written_by: named(one.written_by), checked_by: named(one.checked_by) })));
});

test('a table that cannot name its owner is not taken', async () => {
  await expect(as('owner', `call only_added_to('fact_batch', 'party')`)).rejects.toThrow('fact_batch has no owner party_id');
});
