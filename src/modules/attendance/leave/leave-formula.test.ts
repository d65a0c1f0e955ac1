/** What formulas are told of leave: of the year of the day, up to the day, of several people at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, employmentId, layOrganisation, partyId } from '#testing/organisation.ts';
import { leave } from './leave.formula.ts';

let database: TestDatabase;
const home = companyId('holding');
const subjectOf = (name: 'accountant' | 'seller') => ({ partyRelationshipId: employmentId(name), partyId: partyId(name), companyId: home });
const subjects = [subjectOf('accountant'), subjectOf('seller')];

beforeAll(async () => {
  database = await openTestDatabase('seeded');
  await layOrganisation(database.owner);
  const account = [home, partyId('accountant')];
  await database.owner.query('insert into leave_account (company_id, party_id, jalali_year) values ($1, $2, 1405), ($1, $2, 1404)', account);
  const move = `insert into leave_movement (leave_movement_id, company_id, party_id, jalali_year, kind, day_date, minutes, cause, reason_text, booked_at)
    values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, now())`;
  const moves = [
    [1404, 'LmAccrual', '2026-01-01', 900, 'a', null],
    [1405, 'LmAccrual', '2026-04-01', 600, 'b', null],
    [1405, 'LmCorrection', '2026-04-02', -120, 'c', 'counted twice'],
    [1405, 'LmAccrual', '2026-06-01', 600, 'd', null],
  ];
  const request = `insert into leave_request (leave_request_id, company_id, party_id, leave_type_id, mode, from_date, thru_date, minutes, days, sent_at)
    values (gen_random_uuid(), $1, $2, $3, 'daily', $4, $5, 880, 2, now())`;
  const decide = `update leave_request set status_id = $2, closed_at = now() where from_date = $1 and status_id <> $2`;
  const requests = [
    ['LvtAnnual', '2026-04-05', '2026-04-06', 'LvApproved'],
    ['LvtAnnual', '2026-04-12', '2026-04-13', 'LvRejected'],
    ['LvtAnnual', '2026-04-19', '2026-04-20', 'LvSent'],
    ['LvtSick', '2026-04-26', '2026-04-27', 'LvApproved'],
    ['LvtAnnual', '2024-04-26', '2024-04-27', 'LvApproved'],
  ];
  for (const [type, from, until, status] of requests) {
    await database.owner.query(request, [...account, type, from, until]);
    if (status !== 'LvSent') await database.owner.query(decide, [from, status]);
  }
  for (const one of moves) await database.owner.query(move, [...account, ...one]);
});
afterAll(() => database.close());

const on = async (day: string) => {
  const values = await reading(database.pool, systemActor('test', [home]), (db) => leave.read({ db, day }, new Set(['leave.balance', 'leave.earned']), subjects));
  return subjects.map(({ partyRelationshipId }) => Object.fromEntries(values.get(partyRelationshipId) ?? []));
};

test('of the year of the day and up to it, nought where nothing is booked', async () => {
  const nothing = { 'leave.balance': 0, 'leave.earned': 0 };
  expect(await on('2026-05-01')).toEqual([{ 'leave.balance': 480, 'leave.earned': 480 }, nothing]);
  expect(await on('2026-06-01')).toEqual([{ 'leave.balance': 1080, 'leave.earned': 1080 }, nothing]);
  expect(await on('2026-03-01')).toEqual([{ 'leave.balance': 900, 'leave.earned': 900 }, nothing]);
});

test('approved leave that has begun stands in lists, what tells of health in one of its own', async () => {
  const listsOn = async (day: string) => {
    const values = await reading(database.pool, systemActor('test', [home]), (db) => leave.read({ db, day }, new Set(['leave.taken', 'leave.sick']), subjects));
    return ['leave.taken', 'leave.sick'].map((code) => {
      const records = (values.get(employmentId('accountant'))?.get(code) ?? []) as readonly ReadonlyMap<string, unknown>[];
      return records.map((record) => ['type', 'from', 'days', 'minutes'].map((field) => JSON.stringify(record.get(field)))).sort();
    });
  };
  const told = (type: string, date: string) => [`"${type}"`, `{"date":"${date}"}`, '2', '880'];
  const annual = told('LvtAnnual', '2026-04-05');
  expect(await listsOn('2026-05-10')).toEqual([[annual], [told('LvtSick', '2026-04-26')]]);
  expect(await listsOn('2026-04-25')).toEqual([[told('LvtAnnual', '2024-04-26'), annual], []]);
  expect(leave.names.filter(({ type }) => type === 'list').map((name) => [name.code, name.class])).toEqual([
    ['leave.taken', 'personal'],
    ['leave.sick', 'health'],
  ]);
});
