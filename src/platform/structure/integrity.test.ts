/** The structure against SQL that no store would send, and people counted against a plain count. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { endPositionRow, insertPosition, movePositions } from './positions.store.ts';
import { addHolding, benchOf, post, refusal, START, words } from './test-support.ts';
import { addUnit, moveUnits, setUnitFacts } from './units.store.ts';

let database: TestDatabase;
let testBed: ReturnType<typeof benchOf>;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  testBed = benchOf(database);
});
afterAll(() => database.close());

async function newUnit(tx: Tx, companyId: string, parentId: string | null, from = START): Promise<string> {
  const unitId = randomUUID();
  await addUnit(tx, { unitId, companyId, pseudoId: unitId, from, parentId, words: words(unitId) });
  return unitId;
}
async function newPosition(tx: Tx, companyId: string, unitId: string, seats = 1): Promise<string> {
  const positionId = randomUUID();
  await insertPosition(tx, { positionId, companyId, pseudoId: positionId, from: START, unitId, words: post('Position', seats) });
  return positionId;
}
const run = (tx: Tx, statement: string): Promise<number> => tx.run(sql`${raw(statement)}`);

describe('SQL of the application role itself', () => {
  async function layOut() {
    const [own, other] = [await testBed.foundCompany(), await testBed.foundCompany()];
    const ours = await testBed.change(own, async (tx) => {
      const top = await newUnit(tx, own, null);
      const [first, second, late] = [await newUnit(tx, own, top), await newUnit(tx, own, top), await newUnit(tx, own, top, '2026-03-01')];
      return { top, first, second, late, position: await newPosition(tx, own, first), free: await newPosition(tx, own, second) };
    });
    const theirs = await testBed.change(other, async (tx) => {
      const foreign = await newUnit(tx, other, null);
      return { foreign, foreignPosition: await newPosition(tx, other, foreign) };
    });
    const [person, stranger] = [await testBed.newPerson(own), await testBed.newPerson(other)];
    await testBed.hold(own, ours.position, person, { role: 'OrgRManager', main: 'Y' });
    return { own, other, ...ours, ...theirs, person, stranger };
  }
  let at: Awaited<ReturnType<typeof layOut>>;
  beforeAll(async () => {
    at = await layOut();
  });

  const refused: Record<string, readonly [constraint: string, work: (tx: Tx) => Promise<unknown>]> = {
    'notes taken away before the end': [
      'org_unit_fact_cover',
      async (tx) => {
        await run(tx, `delete from org_unit_fact where unit_id = '${at.first}'`);
        await run(tx, 'delete from structure_touched');
      },
    ],
    'the place of a unit given to another one': [
      'org_unit_parent_cover',
      async (tx) => {
        await run(tx, `delete from org_unit_parent where unit_id = '${at.late}'`);
        await run(tx, `update org_unit_parent set unit_id = '${at.late}', valid = '[2026-03-01,)' where unit_id = '${at.second}'`);
      },
    ],
    'a unit below one of a company that is not seen': ['org_unit_parent_within', (tx) => newUnit(tx, at.own, at.foreign)],
    'a position in a unit of a company that is not seen': ['empl_position_unit_within', (tx) => newPosition(tx, at.own, at.foreign)],
    'a line to a position of a company that is not seen': [
      'empl_position_company',
      (tx) =>
        run(
          tx,
          `insert into empl_position_reporting (empl_position_id, company_id, reports_to_id, valid) values ('${at.position}', '${at.own}', '${at.foreignPosition}', '[2026-01-01,)')`,
        ),
    ],
    'what is said of a unit given to another company': ['org_unit_company', (tx) => run(tx, `update org_unit_fact set company_id = '${at.other}' where unit_id = '${at.first}'`)],
    'a unit given to another company': ['org_unit_company', (tx) => run(tx, `update org_unit set company_id = '${at.other}' where unit_id = '${at.second}'`)],
    'a holder of another company': ['empl_position_company', (tx) => addHolding(tx, { companyId: at.other, positionId: at.free, partyId: at.stranger })],
    'a circle, checked in between': [
      'org_unit_parent_circle',
      async (tx) => {
        await run(tx, 'set constraints all immediate');
        await run(tx, `update org_unit_parent set parent_unit_id = '${at.first}' where unit_id = '${at.top}'`);
      },
    ],
    'a circle after a savepoint': [
      'org_unit_parent_circle',
      async (tx) => {
        await run(tx, 'savepoint one');
        await run(tx, `update org_unit_parent set valid = valid where unit_id = '${at.top}'`);
        await run(tx, 'rollback to one');
        await run(tx, `update org_unit_parent set parent_unit_id = '${at.first}' where unit_id = '${at.top}'`);
      },
    ],
    'a circle of one day': [
      'org_unit_parent_circle',
      async (tx) => {
        const place = (unit: string, above: string, days: string) => `('${unit}', '${at.own}', '${above}', '${days}')`;
        const { first, second, top } = at;
        await run(tx, `delete from org_unit_parent where unit_id in ('${first}', '${second}')`);
        await run(
          tx,
          `insert into org_unit_parent (unit_id, company_id, parent_unit_id, valid) values ${[
            ...[place(first, top, '[2026-01-01,2026-05-01)'), place(first, second, '[2026-05-01,2026-05-03)'), place(first, top, '[2026-05-03,)')],
            ...[place(second, top, '[2026-01-01,2026-05-02)'), place(second, first, '[2026-05-02,2026-05-09)'), place(second, top, '[2026-05-09,)')],
          ].join(',')}`,
        );
      },
    ],
    'a manager written by hand': [
      'policy',
      (tx) =>
        run(
          tx,
          `insert into org_unit_manager (unit_id, company_id, empl_position_id, party_id, valid) values ('${at.second}', '${at.own}', '${at.free}', '${at.person}', '[2026-01-01,)')`,
        ),
    ],
    'a count written by hand': [
      'policy',
      (tx) => run(tx, `insert into org_unit_headcount (unit_id, company_id, days, people) values ('${at.late}', '${at.own}', '{2026-01-01}', '{7}')`),
    ],
    'the sight of an earlier moment': ['isolation', (tx) => run(tx, `set transaction isolation level repeatable read`).then(() => newUnit(tx, at.own, at.top))],
    'the sight of an earlier moment, serializable': ['isolation', (tx) => run(tx, `set transaction isolation level serializable`).then(() => newUnit(tx, at.own, at.top))],
  };
  test.each(Object.keys(refused))('%s is refused', async (name) => {
    const [constraint, work] = refused[name] as (typeof refused)[string];
    const sees = /another company/.test(name) ? [at.own, at.other] : [at.own];
    expect(await refusal(testBed.change(sees, work))).toContain(constraint);
  });

  test('managers and counts stay when somebody removes them', async () => {
    await testBed.change(at.own, async (tx) => {
      expect(await run(tx, 'delete from org_unit_manager')).toBe(0);
      expect(await run(tx, 'update org_unit_headcount set people = array_fill(0, array[cardinality(people)])')).toBe(0);
    });
    expect((await database.owner.query('select from org_unit_manager where unit_id = $1', [at.first])).rowCount).toBe(1);
  });

  test('a holding given to another position takes its lead along', async () => {
    await testBed.change(at.own, (tx) =>
      writingOver(tx, 'correction', () => run(tx, `update empl_position_party set empl_position_id = '${at.free}' where empl_position_id = '${at.position}'`)),
    );
    const { rows } = await database.owner.query('select unit_id as id from org_unit_manager where company_id = $1', [at.own]);
    expect(rows).toEqual([{ id: at.second }]);
  });
});

/** Links of people to posts are written over by whoever says so. */
const corrected = (tx: Tx, statement: Sql): Promise<number> => writingOver(tx, 'correction', () => tx.run(statement));

