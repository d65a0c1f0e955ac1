/** What formulas are told of homes, work elsewhere and the main account on a day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import type { PersonVocabulary } from '#platform/formula/formula.define.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { banking } from '../banking/banking.formula.ts';
import { education } from '../education/education.formula.ts';
import { person } from './profile.formula.ts';

const home = companyId('holding');
const subjects = [{ partyRelationshipId: employmentId('accountant'), partyId: partyId('accountant'), companyId: home }];

let database: TestDatabase;
let place: { readonly city: string; readonly county: string; readonly province: string };
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  await layOrganisation(database.owner);
  const found = await database.owner.query(`
    select c.geo_id as city, r.parent_geo_id as county, n.parent_geo_id as province from geo c join geo r on r.geo_id = c.parent_geo_id
    join geo n on n.geo_id = r.parent_geo_id where c.geo_type_enum_id = 'GEOT_CITY' order by 1 limit 1`);
  place = found.rows[0];
  const address = `insert into postal_address (postal_address_id, party_id, company_id, contact_mech_purpose_id, city_geo_id, state_province_geo_id, valid)
    values ($1, $2, $3, 'PostalHome', $4, $5, $6)`;
  await database.owner.query(`delete from postal_address where party_id = $1`, [partyId('accountant')]);
  await database.owner.query(address, [newId(), partyId('accountant'), home, place.city, null, '[2025-03-21,2026-03-21)']);
  await database.owner.query(address, [newId(), partyId('accountant'), home, null, place.province, '[2026-03-21,)']);
  const work = `insert into work_experience (work_experience_id, party_id, company_id, title, industry_enum_id, relation_degree_enum_id, weekly_hours, valid)
    select $1, $2, $3, 't', e.enum_id, 'RdRelated', 44, '[2019-01-01,2020-01-01)' from enumeration e where e.enum_type_id = 'IndustryType' order by 4 limit 1`;
  await database.owner.query('delete from work_experience where party_id = $1', [partyId('accountant')]);
  await database.owner.query(work, [newId(), partyId('accountant'), home]);
});
afterAll(() => database.close());

const read = async (vocabulary: PersonVocabulary, day: string, ...words: readonly string[]) => {
  const values = await reading(database.pool, systemActor('test', [home]), (db) => vocabulary.read({ db, day }, new Set(words), subjects));
  return Object.fromEntries(values.get(employmentId('accountant')) ?? []);
};
const homeOn = (day: string) => read(person, day, 'person.homeProvince', 'person.homeCounty', 'person.homeCity');

test('the home is that of the day; a city tells its county and province', async () => {
  expect(await homeOn('2025-05-10')).toEqual({ 'person.homeProvince': place.province, 'person.homeCounty': place.county, 'person.homeCity': place.city });
  expect(await homeOn('2026-05-10')).toEqual({ 'person.homeProvince': place.province });
  expect(await homeOn('2024-05-10')).toEqual({});
});

test('work elsewhere is told by records, its days until the one that is counted for', async () => {
  const daysOn = async (day: string) => {
    const { 'education.experiences': records } = await read(education, day, 'education.experiences');
    return (records as readonly ReadonlyMap<string, unknown>[]).map((record) => [record.get('relation'), record.get('weeklyHours'), record.get('days'), record.get('until')]);
  };
  expect(await daysOn('2026-05-10')).toEqual([['RdRelated', 44, 365, { date: '2019-12-31' }]]);
  expect(await daysOn('2019-01-11')).toEqual([['RdRelated', 44, 10, { date: '2019-12-31' }]]);
  expect(await daysOn('2018-12-31')).toEqual([]);
});

test('of the main account only the bank is told, to whoever holds the class of accounts', async () => {
  expect(await read(banking, '2026-05-10', 'banking.hasAccount')).toEqual({ 'banking.hasAccount': true });
  expect(await read(banking, '2000-05-10', 'banking.bank', 'banking.hasAccount')).toEqual({ 'banking.hasAccount': false });
  expect(new Set(banking.names.map((name) => name.class))).toEqual(new Set(['bank']));
});
