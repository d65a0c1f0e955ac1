/** Sixteen feeders of late facts while a month closes: no closed sheet changes, and with its differences it says what the days say. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { untilWaiting } from '#testing/lock-waits.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import type { DayFacts } from '../day-counting/count-days.service.ts';
import type { PlannedDay } from '../day-counting/day-facts.rules.ts';
import { countMarked } from '../day-counting/keep-days.service.ts';
import { daysOfPeople, writeDays } from '../days/days.store.ts';
import { holdCounting, markDays, markSpan } from '../days/marks.store.ts';
import { addPeriods, periodsOf } from '../periods/periods.store.ts';
import { added, flatOf } from '../sheets/sheet.rules.ts';
import { differencesOf, holdSheets, moveSheets, sheetOfMonth } from '../sheets/sheets.store.ts';
import { closeSheets } from './closing.process.ts';
import { insertClosing, insertSheets } from './closing.store.ts';
import { recount } from './recount.service.ts';

const [FROM, THRU, TODAY] = ['2026-03-21', '2026-04-20', '2026-05-10'];
const FEEDERS = 16;
const company = companyId('holding');
const [seller, accountant] = [partyId('seller'), partyId('accountant')];
const actor = systemActor('test', [company]);

const rules: PlannedDay['rules'] = {
  doublePress: 0,
  longestStay: 960,
  openEnd: 'exception',
  tolerance: { delay: { minutes: 0, beyond: 'all' }, gap: { minutes: 0, beyond: 'all' }, hurry: { minutes: 0, beyond: 'all' } },
  overtime: { counted: { normal: 'automatic', before: 'automatic', after: 'automatic', weeklyRest: 'automatic', holiday: 'automatic' }, minimum: 0, unit: 1, ceiling: undefined },
  offset: 'none',
  night: { from: 1_320, until: 360 },
};
const plan: PlannedDay = {
  kind: 'ordinary',
  shift: { lines: [{ from: 480, minutes: 480, floating: 0 }], breaks: [] },
  shiftClass: 'morning',
  window: { before: 240, after: 360 },
  rules,
};
/** How many facts have become known of each day: each lets somebody stay a minute longer. */
const known = new Map<string, number>();
const dates: string[] = [];
for (let date = FROM; date <= THRU; date = addDays(date, 1)) dates.push(date);
const facts: DayFacts = {
  plans: async (_db, _company, ids) => new Map(ids.map((id) => [id, new Map(dates.map((date) => [date, plan]))])),
  presses: async (_db, _companyId, ids) =>
    new Map(ids.map((id) => [id, dates.flatMap((date) => [{ at: `${date}T08:00:00` }, { at: `${date}T16:${String(known.get(date) ?? 0).padStart(2, '0')}:30` }])])),
  slips: async () => new Map(),
};

let database: TestDatabase;
const count = () => countMarked({ pool: database.pool, clock: movableClock(), today: TODAY, isStopping: () => false }, facts, 5);
const [closingId, sheetId, otherId] = [newId(), newId(), newId()];

/** Brings the month before its approvers, as it has been counted by then. */
const submit = () =>
  writing(database.pool, actor, async (tx) => {
    const [period] = await periodsOf(tx, company);
    if (period === undefined) throw new Error('no period');
    await recount({ tx, today: TODAY }, await holdSheets(tx, closingId, ['AsDrafted']), period);
    for (const status of ['AsCalculated', 'AsConfirmed', 'AsInApproval'] as const) await moveSheets(tx, [sheetId, otherId], status);
  });

/** Closes the month of somebody as the last answer of its case does. */
const close = (person: string) =>
  writing(database.pool, actor, async (tx) => {
    const sheets = await holdSheets(tx, closingId, ['AsInApproval'], [person]);
    await closeSheets({ tx, now: new Date(), newId, audit: () => undefined }, sheets);
    return sheets[0]?.days ?? [];
  });

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await writing(database.pool, actor, async (tx) => {
    const [periodId = ''] = await addPeriods(tx, company, [{ year: 1405, month: 1, from: FROM, thru: THRU }], newId);
    await insertClosing(tx, { closingId, companyId: company, periodId, deadline: TODAY, producerPartyId: partyId('hrOfficer'), now: new Date() });
    await insertSheets(tx, { companyId: company, closingId, periodId }, [
      { sheetId, partyId: seller },
      { sheetId: otherId, partyId: accountant },
    ]);
    for (const person of [seller, accountant]) await markSpan(tx, person, { fromDate: FROM, thruDate: THRU });
  });
  await count();
  await submit();
});
afterAll(() => database.close());

/** A closed sheet with its differences says what the days say; answers both. */
const agreed = (closedId: string, person: string) =>
  reading(database.pool, actor, async (db) => {
    const [period] = await periodsOf(db, company);
    const sheet = await sheetOfMonth(db, company, period?.periodId ?? '', person);
    expect(sheet).toMatchObject({ sheetId: closedId, status: 'AsClosed' });
    const differences = Map.groupBy(await differencesOf(db, [closedId]), ({ day }) => day);
    const stored = await daysOfPeople(db, company, [person], FROM, THRU);
    for (const day of stored) {
      const said = sheet?.days?.find(({ date }) => date === day.date);
      const sum = added([...(said === undefined ? [] : [flatOf(said)]), ...(differences.get(day.date) ?? []).map(({ figures }) => figures)]);
      expect(sum).toEqual(flatOf(day));
    }
    return { sheet, stored };
  });

test('no closed sheet changes, and nothing that came beside the closing is lost', async () => {
  const feed = async (feeder: number): Promise<void> => {
    for (const [at, day] of dates.entries()) {
      if (at % FEEDERS !== feeder) continue;
      await writing(database.pool, actor, async (tx) => {
        known.set(day, (known.get(day) ?? 0) + 1);
        await markDays(tx, [{ partyId: seller, day }]);
      });
      await count();
    }
  };
  const [closed] = await Promise.all([close(seller), ...Array.from({ length: FEEDERS }, (_, feeder) => feed(feeder))]);
  await count();
  const { sheet, stored } = await agreed(sheetId, seller);
  expect(sheet?.days?.map(({ date, counted }) => [date, counted])).toEqual(closed.map(({ date, counted }) => [date, counted]));
  expect(stored.map(({ counted }) => counted)).toEqual(dates.map(() => 1));
});

test('whoever closes waits for whoever counts, and minds what has been counted', async () => {
  const counting = await writing(database.pool, actor, async (tx) => {
    expect(await holdCounting(tx, company)).toBe(true);
    const [day] = await daysOfPeople(tx, company, [accountant], FROM, FROM);
    if (day === undefined) throw new Error('no day');
    const closing = close(accountant);
    await untilWaiting(database.owner, 1);
    await writeDays(tx, company, [{ ...day, shiftClass: day.shiftClass, lines: [], present: day.present + 5, outside: day.outside + 5, notCounted: day.notCounted + 5 }], []);
    return { closing };
  });
  await counting.closing;
  await agreed(otherId, accountant);
});