describe('people counted', () => {
  const DAYS = 24;
  const RUNS = 3;
  const STEPS = 60;
  const day = (index: number): string => addDays(START, index);

  /** Units and days whose count is not what a plain count finds: everybody once, at the main post or else the first. */
  const wrongCounts = async (companyIds: readonly string[]) =>
    (
      await database.owner.query(
        `select d.day::date::text as day, u.unit_id as unit, headcount(u.unit_id, d.day::date) as kept, plain.people from org_unit u
         cross join generate_series($2::date, $3::date, '3 days') as d (day)
         cross join lateral (select count(*)::int as people from (
           select distinct on (h.party_id) place.unit_id from empl_position_party h join empl_position_unit place using (empl_position_id)
           where h.valid @> d.day::date and place.valid @> d.day::date order by h.party_id, h.main_position desc, h.empl_position_party_id) as at
           where at.unit_id in (select units_under(array[u.unit_id], d.day::date))) as plain
         where u.company_id = any ($1) and headcount(u.unit_id, d.day::date) <> plain.people`,
        [companyIds, START, day(DAYS)],
      )
    ).rows;

  const step = fc.record({
    kind: fc.constantFrom('hold', 'hold', 'hold', 'hold', 'move unit', 'move position', 'end position', 'end holding', 'change main', 'change main', 'other position'),
    day: fc.nat(DAYS),
    length: fc.integer({ min: 1, max: DAYS }),
    one: fc.nat(999),
    other: fc.nat(999),
    main: fc.constantFrom('Y' as const, 'N' as const),
  });

  async function layOut(companyId: string) {
    return testBed.change(companyId, async (tx) => {
      const units = [await newUnit(tx, companyId, null)];
      for (let index = 1; index < 7; index += 1) units.push(await newUnit(tx, companyId, units[(index - 1) >> 1] ?? null));
      const seats: string[] = [];
      for (let index = 0; index < 10; index += 1) seats.push(await newPosition(tx, companyId, units[index % 7] as string, 2));
      return { units, seats };
    });
  }

  test('as a plain count counts them, on each day, after each of many changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
        const companyId = await testBed.foundCompany();
        const { units, seats } = await layOut(companyId);
        const people = await Promise.all(Array.from({ length: 8 }, () => testBed.newPerson(companyId)));
        const of = (ids: readonly string[], index: number) => ids[index % ids.length] as string;
        let done = 0;
        for (const { kind, day: at, length, one, other, main } of steps) {
          const { rows } = await database.owner.query<{ id: string }>('select empl_position_party_id as id from empl_position_party where company_id = $1 order by 1', [companyId]);
          const holding = rows.length === 0 ? randomUUID() : (rows[one % rows.length]?.id as string);
          const until = length > DAYS / 2 ? null : day(at + length);
          const works: Record<typeof kind, (tx: Tx) => Promise<unknown>> = {
            hold: (tx) => addHolding(tx, { companyId, positionId: of(seats, one), partyId: of(people, other) }, { main, rate: 50, from: day(at), until }),
            'move unit': (tx) => moveUnits(tx, [of(units, one)], of(units, other), day(at)),
            'move position': (tx) => movePositions(tx, [of(seats, one)], of(units, other), day(at)),
            'end position': (tx) => (at < DAYS / 2 ? Promise.resolve() : endPositionRow(tx, of(seats, one), day(at))),
            'end holding': (tx) => tx.run(sql`delete from empl_position_party where empl_position_party_id = ${holding}::uuid`),
            'change main': (tx) => corrected(tx, sql`update empl_position_party set main_position = ${main} where empl_position_party_id = ${holding}::uuid`),
            'other position': (tx) =>
              corrected(tx, sql`update empl_position_party set empl_position_id = ${of(seats, other)}::uuid where empl_position_party_id = ${holding}::uuid`),
          };
          if ((await refusal(testBed.change(companyId, works[kind]))) === undefined) done += 1;
          expect(await wrongCounts([companyId])).toEqual([]);
        }
        expect(done).toBeGreaterThan(STEPS / 4);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });

  test('as well when many come at once, and when a main post is changed in another company', async () => {
    const [own, other] = [await testBed.foundCompany(), await testBed.foundCompany()];
    const [here, there] = [await layOut(own), await layOut(other)];
    const people = await Promise.all(Array.from({ length: 10 }, () => testBed.newPerson(own)));
    const count = async (unit: string | undefined) => (await database.owner.query('select headcount($1, $2) as people', [unit, START])).rows[0].people;
    await Promise.all(people.map((partyId, index) => testBed.hold(own, here.seats[index] as string, partyId, { main: 'Y', rate: 50 })));
    await Promise.all(people.map((partyId, index) => testBed.hold(other, there.seats[index] as string, partyId, { rate: 50 })));
    expect([await count(here.units[0]), await count(there.units[0])]).toEqual([10, 0]);
    await Promise.all(
      people.flatMap((partyId, index) => [
        testBed.change(own, (tx) =>
          corrected(
            tx,
            sql`update empl_position_party set main_position = 'N', valid = daterange('2026-01-05', null) where party_id = ${partyId}::uuid and company_id = ${own}::uuid`,
          ),
        ),
        testBed.change(other, (tx) => movePositions(tx, [there.seats[index] as string], there.units[(index * 3) % 7] as string, '2026-01-03')),
      ]),
    );
    expect([await count(here.units[0]), await count(there.units[0])]).toEqual([0, 10]);
    expect(await wrongCounts([own, other])).toEqual([]);
  });
});

