/** Counted days on the real database: what is stored is what the rules say of the same facts, in whatever order and batches they arrive. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#kernel/jalali/jalali.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { dayFigures } from '../day/day.rules.ts';
import { daysOfPeople } from '../days/days.store.ts';
import { markDays, markSpan } from '../days/marks.store.ts';
import { countDay, type DayFacts, factsOf } from './count-days.service.ts';
import type { PlannedDay, PressFact, SlipFact } from './day-facts.rules.ts';
import { countMarked, markDaysThatAreOver } from './keep-days.service.ts';

const TODAY = '2026-05-31';
const FIRST = '2026-05-01';
const LAST = '2026-05-30';
const company = companyId('holding');
const people: readonly PersonName[] = ['seller', 'salesHead', 'accountant', 'colleague', 'director'];

const rules: PlannedDay['rules'] = {
  doublePress: 120,
  longestStay: 960,
  openEnd: 'exception',
  tolerance: { delay: { minutes: 5, beyond: 'rest' }, gap: { minutes: 0, beyond: 'rest' }, hurry: { minutes: 0, beyond: 'rest' } },
  overtime: { counted: { normal: 'automatic', before: 'never', after: 'automatic', weeklyRest: 'automatic', holiday: 'automatic' }, minimum: 0, unit: 1, ceiling: undefined },
  offset: 'none',
  night: { from: 1_320, until: 360 },
};
/** Three crews in rotation, and Fridays off for the others. */
function planOf(who: number, date: string): PlannedDay {
  const day = Math.round(Date.parse(date) / 86_400_000);
  const turn = (day + who) % 3;
  const from = who === 0 ? 450 : [360, 840, 1_320][turn];
  const isOff = who === 0 ? weekdayOf(date) === 6 : (day + who) % 7 === 0;
  const shift = isOff || from === undefined ? undefined : { lines: [{ from, minutes: 480, floating: who === 0 ? 30 : 0 }], breaks: [] };
  const shiftClass = shift === undefined ? undefined : (['morning', 'evening', 'night'] as const)[who === 0 ? 0 : turn];
  return { kind: weekdayOf(date) === 6 ? 'weeklyRest' : 'ordinary', shift, shiftClass, window: shift ? { before: 240, after: 480 } : { before: 0, after: 0 }, rules };
}

/** A number below a limit that is the same in each run. */
const drawn = (seed: number, most: number): number => ((seed * 1_103_515_245 + 12_345) >>> 8) % most;
const at = (date: string, minute: number): string => new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 19);

function pressesOf(who: number): PressFact[] {
  const presses: PressFact[] = [];
  for (let date = FIRST, no = 0; date <= LAST; date = addDays(date, 1), no++) {
    const from = planOf(who, date).shift?.lines[0]?.from;
    const seed = who * 1_000 + no * 7;
    if (from === undefined || drawn(seed, 9) === 0) continue;
    presses.push({ at: at(date, from - 20 + drawn(seed + 1, 60)) });
    if (drawn(seed + 2, 11) > 0) presses.push({ at: at(date, from + 440 + drawn(seed + 3, 120)) });
  }
  return presses.toSorted((a, b) => a.at.localeCompare(b.at));
}

const ofAll = <T>(ids: readonly string[], make: (who: number) => T): ReadonlyMap<string, T> =>
  new Map(people.flatMap((name, who) => (ids.includes(partyId(name)) ? [[partyId(name), make(who)] as const] : [])));
const slips: readonly SlipFact[] = [
  { factor: 'leave', fromDate: '2026-05-11', thruDate: '2026-05-12', part: 'days' },
  { factor: 'mission', fromDate: '2026-05-18', thruDate: '2026-05-18', part: { from: 600, until: 700 } },
];
let arrived: (at: string) => boolean = () => true;
const facts: DayFacts = {
  plans: async (_db, _companyId, ids, from, thru) =>
    ofAll(ids, (who) => {
      const plans = new Map<string, PlannedDay>();
      for (let day = from; day <= thru; day = addDays(day, 1)) plans.set(day, planOf(who, day));
      return plans;
    }),
  presses: async (_db, _companyId, ids, from, thru) => ofAll(ids, (who) => pressesOf(who).filter((one) => one.at >= from && one.at < addDays(thru, 1) && arrived(one.at))),
  slips: async (_db, _companyId, ids) => ofAll(ids, () => slips),
};

let database: TestDatabase;
const actor = systemActor('test', [company]);
const keeping = () => ({ pool: database.pool, clock: movableClock(), today: TODAY, isStopping: () => false });
const ids = people.map((name) => partyId(name));
const stored = () => reading(database.pool, actor, (db) => daysOfPeople(db, company, ids, FIRST, LAST));
const markAll = () =>
  writing(database.pool, actor, async (tx) => {
    for (const id of ids) await markSpan(tx, id, { fromDate: FIRST, thruDate: LAST });
  });

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());
beforeEach(async () => {
  arrived = () => true;
  await database.owner.query('delete from attendance_mark; delete from attendance_day');
});

