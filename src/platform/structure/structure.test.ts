/** Reorganisations at random against a calendar kept day by day; and many who want the same position at once. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { openPool, sql, systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { endPositionRow, insertPosition, movePositions, setPositionFacts, setSuperior } from './positions.store.ts';
import { restoreSnapshots, type Snapshot, takeSnapshots } from './snapshot.store.ts';
import { refreshWords } from './structure-bulk.store.ts';
import { addHolding, benchOf, type Held, post, refusal, START, words } from './test-support.ts';
import { addUnit, endUnit, moveUnits, setUnitFacts } from './units.store.ts';
import { refreshAllWords } from './words.job.ts';

const RUNS = Number(process.env['HCM_STRUCTURE_RUNS'] ?? 5);
const STEPS = 200;
const DAYS = 24;
const WORKERS = 16;
const dayOf = (index: number): string => addDays(START, index);

let database: TestDatabase;
let testBed: ReturnType<typeof benchOf>;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  testBed = benchOf(database);
});
afterAll(() => database.close());

// ---- the calendar: on each day each unit and position, what is said of it and where it stands ----

interface Entry {
  readonly name: string;
  readonly above: string | null;
}
type Calendar = ReadonlyMap<string, readonly (Entry | null)[]>;

/** As a change counts: on from its day, as long as the days said the same. */
function going(entries: readonly (Entry | null)[], at: number, part: Partial<Entry>): (Entry | null)[] {
  const next = [...entries];
  for (const [name, value] of Object.entries(part) as [keyof Entry, string | null][]) {
    const old = entries[at]?.[name];
    for (let index = at; index < DAYS && entries[index] !== null && entries[index]?.[name] === old; index++) next[index] = { ...(next[index] as Entry), [name]: value };
  }
  return next;
}
const ending = (entries: readonly (Entry | null)[], at: number): (Entry | null)[] => entries.map((entry, index) => (index < at ? entry : null));

/** Nobody hangs in the air and nobody is below itself, on any day. */
function isForest(calendar: Calendar): boolean {
  for (let day = 0; day < DAYS; day++)
    for (const [id, entries] of calendar) {
      const met = new Set([id]);
      for (let entry = entries[day]; entry?.above; entry = calendar.get(entry.above)?.[day]) {
        if (met.has(entry.above) || !calendar.get(entry.above)?.[day]) return false;
        met.add(entry.above);
      }
    }
  return true;
}

async function storedUnits(companyId: string): Promise<Calendar> {
  const { rows } = await database.owner.query<{ id: string; day: string; name: string; above: string | null }>(
    `select f.unit_id as id, d.day::date::text as day, f.organization_name as name, p.parent_unit_id as above
     from generate_series($2::date, $3::date, '1 day') as d (day) join org_unit_fact f on f.valid @> d.day::date
     join org_unit_parent p on p.unit_id = f.unit_id and p.valid @> d.day::date where f.company_id = $1`,
    [companyId, START, dayOf(DAYS - 1)],
  );
  const stored = new Map<string, (Entry | null)[]>();
  for (const { id, day, name, above } of rows) {
    const entries = stored.get(id) ?? Array.from({ length: DAYS }, () => null);
    entries[Math.round((Date.parse(day) - Date.parse(START)) / 86_400_000)] = { name, above };
    stored.set(id, entries);
  }
  return stored;
}

/** Names that the steps take in turn: few enough to meet. */
const NAMES = 60;

const step = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'move', 'move', 'move', 'rename', 'rename', 'end'),
  day: fc.integer({ min: 0, max: DAYS - 1 }),
  unit: fc.nat(1000),
  target: fc.nat(1000),
});

/** Whether no two units have one name on any day. */
const areNamedApart = (calendar: Calendar): boolean =>
  Array.from({ length: DAYS }, (_, day) => [...calendar.values()].flatMap((entries) => entries[day]?.name ?? [])).every((names) => new Set(names).size === names.length);

