/** Reorganisations at random against a calendar kept day by day; and many who want the same seat at once. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { sql, systemActor, type Tx, writing } from '#platform/db/db.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { addSeat, endSeat, moveSeats, sayOfSeat, setSuperior } from './seats.store.ts';
import { addUnit, endUnit, moveUnits, sayOfUnit } from './units.store.ts';
import { refreshAllWords } from './words-keeper.ts';

const RUNS = Number(process.env['HCM_STRUCTURE_RUNS'] ?? 5);
const STEPS = 200;
const START = '2026-01-01';
const DAYS = 24;
const dayOf = (index: number): string => addDays(START, index);

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
});
afterAll(() => database.close());

async function foundCompany(): Promise<string> {
  const companyId = randomUUID();
  await database.owner.query(
    `with own as (insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyOrganization', $1))
     insert into company (company_id, pseudo_id, organization_name) values ($1, $2, 'Test')`,
    [companyId, companyId],
  );
  return companyId;
}
const change = <T>(companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> => writing(database.pool, systemActor('test', [companyId]), work);
/** Name of the constraint that refused, or undefined. */
const refusal = (done: Promise<unknown>): Promise<string | undefined> =>
  done.then(
    () => undefined,
    (error: { constraint?: string }) => error.constraint ?? String(error),
  );

const words = (name: string) => ({ organizationName: name, levelEnumId: null, organizationTypeEnumId: null, propertyEnumIds: [], disabled: 'N' as const });
const post = (title: string, seats = 1) => ({
  description: title,
  statusId: 'EmpsActive' as const,
  positionTypeEnumId: null,
  gradeTypeEnumId: null,
  payGradeEnumId: null,
  seats,
});

// ---- the calendar: on each day each unit and seat, what is said of it and where it stands ----

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

const step = fc.record({
  kind: fc.constantFrom('add', 'add', 'add', 'move', 'move', 'move', 'rename', 'rename', 'end'),
  day: fc.integer({ min: 0, max: DAYS - 1 }),
  unit: fc.nat(1000),
  target: fc.nat(1000),
});

test(`${STEPS} reorganisations in any order keep a forest, and each day stays as it was said`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const companyId = await foundCompany();
      let calendar: Calendar = new Map();
      let done = 0;
      for (const [index, { kind, day, unit, target }] of steps.entries()) {
        const ids = [...calendar.keys()];
        const id = kind === 'add' || ids.length === 0 ? randomUUID() : (ids[unit % ids.length] as string);
        const above = target % 5 === 0 || ids.length === 0 ? null : (ids[target % ids.length] as string);
        const name = `n${index % 3}`;
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
          change<unknown>(companyId, (tx) => {
            if (isNew) return addUnit(tx, { unitId: id, companyId, pseudoId: id, from, parentId: above, words: words(name) });
            if (kind === 'move') return moveUnits(tx, [id], above, from);
            return kind === 'rename' ? sayOfUnit(tx, id, from, { organizationName: name }, START) : endUnit(tx, id, from);
          }),
        );
        const isSound = isForest(wanted);
        expect([kind, refused === undefined]).toEqual([kind, isSound]);
        if (!isSound) expect(refused).toMatch(/^org_unit_parent_(within|circle|check)/);
        else {
          calendar = wanted;
          done += 1;
        }
      }
      expect(done).toBeGreaterThan(30);
      expect(await storedUnits(companyId)).toEqual(calendar);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

