/** Every name that slices offer to formulas is answered on a real database, with a value of the type it says, however many are asked for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admit } from '#kernel/formula/door.ts';
import type { Named } from '#kernel/formula/values.ts';
import { RunFault } from '#kernel/formula/values.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { type Db, sql, systemActor, writing } from '#platform/db/db.server.ts';
import type { FormulaName, Subject, Values } from '#platform/formula/formula.define.ts';
import { readPeople, readShared, subjectsIn } from '#platform/formula/people.store.ts';
import { partsOf } from '#platform/formula/registry.server.ts';
import { loadSlices } from '#server/slices.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';

const DAY = '2026-05-10';
const { vocabularies, uses } = partsOf((await loadSlices()).formulas);
const names = vocabularies.flatMap((vocabulary) => vocabulary.names);
const all = new Set(names.map(({ code }) => code));
const home = companyId('holding');
const rows = systemScope([home], DAY);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

const asking = <T>(work: (db: Db) => Promise<T>): Promise<T> => writing(database.pool, systemActor('test', [home]), work);

/** Counts the statements that are sent. */
function counted(db: Db): { readonly db: Db; sent: number } {
  const count = { db, sent: 0 };
  const passing = (method: 'many' | 'maybe' | 'one') => (query: Parameters<Db['many']>[0]) => {
    count.sent += 1;
    return db[method](query);
  };
  return Object.assign(count, { db: { many: passing('many'), maybe: passing('maybe'), one: passing('one') } as Db });
}

const namedOf = ({ type, unit, keys, fields }: FormulaName): Named => ({ type, unit, keys, fields: fields && new Map(fields.map((field) => [field.code, namedOf(field)])) });
const illTyped = (values: Values): string[] =>
  names.flatMap((name) => {
    const admitted = admit(values.get(name.code), namedOf(name), name.code);
    return admitted instanceof RunFault ? [name.code] : [];
  });

const idsOf = async (db: Db): Promise<string[]> =>
  (await db.many<{ id: string }>(sql`select party_relationship_id as id from party_relationship where relationship_type_enum_id = 'PrtEmployee'`)).map(({ id }) => id);

test('whatever a name says its values are of is a list', async () => {
  // places of the world, and the pair of a person's sex
  const others = ['Country', 'Province', 'County', 'Gender', ...vocabularies.flatMap((one) => Object.keys(one.lists ?? {}))];
  const lists = new Set(names.flatMap(({ options, fields = [] }) => [options, ...fields.map((field) => field.options)]).filter((list) => list !== undefined));
  const known = await database.owner.query(
    // base lists, and kinds of classification whose values each company has its own of
    'select enum_type_id as id from enumeration_type where enum_type_id = any ($1) union select enum_id from enumeration where enum_id = any ($1)',
    [[...lists]],
  );
  expect([...lists].filter((list) => !others.includes(list) && !known.rows.some(({ id }) => id === list))).toEqual([]);
});

test('each name of a person is answered for many in as many statements as for one', async () => {
  const read = (most: number) =>
    asking(async (db) => {
      const subjects = (await subjectsIn({ db }, rows, await idsOf(db))).slice(0, most);
      const count = counted(db);
      return { subjects, values: await readPeople({ db: count.db, day: DAY }, vocabularies, all, subjects), sent: count.sent };
    });
  const [one, many] = [await read(1), await read(1000)];
  expect(many.subjects.length).toBeGreaterThan(5);
  expect(one.sent).toBe(many.sent);
  expect(many.values.flatMap((of) => [...of.values()].flatMap(illTyped))).toEqual([]);
  for (const { partyRelationshipId: id } of many.subjects) expect(many.values.some((of) => of.get(id)?.has('employment.hireDate'))).toBe(true);
});

test('what stands in a file is what is read', async () => {
  const values = await asking(async (db) => {
    const subjects = await subjectsIn({ db }, rows, await idsOf(db));
    const { partyRelationshipId = '' } = subjects.find((one: Subject) => one.partyId === partyId('accountant')) ?? {};
    return (await readPeople({ db, day: DAY }, vocabularies, all, subjects)).flatMap((of) => [...(of.get(partyRelationshipId) ?? [])]);
  });
  expect(Object.fromEntries(values.filter(([code]) => ['education.degree', 'position.number', 'family.children', 'person.gender'].includes(code)))).toMatchObject({
    'education.degree': 'QtBachelor',
    'position.number': 1,
    'family.children': [],
  });
});

test('the law of a month that is confirmed is there, one that is not is missing', async () => {
  const law = await asking((db) => readShared({ db, day: DAY }, vocabularies, all));
  expect(illTyped(law)).toEqual([]);
  expect([law.get('law.LpMinDailyWage'), law.get('law.LpInsuranceWorker'), law.get('law.LpGrocery')]).toEqual([5_541_850, { n: 7n, d: 100n }, undefined]);
  expect(law.get('law.LpTaxBracket')).toMatchObject({ keys: ['band'], rows: expect.arrayContaining([{ keys: [null], values: [{ n: 3n, d: 10n }] }]) });
});

test('the period is the Jalali month of the day', async () => {
  const period = await asking((db) => readShared({ db, day: DAY }, vocabularies, all));
  expect(['firstDay', 'lastDay', 'length', 'month', 'year', 'yearLength'].map((name) => period.get(`period.${name}`))).toEqual([
    { date: '2026-04-21' },
    { date: '2026-05-21' },
    31,
    2,
    1405,
    365,
  ]);
});

test('nobody out of the rows is counted for', async () => {
  const found = await asking(async (db) => subjectsIn({ db }, systemScope([], DAY), await idsOf(db)));
  expect(found).toEqual([]);
});

test('the uses that wait for formulas are declared', () => {
  expect(uses.map(({ code }) => code).sort()).toEqual([
    'appraisal.score',
    'order.amount',
    'order.score',
    'pay.base',
    'pay.facility',
    'pay.factor',
    'welfare.eligible',
    'welfare.score',
  ]);
});
