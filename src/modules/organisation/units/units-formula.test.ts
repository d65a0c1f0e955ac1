/** What formulas are told of the units and posts of people: what the screen of units shows, and what was held before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { type Db, reading, systemActor } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId, postId, unitId } from '#testing/organisation.ts';
import { posts } from '../positions/positions.formula.ts';
import { unit } from './units.formula.ts';
import { figuresOf } from './units.store.ts';

const DAY = '2026-05-10';
const home = companyId('holding');
const asked: readonly PersonName[] = ['accountant', 'colleague', 'director', 'seller', 'stranger'];
const subjects = asked.map((name) => ({ partyRelationshipId: employmentId(name), partyId: partyId(name), companyId: home }));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  await layOrganisation(database.owner);
  const degree = `with given as (insert into unit_degree_decision (unit_degree_decision_id, company_id, reason) values (gen_random_uuid(), $1, 'r') returning unit_degree_decision_id),
      kind as (insert into unit_degree (unit_degree_id, company_id, degree_code, title, rank_number) values (gen_random_uuid(), $1, 'D2', 'second', 2) returning unit_degree_id)
    insert into org_unit_degree (unit_id, company_id, unit_degree_id, unit_degree_decision_id, valid)
    select $2, $1, unit_degree_id, unit_degree_decision_id, '[2026-01-01,)' from given, kind`;
  await database.owner.query(degree, [home, unitId('finance')]);
  const move = [
    `update empl_position_fact set seats = 9 where empl_position_id = '${postId('accountant')}'`,
    `update empl_position_party set valid = '[2021-03-21,2025-03-21)' where party_id = '${partyId('seller')}'`,
    `insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid)
      values (gen_random_uuid(), '${home}', '${postId('accountant')}', '${partyId('seller')}', '[2025-03-21,)')`,
  ];
  for (const statement of move) await database.owner.query(statement);
});
afterAll(() => database.close());

const read = <T>(work: (db: Db) => Promise<T>): Promise<T> => reading(database.pool, systemActor('test', [home]), work);
const codesOf = ({ names }: { readonly names: readonly { readonly code: string }[] }) => new Set(names.map(({ code }) => code));

test('figures of the main unit are those of the screen of units', async () => {
  const [values, finance, head] = await read(async (db) => [
    await unit.read({ db, day: DAY }, codesOf(unit), subjects),
    await figuresOf(db, systemScope([home], DAY), unitId('finance'), DAY),
    await figuresOf(db, systemScope([home], DAY), unitId('head'), DAY),
  ]);
  const of = (name: PersonName) => Object.fromEntries(values.get(employmentId(name)) ?? []);
  expect(of('accountant')).toMatchObject({ 'unit.people': finance?.people, 'unit.seats': finance?.seats, 'unit.degree': 'D2', 'unit.degreeRank': 2 });
  expect(of('director')).toMatchObject({ 'unit.people': head?.people, 'unit.seats': head?.seats, 'unit.code': of('accountant')['unit.above'] });
  expect(Number(head?.people)).toBeGreaterThan(Number(finance?.people));
  expect([of('colleague'), of('seller'), of('stranger'), 'unit.degree' in of('director')]).toEqual([of('accountant'), of('accountant'), {}, false]);
});

test('only what is asked for is told', async () => {
  const values = await read((db) => unit.read({ db, day: DAY }, new Set(['unit.code']), subjects));
  expect([...(values.get(employmentId('accountant')) ?? [])].map(([code]) => code)).toEqual(['unit.code']);
});

test('posts that were held stand in their history, those to come do not', async () => {
  const historyOn = async (day: string) => {
    const history = (await read((db) => posts.read({ db, day }, new Set(['position.history']), subjects))).get(employmentId('seller'))?.get('position.history');
    const records = Array.isArray(history) ? (history as readonly ReadonlyMap<string, unknown>[]) : [];
    return records.map((record) => [record.get('id'), record.get('unit'), record.get('days'), record.has('until')]).sort((one, other) => Number(one[2]) - Number(other[2]));
  };
  expect(await historyOn('2025-03-30')).toEqual([
    [postId('accountant'), unitId('finance'), 10, false],
    [postId('seller'), unitId('sales'), 1461, true],
  ]);
  expect(await historyOn('2021-03-21')).toEqual([[postId('seller'), unitId('sales'), 1, true]]);
});

test('posts of the day are those of the history that are not over', async () => {
  const on = async (day: string) => {
    const told = (await read((db) => posts.read({ db, day }, new Set(['position.all', 'position.history']), subjects))).get(employmentId('seller'));
    return ['position.all', 'position.history'].map((name) => ((told?.get(name) ?? []) as readonly ReadonlyMap<string, unknown>[]).map((record) => record.get('id')).sort());
  };
  expect(await on('2025-03-30')).toEqual([[postId('accountant')], [postId('seller'), postId('accountant')].sort()]);
  expect(await on('2021-03-21')).toEqual([[postId('seller')], [postId('seller')]]);
});