describe('seats', () => {
  const unitId = randomUUID();
  let companyId: string;
  const newSeat = async (seats = 1): Promise<string> => {
    const seatId = randomUUID();
    await change(companyId, (tx) => addSeat(tx, { seatId, companyId, pseudoId: seatId, from: START, unitId, words: post('Seat', seats) }));
    return seatId;
  };
  const newPerson = async (): Promise<string> => {
    const partyId = randomUUID();
    await database.owner.query(`insert into party (party_id, party_type_enum_id, company_id) values ($1, 'PtyPerson', $2)`, [partyId, companyId]);
    return partyId;
  };
  interface Holding {
    readonly role?: string;
    readonly main?: 'Y' | 'N';
    readonly rate?: number;
    readonly days?: string;
  }
  const hold = (seatId: string, partyId: string, { role = 'Employee', main = 'N', rate = 100, days = `[${START},)` }: Holding = {}) =>
    change(companyId, (tx) =>
      tx.run(sql`
        insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, role_type_id, main_position, occupancy_rate, valid)
        values (${randomUUID()}::uuid, ${companyId}::uuid, ${seatId}::uuid, ${partyId}::uuid, ${role}, ${main}, ${rate}, ${days}::daterange)`),
    );
  beforeAll(async () => {
    companyId = await foundCompany();
    await change(companyId, (tx) => addUnit(tx, { unitId, companyId, pseudoId: 'U', from: START, parentId: null, words: words('Unit') }));
  });

  const WORKERS = 16;
  const all = (work: (index: number) => Promise<unknown>) => Promise.all(Array.from({ length: WORKERS }, (_, index) => refusal(work(index))));

  test(`${WORKERS} at once: one gets the seat, one seat is the main one, one leads the unit, one leads the company`, async () => {
    const seat = await newSeat();
    const people = await Promise.all(Array.from({ length: WORKERS }, newPerson));
    const refusedSeats = await all((index) => hold(seat, people[index] as string));
    expect(refusedSeats.filter((one) => one === undefined)).toHaveLength(1);
    expect(new Set(refusedSeats)).toEqual(new Set([undefined, 'empl_position_party_capacity']));

    const [person = ''] = people;
    const seats = await Promise.all(Array.from({ length: WORKERS }, () => newSeat()));
    const refusedMain = await all((index) => hold(seats[index] as string, person, { main: 'Y' }));
    expect(new Set(refusedMain)).toEqual(new Set([undefined, 'empl_position_party_one_main']));
    expect(refusedMain.filter((one) => one === undefined)).toHaveLength(1);

    const wide = await newSeat(WORKERS);
    const refusedLead = await all((index) => hold(index % 2 ? wide : (seats[index] as string), people[index] as string, { role: 'OrgRManager', rate: 1, main: 'N' }));
    expect(refusedLead.filter((one) => one === undefined)).toHaveLength(1);

    const refusedChief = await all((index) => hold(wide, people[index] as string, { role: 'ChiefExecutiveOfficer', rate: 1 }));
    expect(refusedChief.filter((one) => one === undefined)).toHaveLength(1);
  });

  test('two of half a day hold one seat, a substitute beside them, a third not', async () => {
    const seat = await newSeat();
    const held = async (holding: Holding) => refusal(hold(seat, await newPerson(), holding));
    expect(await held({ rate: 50 })).toBeUndefined();
    expect(await held({ rate: 50, days: '[2026-02-01,)' })).toBeUndefined();
    expect(await held({ role: 'OrgRSubstitute' })).toBeUndefined();
    expect(await held({ rate: 1, days: '[2026-01-05,2026-03-01)' })).toBe('empl_position_party_capacity');
    expect(await held({ rate: 50, days: '[2026-01-05,2026-02-01)' })).toBeUndefined();
    expect(await refusal(change(companyId, (tx) => sayOfSeat(tx, seat, '2026-05-01', { seats: 2 }, START)))).toBeUndefined();
    expect(await held({ days: '[2026-05-01,)' })).toBeUndefined();
    expect(await refusal(change(companyId, (tx) => sayOfSeat(tx, seat, '2026-06-01', { seats: 1 }, START)))).toBe('empl_position_party_capacity');
  });

  test('a manager who comes with a seat into a led unit is refused', async () => {
    const [led, other] = [randomUUID(), randomUUID()];
    for (const id of [led, other]) await change(companyId, (tx) => addUnit(tx, { unitId: id, companyId, pseudoId: id, from: START, parentId: unitId, words: words('Led') }));
    const [first, second] = [await newSeat(), await newSeat()];
    await change(companyId, (tx) => moveSeats(tx, [first], led, START));
    await change(companyId, (tx) => moveSeats(tx, [second], other, START));
    for (const seat of [first, second]) await hold(seat, await newPerson(), { role: 'OrgRManager' });
    expect(await refusal(change(companyId, (tx) => moveSeats(tx, [second], led, '2026-01-10')))).toBe('org_unit_manager_one');
    // both in one transaction, in any order
    expect(
      await refusal(
        change(companyId, async (tx) => {
          await moveSeats(tx, [second], led, '2026-01-10');
          await moveSeats(tx, [first], other, '2026-01-10');
        }),
      ),
    ).toBeUndefined();
  });

  test('lines never lead back, and what ends leaves nobody behind', async () => {
    const [top, middle, low] = [await newSeat(), await newSeat(), await newSeat()];
    const answer = (seatId: string, to: string | null, from = START) => refusal(change(companyId, (tx) => setSuperior(tx, { seatId, companyId }, to, from)));
    expect(await answer(middle, top)).toBeUndefined();
    expect(await answer(low, middle)).toBeUndefined();
    expect(await answer(top, low, '2026-01-10')).toBe('empl_position_reporting_circle');
    const end = (seatId: string) => refusal(change(companyId, (tx) => endSeat(tx, seatId, '2026-02-01')));
    expect(await end(middle)).toBe('empl_position_reporting_within');
    expect(await answer(low, top, '2026-02-01')).toBeUndefined();
    expect(await end(middle)).toBeUndefined();
    expect(await refusal(change(companyId, (tx) => endUnit(tx, unitId, '2026-03-01')))).toMatch(/_within$/);
    expect(await refusal(hold(middle, await newPerson()))).toBe('empl_position_party_within');
  });
});

test('a name that begins tomorrow is the name of lists from tomorrow on', async () => {
  const [companyId, unitId] = [await foundCompany(), randomUUID()];
  await change(companyId, async (tx) => {
    await addUnit(tx, { unitId, companyId, pseudoId: 'U', from: START, parentId: null, words: words('Before') });
    await sayOfUnit(tx, unitId, dayOf(5), { organizationName: 'After' }, dayOf(4));
  });
  const shown = async (): Promise<string> => (await database.owner.query('select organization_name from org_unit where unit_id = $1', [unitId])).rows[0].organization_name;
  expect(await shown()).toBe('Before');
  await refreshAllWords(database.pool, dayOf(5));
  expect(await shown()).toBe('After');
});
