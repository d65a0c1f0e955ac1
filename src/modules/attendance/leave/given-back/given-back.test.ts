/** Days of approved leave that come back, on the real database: returned early, or a holiday by now. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { TEST_START } from '#testing/app.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { leaveErrors } from '../leave.errors.ts';
import leaveMessages from '../leave.messages.fa.ts';
import { routes as leaveRoutes } from '../leave.routes.ts';
import { partsOf, setStatus } from '../leave.store.ts';
import { bookUsed } from '../ledger/ledger.store.ts';
import { writeHeld } from '../request/ask.service.ts';
import { givenBackErrors } from './given-back.errors.ts';
import { giveHolidaysBack } from './given-back.job.ts';
import messages from './given-back.messages.fa.ts';
import { routes } from './given-back.routes.ts';

const LEAVE = '/rest/s1/hcm/leave';
const TODAY = '2026-05-10';
/** Saturday to Tuesday. */
const [FROM, THRU] = ['2026-05-16', '2026-05-19'];
const company = companyId('holding');
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const seller = actorIn('employee', 'seller');
let bed: Mounted;

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode?.split('.').at(-1);
const back = (actor: Actor, requestId: string, backOn: string) => bed.call(actor, 'POST', `${LEAVE}/${requestId}/return`, { backOn, reason: 'work called' });
const balance = async (actor: Actor) => (await bed.call(actor, 'GET', `${LEAVE}/own`)).body.balance;

/** Approved leave of four days, taken in the ledger. */
const approved = (name: PersonName, leaveTypeId = 'LvtAnnual'): Promise<string> =>
  writing(bed.database.pool, systemActor('test', [company]), async (tx) => {
    const asking = { tx, today: TODAY, now: new Date(`${TODAY}T06:30:00Z`), newId };
    const holder = { companyId: company, partyId: partyId(name) };
    const { requestId } = await writeHeld(asking, holder, { leaveTypeId, mode: 'daily', fromDate: FROM, thruDate: THRU });
    await setStatus(tx, requestId, 'LvApproved', asking.now);
    await bookUsed(tx, holder, requestId, await partsOf(tx, requestId), asking);
    return requestId;
  });

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/attendance/leave', routes: leaveRoutes, messages: leaveMessages, errors: [leaveErrors] },
    { slice: 'modules/attendance/leave/given-back', routes, messages, errors: [givenBackErrors] },
  );
  await layOrganisation(bed.database.owner);
});
afterAll(() => bed.close());
beforeEach(async () => {
  await rows('alter table leave_movement disable trigger kept; delete from leave_account; delete from leave_request; alter table leave_movement enable trigger kept');
});

test('who returns early has the days after back, which are work again; cancelled afterwards, no more comes back than was left', async () => {
  const requestId = await approved('seller');
  const before = await balance(seller);
  expect(before.used).toBe(4 * 440);
  await rows('delete from attendance_mark');
  expect((await back(officer, requestId, addDays(FROM, 2))).body).toEqual({ thruDate: addDays(FROM, 1), minutes: 2 * 440 });
  expect(await balance(seller)).toMatchObject({ used: 2 * 440, available: before.available + 2 * 440 });
  expect(await rows(`select from_date::text as from, thru_date::text as thru, asked_thru_date::text as asked, minutes, days::int as days from leave_request`)).toEqual([
    { from: FROM, thru: addDays(FROM, 1), asked: THRU, minutes: 880, days: 2 },
  ]);
  expect((await rows('select distinct day from attendance_mark')).length).toBe(4);
  expect((await rows('select from notification_message_user where party_id = $1', partyId('seller'))).length).toBe(1);
  expect(codeOf(await back(officer, requestId, addDays(FROM, 2)))).toBe('outside');
  await bed.call(officer, 'POST', `${LEAVE}/${requestId}/cancel`, { reason: 'no leave at all' });
  expect(await balance(seller)).toMatchObject({ used: 0, available: before.available + 4 * 440 });
});

test('the reason is in the audit, of leave that no balance is kept of too', async () => {
  const told = () => rows<{ reason: unknown }>(`select changes -> 'returnReason' as reason from audit_entry where entity = 'LeaveRequest' and record_id = $1`, requestId);
  const requestId = await approved('seller', 'LvtUnpaid');
  expect((await back(officer, requestId, addDays(FROM, 2))).body).toEqual({ thruDate: addDays(FROM, 1), minutes: 0 });
  expect(await told()).toEqual([{ reason: [null, 'work called'] }]);
});

test('refused: no day of it, the first day, the own leave, another company, what nobody approved', async () => {
  const requestId = await approved('seller');
  expect([codeOf(await back(officer, requestId, FROM)), codeOf(await back(officer, requestId, addDays(THRU, 1)))]).toEqual(['outside', 'outside']);
  expect((await back(elsewhere, requestId, addDays(FROM, 1))).status).toBe(404);
  expect((await back(seller, requestId, addDays(FROM, 1))).status).toBe(403);
  const own = await approved('hrOfficer');
  expect(codeOf(await back(officer, own, addDays(FROM, 1)))).toBe('ownAccount');
  await rows(`update leave_request set status_id = 'LvCancelled' where leave_request_id = $1`, requestId);
  expect(codeOf(await back(officer, requestId, addDays(FROM, 1)))).toBe('notOfDays');
});

test('a holiday that is declared later comes back by itself, once', async () => {
  await approved('seller');
  const look = () => giveHolidaysBack({ pool: bed.database.pool, today: TODAY, now: TEST_START, newId, report: (error) => expect(error).toBeUndefined() });
  expect(await look()).toBe(0);
  await rows(
    `insert into special_day (special_day_id, company_id, day_date, jalali_year, day_kind, title, reason) values (gen_random_uuid(), $1, $2, 1405, 'SdOff', 'dust', 'the air')`,
    company,
    addDays(FROM, 1),
  );
  expect([await look(), await look()]).toEqual([1, 0]);
  expect((await balance(seller)).used).toBe(3 * 440);
  expect(await rows('select thru_date::text as thru, asked_thru_date as asked, minutes, days::int as days from leave_request')).toEqual([
    { thru: THRU, asked: null, minutes: 3 * 440, days: 3 },
  ]);
  await rows('delete from special_day where day_date = $1', addDays(FROM, 1));
});
