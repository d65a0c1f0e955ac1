/** Moves, closings and activations of drafts in any order: a forest on each day, and the days before a change are what they were. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { reading, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { insertHolding } from '#platform/structure/holders.store.ts';
import { insertPosition } from '#platform/structure/positions.store.ts';
import { addUnit, endUnit, moveUnits } from '#platform/structure/units.store.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { applyDraft } from './activate.service.ts';
import { draftErrors } from './drafts.contract.ts';
import messages from './drafts.messages.fa.ts';
import type { Change, Structure } from './drafts.rules.ts';
import { insertChange, insertDraft, structureOn } from './drafts.store.ts';
import { applyTo, workingCopy } from './drafts-fold.rules.ts';
import { changeFor, drawn } from './test-support.ts';

const STEPS = 200;
const RUNS = Number(process.env['HCM_STRUCTURE_RUNS'] ?? 1);
const START = '2026-01-01';
const DAYS = 40;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
});
afterAll(() => database.close());

/** Seven units below each other, with twelve posts, each of them held. */
async function layOut(): Promise<string> {
  const companyId = randomUUID();
  await database.owner.query(
    `with own as (insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyOrganization', $1))
     insert into company (company_id, pseudo_id, organization_name) values ($1, $1::text, 'Random')`,
    [companyId],
  );
  const unitIds = Array.from({ length: 7 }, () => randomUUID());
  await writing(database.pool, systemActor('test', [companyId]), async (tx) => {
    for (const [at, unitId] of unitIds.entries())
      await addUnit(tx, {
        ...{ unitId, companyId, pseudoId: `u${at}`, from: START, parentId: unitIds[(at - 1) >> 1] ?? null },
        words: { organizationName: `Random ${at}`, levelEnumId: null, organizationTypeEnumId: null, propertyEnumIds: [], disabled: 'N' },
      });
    for (let at = 0; at < 12; at += 1) {
      const [positionId, partyId] = [randomUUID(), randomUUID()];
      await database.owner.query(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, [partyId, companyId]);
      await insertPosition(tx, {
        ...{ positionId, companyId, pseudoId: `s${at}`, from: START, unitId: unitIds[at % 4] as string },
        words: { description: `Position ${at}`, statusId: 'EmpsActive', positionTypeEnumId: null, gradeTypeEnumId: null, payGradeEnumId: null, seats: 1 + (at % 2) },
      });
      const values = { roleTypeId: at === 0 ? 'OrgRManager' : 'Employee', mainPosition: 'Y', occupancyRate: 100 } as const;
      await insertHolding(tx, { holdingId: randomUUID(), companyId, positionId, partyId, from: START, until: null, values });
    }
  });
  return companyId;
}

/** Everything that is said on each day, as one word for a day. */
const eachDay = async (companyId: string): Promise<ReadonlyMap<string, string>> => {
  const rowsOf = (table: string) => `select to_jsonb(t) - 'valid' - 'row_version' from ${table} t where t.company_id = $1 and t.valid @> day::date`;
  const tables = ['org_unit_fact', 'org_unit_parent', 'empl_position_fact', 'empl_position_unit', 'empl_position_reporting', 'org_unit_manager'];
  const { rows } = await database.owner.query<{ day: string; word: string }>(
    `select day::date::text as day, (select md5(coalesce(string_agg(one::text, '' order by one::text), '')) from (
       ${tables.map(rowsOf).join(' union all ')}
       -- a link that goes on elsewhere later is another row
       union all select jsonb_build_array(t.empl_position_id, t.party_id, t.role_type_id, t.main_position, t.occupancy_rate) from empl_position_party t where t.company_id = $1 and t.valid @> day::date
     ) as said (one)) as word from generate_series($2::date, $3::date, '1 day') as day`,
    [companyId, START, addDays(START, DAYS)],
  );
  return new Map(rows.map(({ day, word }) => [day, word]));
};

/** What must not be, on any day: looked for row by row, not as the checks of the database do. */
const faultsOf = async (companyId: string): Promise<unknown[]> =>
  (
    await database.owner.query(
      `with recursive days as (select generate_series($2::date, $3::date, '1 day')::date as day),
       place as (select d.day, p.unit_id, p.parent_unit_id from days d join org_unit_parent p on p.company_id = $1 and p.valid @> d.day),
       -- from the top downwards: whatever is in a circle or hangs in the air is not reached
       reached as (
         select day, unit_id, 1 as depth from place where parent_unit_id is null
         union all select p.day, p.unit_id, r.depth + 1 from reached r join place p on p.day = r.day and p.parent_unit_id = r.unit_id where r.depth < 1000)
       select 'unit', d.day, u.unit_id from days d join org_unit u on u.company_id = $1 and u.valid @> d.day
         where (select count(*) from reached r where r.day = d.day and r.unit_id = u.unit_id) <> 1 or (select count(*) from org_unit_fact f where f.unit_id = u.unit_id and f.valid @> d.day) <> 1
       union all select 'unit that is not there', p.day, p.unit_id from place p join org_unit u using (unit_id) where not u.valid @> p.day
       union all select 'position', d.day, e.empl_position_id from days d join empl_position e on e.company_id = $1 and e.valid @> d.day
         where (select count(*) from empl_position_unit p join org_unit u using (unit_id) where p.empl_position_id = e.empl_position_id and p.valid @> d.day and u.valid @> d.day) <> 1
           or (select count(*) from empl_position_fact f where f.empl_position_id = e.empl_position_id and f.valid @> d.day) <> 1
       union all select 'holder', d.day, h.empl_position_id from days d join empl_position_party h on h.company_id = $1 and h.valid @> d.day join empl_position e using (empl_position_id) where not e.valid @> d.day`,
      [companyId, START, addDays(START, DAYS)],
    )
  ).rows;

