/** The plan of people on the real database: crews, single days, reductions, who is employed; and that leave and due days read the same minutes. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { calculateDay } from '../day/day.rules.ts';
import { standingOf } from '../leave/ledger/ledger.store.ts';
import { costOf, legalDay } from '../leave/request/leave-time.rules.ts';
import { plansOf } from './plan.store.ts';

const company = companyId('holding');
/** A Saturday, 1405/02/19; the days after it are no holidays. */
const SATURDAY = '2026-05-09';
const [day, night] = [newId(), newId()];
const [week, crew] = [newId(), newId()];

let testBed: Mounted;
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await testBed.database.owner.query<T>(text, [...values])).rows;
const plans = (names: readonly PersonName[], from = SATURDAY, thru = addDays(SATURDAY, 6)) =>
  reading(testBed.database.pool, systemActor('test', [company]), (db) => plansOf(db, company, names.map(partyId), from, thru));
const minutesOf = async (name: PersonName): Promise<number[]> => [...((await plans([name])).get(partyId(name))?.values() ?? [])].map(({ minutes }) => minutes);

beforeAll(async () => {
  testBed = await mountSlices();
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());
beforeEach(async () => {
  for (const table of ['person_day_shift', 'person_day_reduction', 'person_work_calendar', 'calendar_rule', 'shift_programme', 'work_shift']) await rows(`delete from ${table}`);
});

const calendarId = async (): Promise<string> =>
  (await rows<{ id: string }>(`select work_calendar_id as id from work_calendar where company_id = $1 and is_default = 'Y'`, company))[0]?.id ?? '';

/** Saturday to Wednesday 8:00 to 16:30 with an unpaid half hour, and a crew of one night and two days of rest. */
async function layShifts(): Promise<void> {
  const calendar = await calendarId();
  for (const [id, code, of] of [
    [day, 'D', 'morning'],
    [night, 'N', 'night'],
  ])
    await rows(`insert into work_shift (work_shift_id, company_id, shift_code, title, shift_class, colour) values ($1, $2, $3, $3, $4, 'blue')`, id, company, code, of);
  for (const [shift, kind, from, minutes] of [
    [day, 'ShlWork', 480, 510],
    [day, 'ShlBreak', 720, 30],
    [night, 'ShlWork', 1_320, 480],
  ])
    await rows(
      `insert into work_shift_line (work_shift_line_id, company_id, work_shift_id, line_kind, from_minute, minutes) values ($1, $2, $3, $4, $5, $6)`,
      ...[newId(), company, shift, kind, from, minutes],
    );
  await rows(
    `insert into shift_programme (shift_programme_id, company_id, work_calendar_id, title, priority, programme_type, work_shift_id, holidays, weekday_enum_ids)
     values ($1, $2, $3, 'week', 10, 'CShTWeek', $4, 'around', '["WdSaturday","WdSunday","WdMonday","WdTuesday","WdWednesday"]')`,
    ...[week, company, calendar, day],
  );
  await rows(
    `insert into shift_programme (shift_programme_id, company_id, work_calendar_id, title, priority, programme_type, for_all, holidays, rotation_from)
     values ($1, $2, $3, 'crew', 20, 'CShTRotat', 'N', 'through', $4)`,
    ...[crew, company, calendar, SATURDAY],
  );
  await rows(
    `insert into shift_turn (shift_turn_id, company_id, shift_programme_id, sequence, work_shift_id, days) values ($1, $2, $3, 1, $4, 1), ($5, $2, $3, 2, null, 2)`,
    ...[newId(), company, crew, night, newId()],
  );
  await rows(
    `insert into person_work_calendar (person_work_calendar_id, company_id, party_id, work_calendar_id, shift_programme_id, valid) values ($1, $2, $3, $4, $5, '[2026-01-01,)')`,
    ...[newId(), company, partyId('colleague'), calendar, crew],
  );
}

test('without programmes a day has the minutes of the week of the calendar', async () => {
  expect(await minutesOf('seller')).toEqual([480, 480, 480, 480, 480, 240, 0]);
});

test('with programmes it has those of its shift, for due days too; a crew has its own', async () => {
  await layShifts();
  expect(await minutesOf('seller')).toEqual([480, 480, 480, 480, 480, 0, 0]);
  expect(await minutesOf('colleague')).toEqual([480, 0, 0, 480, 0, 0, 480]);
  const due = await reading(testBed.database.pool, systemActor('test', [company]), async (db) => (await calendarOf(db, company)).minutes());
  expect([5, 6].map((nth) => due(addDays(SATURDAY, nth)))).toEqual([0, 0]);
  const [first] = (await plans(['colleague'])).get(partyId('colleague'))?.values() ?? [];
  expect(first).toMatchObject({ shiftId: night, shiftClass: 'night', origin: 'programme', programmeId: crew, kind: 'ordinary', nextFrom: undefined });
});

test('a day of the roster stands in place of the programme, and each day is shorter by what somebody is given', async () => {
  await layShifts();
  await rows(
    `insert into person_day_shift (person_day_shift_id, company_id, party_id, day_date, work_shift_id) values ($1, $2, $3, $4, null), ($5, $2, $3, $6, $7)`,
    ...[newId(), company, partyId('seller'), SATURDAY, newId(), addDays(SATURDAY, 5), night],
  );
  await rows(
    `insert into person_day_reduction (person_day_reduction_id, company_id, party_id, valid, reduction_kind, minutes, place, reason)
     values ($1, $2, $3, daterange($4::date, null), 'RdNursing', 60, 'end', 'paper')`,
    ...[newId(), company, partyId('seller'), addDays(SATURDAY, 2)],
  );
  expect(await minutesOf('seller')).toEqual([0, 480, 420, 420, 420, 420, 0]);
});

test('rules of the calendar count from their day on, and the plan is what calculateDay takes', async () => {
  await layShifts();
  await rows(
    `insert into calendar_rule select $1, $2, $3, $4, null, 480, 'WdFriday', 60, 90, 'shiftEnd', 3, 900, 10, 0, 5, 'all', 'automatic', 'never', 'automatic', 'never', 'never', 15, 15, 120, 'stop', 'day', 1`,
    ...[newId(), company, await calendarId(), addDays(SATURDAY, 1)],
  );
  const [before, after] = (await plans(['seller'])).get(partyId('seller'))?.values() ?? [];
  expect(before).toMatchObject({ window: { before: 240, after: 480 }, rules: { openEnd: 'exception' }, nextFrom: 1_920 });
  expect(after).toMatchObject({
    window: { before: 60, after: 90 },
    rules: { openEnd: 'shiftEnd', doublePress: 180, tolerance: { delay: { minutes: 10, beyond: 'all' } }, offset: 'day' },
  });
  if (after === undefined) throw new Error('no plan');
  const outcome = calculateDay({ ...after, presses: [{ second: 29_100 }, { second: 59_400 }], covers: [], approved: [] });
  expect(outcome).toMatchObject({ planned: 480, inside: 475, forgiven: 5, delay: 0 });
});

test('a day without employment has no plan', async () => {
  await rows(`update party_relationship set valid = daterange(lower(valid), $1::date) where party_id = $2`, addDays(SATURDAY, 2), partyId('accountant'));
  expect(await minutesOf('accountant')).toEqual([480, 480]);
  expect([...(await plans(['accountant'], addDays(SATURDAY, 3))).keys()]).toEqual([]);
});

test('leave costs the minutes of the shift, on average of the cycle, and earns no more than the week of the law', async () => {
  await layShifts();
  const work = async (name: PersonName) =>
    (await reading(testBed.database.pool, systemActor('test', [company]), (db) => standingOf(db, { companyId: company, partyId: partyId(name) }))).work;
  const daily = { mode: 'daily', fromDate: SATURDAY, thruDate: addDays(SATURDAY, 6), half: null, fromMinute: null, toMinute: null } as const;
  const [ofDay, ofCrew] = [await work('seller'), await work('colleague')];
  expect([ofDay, ofCrew].map((one) => costOf(daily, { counts: 'working', dayCost: 'average' }, one))).toMatchObject([
    { minutes: 2_400, days: 5 },
    { minutes: 1_440, days: 3 },
  ]);
  expect(legalDay(ofDay, SATURDAY, 440)).toBe(400);
  await rows(`update work_shift_line set minutes = 1440, from_minute = 480 where work_shift_id = $1`, night);
  expect(legalDay(await work('colleague'), SATURDAY, 440)).toBe(440);
});

test('a day before the first figures of the law is planned with those', async () => {
  await rows(
    `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid) values ($1, $2, $3, 'PrtEmployee', 'old', '[2001-03-21,2002-03-21)')`,
    newId(),
    company,
    partyId('seller'),
  );
  const OLD = '2001-05-12';
  const rules = (await plans(['seller'], OLD, OLD)).get(partyId('seller'))?.get(OLD)?.rules;
  const now = (await plans(['seller'])).get(partyId('seller'))?.get(SATURDAY)?.rules;
  expect(rules?.night).toEqual({ from: 1_320, until: 360 });
  expect(rules).toEqual(now);
});
