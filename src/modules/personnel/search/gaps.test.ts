/** What the database keeps of missing facts (search.004) against the plain question, after any changes and on any day. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, raw, reading, type Sql, sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { gapSetsFor, lacking, type RequestedStatus } from './filters/gaps.store.ts';
import { type Gap, gapClasses } from './filters/search-filters.table.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

const company = companyId('holding');
const actor = systemActor('gaps', [company, companyId('subsidiary')]);
const people = ['director', 'seller', 'colleague'] as const satisfies readonly PersonName[];

/** The plain questions, of a person `p` with the employment `r`. */
function plain(day: string): Readonly<Record<Gap | 'province' | 'county', Sql>> {
  const none = (rows: string, dated = true): Sql => sql`not exists (select from ${raw(rows)} ${dated ? sql`and x.valid @> ${day}::date` : sql``})`;
  const ofPerson = (table: string, more: string, dated = true): Sql => none(`${table} x where x.party_id = r.party_id and ${more}`, dated);
  const ofEmployment = (table: string): Sql => none(`${table} x where x.party_relationship_id = r.party_relationship_id`);
  const code = (type: string): Sql => ofPerson('party_identification', `x.party_id_type_enum_id = '${type}'`, false);
  const home = (said: string): Sql => ofPerson('postal_address', `x.contact_mech_purpose_id = 'PostalHome' and ${said} is not null`);
  const number = (purpose: string): Sql => ofPerson('telecom_number', `x.contact_mech_purpose_id = '${purpose}'`);
  const near = 'x.city_geo_id, x.postal_code_geo_id, x.county_geo_id';
  return {
    gender: sql`p.gender is null`,
    photo: sql`p.face_image is null`,
    latinName: sql`nullif(p.latin_first_name, '') || nullif(p.latin_last_name, '') is null`,
    birthDate: sql`p.birth_date is null`,
    birthPlace: sql`p.birth_place is null`,
    nationality: sql`p.country_geo_id is null`,
    marital: sql`p.marital_status_enum_id is null`,
    residenceStatus: sql`p.residence_status_enum_id is null`,
    fatherName: sql`p.father_name is null`,
    military: sql`(p.gender is distinct from 'N' and p.military_state_enum_id is null)`,
    kids: sql`coalesce(p.marital_status_enum_id <> 'MarsSingle' and p.number_of_kids is null, false)`,
    relatives: sql`(coalesce(p.marital_status_enum_id <> 'MarsSingle', false) and ${ofPerson('family_member', 'true', false)})`,
    nationalCode: code('Nationalcode'),
    idNumber: code('idNumber'),
    insuranceNumber: code('insuranceNumber'),
    position: ofPerson('empl_position_party', `x.main_position = 'Y'`),
    structure: ofPerson('personnel_structure', 'true'),
    employmentKind: ofEmployment('employment_kind'),
    wage: ofEmployment('employment_salary'),
    degree: ofPerson('party_qualification', 'true', false),
    mobile: number('PhoneMobile'),
    phone: number('PhoneHome'),
    address: home('x.street'),
    postalCode: home('x.postal_code'),
    email: ofPerson('electronic_address', `x.contact_mech_purpose_id in ('EmailPersonal', 'EmailWork')`),
    user: ofPerson('user_account', 'true', false),
    account: ofPerson('bank_account', `x.payment_method_purpose_enum_id = 'PmpPriamryAccont'`),
    province: home(`coalesce(${near}, x.state_province_geo_id)`),
    county: home(`coalesce(${near})`),
  };
}

type Fact = Gap | 'province' | 'county';
const facts: readonly Fact[] = [...(Object.keys(gapClasses) as Gap[]), 'province', 'county'];
type Asked = Readonly<Record<string, readonly string[]>>;

