/** What the rule of a calendar says of months is what its people's sheets are counted by: the same as the pure sum of their days under it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { layClosedSheet } from '#testing/attendance-rows.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { calculateMonth } from '../day/month.rules.ts';
import { type CountedDay, writeDays } from '../days/days.store.ts';
import { countMonths } from './count-sheets.service.ts';

const company = companyId('holding');
const actor = systemActor('test', [company]);
/** 1405/01: what the law says of that year is laid by the migrations. */
const [FROM, THRU] = ['2026-03-21', '2026-04-20'];
const HOUR = 60;
let database: TestDatabase;

const zero = { covered: 0, delay: 0, gap: 0, hurry: 0, forgiven: 0, absence: 0, notCounted: 0, night: 0, offset: 0, weeklyRest: 0, holiday: 0 };
const dayOf = (date: string): CountedDay => ({
  ...{ ...zero, planned: 480, present: 600, inside: 480, outside: 120, counted: 120 },
  ...{ partyId: partyId('seller'), date, kind: 'ordinary', shiftClass: 'morning', coveredBy: {}, exceptions: [], lines: [] },
  overtime: { normal: 0, before: 0, after: 120, weeklyRest: 0, holiday: 0 },
});
const days = Array.from({ length: 31 }, (_, at) => dayOf(addDays(FROM, at)));

/** Lays the only rule of the calendar that everybody works by. */
async function says(rotationFrom: string | null, week: number | null, month: number | null, fourWeeks: number | null, act: 'warn' | 'stop'): Promise<void> {
  await database.owner.query('delete from calendar_rule');
  await database.owner.query(
    `insert into calendar_rule select gen_random_uuid(), company_id, work_calendar_id, $2, null, 480, 'WdFriday', 60, 90, 'shiftEnd', 3, 900, 0, 0, 0, 'all',
       'automatic', 'automatic', 'automatic', 'automatic', 'automatic', 0, 1, null, 'warn', 'none', 1, $3, $4, $5, $6, $7
     from work_calendar where company_id = $1 and is_default = 'Y'`,
    [company, FROM, rotationFrom, week, month, fourWeeks, act],
  );
}
async function stored() {
  const period = { periodId: company, year: 1405, month: 1, from: FROM, thru: THRU };
  const [month] = await reading(database.pool, actor, (db) => countMonths(db, company, [partyId('seller')], period, THRU));
  if (month === undefined) throw new Error('no month');
  const { shiftWork: _, employedDays: __, ...figures } = month.figures;
  return figures;
}
function pure(of: Omit<Parameters<typeof calculateMonth>[0], 'days' | 'offset'>) {
  const { lines: _, shiftWork: __, ...sheet } = calculateMonth({ days, offset: 'none', ...of });
  return sheet;
}

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await writing(database.pool, actor, (tx) => writeDays(tx, company, days, []));
});
afterAll(() => database.close());

test('ceilings of a week and of a month take overtime off the sheet where the calendar says so, and only warn where it says that', async () => {
  const ceilings = (act: 'warn' | 'stop') =>
    [
      { of: 'overtime', period: 'week', minutes: 10 * HOUR, act },
      { of: 'overtime', period: 'month', minutes: 30 * HOUR, act },
    ] as const;
  await says(null, 10 * HOUR, 30 * HOUR, null, 'stop');
  const stopped = await stored();
  expect(stopped).toEqual(pure({ ceilings: ceilings('stop') }));
  expect(stopped.figures.counted).toBe(30 * HOUR);
  await says(null, 10 * HOUR, 30 * HOUR, null, 'warn');
  const warned = await stored();
  expect(warned).toEqual(pure({ ceilings: ceilings('warn') }));
  expect(warned.figures.counted).toBe(62 * HOUR);
  expect(warned.exceptions.filter(({ period }) => period === 'month')).toEqual([{ kind: 'ceiling', of: 'overtime', period: 'month', from: FROM, minutes: 32 * HOUR }]);
});