test('the stored day is what the rules say of the same facts', async () => {
  await markAll();
  await countMarked(keeping(), facts);
  const days = await stored();
  expect(days).toHaveLength(ids.length * 30);
  const of = await reading(database.pool, actor, (db) => factsOf(db, facts, company, ids, FIRST, LAST));
  for (const day of days) {
    const { lines: _, ...pure } = countDay(of(day.partyId), day.partyId, day.date) ?? { lines: [] };
    expect(day).toEqual(pure);
  }
  expect(dayFigures.filter((figure) => days.every((day) => day[figure] === 0))).toEqual(['offset', 'notCounted'].filter((one) => days.every((day) => day[one as 'offset'] === 0)));
});

test('order and batches of arrival change nothing', async () => {
  await markAll();
  await countMarked(keeping(), facts);
  const whole = await stored();
  await database.owner.query('delete from attendance_day');
  // presses arrive by thirds, the last first; each marks its day alone, and marks are taken a few at a time
  for (const third of [2, 1, 0]) {
    arrived = (moment) => Number(moment.slice(8, 10)) % 3 >= third;
    const marks = ids.flatMap((id, who) =>
      pressesOf(who)
        .filter(({ at: moment }) => Number(moment.slice(8, 10)) % 3 === third)
        .map((one) => ({ partyId: id, day: one.at.slice(0, 10) })),
    );
    await writing(database.pool, actor, (tx) => markDays(tx, marks.toReversed()));
    await countMarked(keeping(), facts, 7);
  }
  const byPress = new Map((await stored()).map((day) => [`${day.partyId} ${day.date}`, day]));
  // days that no press came near are told by nobody but the clock
  for (const day of whole.filter((one) => byPress.has(`${one.partyId} ${one.date}`))) expect(byPress.get(`${day.partyId} ${day.date}`)).toEqual(day);
  expect(byPress.size).toBeGreaterThan(140);
});

test('a day that is not over is counted when it is, the day before it at once', async () => {
  await writing(database.pool, actor, (tx) => markDays(tx, [{ partyId: partyId('seller'), day: '2026-05-20' }]));
  await countMarked({ ...keeping(), today: '2026-05-20' }, facts);
  expect((await stored()).map(({ date }) => date)).toEqual(['2026-05-19']);
  expect(await countMarked({ ...keeping(), today: '2026-05-20' }, facts)).toBe(0);
  await countMarked({ ...keeping(), today: '2026-05-21' }, facts);
  expect((await stored()).map(({ date }) => date)).toEqual(['2026-05-19', '2026-05-20']);
});

test('days of card holders that nobody marked are marked once they are over', async () => {
  await database.owner.query(
    `insert into clock_card (clock_card_id, company_id, party_relationship_id, card, valid) values (gen_random_uuid(), $1, $2, '7', '[2026-05-28,2026-05-30)')`,
    [company, employmentId('seller')],
  );
  expect(await markDaysThatAreOver(keeping())).toBe(2);
  expect(await markDaysThatAreOver(keeping())).toBe(0);
  await countMarked(keeping(), facts);
  expect((await stored()).map(({ date }) => date)).toEqual(['2026-05-27', '2026-05-28', '2026-05-29', '2026-05-30']);
});

test('a day older than those that are looked through is counted without any press once it is marked', async () => {
  const OLD = '2025-06-03';
  await writing(database.pool, actor, (tx) => markDays(tx, [{ partyId: partyId('seller'), day: OLD }]));
  await countMarked(keeping(), facts);
  const days = await reading(database.pool, actor, (db) => daysOfPeople(db, company, ids, OLD, OLD));
  expect(days).toMatchObject([{ partyId: partyId('seller'), date: OLD, planned: 480, absence: 480 }]);
});

test('where days of one company cannot be counted those of the next ones are, and the fault is told', async () => {
  const companies = [companyId('holding'), companyId('subsidiary')].toSorted();
  const staff = { [companyId('holding')]: partyId('seller'), [companyId('subsidiary')]: partyId('worker') };
  await writing(database.pool, systemActor('test', companies), (tx) =>
    markDays(
      tx,
      Object.values(staff).map((id) => ({ partyId: id, day: '2026-05-10' })),
    ),
  );
  const plans: DayFacts['plans'] = async (_db, ownId, own) => {
    if (ownId === companies[0]) throw new Error('no figures');
    return new Map(own.map((id) => [id, new Map([['2026-05-10', planOf(0, '2026-05-10')]])]));
  };
  await expect(countMarked(keeping(), { ...facts, plans })).rejects.toThrow('no figures');
  const of = async (table: string) => (await database.owner.query(`select distinct company_id as id from ${table}`)).rows.map(({ id }) => id);
  expect([await of('attendance_day'), await of('attendance_mark')]).toEqual([[companies[1]], [companies[0]]]);
});

test('the database itself refuses a day whose figures do not come out', async () => {
  await markAll();
  await countMarked(keeping(), facts);
  const refused = (set: string) =>
    database.owner.query(`update attendance_day set ${set}`).then(
      () => undefined,
      ({ constraint }: { constraint: string }) => constraint,
    );
  expect(await refused('planned = planned + 1')).toBe('attendance_day_plan');
  expect(await refused('present = present + 1')).toBe('attendance_day_presence');
  expect(await refused('counted = counted + 1')).toBe('attendance_day_outside');
});
