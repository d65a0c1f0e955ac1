import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedAccount } from '#modules/personnel/banking/banking.store.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { pickAccounts } from './accounts.ts';
import { writeOrganisation } from './demo.store.ts';
import { generateOrganisation } from './generate.ts';
import type { Ground, Life, LifeTable } from './people/life.ts';

const today = '2026-05-10';
const organisation = generateOrganisation({ people: 200, units: 20, seed: 7, today });
const holders = new Set([...pickAccounts(organisation).values()].map((i) => organisation.person(i).partyId));
const isHolder = (partyId: string): boolean => holders.has(partyId);
const companyIds = organisation.companies.map(({ companyId }) => companyId);
const files = organisation.careers.map((_, i) => organisation.person(i));
/** What is laid on places is told apart by no count. */
const ground: Ground = { places: new Map(), groups: new Map(organisation.companies.map(({ companyId }) => [companyId, new Map()])), isModest: isHolder };
const lives = organisation.careers.map((_, i) => organisation.life(i, ground));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await writing(database.pool, systemActor('test', companyIds), (tx) => writeOrganisation(tx, organisation));
});
afterAll(() => database.close());

const count = async (table: string): Promise<number> => (await database.owner.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? -1;

test('every row is there once', async () => {
  const rows = Object.fromEntries(
    await Promise.all(
      [
        'company',
        'org_unit',
        'org_unit_parent',
        'job',
        'empl_position',
        'empl_position_unit',
        'empl_position_job',
        'empl_position_reporting',
        'person',
        'party_identification',
        'party_relationship',
        'employment_kind',
        'employment_salary',
        'telecom_number',
        'postal_address',
        'bank_account',
        'party_qualification',
        'empl_position_party',
        'electronic_address',
        'other_information',
        'family_member',
        'work_experience',
        'personnel_structure',
        'person_document',
        'stored_file',
        'sacrifice',
        'employment_end',
      ].map(async (table) => [table, await count(table)] as const),
    ),
  );
  const sum = (length: (file: (typeof files)[number]) => number): number => files.reduce((total, file) => total + length(file), 0);
  const lived = (length: (life: Life) => number): number => lives.reduce((total, life) => total + length(life), 0);
  const rowsOf = (table: LifeTable): number => lived((life) => life.rows[table].length);
  const employments = lived(({ ties }) => ties.filter(({ type }) => type === 'PrtEmployee').length);
  const { units, jobs, seats } = organisation;
  expect(rows).toEqual({
    company: 3,
    org_unit: 20,
    org_unit_parent: units.reduce((total, { parents }) => total + parents.length, 0),
    job: jobs.length,
    empl_position: seats.length,
    empl_position_unit: seats.length,
    empl_position_job: seats.length,
    empl_position_reporting: seats.length - 3,
    person: 200,
    party_identification: rowsOf('party_identification'),
    party_relationship: 200 + lived(({ ties }) => ties.length),
    employment_kind: sum(({ kinds }) => kinds.length) + employments,
    employment_salary: sum(({ wages }) => wages.length),
    telecom_number: rowsOf('telecom_number'),
    postal_address: rowsOf('postal_address'),
    bank_account: 200,
    party_qualification: rowsOf('party_qualification'),
    empl_position_party: sum(({ holdings }) => holdings.length),
    electronic_address: rowsOf('electronic_address'),
    other_information: rowsOf('other_information'),
    family_member: rowsOf('family_member'),
    work_experience: rowsOf('work_experience'),
    personnel_structure: rowsOf('personnel_structure'),
    person_document: lived(({ papers }) => papers.length),
    stored_file: lived(({ papers }) => papers.filter(({ hasScan }) => hasScan).length),
    sacrifice: lived(({ sacrifice }) => (sacrifice === null ? 0 : 1)),
    employment_end: sum(({ left }) => (left === null ? 0 : 1)) + employments,
  });
});

test('a file reads back as it was made', async () => {
  const file = files.find(({ left, wages }) => left !== null && wages.length > 1);
  const { rows } = await database.owner.query(
    `select p.first_name, p.last_name, p.gender, p.birth_date, p.search_words, r.pseudo_id, r.status_id, lower(r.valid) as hired, upper(r.valid) as left_on,
       (select array_agg(daily_wage::text order by valid) from employment_salary s where s.party_relationship_id = r.party_relationship_id) as wages
     from person p join party_relationship r using (party_id) where p.party_id = $1`,
    [file?.partyId],
  );
  expect(rows).toEqual([
    {
      first_name: file?.firstName,
      last_name: file?.lastName,
      gender: file?.gender,
      birth_date: file?.birthDate,
      search_words: expect.any(Array),
      pseudo_id: file?.personnelCode,
      status_id: 'NotActiveRel',
      hired: file?.hired,
      left_on: file?.left,
      wages: file?.wages.map(({ daily }) => String(daily)),
    },
  ]);
});

test('the tree under the holding and under each unit reaches its people', async () => {
  const active = files.filter(({ left }) => left === null).length;
  const { rows } = await database.owner.query<{ n: number }>('select count(distinct p)::int as n from people_under($1::uuid[], $2::date) as p', [companyIds, today]);
  expect(rows[0]?.n).toBe(active);
});

test('addresses name cities of the seeded places', async () => {
  expect(await count('postal_address where city_geo_id is null or county_geo_id is null or state_province_geo_id is null')).toBe(0);
});

test('who comes back keeps the code, and every employment that ended says why', async () => {
  expect(
    await count(`party_relationship r join party_relationship e on e.party_relationship_id = r.code_of and e.pseudo_id = r.pseudo_id and upper(e.valid) < lower(r.valid)`),
  ).toBe(lives.filter(({ ties }) => ties.some(({ type }) => type === 'PrtEmployee')).length);
  expect(
    await count(
      `party_relationship r where status_id = 'NotActiveRel' and not exists (select from employment_end e where e.party_relationship_id = r.party_relationship_id and e.thru_date = upper(r.valid) - 1)`,
    ),
  ).toBe(0);
});

test('sealed numbers open again', async () => {
  const { rows } = await database.owner.query<{ id: string; card: string }>(
    'select bank_account_id as id, card_number as card from bank_account where card_number is not null order by 1',
  );
  const cards = lives.flatMap(({ account }) => (account.cardNumber === null ? [] : [[account.bankAccountId, account.cardNumber]]));
  expect(rows.map(({ id, card }) => [id, sealedAccount.cardNumber.open(id, card)])).toEqual(cards.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
});

test('a second organisation on top is refused as a whole', async () => {
  const before = await count('party');
  await expect(writing(database.pool, systemActor('test', companyIds), (tx) => writeOrganisation(tx, organisation))).rejects.toThrow(/duplicate key/);
  expect(await count('party')).toBe(before);
});

test('an actor of other companies cannot write it', async () => {
  const other = generateOrganisation({ people: 20, units: 4, seed: 8, today });
  await expect(writing(database.pool, systemActor('test', companyIds), (tx) => writeOrganisation(tx, other))).rejects.toThrow(/row-level security/);
});
