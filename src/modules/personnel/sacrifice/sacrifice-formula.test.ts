/** What formulas are told of sacrifice and health: opened from where it lies sealed, of several people at once, on a day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { healthNames } from './sacrifice.formula.ts';
import { sealedDiseases, sealedHealth, sealedSacrifices } from './sacrifice.store.ts';

const home = companyId('holding');
const asked: readonly PersonName[] = ['accountant', 'seller'];
const subjects = asked.map((name) => ({ partyRelationshipId: employmentId(name), partyId: partyId(name), companyId: home }));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  await layOrganisation(database.owner);
  const { sacrificeTypeEnumId: type, durationMonths: months, disabilityPercent: percent } = sealedSacrifices.sealed;
  const sacrifices = [
    ['StFighter', '24', null],
    ['StVeteran', '6', '25'],
    ['StCaptive', '3', '5'],
  ] as const;
  for (const [kind, lasted, share] of sacrifices) {
    const id = newId();
    await database.owner.query(
      'insert into sacrifice (sacrifice_id, party_id, company_id, sacrifice_type_enum_id, duration_months, disability_percent) values ($1, $2, $3, $4, $5, $6)',
      [id, partyId('accountant'), home, type.seal(id, kind), months.seal(id, lasted), share && percent.seal(id, share)],
    );
  }
  const disease = newId();
  await database.owner.query('insert into person_disease (person_disease_id, party_id, company_id, disease_type_enum_id, valid) values ($1, $2, $3, $4, $5)', [
    ...[disease, partyId('accountant'), home],
    sealedDiseases.sealed.diseaseTypeEnumId.seal(disease, 'DtHeart'),
    '[2025-03-21,2025-06-22)',
  ]);
  const state = [partyId('accountant'), home, sealedHealth.hasDisease.seal(partyId('accountant'), 'Y'), sealedHealth.isSmoker.seal(partyId('accountant'), 'N')];
  await database.owner.query('insert into health_state (party_id, company_id, has_disease, is_smoker) values ($1, $2, $3, $4)', state);
});
afterAll(() => database.close());

const read = async (day: string, ...words: readonly string[]) => {
  const values = await reading(database.pool, systemActor('test', [home]), (db) => healthNames.read({ db, day }, new Set(words), subjects));
  return subjects.map(({ partyRelationshipId }) => Object.fromEntries(values.get(partyRelationshipId) ?? []));
};

test('of several sacrifices the heaviest is told, months are added, and who has none has missing ones', async () => {
  expect(await read('2026-05-10', 'health.sacrificeType', 'health.sacrificeMonths', 'health.disability')).toEqual([
    { 'health.sacrificeType': 'StVeteran', 'health.sacrificeMonths': 33, 'health.disability': { n: 1n, d: 4n } },
    { 'health.sacrificeMonths': 0 },
  ]);
});

test('records of a list are those begun by the day, and states are flags', async () => {
  const disease = new Map<string, unknown>([
    ['type', 'DtHeart'],
    ['from', { date: '2025-03-21' }],
    ['until', { date: '2025-06-21' }],
  ]);
  const states = ['health.hasDisease', 'health.isSmoker'];
  expect(await read('2026-05-10', 'health.diseases', ...states)).toEqual([
    { 'health.diseases': [disease], 'health.hasDisease': true, 'health.isSmoker': false },
    { 'health.diseases': [] },
  ]);
  expect(await read('2025-03-20', 'health.diseases')).toEqual([{ 'health.diseases': [] }, { 'health.diseases': [] }]);
  const [first] = await read('2026-05-10', 'health.sacrifices');
  expect(first?.['health.sacrifices']).toContainEqual(
    new Map<string, unknown>([
      ['type', 'StFighter'],
      ['months', 24],
    ]),
  );
});

test('everything is of the class health, fields of records too', () => {
  expect(new Set(healthNames.names.flatMap((name) => [name.class, ...(name.fields ?? []).map((field) => field.class)]))).toEqual(new Set(['health']));
});
