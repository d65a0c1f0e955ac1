/** Kept figures against figures counted anew, after every kind of change. */
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { type Db, reading, systemActor } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, partyId, postId, unitId } from '#testing/organisation.ts';
import { MONTHS } from './dashboard.contract.ts';
import { lastMonths } from './dashboard.rules.ts';
import { figuresOf } from './dashboard.store.ts';
import { isTooOld, mayBeShownMeanwhile } from './kept-figures.rules.ts';
import { keptFigures } from './kept-figures.service.ts';

const day = '2026-05-10';
const companies = [companyId('holding'), companyId('subsidiary')];
const rows = systemScope(companies, day);
const actor: Actor = actorIn('administrator', 'administrator');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

const read = <T>(work: (db: Db) => Promise<T>): Promise<T> => reading(database.pool, systemActor('figures', companies), work);
/** Read at a time, by a clock on which counting takes so long. */
const shown = (at = 0, countingMs = 0) => {
  let now = at;
  return read((db) => {
    const slow: Db = {
      ...db,
      one: (query) => {
        if (query.text.includes('headcount')) now += countingMs;
        return db.one(query);
      },
    };
    return keptFigures({ db: slow, rows, actor, clock: { now: () => now } });
  });
};
const counted = () => read(async (db) => (({ moment: _, ...figures }) => figures)(await figuresOf(db, rows, lastMonths(day, MONTHS))));
const run = (text: string, values: readonly unknown[] = []) => database.owner.query(text, [...values]);

const [seller, director] = [partyId('seller'), partyId('director')];
const changes: readonly (readonly [what: string, text: string, values?: readonly unknown[]])[] = [
  ['gender', `update person set gender = 'N' where party_id = $1`, [seller]],
  ['birth', `update person set birth_date = '1990-01-01' where party_id = $1`, [seller]],
  [
    'a degree',
    `insert into party_qualification (party_qualification_id, party_id, company_id, qualification_type_enum_id, valid) values (gen_random_uuid(), $1, $2, 'QtMaster', '[2020-01-01,)')`,
    [seller, companies[0]],
  ],
  ['a kind of employment', `update employment_kind set employment_status_enum_id = 'EmsContract' where party_relationship_id = $1`, [employmentId('seller')]],
  ['a hire', `update party_relationship set valid = '[2026-04-25,)' where party_id = $1`, [seller]],
  ['a post', `update empl_position_party set valid = daterange(lower(valid), '2026-05-01') where party_id = $1`, [director]],
  ['the unit of a post', `update empl_position_unit set unit_id = $2 where empl_position_id = $1`, [postId('accountant'), unitId('sales')]],
  ['the name of a unit', `update org_unit set organization_name = 'other' where unit_id = $1`, [unitId('sales')]],
  ['a word for a kind', `update enumeration set description = 'other' where enum_id = 'EmsContract'`],
  ['an employment that ends', `update party_relationship set valid = '[2021-03-21,2026-05-01)', status_id = 'NotActiveRel' where party_id = $1`, [director]],
];

test('whatever changes, the next reader sees it', async () => {
  for (const [what, text, values] of changes) {
    const before = await shown();
    await run(text, values);
    const now = await shown();
    expect(now, what).toEqual({ figures: await counted(), countedAt: null });
    expect(now.figures, what).not.toEqual(before.figures);
  }
});

test('what changes nothing that is counted leaves the figures as they are kept', async () => {
  const { figures } = await shown();
  await run(`update person set father_name = 'x', gender = gender`);
  expect((await shown()).figures).toBe(figures);
});

test('a transaction that was open while they were counted is seen when it has ended, and not before', async () => {
  const other: pg.PoolClient = await database.owner.connect();
  try {
    await other.query('begin');
    await other.query('savepoint a');
    await other.query(`update person set gender = 'Y'`);
    await other.query('rollback to a');
    await other.query(`update person set gender = 'N'`);
    const { figures } = await shown();
    expect((await shown()).figures).toBe(figures);
    await other.query('commit');
  } finally {
    other.release();
  }
  const { figures } = await shown();
  expect(figures).toEqual(await counted());
  expect(figures.byGender).toEqual([{ gender: 'N', count: figures.headcount }]);
});

test('figures that take long are shown with their time for a minute, and are then those of the moment', async () => {
  await run(`update person set gender = 'Y'`);
  const slow = 1_000;
  const { figures } = await shown(5_000, slow);
  await run(`update person set gender = 'N'`);
  const meanwhile = await shown(6_000, slow);
  expect(meanwhile).toEqual({ figures, countedAt: 5_000 });
  await expect.poll(async () => (await shown(7_000, slow)).figures.byGender[0]?.gender).toBe('N');
});

test('how long they are kept and shown', () => {
  expect(isTooOld({ countedAt: 0, tookMs: 1 }, 600_000)).toBe(false);
  expect(isTooOld({ countedAt: 0, tookMs: 1 }, 600_001)).toBe(true);
  expect(mayBeShownMeanwhile({ countedAt: 0, tookMs: 150 }, 10)).toBe(false);
  expect(mayBeShownMeanwhile({ countedAt: 0, tookMs: 151 }, 60_000)).toBe(true);
  expect(mayBeShownMeanwhile({ countedAt: 0, tookMs: 151 }, 60_001)).toBe(false);
});
