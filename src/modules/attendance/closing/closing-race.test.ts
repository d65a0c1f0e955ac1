/** Sixteen feeders of late facts while a month closes: no closed sheet changes, and with its differences it says what the days say. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { movableClock } from '#testing/app.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import type { DayFacts } from '../day-counting/count-days.service.ts';
import type { PlannedDay } from '../day-counting/day-facts.rules.ts';
import { countMarked } from '../day-counting/keep-days.service.ts';
import { daysOfPeople } from '../days/days.store.ts';
import { markDays, markSpan, waitForCounting } from '../days/marks.store.ts';
import { usualFactors } from '../factors/factors.rules.ts';
import { addPeriods, periodsOf } from '../periods/periods.store.ts';
import { countMonths, noteDifferences, payOf } from '../sheets/count-sheets.service.ts';
import { added, flatOf } from '../sheets/sheet.rules.ts';
import { differencesOf, moveSheets, sheetOfMonth, writeCounted } from '../sheets/sheets.store.ts';
import { insertClosing, insertSheets } from './closing.store.ts';

const [FROM, THRU, TODAY] = ['2026-03-21', '2026-04-20', '2026-05-10'];
const FEEDERS = 16;
const company = companyId('holding');
const seller = partyId('seller');
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
const sheetId = newId();

/** Closes the month as the last answer of its case does. */
const close = () =>
  writing(database.pool, actor, async (tx) => {
    const [period] = await periodsOf(tx, company);
    if (period === undefined) throw new Error('no period');
    await waitForCounting(tx, company);
    const [month] = await countMonths(tx, company, [seller], period, TODAY);
    if (month === undefined) throw new Error('no month');
    await writeCounted(tx, [{ sheetId, figures: month.figures, days: month.days, pay: payOf(month, usualFactors), stops: month.stops.length }]);
    for (const status of ['AsCalculated', 'AsConfirmed', 'AsInApproval'] as const) await moveSheets(tx, [sheetId], status);
    await moveSheets(tx, [sheetId], 'AsClosed', { closedAt: new Date() });
    await noteDifferences(
      tx,
      company,
      dates.map((day) => ({ partyId: seller, day })),
      { now: new Date(), newId },
    );
    return month.days;
  });

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  await writing(database.pool, actor, async (tx) => {
    const [periodId = ''] = await addPeriods(tx, company, [{ year: 1405, month: 1, from: FROM, thru: THRU }], newId);
    const closingId = newId();
    await insertClosing(tx, { closingId, companyId: company, periodId, deadline: TODAY, producerPartyId: partyId('hrOfficer'), now: new Date() });
    await insertSheets(tx, { companyId: company, closingId, periodId }, [{ sheetId, partyId: seller }]);
    await markSpan(tx, seller, { fromDate: FROM, thruDate: THRU });
  });
  await count();
});
afterAll(() => database.close());

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
  const [closed] = await Promise.all([close(), ...Array.from({ length: FEEDERS }, (_, feeder) => feed(feeder))]);
  await count();
  await reading(database.pool, actor, async (db) => {
    const [period] = await periodsOf(db, company);
    const sheet = await sheetOfMonth(db, company, period?.periodId ?? '', seller);
    expect(sheet).toMatchObject({ status: 'AsClosed' });
    expect(sheet?.days?.map(({ date, counted }) => [date, counted])).toEqual(closed.map(({ date, counted }) => [date, counted]));
    const differences = Map.groupBy(await differencesOf(db, [sheetId]), ({ day }) => day);
    const stored = await daysOfPeople(db, company, [seller], FROM, THRU);
    expect(stored.map(({ counted }) => counted)).toEqual(dates.map(() => 1));
    for (const day of stored) {
      const said = sheet?.days?.find(({ date }) => date === day.date);
      const sum = added([...(said === undefined ? [] : [flatOf(said)]), ...(differences.get(day.date) ?? []).map(({ figures }) => figures)]);
      expect(sum).toEqual(flatOf(day));
    }
  });
});