test(`${STEPS} reorganisations in any order keep a forest of names that stand once, and each day stays as it was said`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const companyId = await testBed.foundCompany();
      let calendar: Calendar = new Map();
      let done = 0;
      for (const [index, { kind, day, unit, target }] of steps.entries()) {
        const ids = [...calendar.keys()];
        const id = kind === 'add' || ids.length === 0 ? randomUUID() : (ids[unit % ids.length] as string);
        const above = target % 5 === 0 || ids.length === 0 ? null : (ids[target % ids.length] as string);
        const name = `n${index % NAMES}`;
        const isNew = !calendar.has(id);
        const entries = calendar.get(id) ?? Array.from({ length: DAYS }, (_, at) => (at < day ? null : { name, above }));
        // what is not there on the day has nothing to change
        if (!isNew && entries[day] === null) continue;
        const next = isNew ? entries : kind === 'move' ? going(entries, day, { above }) : kind === 'rename' ? going(entries, day, { name }) : ending(entries, day);
        // a unit of no day at all is deleted, not ended
        if (next.every((entry) => entry === null)) continue;
        const wanted = new Map(calendar).set(id, next);
        const from = dayOf(day);
        const refused = await refusal(
          testBed.change<unknown>(companyId, (tx) => {
            if (isNew) return addUnit(tx, { unitId: id, companyId, pseudoId: id, from, parentId: above, words: words(name) });
            if (kind === 'move') return moveUnits(tx, [id], above, from);
            return kind === 'rename' ? setUnitFacts(tx, id, from, { organizationName: name }) : endUnit(tx, id, from);
          }),
        );
        const [grows, isApart] = [isForest(wanted), areNamedApart(wanted)];
        expect([kind, refused === undefined]).toEqual([kind, grows && isApart]);
        if (!grows) expect(refused).toMatch(/^org_unit_parent_(within|circle|check)/);
        else if (!isApart) expect(refused).toBe('org_unit_name_once');
        else {
          calendar = wanted;
          done += 1;
        }
      }
      // where nearly all was refused little is seen: another history is drawn
      fc.pre(done > 30);
      expect(await storedUnits(companyId)).toEqual(calendar);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

describe('seats', () => {
  const unitId = randomUUID();
  const people: string[] = [];
  let companyId: string;
  const newPosition = async (seats = 1): Promise<string> => {
    const positionId = randomUUID();
    await testBed.change(companyId, (tx) => insertPosition(tx, { positionId, companyId, pseudoId: positionId, from: START, unitId, words: post('Position', seats) }));
    return positionId;
  };
  const newPerson = (): Promise<string> => testBed.newPerson(companyId);
  const hold = (positionId: string, partyId: string, holding?: Held) => testBed.hold(companyId, positionId, partyId, holding);
  beforeAll(async () => {
    companyId = await testBed.foundCompany();
    await testBed.change(companyId, (tx) => addUnit(tx, { unitId, companyId, pseudoId: 'U', from: START, parentId: null, words: words('Unit') }));
    people.push(...(await Promise.all(Array.from({ length: WORKERS }, newPerson))));
  });

  /** Each on a connection of its own, when all their transactions are open; how each was refused. */
  const all = async (work: (tx: Tx, index: number) => Promise<unknown>) => {
    const crowd = openPool({ connection: database.connections.app, max: WORKERS });
    const connections = new Set<number>();
    const { promise: everybody, resolve } = Promise.withResolvers<void>();
    const ask = (index: number) =>
      refusal(
        writing(crowd, systemActor('test', [companyId]), async (tx) => {
          connections.add((await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)).pid);
          if (connections.size === WORKERS) resolve();
          await everybody;
          await work(tx, index);
        }),
      );
    // two rows that exclude each other may wait for each other: who is told so (503) asks again
    const outcomes = await Promise.all(
      Array.from({ length: WORKERS }, async (_, index) => {
        const outcome = await ask(index);
        return outcome === 'error: deadlock detected' ? ask(index) : outcome;
      }),
    ).finally(() => crowd.end());
    expect(outcomes.filter((one) => one === undefined)).toHaveLength(1);
    return new Set(outcomes.filter((one) => one !== undefined));
  };
  const person = (index: number) => people[index] as string;

  test(`${WORKERS} at once: one gets the position`, async () => {
    const positionId = await newPosition();
    expect(await all((tx, index) => addHolding(tx, { companyId, positionId, partyId: person(index) }))).toEqual(new Set(['empl_position_party_capacity']));
  });

  test(`${WORKERS} at once: one position is the main one`, async () => {
    const seats = await Promise.all(Array.from({ length: WORKERS }, () => newPosition()));
    const refused = await all((tx, index) => addHolding(tx, { companyId, positionId: seats[index] as string, partyId: person(0) }, { main: 'Y' }));
    expect(refused).toEqual(new Set(['empl_position_party_one_main']));
  });

  test(`${WORKERS} at once: one leads the unit, from one position or from many`, async () => {
    const wide = await newPosition(WORKERS);
    const seats = await Promise.all(Array.from({ length: WORKERS }, (_, index) => (index % 2 ? wide : newPosition())));
    const refused = await all((tx, index) => addHolding(tx, { companyId, positionId: seats[index] as string, partyId: person(index) }, { role: 'OrgRManager', rate: 1 }));
    expect(refused).toEqual(new Set(['org_unit_manager_one']));
  });

  test(`${WORKERS} at once: one leads the company`, async () => {
    const positionId = await newPosition(WORKERS);
    const refused = await all((tx, index) => addHolding(tx, { companyId, positionId, partyId: person(index) }, { role: 'ChiefExecutiveOfficer', rate: 1 }));
    expect(refused).toEqual(new Set(['empl_position_party_one_chief']));
  });

  test('two of half a day hold one position, a substitute beside them, a third not', async () => {
    const position = await newPosition();
    const held = async (holding: Held) => refusal(hold(position, await newPerson(), holding));
    expect(await held({ rate: 50 })).toBeUndefined();
    expect(await held({ rate: 50, from: '2026-02-01' })).toBeUndefined();
    expect(await held({ role: 'OrgRSubstitute' })).toBeUndefined();
    expect(await held({ rate: 1, from: '2026-01-05', until: '2026-03-01' })).toBe('empl_position_party_capacity');
    expect(await held({ rate: 50, from: '2026-01-05', until: '2026-02-01' })).toBeUndefined();
    expect(await refusal(testBed.change(companyId, (tx) => setPositionFacts(tx, position, '2026-05-01', { seats: 2 })))).toBeUndefined();
    expect(await held({ from: '2026-05-01' })).toBeUndefined();
    expect(await refusal(testBed.change(companyId, (tx) => setPositionFacts(tx, position, '2026-06-01', { seats: 1 })))).toBe('empl_position_party_capacity');
  });

  test('a manager who comes with a position into a led unit is refused', async () => {
    const [led, other] = [randomUUID(), randomUUID()];
    for (const id of [led, other]) await testBed.change(companyId, (tx) => addUnit(tx, { unitId: id, companyId, pseudoId: id, from: START, parentId: unitId, words: words(id) }));
    const [first, second] = [await newPosition(), await newPosition()];
    await testBed.change(companyId, (tx) => movePositions(tx, [first], led, START));
    await testBed.change(companyId, (tx) => movePositions(tx, [second], other, START));
    for (const position of [first, second]) await hold(position, await newPerson(), { role: 'OrgRManager' });
    expect(await refusal(testBed.change(companyId, (tx) => movePositions(tx, [second], led, '2026-01-10')))).toBe('org_unit_manager_one');
    // both in one transaction, in any order
    expect(
      await refusal(
        testBed.change(companyId, async (tx) => {
          await movePositions(tx, [second], led, '2026-01-10');
          await movePositions(tx, [first], other, '2026-01-10');
        }),
      ),
    ).toBeUndefined();
  });

  test('lines never lead back, and what ends leaves nobody behind', async () => {
    const [top, middle, low] = [await newPosition(), await newPosition(), await newPosition()];
    const answer = (positionId: string, to: string | null, from = START) => refusal(testBed.change(companyId, (tx) => setSuperior(tx, { positionId, companyId }, to, from)));
    expect(await answer(middle, top)).toBeUndefined();
    expect(await answer(low, middle)).toBeUndefined();
    expect(await answer(top, low, '2026-01-10')).toBe('empl_position_reporting_circle');
    const end = (positionId: string) => refusal(testBed.change(companyId, (tx) => endPositionRow(tx, positionId, '2026-02-01')));
    expect(await end(middle)).toBe('empl_position_reporting_within');
    expect(await answer(low, top, '2026-02-01')).toBeUndefined();
    expect(await end(middle)).toBeUndefined();
    expect(await refusal(testBed.change(companyId, (tx) => endUnit(tx, unitId, '2026-03-01')))).toMatch(/_within$/);
    expect(await refusal(hold(middle, await newPerson()))).toBe('empl_position_party_within');
  });
});

