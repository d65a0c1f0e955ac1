/** Needed staff on the real database: what lacks of it beside the roster, of units in reach alone; what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Grant } from '#platform/http/context.server.ts';
import { type Answer, actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId, unitId } from '#testing/organisation.ts';
import { staffingErrors } from './staffing.errors.ts';
import messages from './staffing.messages.fa.ts';
import { routes } from './staffing.routes.ts';

const PATH = '/rest/s1/functionalManagement';
const [SATURDAY, MONDAY] = ['2026-05-09', '2026-05-11'];
const company = companyId('holding');
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const shift = newId();
const roster = { ...actorIn('unitManager', 'salesHead').grants[0], groupId: 'roster', permissions: ['functionalManagement/roster/observe'] } as Grant;
const headOf = (unit: 'sales' | 'finance') => ({ ...actorIn('unitManager', 'salesHead', [unit]), grants: [roster] });
let bed: Mounted;
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);
const rows = (text: string, ...values: readonly unknown[]) => bed.database.owner.query(text, [...values]);
const need = (more: object = {}, actor = officer) =>
  bed.call(actor, 'POST', `${PATH}/shiftNeed`, { unitId: unitId('sales'), workShiftId: shift, needed: 2, neededOff: null, fromDate: SATURDAY, thruDate: null, ...more });
const gaps = (actor = officer, span = `from=${SATURDAY}&thru=${MONDAY}`) => bed.call(actor, 'GET', `${PATH}/roster/gaps?${span}`);

beforeAll(async () => {
  bed = await mountSlices({ slice: 'modules/attendance/staffing', routes, messages, errors: [staffingErrors] });
  await layOrganisation(bed.database.owner);
  await rows(`insert into work_shift (work_shift_id, company_id, shift_code, title, shift_class, colour) values ($1, $2, 'N1', 'night', 'night', 'blue')`, shift, company);
  await rows(
    `insert into work_shift_line (work_shift_line_id, company_id, work_shift_id, line_kind, from_minute, minutes) values ($1, $2, $3, 'ShlWork', 480, 480)`,
    newId(),
    company,
    shift,
  );
  for (const [name, day] of [
    ['seller', SATURDAY],
    ['salesHead', SATURDAY],
    ['seller', MONDAY],
    ['accountant', MONDAY],
  ] as const)
    await rows(
      `insert into person_day_shift (person_day_shift_id, company_id, party_id, day_date, work_shift_id) values ($1, $2, $3, $4, $5)`,
      ...[newId(), company, partyId(name), day, shift],
    );
});
afterAll(() => bed.close());

test('people of the unit who are planned in the shift and not on leave count; nobody of another unit', async () => {
  expect((await gaps()).body.needs).toEqual([]);
  const { body } = await need();
  const [found] = (await gaps()).body.needs;
  expect(found).toMatchObject({ unitId: unitId('sales'), workShiftId: shift, needed: [2, 2, 2], planned: [2, 0, 1] });
  await rows(
    `insert into leave_request (leave_request_id, company_id, party_id, leave_type_id, mode, from_date, thru_date, minutes, days, status_id, sent_at)
     values ($1, $2, $3, 'LvtUnpaid', 'daily', $4, $4, 480, 1, 'LvSent', now())`,
    ...[newId(), company, partyId('seller'), SATURDAY],
  );
  expect((await gaps()).body.needs[0].planned).toEqual([2, 0, 1]);
  await rows(`update leave_request set status_id = 'LvApproved', closed_at = now()`);
  expect((await gaps()).body.needs[0].planned).toEqual([1, 0, 1]);
  const changed = { unitId: unitId('sales'), workShiftId: shift, needed: 1, neededOff: 3, fromDate: '2026-05-10', thruDate: '2026-05-16', rowVersion: body.rowVersion };
  expect((await bed.call(officer, 'PUT', `${PATH}/shiftNeed/${body.id}`, changed)).status).toBe(200);
  // the 15th is a Friday
  expect((await gaps(officer, `from=${SATURDAY}&thru=2026-05-17`)).body.needs[0].needed).toEqual([null, 1, 1, 1, 1, 1, 3, 1, null]);
});

test('a manager sees the own units, another company nothing; refused: twice, units and shifts of others, a long or turned span', async () => {
  const found = async (unit: 'sales' | 'finance') => (await gaps(headOf(unit))).body.needs.length;
  expect([await found('sales'), await found('finance')]).toEqual([1, 0]);
  expect((await gaps(elsewhere)).body.needs).toEqual([]);
  const twice = await need({ fromDate: '2026-05-12' });
  expect([twice.status, codeOf(twice), Object.keys(twice.body.fields)]).toEqual([409, 'overlap', ['fromDate']]);
  expect((await need({ unitId: newId(), fromDate: '2027-05-12' })).body.fields).toEqual({ unitId: messages.errors.option });
  expect((await need({}, elsewhere)).body.fields).toHaveProperty('unitId');
  expect((await need({}, headOf('sales'))).status).toBe(403);
  expect([codeOf(await gaps(officer, `from=${MONDAY}&thru=${SATURDAY}`)), codeOf(await gaps(officer, `from=${SATURDAY}&thru=2026-08-01`))]).toEqual(['order', 'tooLong']);
});
