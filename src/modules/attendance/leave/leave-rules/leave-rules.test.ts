/** Rules of leave on the real database: whom one touches before it is saved, what it changes then, who writes them, and what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layDay } from '#testing/attendance-rows.ts';
import { type Answer, actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { leaveErrors } from '../leave.errors.ts';
import leaveMessages from '../leave.messages.fa.ts';
import { routes as leaveRoutes } from '../leave.routes.ts';
import { leaveRuleErrors } from './leave-rules.errors.ts';
import messages from './leave-rules.messages.fa.ts';
import { routes } from './leave-rules.routes.ts';

const PATH = '/rest/s1/functionalManagement/leaveRule';
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const payroll = actorIn('payrollOfficer', 'accountant');
const seller = actorIn('employee', 'seller');
let bed: Mounted;
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);
const said = {
  ...{ leaveTypeId: 'LvtAnnual', fromDate: '2026-03-21', thruDate: '2027-03-20', yearDays: 30, carryDays: null, dayMinutes: 440, counts: 'working', dayCost: 'average' },
  ...{ paidBy: 'employer', mostDays: null, hrOverDays: 10, allowsHours: 'Y', needsDocument: 'N', source: 'regulation 12' },
};
const write = (more: object = {}, actor = officer) => bed.call(actor, 'POST', PATH, { ...said, ...more });
const reach = (more: Record<string, string | number> = {}, actor = officer) => {
  const asked = { leaveTypeId: 'LvtAnnual', fromDate: said.fromDate, thruDate: said.thruDate, yearDays: 30, dayMinutes: 440, ...more };
  return bed.call(actor, 'GET', `${PATH}/reach?${new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))}`);
};
const entitled = async (): Promise<number> => (await bed.call(seller, 'GET', '/rest/s1/hcm/leave/own')).body.balance.yearEntitlement;
const askFor = (kind: string, day: string, status: 'LvSent' | 'LvApproved') =>
  bed.database.owner
    .query(
      `insert into leave_request (leave_request_id, company_id, party_id, leave_type_id, mode, from_date, thru_date, minutes, days, status_id, sent_at, closed_at)
     values ($1, $2, $3, $4, 'daily', $5::date, $5::date, 440, 1, 'LvSent', now(), null)`,
      [newId(), companyId('holding'), partyId('seller'), kind, day],
    )
    .then(() => (status === 'LvSent' ? undefined : bed.database.owner.query(`update leave_request set status_id = 'LvApproved', closed_at = now() where from_date = $1`, [day])));

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/attendance/leave', routes: leaveRoutes, messages: leaveMessages, errors: [leaveErrors] },
    { slice: 'modules/attendance/leave/leave-rules', routes, messages, errors: [leaveRuleErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());

test('before a rule is saved it is told whom it touches and what the year would give them; saved it gives just that, and less again when it goes', async () => {
  await askFor('LvtAnnual', '2026-05-17', 'LvSent');
  const told = (await reach()).body;
  expect(told).toMatchObject({ waiting: 1, approved: 0, year: 1405, lawDays: 26, hasMore: false });
  expect(told.people[0]).toMatchObject({ partyId: partyId('seller'), waiting: 1, before: 26 * 440, after: 30 * 440 });
  expect(told.people).toHaveLength(told.employed);
  expect(await entitled()).toBe(26 * 440);
  const { status, body } = await write();
  expect([status, await entitled()]).toEqual([201, 30 * 440]);
  // over on the day before the last one of the year: what the law says counts for all of it
  expect((await reach({ leaveRuleId: body.id, thruDate: '2027-03-19' })).body.people[0]).toMatchObject({ before: 30 * 440, after: 26 * 440 });
  const rows = (await bed.call(officer, 'GET', `${PATH}?pageSize=50`)).body.rows as { leaveTypeId: string; isOwn: string }[];
  expect(
    rows
      .filter(({ leaveTypeId }) => leaveTypeId === 'LvtAnnual')
      .map(({ isOwn }) => isOwn)
      .toSorted(),
  ).toEqual(['N', 'Y']);
  expect((await bed.call(officer, 'DELETE', `${PATH}/${body.id}`)).body).toEqual({ removed: true });
  expect(await entitled()).toBe(26 * 440);
});

test('who pays a kind of leave: counted days of approved leave are counted anew in the transaction that changes it', async () => {
  await askFor('LvtUnpaid', '2026-05-03', 'LvApproved');
  for (const day of ['2026-05-03', '2026-05-04']) await layDay(bed.database.owner, 'seller', day);
  await bed.database.owner.query('delete from attendance_mark');
  expect((await write({ leaveTypeId: 'LvtUnpaid', yearDays: null, counts: 'calendar' })).status).toBe(201);
  const { rows } = await bed.database.owner.query<{ day: string }>('select distinct day::text as day from attendance_mark');
  expect(rows).toEqual([{ day: '2026-05-03' }]);
});

test('refused: rules of the law, a second rule of the same days, another company, who may not; who lacks class health is told no names of the ill', async () => {
  expect((await write({ leaveTypeId: 'LvtMarriage', yearDays: null })).status).toBe(201);
  const twice = await write({ leaveTypeId: 'LvtMarriage', yearDays: null, fromDate: '2026-05-01' });
  expect([twice.status, codeOf(twice), twice.body.fields]).toEqual([409, 'overlap', { fromDate: messages.errors.overlap }]);
  const { rows } = await bed.database.owner.query<{ id: string }>(`select leave_rule_id as id from leave_rule where company_id is null and leave_type_id = 'LvtSick'`);
  expect((await bed.call(officer, 'PUT', `${PATH}/${rows[0]?.id}`, { ...said, leaveTypeId: 'LvtSick', rowVersion: 1 })).status).toBe(404);
  expect((await bed.call(officer, 'DELETE', `${PATH}/${rows[0]?.id}`)).status).toBe(404);
  const foreign = (await bed.call(elsewhere, 'GET', `${PATH}?pageSize=50`)).body.rows as { isOwn: string }[];
  expect(foreign.every(({ isOwn }) => isOwn === 'N')).toBe(true);
  expect((await write({}, seller)).status).toBe(403);
  expect(Object.keys((await write({ thruDate: '2026-01-01' })).body.fields)).toEqual(['thruDate']);
  expect(Object.keys((await reach({ leaveTypeId: 'LvtNone' })).body.fields)).toEqual(['leaveTypeId']);
  await askFor('LvtSick', '2026-06-06', 'LvSent');
  expect((await reach({ leaveTypeId: 'LvtSick' })).body).toMatchObject({ waiting: 1, isHidden: false, people: [{ partyId: partyId('seller'), waiting: 1, before: null }] });
  expect((await reach({ leaveTypeId: 'LvtSick' }, payroll)).body).toMatchObject({ waiting: 1, isHidden: true, people: [] });
});