test('a rotation is warned of what the law allows in four weeks, unless the calendar says less', async () => {
  await says(FROM, null, null, null, 'stop');
  const legal = await stored();
  expect(legal).toEqual(pure({ rotationFrom: FROM, ceilings: [{ of: 'work', period: 'fourWeeks', minutes: 176 * HOUR, act: 'warn' }] }));
  expect(legal.exceptions[0]).toEqual({ kind: 'ceiling', of: 'work', period: 'fourWeeks', from: FROM, minutes: (28 * 10 - 176) * HOUR });
  await says(FROM, null, null, 240 * HOUR, 'stop');
  const own = await stored();
  expect(own).toEqual(pure({ rotationFrom: FROM, ceilings: [{ of: 'work', period: 'fourWeeks', minutes: 240 * HOUR, act: 'stop' }] }));
  // 40 hours of four days are beyond it, of which overtime alone can go
  expect(own.figures.counted).toBe((62 - 4 * 2) * HOUR);
});

test('weeks and four weeks that began before the month are seen from their first day, and told of the days of the month alone', async () => {
  const before = Array.from({ length: 10 }, (_, at) => dayOf(addDays(FROM, at - 10)));
  await writing(database.pool, actor, (tx) => writeDays(tx, company, before, []));
  // 21 March 2026 is a Saturday: the week has no days before it, the four weeks have ten
  await says(addDays(FROM, -10), null, null, 240 * HOUR, 'warn');
  const { exceptions, figures } = await stored();
  expect(exceptions).toEqual([{ kind: 'ceiling', of: 'work', period: 'fourWeeks', from: addDays(FROM, -10), minutes: (28 * 10 - 240) * HOUR }]);
  expect(figures.counted, 'days before are on the sheet of their month').toBe(62 * HOUR);
  const week = { of: 'overtime', period: 'week', minutes: 5 * HOUR, act: 'stop' } as const;
  const [first, ...rest] = days.slice(0, 3);
  expect(calculateMonth({ days: rest, before: [first as CountedDay], ceilings: [week], offset: 'none' }).figures.counted).toBe(3 * HOUR);
  await database.owner.query('delete from attendance_day where day < $1', [FROM]);
});

test('the ceiling of a year counts its earlier months, those that were counted elsewhere too, and begins anew with the year', async () => {
  await says(null, null, null, null, 'stop');
  await database.owner.query('update calendar_rule set year_ceiling = $1', [70 * HOUR]);
  expect((await stored()).figures.counted).toBe(62 * HOUR);
  // 1405/02, with two hours a day as well
  const second = Array.from({ length: 31 }, (_, at) => dayOf(addDays('2026-04-21', at)));
  await writing(database.pool, actor, (tx) => writeDays(tx, company, second, []));
  const period = { periodId: company, year: 1405, month: 2, from: '2026-04-21', thru: '2026-05-21' };
  const inSecond = () => reading(database.pool, actor, async (db) => (await countMonths(db, company, [partyId('seller')], period, period.thru))[0]?.figures);
  const counted = await inSecond();
  expect([counted?.figures.counted, counted?.exceptions]).toEqual([8 * HOUR, [{ kind: 'ceiling', of: 'overtime', period: 'year', from: FROM, minutes: 54 * HOUR }]]);
  await database.owner.query('delete from attendance_day where day <= $1', [THRU]);
  expect((await inSecond())?.figures.counted).toBe(62 * HOUR);
  await layClosedSheet(database.owner, 'seller', { month: 1, days: `[${FROM},2026-04-21)`, broughtOvertime: 60 * HOUR });
  expect((await inSecond())?.figures.counted).toBe(10 * HOUR);
});

test('four weeks of no rotation are nothing that can be kept', async () => {
  await expect(says(null, null, null, 240 * HOUR, 'warn')).rejects.toMatchObject({ constraint: 'calendar_rule_rotation' });
});