test('doubles of a name from before stay, hinder nothing else of their units, and nothing new joins them', async () => {
  const companyId = await testBed.foundCompany();
  const named = async (tx: Tx, name: string): Promise<string> => {
    const unitId = randomUUID();
    await addUnit(tx, { unitId, companyId, pseudoId: unitId, from: START, parentId: null, words: words(name) });
    return unitId;
  };
  const [first, second, third] = await testBed.change(
    companyId,
    async (tx) => [await named(tx, 'Sales'), await named(tx, 'Sales of the south'), await named(tx, 'Stores')] as const,
  );
  // as an installation of before may stand: the migration runs over it once more
  const migration = (await readFile(new URL('integrity.004.migration.sql', import.meta.url), 'utf8')).replace(/^-- Two who became chief[\s\S]*/m, '');
  await database.owner.query(`
    drop table org_unit_known_double; drop index org_unit_fact_name; drop function check_names(uuid[]);
    alter table org_unit_fact disable trigger user;
    update org_unit_fact set organization_name = 'Sales', search_text = 'sales' where unit_id = '${second}';
    alter table org_unit_fact enable trigger user;
    ${migration}`);
  const say = (unitId: string, name: string, from: string) => refusal(testBed.change(companyId, (tx) => setUnitFacts(tx, unitId, from, { organizationName: name })));
  expect((await database.owner.query('select count(*)::int as pairs from org_unit_known_double where company_id = $1', [companyId])).rows).toEqual([{ pairs: 2 }]);
  expect(await refusal(testBed.change(companyId, (tx) => moveUnits(tx, [second], third, '2026-05-01')))).toBeUndefined();
  expect(await say(third, 'SALES', '2026-06-01')).toBe('org_unit_name_once');
  // once they are called apart they do not meet again
  expect(await say(second, 'Sales of the south', START)).toBeUndefined();
  expect(await say(second, 'sales', '2026-08-01')).toBe('org_unit_name_once');
  expect(await say(first, 'Selling', '2026-08-01')).toBeUndefined();
  expect(await say(second, 'sales', '2026-08-01')).toBeUndefined();
});