test('a name that begins tomorrow is the name of lists from tomorrow on', async () => {
  const [companyId, unitId] = [await testBed.foundCompany(), randomUUID()];
  await testBed.change(companyId, async (tx) => {
    await addUnit(tx, { unitId, companyId, pseudoId: 'U', from: START, parentId: null, words: words('Before') });
    await setUnitFacts(tx, unitId, dayOf(5), { organizationName: 'After' });
    await refreshWords(tx, dayOf(4));
  });
  const shown = async (): Promise<string> => (await database.owner.query('select organization_name from org_unit where unit_id = $1', [unitId])).rows[0].organization_name;
  expect(await shown()).toBe('Before');
  await refreshAllWords(database.pool, dayOf(5));
  expect(await shown()).toBe('After');
});

test('a record goes back to its snapshot, also to one from before a column or a table was made', async () => {
  const [companyId, unitId, positionId] = [await testBed.foundCompany(), randomUUID(), randomUUID()];
  await testBed.change(companyId, async (tx) => {
    await addUnit(tx, { unitId, companyId, pseudoId: 'U', from: START, parentId: null, words: words('Before') });
    await insertPosition(tx, { positionId, companyId, pseudoId: 'S', from: START, unitId, words: post('Before', 3) });
  });
  const tables = [
    { table: 'org_unit', key: 'unit_id', main: { id: 'unit_id', columns: ['organization_name', 'disabled'], versioned: true } },
    { table: 'org_unit_fact', key: 'unit_id', formerly: 'org_unit' },
  ] as const;
  const positionTables = [
    { table: 'empl_position_fact', key: 'empl_position_id' },
    { table: 'empl_position_reporting', key: 'empl_position_id' },
  ] as const;
  const [unit, position] = await testBed.change(
    companyId,
    async (tx) => [await takeSnapshots(tx, tables, [unitId]), await takeSnapshots(tx, positionTables, [positionId])] as const,
  );
  const [before, positionBefore] = [unit.get(unitId) ?? {}, position.get(positionId) ?? {}];
  const without = (rows: readonly unknown[] = [], ...names: readonly string[]) =>
    rows.map((row) => Object.fromEntries(Object.entries(row as object).filter(([name]) => !names.includes(name))));
  const stands = async () =>
    (
      await database.owner.query(
        `select u.organization_name as unit, u.disabled, f.organization_name as fact, f.property_enum_ids as properties, lower(f.valid)::text as since, s.description as position, s.seats
         from org_unit u join org_unit_fact f using (unit_id), empl_position_fact s where u.unit_id = $1 and s.empl_position_id = $2`,
        [unitId, positionId],
      )
    ).rows;
  const expected = { unit: 'Before', disabled: 'N', fact: 'Before', properties: [], since: START, position: 'Before', seats: 3 };
  const restored = async (unitSnapshot: Snapshot, positionSnapshot: Snapshot) => {
    await testBed.change(companyId, async (tx) => {
      await setUnitFacts(tx, unitId, dayOf(3), { organizationName: 'After' });
      await setPositionFacts(tx, positionId, dayOf(3), { description: 'After', seats: 5 });
      await refreshWords(tx, dayOf(3));
    });
    expect(await stands()).toHaveLength(4);
    await testBed.change(companyId, async (tx) => {
      await restoreSnapshots(tx, tables, [{ id: unitId, before: unitSnapshot }]);
      await restoreSnapshots(tx, positionTables, [{ id: positionId, before: positionSnapshot }]);
    });
    return stands();
  };
  expect(await restored(before, positionBefore)).toEqual([expected]);
  const older = { ...before, org_unit: without(before['org_unit'], 'disabled'), org_unit_fact: without(before['org_unit_fact'], 'property_enum_ids') };
  expect(await restored(older, { empl_position_fact: without(positionBefore['empl_position_fact'], 'seats') })).toEqual([{ ...expected, seats: 1 }]);
  // a column that is no more says nothing
  const oldest = { org_unit: before['org_unit']?.map((row) => ({ ...(row as object), gone: 1 })) ?? [] };
  expect(await restored(oldest, positionBefore)).toEqual([expected]);
});
