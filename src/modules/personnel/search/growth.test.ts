/** No act on one person reads more rows among many people than among few: what is kept by triggers touches its own rows only. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sql, sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import { insertEmployee } from '#platform/party/party.store.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId, postId } from '#testing/organisation.ts';

const company = companyId('holding');
const actor = systemActor('growth', [company]);
const [FEW, MANY] = [300, 3_000];
/** Rows that an index passes over more among many: of neighbours on one page, of the same name. */
const LEEWAY = 30;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

/** People of the company from one number to another, each with a name, a code, a kind of employment and a telephone number of their own. */
async function lay(from: number, to: number): Promise<void> {
  await database.owner.query(
    `with numbers as materialized (select n, gen_random_uuid() as party_id, gen_random_uuid() as tie_id from generate_series($2::int, $3) n),
      parties as (insert into party (party_id, party_type_enum_id, company_id) select party_id, 'PtyPerson', $1 from numbers),
      people as (insert into person (party_id, company_id, first_name, last_name, search_text, search_words)
        select party_id, $1, 'a', 'name' || n, 'a name' || n, array['a', 'name' || n] from numbers),
      ties as (insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
        select tie_id, $1, party_id, 'PrtEmployee', 'G' || n, '[2024-01-01,)' from numbers),
      kinds as (insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid) select tie_id, $1, 'EmsContract', '[2024-01-01,)' from numbers)
    insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid)
      select gen_random_uuid(), party_id, $1, 'PhoneMobile', '0912' || lpad(n::text, 7, '0'), '[2024-01-01,)' from numbers`,
    [company, from, to],
  );
  await database.owner.query('vacuum analyze');
}

const rowsRead = async (tx: Tx): Promise<number> =>
  Number((await tx.one<{ rows: bigint }>(sql`select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::bigint as rows from pg_stat_xact_user_tables`)).rows);

class Undone extends Error {}

/** Rows that an act reads with all that hangs on it until the end of its transaction, which is taken back. */
async function readBy(act: (tx: Tx) => Promise<unknown>): Promise<number> {
  let read = 0;
  const measured = writing(database.pool, actor, async (tx) => {
    const before = await rowsRead(tx);
    await act(tx);
    await tx.run(sql`set constraints all immediate`);
    read = (await rowsRead(tx)) - before;
    throw new Undone();
  });
  await expect(measured).rejects.toThrow(Undone);
  return read;
}

let turn = 0;
const register = (tx: Tx): Promise<boolean> => {
  turn += 1;
  const names = { firstName: 'a', lastName: `new${turn}`, suffix: null, fatherName: null, gender: null, birthDate: null, nationalCode: null } as const;
  const tie = { partyRelationshipId: newId(), pseudoId: `N${turn}`, from: '2026-01-01', employmentStatusEnumId: 'EmsContract' };
  return insertEmployee(tx, { ...names, partyId: newId(), companyId: company }, tie, sql`true`);
};
const act = (query: Sql) => (tx: Tx) => tx.run(query);
const person = sql`party_id = ${partyId('colleague')}::uuid`;

const acts: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
  'a registration': register,
  'another name': act(sql`update person set last_name = 'other', search_text = 'a other', search_words = '{a,other}', father_name = 'x' where ${person}`),
  'a telephone number': act(sql`
    insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid)
    values (${newId()}::uuid, ${partyId('colleague')}::uuid, ${company}::uuid, 'PhoneHome', '02188776655', '[2024-01-01,)')`),
  'another kind of employment': (tx) =>
    writingOver(tx, 'correction', () =>
      tx.run(sql`update employment_kind set employment_status_enum_id = 'EmsContract' where party_relationship_id = ${employmentId('colleague')}::uuid`),
    ),
  'an employment that ends': act(sql`update party_relationship set status_id = 'NotActiveRel', valid = daterange(lower(valid), '2026-05-01') where ${person}`),
  'a post that is left': act(sql`update empl_position_party set valid = daterange(lower(valid), '2026-05-01') where ${person}`),
  'another word for a post': act(sql`update empl_position_fact set description = 'other' where empl_position_id = ${postId('clerk')}::uuid`),
};

test('an act on one person reads as many rows among 3,300 people as among 300', async () => {
  const count = async (): Promise<Record<string, number>> => {
    const read: Record<string, number> = {};
    for (const [name, one] of Object.entries(acts)) read[name] = await readBy(one);
    return read;
  };
  await lay(1, FEW);
  const few = await count();
  await lay(FEW + 1, FEW + MANY);
  const many = await count();
  const grown = Object.entries(many).filter(([name, rows]) => rows > (few[name] ?? 0) + LEEWAY);
  expect(grown).toEqual([]);
  expect(Object.values(few).every((rows) => rows > 0)).toBe(true);
});

test('also on a connection that has written many at once before', async () => {
  const client = await database.owner.connect();
  const read = async (): Promise<number> =>
    Number((await client.query('select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as rows from pg_stat_xact_user_tables')).rows[0].rows);
  try {
    await client.query('begin');
    await client.query(`update employment_kind set employment_status_enum_id = 'EmsTreaty'`);
    await client.query(`update person set father_name = 'y'`);
    await client.query('set constraints all immediate');
    const before = await read();
    await client.query(`update employment_kind set employment_status_enum_id = 'EmsContract' where party_relationship_id = $1`, [employmentId('colleague')]);
    await client.query(`update person set father_name = 'z', search_words = '{a,otherword}' where party_id = $1`, [partyId('colleague')]);
    expect((await read()) - before).toBeLessThan(FEW);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
