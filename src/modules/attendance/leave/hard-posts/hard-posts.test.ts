/** Posts of hard work on the real database: whoever holds one earns the leave of it from its day on; who marks posts, and what is refused. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, postId } from '#testing/organisation.ts';
import { leaveErrors } from '../leave.errors.ts';
import leaveMessages from '../leave.messages.fa.ts';
import { routes as leaveRoutes } from '../leave.routes.ts';
import { hardPostErrors } from './hard-posts.errors.ts';
import messages from './hard-posts.messages.fa.ts';
import { routes } from './hard-posts.routes.ts';

const PATH = '/rest/s1/functionalManagement/hardPost';
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const accountant = actorIn('employee', 'accountant');
let bed: Mounted;
const codeOf = ({ body }: Answer) => body.errorCode?.split('.').at(-1);
const said = { reason: 'noise', paperNumber: 'H-1', fromDate: '2026-03-21', thruDate: null };
const mark = (more: object = {}, actor = officer) => bed.call(actor, 'POST', PATH, { ...said, emplPositionId: postId('accountant'), ...more });
const earned = async (): Promise<number> => (await bed.call(accountant, 'GET', '/rest/s1/hcm/leave/own')).body.balance.yearEntitlement;

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/attendance/leave', routes: leaveRoutes, messages: leaveMessages, errors: [leaveErrors] },
    { slice: 'modules/attendance/leave/hard-posts', routes, messages, errors: [hardPostErrors] },
  );
  await layOrganisation(bed.database.owner);
  await bed.database.owner.query(`update legal_parameter set verified_version = row_version where kind_enum_id like 'LpHard%'`);
  // a week of 36 hours
  await bed.database.owner.query(`update work_week set saturday = 360, sunday = 360, monday = 360, tuesday = 360, wednesday = 360, thursday = 360, friday = 0`);
});
afterAll(() => bed.close());

test('whoever holds a marked post earns five weeks of 36 hours, in parts of a year their part; unmarked they earn as everybody', async () => {
  const usual = await earned();
  expect(usual).toBe(26 * 360);
  const { body } = await mark();
  expect(await earned()).toBe(30 * 360);
  expect(
    (await bed.call(officer, 'PUT', `${PATH}/${body.id}`, { ...said, emplPositionId: postId('accountant'), thruDate: '2026-09-22', rowVersion: body.rowVersion })).status,
  ).toBe(200);
  expect(await earned()).toBe(Math.round((30 * 360 * 186 + 26 * 360 * 179) / 365));
  expect((await bed.call(officer, 'DELETE', `${PATH}/${body.id}`)).status).toBe(200);
  expect(await earned()).toBe(usual);
});

test('refused: a second mark of the same days, a post of another company, who may not, days in the wrong order', async () => {
  expect((await mark()).status).toBe(201);
  const twice = await mark({ fromDate: '2026-05-01' });
  expect([twice.status, codeOf(twice), Object.keys(twice.body.fields)]).toEqual([409, 'overlap', ['fromDate']]);
  const foreign = await mark({}, elsewhere);
  expect([foreign.status, foreign.body.fields]).toEqual([400, { emplPositionId: messages.errors.option }]);
  expect((await mark({}, accountant)).status).toBe(403);
  expect(Object.keys((await mark({ emplPositionId: postId('accountant'), fromDate: '2027-05-01', thruDate: '2027-04-01' })).body.fields)).toEqual(['thruDate']);
  expect((await bed.call(elsewhere, 'GET', PATH)).body.rows).toEqual([]);
});
