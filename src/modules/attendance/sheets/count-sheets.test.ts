/** What is counted after a month was closed, of days that its sheet has and of days that it does not have. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { layAttendance, layDay } from '#testing/attendance-rows.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { noteDifferences } from './count-sheets.service.ts';
import { differencesOf } from './sheets.store.ts';

const company = companyId('holding');
const actor = systemActor('test', [company]);
let database: TestDatabase;
let sheetId: string;

beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
  sheetId = (await layAttendance(database.owner, 'seller')).attendanceSheetId;
  for (const status of [`'AsConfirmed', confirmed_by = 'office'`, `'AsInApproval'`, `'AsClosed', closed_at = now()`])
    await database.owner.query(`update attendance_sheet set status_id = ${status} where attendance_sheet_id = $1`, [sheetId]);
});
afterAll(() => database.close());

const note = (...days: readonly string[]) =>
  writing(database.pool, actor, (tx) =>
    noteDifferences(
      tx,
      company,
      days.map((day) => ({ partyId: partyId('seller'), day })),
      { now: new Date(), newId },
    ),
  );
const noted = async () => (await reading(database.pool, actor, (db) => differencesOf(db, [sheetId]))).map(({ day, figures }) => [day, figures]);

test('a day of the month that the closed sheet does not have, of an employment that begins earlier after all, is a difference once; one of another month is none', async () => {
  for (const day of ['2019-03-24', '2019-03-25', '2019-04-21']) await layDay(database.owner, 'seller', day);
  await database.owner.query('update attendance_day set planned = 480, absence = 480');
  expect(await note('2019-03-24', '2019-04-21')).toBe(1);
  expect(await note('2019-03-24', '2019-04-21')).toBe(0);
  const figures = { planned: 480, absence: 480 };
  expect(await noted()).toEqual([['2019-03-24', figures]]);
  await database.owner.query('delete from attendance_day');
  expect(await note('2019-03-24')).toBe(1);
  expect(await noted()).toEqual([
    ['2019-03-24', figures],
    ['2019-03-24', { planned: -480, absence: -480 }],
  ]);
});