/** Who of a status lacks each of the facts, by what is kept and by the plain question. */
async function bothOn(day: string, statusId: RequestedStatus = 'all'): Promise<readonly [kept: Asked, plain: Asked]> {
  return reading(database.pool, actor, async (db: Db) => {
    const sets = await gapSetsFor(db, day, statusId);
    const who = async (condition: Sql): Promise<string[]> =>
      (
        await db.many<{ id: string }>(
          sql`select r.party_relationship_id as id from party_relationship r join person p on p.party_id = r.party_id and p.company_id = r.company_id
            where ${statusId === 'all' ? sql`true` : sql`r.status_id = ${statusId}`} and ${condition} order by 1`,
        )
      ).map(({ id }) => id);
    const asked = plain(day);
    const table = async (condition: (fact: Fact) => Sql): Promise<Asked> =>
      Object.fromEntries(await Promise.all(facts.map(async (fact) => [fact, await who(condition(fact))] as const)));
    return [await table((fact) => lacking(day, sets, [fact], true)), await table((fact) => asked[fact])];
  });
}

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => new Date(Date.UTC(2021, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
const span = fc.tuple(fc.option(day), fc.option(day)).map(([first, last]): string => {
  const [from, until] = first !== null && last !== null && first > last ? [last, first] : [first, last];
  return `[${from ?? ''},${until ?? ''}${from !== null && from === until ? ']' : ')'}`;
});
const maybe = (...values: readonly string[]) => fc.constantFrom(null, ...values);

type Change = (tx: Tx, who: PersonName) => Promise<unknown>;
const dated = (table: string, key: string, columns: string, values: fc.Arbitrary<readonly (string | null)[]>): fc.Arbitrary<Change> =>
  fc.tuple(values, span).map(([said, valid]) => (tx, who) => {
    const given = said.reduce((list, value) => sql`${list}, ${value}`, sql``);
    return tx.run(
      sql`insert into ${raw(table)} (${raw(key)}, party_id, company_id, valid, ${raw(columns)}) values (${newId()}::uuid, ${partyId(who)}::uuid, ${company}::uuid, ${valid}::daterange ${given})`,
    );
  });
const tied = (table: 'employment_kind' | 'employment_salary', columns: string, value: string): fc.Arbitrary<Change> =>
  span.map((valid) => async (tx, who) => {
    await tx.run(sql`delete from ${raw(table)} where party_relationship_id = ${employmentId(who)}::uuid and valid && ${valid}::daterange`);
    await tx.run(
      sql`insert into ${raw(table)} (party_relationship_id, company_id, valid, ${raw(columns)}) values (${employmentId(who)}::uuid, ${company}::uuid, ${valid}::daterange, ${raw(value)})`,
    );
  });
const onPerson = (column: string, value: fc.Arbitrary<string | null>, type = 'text'): fc.Arbitrary<Change> =>
  value.map((said) => (tx, who) => tx.run(sql`update person set ${raw(column)} = ${said}::${raw(type)} where party_id = ${partyId(who)}::uuid`));
const gone = (table: string): fc.Arbitrary<Change> => fc.constant((tx, who) => tx.run(sql`delete from ${raw(table)} where party_id = ${partyId(who)}::uuid`));
const moved = (table: string): fc.Arbitrary<Change> =>
  span.map((valid) => (tx, who) => writingOver(tx, 'correction', () => tx.run(sql`update ${raw(table)} set valid = ${valid}::daterange where party_id = ${partyId(who)}::uuid`)));

const change: fc.Arbitrary<Change> = fc.oneof(
  dated('telecom_number', 'telecom_number_id', 'contact_mech_purpose_id, contact_number', fc.tuple(fc.constantFrom('PhoneMobile', 'PhoneHome', 'PhoneWork'), fc.constant('1'))),
  dated(
    'postal_address',
    'postal_address_id',
    'contact_mech_purpose_id, street, postal_code',
    fc.tuple(fc.constantFrom('PostalHome', 'PostalWork'), maybe('s'), maybe('1234567890')),
  ),
  dated('electronic_address', 'electronic_address_id', 'contact_mech_purpose_id, info_string', fc.tuple(fc.constantFrom('EmailWork', 'EmailPersonal'), fc.constant('a@b.ir'))),
  tied('employment_kind', 'employment_status_enum_id', `'EmsOfficial'`),
  tied('employment_salary', 'daily_wage', '1'),
  onPerson('gender', maybe('Y', 'N'), 'char'),
  onPerson('marital_status_enum_id', maybe('MarsSingle', 'MarsMarried')),
  onPerson('military_state_enum_id', maybe('MilDone')),
  onPerson('number_of_kids', maybe('0', '2'), 'smallint'),
  onPerson('latin_first_name', maybe('', 'Latin')),
  onPerson('latin_last_name', maybe('', 'Latin')),
  onPerson('birth_place', maybe('x')),
  onPerson('face_image', maybe('x')),
  fc.constantFrom('ActiveRel', 'NotActiveRel').map(
    (status): Change =>
      (tx, who) =>
        tx.run(sql`update party_relationship set status_id = ${status} where party_relationship_id = ${employmentId(who)}::uuid`),
  ),
  moved('telecom_number'),
  moved('postal_address'),
  gone('telecom_number'),
  gone('postal_address'),
  gone('party_qualification'),
  gone('party_identification'),
  gone('electronic_address'),
  fc.constantFrom('Nationalcode', 'idNumber', 'insuranceNumber').map(
    (type): Change =>
      (tx, who) =>
        tx.run(sql`
      insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values (${partyId(who)}::uuid, ${company}::uuid, ${type}, ${newId().slice(-10)}) on conflict do nothing`),
  ),
);

test('the facts that are kept as missing are those that are missing, whatever was changed together and whichever day is asked', async () => {
  const changes = fc.array(fc.tuple(change, fc.constantFrom(...people)), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(changes, day, fc.constantFrom<RequestedStatus>('ActiveRel', 'NotActiveRel', 'all'), async (made, asked, statusId) => {
      await writing(database.pool, actor, async (tx) => {
        for (const [one, who] of made) await one(tx, who);
      });
      const [kept, right] = await bothOn(asked, statusId);
      expect(kept).toEqual(right);
    }),
    { numRuns: 40 },
  );
});

test('seats, relatives, accounts and whole employments count too', async () => {
  const who = partyId('colleague');
  const lacks = async (fact: Fact, on = '2026-01-01') => (await bothOn(on))[0][fact]?.includes(employmentId('colleague'));
  const { rows } = await database.owner.query<{ post: string }>(`delete from empl_position_party where party_id = $1 and main_position = 'Y' returning empl_position_id as post`, [
    who,
  ]);
  expect(rows).toHaveLength(1);
  expect(await lacks('position')).toBe(true);
  await writing(database.pool, actor, (tx) =>
    tx.run(
      sql`insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid) values (${newId()}::uuid, ${company}::uuid, ${rows[0]?.post}::uuid, ${who}::uuid, '[2025-06-01,)')`,
    ),
  );
  expect([await lacks('position'), await lacks('position', '2025-05-31')]).toEqual([false, true]);
  expect(await lacks('user')).toBe(true);
  const account = newId();
  await database.owner.query('insert into user_account (user_id, username, password_hash, party_id, company_id) values ($1, $2, $3, $4, $5)', [account, 'gaps', 'x', who, company]);
  expect(await lacks('user')).toBe(false);
  await database.owner.query('delete from user_account where user_id = $1', [account]);
  expect(await lacks('user')).toBe(true);
  await database.owner.query('delete from party_relationship where party_id = $1', [who]);
  expect((await database.owner.query('select 1 from employment_gap where party_relationship_id = $1', [employmentId('colleague')])).rows).toEqual([]);
});

/** Both have written before either ends. */
async function together(...statements: readonly Sql[]): Promise<void> {
  let left = statements.length;
  let allWritten = (): void => undefined;
  const meeting = new Promise<void>((resolve) => {
    allWritten = resolve;
  });
  const write = (statement: Sql) =>
    writing(database.pool, actor, async (tx) => {
      await tx.run(statement);
      left -= 1;
      if (left === 0) allWritten();
      await meeting;
    });
  await Promise.all(statements.map(write));
}

test('two who write about one person at once: the later sees what the earlier has left', async () => {
  const who = partyId('salesHead');
  const insert = (table: string, columns: string, ...values: readonly [string, string]): Sql =>
    sql`insert into ${raw(table)} (${raw(columns)}, party_id, company_id, valid) values (${newId()}::uuid, ${values[0]}, ${values[1]}, ${who}::uuid, ${company}::uuid, '[2020-01-01,)')`;
  // who is first is a matter of luck
  for (let round = 0; round < 15; round++) {
    await writing(database.pool, actor, async (tx) => {
      for (const table of ['telecom_number', 'electronic_address']) await tx.run(sql`delete from ${raw(table)} where party_id = ${who}::uuid`);
    });
    await together(
      insert('telecom_number', 'telecom_number_id, contact_mech_purpose_id, contact_number', 'PhoneMobile', '1'),
      insert('electronic_address', 'electronic_address_id, contact_mech_purpose_id, info_string', 'EmailWork', 'a@b.ir'),
    );
    const [kept] = await bothOn('2026-01-01');
    for (const fact of ['mobile', 'email']) expect(kept[fact], `${fact}, round ${round}`).not.toContain(employmentId('salesHead'));
  }
});

test('nobody writes what is kept, and readers see their companies', async () => {
  const forged = writing(database.pool, actor, (tx) =>
    tx.run(sql`insert into employment_gap values (${employmentId('seller')}::uuid, ${company}::uuid, '2000-01-01', '2001-01-01', 0)`),
  );
  await expect(forged).rejects.toThrow('row-level security');
  const seen = await reading(database.pool, systemActor('other', [companyId('subsidiary')]), (db) =>
    db.many<{ id: string }>(sql`select distinct company_id as id from employment_gap`),
  );
  expect(seen).toEqual([{ id: companyId('subsidiary') }]);
});