/** What a structure says, without the ids of links and what only a draft knows. */
const plain = ({ units, posts, holdings }: Structure) => ({
  units: new Map([...units].map(([id, { isFresh: _, ...unit }]) => [id, unit])),
  posts: new Map([...posts].map(([id, { isFresh: _, ...post }]) => [id, post])),
  holdings: [...holdings.values()].map(({ holdingId: _, ...holding }) => JSON.stringify(holding)).sort(),
});

const day = fc.integer({ min: 1, max: DAYS - 1 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('moveUnit', 'moveUnit', 'closeUnit'), day, one: fc.nat(9999), other: fc.nat(9999) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('draft'), day, all: fc.array(drawn, { minLength: 2, maxLength: 8 }) }) },
);

test(`${STEPS} moves, closings and activations keep a forest, and the days before stay as they were`, async () => {
  const done: Record<string, number> = { moveUnit: 0, closeUnit: 0, draft: 0, planned: 0, circle: 0 };
  const work = async (steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]): Promise<void> => {
    const companyId = await layOut();
    const actor = systemActor('test', [companyId]);
    const change = (todo: (tx: Tx) => Promise<unknown>): Promise<unknown> =>
      writing(database.pool, actor, todo)
        .then(() => undefined)
        .catch((error: unknown) => error);
    let before = await eachDay(companyId);
    for (const [index, one] of steps.entries()) {
      const date = addDays(START, one.day);
      const structure = await reading(database.pool, actor, (db) => structureOn(db, companyId, date));
      const expected = workingCopy(structure);
      // few units are empty: one of those is closed, else too few closings come off
      const tries = one.what === 'closeUnit' ? structure.units.size : 1;
      const wanted = 'all' in one ? one.all : Array.from({ length: tries }, (_, at) => ({ kind: one.what as Change['kind'], one: one.one + at, other: one.other, number: 1 }));
      const changes: Change[] = [];
      let isCircle = false;
      for (const drawnOne of wanted) {
        if (one.what === 'closeUnit' && changes.length > 0) break;
        const next = changeFor(drawnOne, expected);
        const fault = applyTo(expected, next);
        if (fault === undefined) changes.push(next);
        isCircle ||= fault?.fault === 'circle';
        // sent all the same: the database refuses it too
        if (one.what !== 'draft' && fault?.fault === 'circle') changes.push(next);
      }
      const [first] = changes;
      if (first === undefined) continue;
      const facts = { draftId: randomUUID(), companyId, title: 'Random', effectiveDate: date, noteText: null };
      const error = await change(async (tx) => {
        if (one.what === 'moveUnit') return moveUnits(tx, [first.unitId ?? ''], first.parentUnitId, date);
        if (one.what === 'closeUnit') return endUnit(tx, first.unitId ?? '', date);
        await insertDraft(tx, { ...facts, createdBy: companyId });
        for (const stored of changes) await insertChange(tx, facts, { ...stored, changeId: randomUUID() });
        return applyDraft(tx, facts, START, randomUUID);
      });
      const after = await eachDay(companyId);
      if (one.what !== 'draft' && isCircle) {
        expect(error).toMatchObject({ constraint: expect.stringMatching(/^org_unit_parent_(circle|check|within)$/) });
        done['circle'] = (done['circle'] ?? 0) + 1;
      }
      if (error === undefined) {
        done[one.what] = (done[one.what] ?? 0) + 1;
        for (const [at, word] of before) if (at < date) expect([at, after.get(at)]).toEqual([at, word]);
        expect(plain(await reading(database.pool, actor, (db) => structureOn(db, companyId, date)))).toEqual(plain(expected));
        if (index % 10 === 0) expect(await faultsOf(companyId)).toEqual([]);
      } else {
        // only what is planned for later days may stand in the way of what the rules find good
        if (one.what === 'draft') expect(draftErrors.is(error, 'changeRefused') ? JSON.stringify(error) : error).toContain(messages.errors.later);
        if (!isCircle) done['planned'] = (done['planned'] ?? 0) + 1;
        expect(after).toEqual(before);
      }
      before = after;
    }
    expect(await faultsOf(companyId)).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), work), { numRuns: RUNS, endOnFailure: true });
  for (const [what, times] of Object.entries(done)) expect([what, times > 2]).toEqual([what, true]);
}, 60_000);
